"""Arcana, revised edition."""
