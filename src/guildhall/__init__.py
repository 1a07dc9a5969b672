"""Guildhall: four tabletop games for people, bots, designers and researchers."""

__version__ = "0.1.0"
