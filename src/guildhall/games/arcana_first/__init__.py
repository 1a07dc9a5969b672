"""Arcana, first edition: what it has otherwise than the revised one."""
