"""A real terminal for tests: what the program shows on it, and what happens when its window is closed."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

from commands import environment

PATIENCE = 60  # seconds
CLEARED = "\x1b[2J"
STYLE = "\x1b["
# The terminal becomes the program's own, so that closing it hangs up; Ctrl-C means what it does in front of people.
START = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from guildhall.cli import main
main()
"""


class Keyboard:
    """A pseudo-terminal of some rows of 80 columns, with `guildhall` running in it."""

    def __init__(self, *words: str, home: Path, rows: int = 24, **variables: str) -> None:
        self.main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        here = {"GUILDHALL_HOME": str(home), "TERM": "xterm", **variables}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdin=side,
            stdout=side,
            stderr=side,
            env=environment(**here),
            start_new_session=True,
        )
        os.close(side)
        self.shown = b""
        self.open = True

    def type(self, *lines: str) -> None:
        os.write(self.main, "".join(f"{line}\n" for line in lines).encode())

    def read(self) -> bytes:
        """What is shown next; nothing when the program has ended."""
        ready, _, _ = select.select([self.main], [], [], PATIENCE)
        assert ready, f"the program shows nothing more after {self.shown[-500:]!r}"
        try:
            return os.read(self.main, 65536)
        except OSError:  # the other end is closed
            return b""

    def wait_for(self, text: str) -> str:
        """All that was shown since the last time, up to this text."""
        while text.encode() not in self.shown:
            more = self.read()
            assert more, f"{text!r} was not shown: {self.shown[-500:]!r}"
            self.shown += more
        before, _, self.shown = self.shown.partition(text.encode())
        return before.decode("utf-8", "replace")

    def wait_for_the_end(self) -> str:
        """All that was shown since the last time; the exit code has to be 0."""
        while more := self.read():
            self.shown += more
        self.close()
        return self.shown.decode("utf-8", "replace")

    def close(self) -> None:
        """Close the window; the exit code has to be 0 all the same."""
        os.close(self.main)
        self.open = False
        assert self.process.wait(PATIENCE) == 0

    def put_away(self) -> None:
        """Whatever a test left open."""
        if self.open:
            os.close(self.main)
        self.process.kill()
        self.process.wait(PATIENCE)
