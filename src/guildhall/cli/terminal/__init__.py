"""The game at one keyboard: the screen, menus, picks, and the sitting itself."""
