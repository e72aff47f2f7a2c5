#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a newcomer waits for: processor seconds of `tools/run` and `tools/test` in a clean clone, beside another commit.

Usage: build.py [REVISION]      (tools/bench build; without a revision: the first fast build's predecessor, 8cfc083)
Both clones are built at the same time, so that both have the same machine.
"""
import os
import subprocess
import sys
import tempfile
import time


def start(folder, command):
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    log = open(os.path.join(folder, "build.log"), "a")
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log), time.monotonic()


def seconds(child, began):
    """Processor and wall seconds of a child and all that it waited for."""
    _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(child.args)} failed")
    return usage.ru_utime + usage.ru_stime, time.monotonic() - began


def main():
    revision = sys.argv[1] if len(sys.argv) > 1 else "8cfc083"
    with tempfile.TemporaryDirectory() as folder:
        for name, commit in ("now", "HEAD"), ("then", revision):
            subprocess.run(["git", "clone", "-q", ".", f"{folder}/{name}"], check=True)
            subprocess.run(["git", "-C", f"{folder}/{name}", "checkout", "-q", commit], check=True)
        print("| in a clean clone | now | " + revision + " | ratio |\n|---|---|---|---|")
        totals = [0.0, 0.0]
        for command in "tools/run", "tools/test":
            both = [start(f"{folder}/{name}", [command]) for name in ("now", "then")]
            (now, _), (then, _) = (seconds(*each) for each in both)
            totals = [totals[0] + now, totals[1] + then]
            print(f"| {command} | {now:.0f} s | {then:.0f} s | {now / then:.2f} |", flush=True)
        print(f"| together | {totals[0]:.0f} s | {totals[1]:.0f} s | {totals[0] / totals[1]:.2f} |")
        for program in "towerwatch", "towerwatch-window":
            now, then = (os.path.getsize(f"{folder}/{name}/build/release/{program}") for name in ("now", "then"))
            print(f"| size of {program} | {now >> 10} KiB | {then >> 10} KiB | {now / then:.2f} |")


main()
