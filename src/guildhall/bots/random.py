"""The simplest bot: any option is as good as another."""

from guildhall.play.player import RandomPlayer as RandomPlayer
