"""What gets installed, and that it starts: from a wheel, and from a checkout."""

import os
import shutil
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from zipfile import ZipFile

import cloudpickle
import pytest

from players.cluster import code_digest, play_anywhere, play_there

ROOT = Path(__file__).parent.parent
PACKAGES = sorted(path.parent for path in ROOT.glob("*/__init__.py") if path.parent.name != "tests")
KINDS = (".py", ".ftl", ".html", ".css", ".js", ".svg")
PAPERS = ("LICENSE", "VERSION", "SHA256SUMS")  # of what others wrote


def run(
    *words: str | Path, cwd: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run this Python, with nothing on its path that the test did not put there."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env=clean | (env or {}),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    built = run("-m", "hatchling", "build", "-t", "wheel", "-d", out, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    [path] = out.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel installed in it, as by ``pip install --target``."""
    target = tmp_path_factory.mktemp("installed")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        ZipFile(wheel).extractall(target)
    else:
        command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-cache"]
        options = ["--python", sys.executable, "--target", str(target)]
        subprocess.run([*command, *options, str(wheel)], check=True)
    return target


def test_a_wheel_holds_one_package_and_nothing_beside_it(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    version = wheel.name.split("-")[1]

    assert {name.split("/")[0] for name in names} == {
        "undertable",
        f"undertable-{version}.dist-info",
    }


def test_a_wheel_holds_every_source_file_and_every_text_and_no_tests(wheel: Path) -> None:
    names = {name for name in ZipFile(wheel).namelist() if name.startswith("undertable/")}
    everything = [path for package in PACKAGES for path in package.rglob("*")]
    files = [path for path in everything if path.suffix in KINDS or path.name in PAPERS]
    expected = {f"undertable/_app/{path.relative_to(ROOT).as_posix()}" for path in files}

    assert names == expected | {"undertable/__init__.py", "undertable/_app/cli.py"}


def test_the_installed_package_starts_without_the_checkout(installed: Path, tmp_path: Path) -> None:
    start = "import undertable, sys; sys.exit(undertable.main(['--help']))"
    started = run("-c", start, cwd=tmp_path, env={"PYTHONPATH": str(installed)})

    assert started.returncode == 0, started.stderr
    assert started.stdout.startswith("usage: undertable")


def test_the_installed_package_runs_its_own_code(installed: Path, tmp_path: Path) -> None:
    start = "import undertable; undertable.main(['bench', 'nothing'])"
    started = run("-c", start, cwd=tmp_path, env={"PYTHONPATH": str(installed)})
    alone = run("-c", "import crypto", cwd=tmp_path, env={"PYTHONPATH": str(installed)})

    assert started.returncode == 1
    assert started.stderr.startswith("bench: no topic 'nothing'")
    assert "No module named 'crypto'" in alone.stderr, "the checkout is on the path"


def test_a_worker_of_a_cluster_finds_the_application_by_the_name_of_the_package(
    installed: Path, tmp_path: Path
) -> None:
    plan = {"game": "kuhn", "bots": ("random", "random"), "options": (), "seed": 1, "patience": 99}
    code, given = b64encode(cloudpickle.dumps(play_anywhere)), (code_digest(), plan, 0, 3)
    play = f"import base64, pickle; print(pickle.loads(base64.b64decode({code!r}))(*{given!r}))"
    played = run("-c", play, cwd=tmp_path, env={"PYTHONPATH": str(installed)})
    assert played.stdout.strip() == str(play_there(*given)), played.stderr


def test_the_command_is_named_undertable(wheel: Path) -> None:
    [entry_points] = [n for n in ZipFile(wheel).namelist() if n.endswith("entry_points.txt")]

    assert "undertable = undertable:main" in ZipFile(wheel).read(entry_points).decode()


def test_a_checkout_explains_itself() -> None:
    asked = run("cli.py", "--help", cwd=ROOT)

    assert asked.returncode == 0
    assert "bench" in asked.stdout


@pytest.mark.parametrize("words", [["nonsense"], [], ["bench", "nonsense"]])
def test_a_checkout_refuses_what_it_does_not_know(words: list[str]) -> None:
    refused = run("cli.py", *words, cwd=ROOT)

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert "Traceback" not in refused.stderr
