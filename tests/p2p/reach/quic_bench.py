"""Both ways, measured once: ``python -m tests.p2p.reach.quic_bench``, in a network of its own."""

import json

from bench import ways

if __name__ == "__main__":
    print(json.dumps(ways.measure(2, ways.installed())))
