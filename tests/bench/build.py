#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a newcomer waits for: processor seconds of `tools/run` and `tools/test` in a clean clone, beside another commit.

Usage: build.py [REVISION]      (tools/bench build; without a revision: the first fast build's predecessor, 8cfc083)
One clone after the other, each alone on the machine; before each and at the end one fixed file is compiled, which tells
whether the machine kept its pace.
"""
import os
import resource
import subprocess
import sys
import tempfile
import time

FIXED = "#include <QtWidgets>\n#include <regex>\nint main() { return std::regex(\"a\").mark_count(); }\n"


def run(command, folder):
    """Processor and wall seconds of a command and all that it waited for."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    with open(os.path.join(folder, "build.log"), "a") as log:
        subprocess.run(command, cwd=folder, env=environment, stdout=log, stderr=log, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, time.monotonic() - began)


def pace(folder):
    """What the fixed file costs now."""
    with open(os.path.join(folder, "fixed.cpp"), "w") as file:
        file.write(FIXED)
    flags = subprocess.run(["pkg-config", "--cflags", "Qt6Widgets"], capture_output=True, text=True, check=True).stdout
    return run(["g++", "-std=c++20", "-O3", "-fPIC", *flags.split(), "-c", "fixed.cpp", "-o", "fixed.o"], folder)[0]


def main():
    revision = sys.argv[1] if len(sys.argv) > 1 else "8cfc083"
    commands = "tools/run", "tools/test"
    spent, sizes, paces = {}, {}, []
    with tempfile.TemporaryDirectory() as folder:
        for commit in "HEAD", revision:
            clone = f"{folder}/{commit}"
            subprocess.run(["git", "clone", "-q", ".", clone], check=True)
            subprocess.run(["git", "-C", clone, "checkout", "-q", commit], check=True)
            paces.append(pace(folder))
            spent[commit] = [run([command], clone) for command in commands]
            sizes[commit] = [os.path.getsize(f"{clone}/build/release/{name}") for name in ("towerwatch", "towerwatch-window")]
        paces.append(pace(folder))
    print(f"| in a clean clone | now | of it waiting | {revision} | of it waiting | ratio |\n|---|---|---|---|---|---|")
    rows = [(command, *spent["HEAD"][i], *spent[revision][i]) for i, command in enumerate(commands)]
    rows.append(("together", *(sum(row[column] for row in rows) for column in range(1, 5))))
    for name, now, waited, then, waited_then in rows:
        print(f"| {name} | {now:.0f} s | {waited:.0f} s | {then:.0f} s | {waited_then:.0f} s | {now / then:.3f} |")
    for i, program in enumerate(("towerwatch", "towerwatch-window")):
        now, then = sizes["HEAD"][i], sizes[revision][i]
        print(f"| size of {program} | {now >> 10} KiB | | {then >> 10} KiB | | {now / then:.2f} |")
    print("fixed file before each and at the end:", ", ".join(f"{each:.1f} s" for each in paces))


main()
