"""What the figures were measured on."""

import os
import platform
from pathlib import Path


def processor() -> str:
    """The processor's model, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(models), platform.processor() or platform.machine())


def load() -> float:
    """How many processes wanted to run during the last minute, in the mean."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def facts() -> dict[str, str | int]:
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }
