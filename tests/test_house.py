"""House-keeping: what may be committed, and lists that have to agree with each other."""

import re
import subprocess
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted(ROOT.glob("requirements*.lock"))

# Put together from parts, so that this file does not hold what it looks for.
HOSTS = ["pypi" + ".org", "python" + "hosted.org", "registry" + ".npmjs.org", "registry" + ".yarnpkg.com"]
INDEX_OPTIONS = r"(?<![\w-])--(?:(?:extra-|default-)?index-" + r"url|find-" + r"links|trusted-" + r"host)\b"
RESOLVED = '"resolved"' + r"\s*:"
UNWANTED = re.compile("|".join([*map(re.escape, HOSTS), INDEX_OPTIONS, RESOLVED]))


def machine_paths() -> re.Pattern[str]:
    """Paths that only some machine has: this folder, this home, anybody's home."""
    here = [path for path in (ROOT, Path.home()) if len(path.parts) > 1]
    somebody = [r"/home/\w+/", r"/Users/\w+/", r"[A-Z]:\\Users\\"]
    return re.compile(r"(?<![\w.:/-])(?:" + "|".join([re.escape(str(path)) + "/" for path in here] + somebody) + ")")


def committed_texts() -> list[tuple[str, str]]:
    """Name and text of each file that is committed or would be by `git add .`"""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git repository")
    files = [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]
    contents = [(name, (ROOT / name).read_bytes()) for name in files]
    return [(name, content.decode("utf-8", "replace")) for name, content in contents if b"\0" not in content]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in committed_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.fixture(scope="module")
def build_hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "line", [f"from https://{HOSTS[0]}/simple", '"resolved' + '": "x"', "--extra-index-" + "url x"]
)
def test_the_search_for_registries_finds_them(line: str) -> None:
    assert UNWANTED.search(line)


def test_no_committed_file_names_a_registry() -> None:
    assert lines_with(UNWANTED) == []


def test_no_committed_file_holds_a_path_of_a_machine() -> None:
    assert machine_paths().search(f'open("{ROOT}/x")')
    assert lines_with(machine_paths()) == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_holds_exact_versions_and_hashes_only(lock: Path) -> None:
    text = re.sub(r"\s*#.*", "", lock.read_text("utf-8")).replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line.strip()]
    entry = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^;]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert entries
    assert [line[:80] for line in entries if not entry.fullmatch(line)] == []


def test_lock_files_agree_with_each_other() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, rest in re.findall(r"^([a-z0-9-]+)==(.+?) \\$", lock.read_text("utf-8"), re.MULTILINE):
            # A marker after the version: there is one version for each.
            version, _, marker = rest.partition(" ; ")
            versions.setdefault(f"{name} {marker}", set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_what_builds_is_what_the_lock_file_builds_with() -> None:
    assert PYPROJECT["build-system"]["requires"] == PYPROJECT["dependency-groups"]["build"]


@pytest.mark.parametrize("key", ["compiled", "interpreted"])
def test_each_line_of_the_list_of_compiled_modules_matches_files(key: str) -> None:
    patterns = PYPROJECT["tool"]["guildhall"][key]
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []


def test_some_modules_are_compiled_and_none_of_them_defines_structs(build_hook: ModuleType) -> None:
    modules = build_hook.compiled_modules(ROOT)
    assert Path("src/guildhall/kernel/table.py") in modules
    struct = re.compile(r"^class \w+\(.*\bStruct\b", re.MULTILINE)
    assert [str(path) for path in modules if struct.search((ROOT / path).read_text("utf-8"))] == []


def test_the_source_tree_holds_no_compiled_files() -> None:
    assert [path for pattern in ("*.so", "*.pyd", "*.c") for path in (ROOT / "src").rglob(pattern)] == []
