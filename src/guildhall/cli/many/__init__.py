"""Many games of programs: game i of a seed is the same in whatever process it is played."""
