"""`python -m guildhall` is `guildhall`."""

from guildhall.cli import main

main()
