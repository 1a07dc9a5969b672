"""Guilds of Cadwallon: agents on the boulevards of a city of three by three cards."""
