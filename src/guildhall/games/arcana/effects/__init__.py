"""The steps that the words of a card set stand for."""
