"""Compiles the hot modules with mypyc while the wheel is built, where there is a C compiler.

The list of modules is [tool.guildhall] in pyproject.toml. All work is done in a folder outside the source tree:
a temporary one, or GUILDHALL_BUILD_DIR, which is kept so that the next build only compiles what changed.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Run in a process of its own, since mypyc ends its process on a type error. setuptools has to be imported first.
COMPILE = """
import json, os, sys
from setuptools import setup
from mypyc.build import mypycify
config, cache, *paths = sys.argv[1:]
modules = mypycify(["--config-file", config, "--cache-dir", cache, *paths],
                   opt_level="3", debug_level="0", multi_file=False, group_name="guildhall", target_dir="../c")
for module in modules:
    # A newer C compiler's new warning shall not keep anybody from playing.
    module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
    if os.name == "posix":  # lets the compiler inline functions across modules: a quarter faster
        module.extra_compile_args.append("-fno-semantic-interposition")
dist = setup(name="guildhall", packages=[], py_modules=[], ext_modules=modules,
             script_args=["-q", "build_ext", "--build-lib", "../lib", "--build-temp", "../o"])
with open("../outputs.json", "w") as file:
    json.dump(dist.get_command_obj("build_ext").get_outputs(), file)
"""

PROBE = """
from setuptools import Extension, setup
setup(name="probe", packages=[], py_modules=[], ext_modules=[Extension("probe", ["probe.c"])],
      script_args=["build_ext", "--build-lib", "probe", "--build-temp", "probe"])
"""
PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def compiled_modules(root: Path) -> list[Path]:
    """The files to compile, relative to the root."""
    lists = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["guildhall"]
    interpreted = {path for pattern in lists["interpreted"] for path in root.glob(pattern)}
    compiled = {path for pattern in lists["compiled"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root) for path in compiled - interpreted)


def why_not(work: Path) -> str:
    """Why nothing can be compiled here, or an empty string: a C file that includes Python.h is tried."""
    if os.environ.get("GUILDHALL_PURE") == "1":
        return "GUILDHALL_PURE=1"
    (work / "probe.c").write_text(PROBE_C)
    probe = subprocess.run([sys.executable, "-c", PROBE], cwd=work, capture_output=True, text=True)
    if probe.returncode == 0:
        return ""
    return "no C compiler that finds Python.h: " + (probe.stderr.strip().splitlines() or ["no reason given"])[-1]


def compile_modules(root: Path, work: Path) -> dict[str, str]:
    """Compile a copy of the sources; each compiled file with its place in the wheel."""
    modules = [path.relative_to("src").as_posix() for path in compiled_modules(root)]
    shutil.rmtree(work / "src", ignore_errors=True)
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", COMPILE, str(root / "pyproject.toml"), str(work / "cache"), *modules]
    if subprocess.run(command, cwd=work / "src").returncode != 0:
        # Never fall back from here: a slow build that nobody asked for would pass unnoticed.
        raise SystemExit("guildhall: compiling failed, see above (GUILDHALL_PURE=1 builds without compiling)")
    outputs = [work / "src" / path for path in json.loads((work / "outputs.json").read_text())]
    return {str(path.resolve()): path.resolve().relative_to((work / "lib").resolve()).as_posix() for path in outputs}


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel, which then fits this platform only."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.temporary: tempfile.TemporaryDirectory[str] | None = None
        if version == "editable":
            return
        if folder := os.environ.get("GUILDHALL_BUILD_DIR"):
            # What another interpreter or compiler left behind is of no use.
            work = Path(folder) / f"{sys.implementation.cache_tag}-mypy-{version_of('mypy')}"
            work.mkdir(parents=True, exist_ok=True)
        else:
            self.temporary = tempfile.TemporaryDirectory(prefix="guildhall-")
            work = Path(self.temporary.name)
        if reason := why_not(work):
            self.app.display_warning(f"guildhall is built without compiling ({reason}): it runs, but slower")
            return
        build_data["force_include"].update(compile_modules(Path(self.root), work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.temporary:
            self.temporary.cleanup()
