"""Matches spread over a Dask cluster: the same results, however many workers, whoever of them dies.

Everything sent and sent back is plain: numbers, texts, lists. A worker does not know our modules
before it starts to work, and finds them by the installed package (``launch/undertable.py``).
"""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from games.kit import BadSetup
from players.simulate import Plan, Played, in_chunks, play_some

LOCAL = "local"  # the address of a cluster that is started here, for as long as it takes
PATIENCE_SECONDS = 20  # until the first worker is there
ROOT = Path(__file__).parents[1]
DECIDING = ("games", "players", "table")  # where the code is that decides how a match goes
MISSING = "a cluster needs Dask: install undertable[cluster], or do without --cluster"

Plain = list[tuple[tuple[int, ...] | None, int]]


class OtherCode(Exception):
    """A worker runs another version of the program, whose matches may go otherwise."""


def simulate_on(address: str, plan: Plan, matches: int, jobs: int) -> Iterator[list[Played]]:
    """As ``simulate``, on the cluster at ``address``; ``jobs`` are the workers of a local one.

    A worker that is lost loses nothing: what it had, others play again, and it comes out alike.
    """
    with connected(address, jobs) as client:
        chunks = in_chunks(matches, sum(client.nthreads().values()))
        given = code_digest(), asdict(plan)
        # Not pure: results are no cache, and a second simulation must not be taken for the first.
        futures = [
            client.submit(play_anywhere, *given, c.start, c.stop, pure=False) for c in chunks
        ]
        yield from results(futures)


def results(futures: Sequence[Any]) -> Iterator[list[Played]]:
    from distributed.scheduler import KilledWorker

    for future in futures:
        try:
            yield [Played(*played) for played in future.result()]
        except (ImportError, OtherCode) as error:
            raise BadSetup(f"a worker of that cluster can't play with us: {error}") from error
        except KilledWorker as error:
            raise BadSetup("worker after worker died over the same matches") from error
        except CancelledError as error:
            raise BadSetup("the cluster is gone") from error
        future.release()


@contextmanager
def connected(address: str, jobs: int) -> Iterator[Any]:
    """A client of the cluster, with a worker at least; ``BadSetup`` if there is none."""
    with ExitStack() as stack:
        try:
            client = local(stack, jobs) if address == LOCAL else at(stack, address)
        except ImportError as error:
            raise BadSetup(MISSING) from error
        except (OSError, ValueError) as error:
            raise BadSetup(f"no cluster with a worker answers at {address}") from error
        yield client


def local(stack: ExitStack, jobs: int) -> Any:
    from distributed import Client, LocalCluster

    quiet = {"silence_logs": logging.CRITICAL, "dashboard_address": None}
    cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, **quiet)
    return stack.enter_context(Client(stack.enter_context(cluster)))


def at(stack: ExitStack, address: str) -> Any:
    from distributed import Client

    client = stack.enter_context(Client(address, timeout=PATIENCE_SECONDS))
    client.wait_for_workers(1, timeout=PATIENCE_SECONDS)
    return client


# At a worker


def play_anywhere(*given: Any) -> Any:
    """``play_there``, at a worker that knows no more of us than the installed package."""
    from importlib import import_module

    try:
        home = import_module("players.cluster")
    except ImportError:
        import_module("undertable").find_application()
        home = import_module("players.cluster")
    return home.play_there(*given)


# Not even the scheduler knows our modules, and it reads every task. So the function travels by its
# code, not by its name: that is what Dask does with whatever belongs to ``__main__``.
play_anywhere.__module__ = "__main__"


def play_there(code: str, plan: dict[str, Any], first: int, last: int) -> Plain:
    """The matches from ``first`` to before ``last``, played by the very code that asks for them."""
    if code != code_digest():
        raise OtherCode("it runs another version of Undertable")
    played = play_some(Plan(**plan), range(first, last))
    return [(match.winners, match.decisions) for match in played]


@cache
def code_digest() -> str:
    """Of all code that decides how a match goes: equal seeds are equal matches only with it."""
    files = sorted(path for folder in DECIDING for path in (ROOT / folder).rglob("*.py"))
    told = sha256()
    for file in files:
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        told.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return told.hexdigest()
