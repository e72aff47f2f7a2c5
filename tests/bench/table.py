# SPDX-License-Identifier: MIT
"""Runs the benchmarks of build/release and prints one table; tools/bench builds everything first."""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

CPU = "--cpu" in sys.argv
BUILD = os.path.abspath("build/release")
RUNS = 15
HOME = tempfile.TemporaryDirectory()
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": HOME.name, "XDG_RUNTIME_DIR": HOME.name,
               "BENCH_CLOCK": "cpu" if CPU else "wall"}


def ours(name):
    return f"{BUILD}/{name}"


def board(tiles, kind="towerwatch.yaml"):
    return f"{HOME.name}/{tiles}.{kind}"


def process(*command):
    """Milliseconds and MiB of a process from start to end."""
    start = time.monotonic()
    child = subprocess.Popen(command, env=environment, **QUIET)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = status
    if status != 0:
        sys.exit(f"{' '.join(command)} failed")
    spent = used.ru_utime + used.ru_stime if CPU else time.monotonic() - start
    return spent * 1000, used.ru_maxrss / 1024


def window(*command):
    """The same from start to the last change of the screen (see settled.cpp)."""
    out = subprocess.run([ours("bench-settled"), *command], env=environment, check=True,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    wall, cpu, size = map(float, out.split())
    return cpu if CPU else wall, size / 1024


def medians(measure, *commands):
    """The medians of several runs of each command, after a first one. They take turns, so that a machine that
    becomes slower does so for all of them."""
    runs = [[measure(*command) for command in commands] for _ in range(RUNS + 1)][1:]
    return [tuple(map(statistics.median, zip(*mine))) for mine in zip(*runs)]


def functions():
    """Name -> benchmark, medians of repetitions."""
    out = f"{HOME.name}/functions.json"
    subprocess.run([ours("bench"), "--benchmark_repetitions=3", "--benchmark_min_time=0.05",
                    "--benchmark_report_aggregates_only", f"--benchmark_out={out}"],
                   env=environment, check=True, **QUIET)
    with open(out, encoding="utf-8") as file:
        return {entry["run_name"].split("/iterations")[0]: entry for entry in json.load(file)["benchmarks"]
                if entry.get("aggregate_name", "median") == "median"}


def milliseconds(entry):
    manual = "manual_time" in entry["run_name"]
    return entry["cpu_time" if CPU and not manual else "real_time"]


def worst(entries, prefix):
    return max(milliseconds(entry) for name, entry in entries.items() if name.startswith(prefix))


def print_row(what, mine, peer, bar, met, unit):
    ratio = f"{mine / peer:.2f}" if peer else ""
    theirs = f"{peer:.1f} {unit}" if peer else ""
    print(f"| {what:44} | {mine:8.1f} {unit:9} | {theirs:14} | {ratio:5} | {bar:16} | {'met' if met else 'MISSED':6} |",
          flush=True)


def absolute(what, mine, most, unit="ms"):
    print_row(what, mine, None, f"<= {most} {unit}", mine <= most, unit)


def beside(what, mine, peer, ratio, unit="ms"):
    print_row(what, mine, peer, f"<= {ratio} x peer", mine <= ratio * peer, unit)


def processes():
    (core, _), (version, _), (small, _) = medians(
        process, [ours("bench-qtcore")], [ours("towerwatch"), "--version"], [ours("towerwatch"), "explain", board(100)])
    beside("--version; bare QtCore", version, core, 2)
    beside("explain 100 tiles; bare QtCore", small, core, 4)
    (events, _), (spent, size) = medians(
        process, [ours("bench-yaml"), board(10000)], [ours("towerwatch"), "explain", board(10000)])
    beside("explain 10,000 tiles; bare yaml-cpp events", spent, events, 1.6)
    absolute("   memory", size, 80, "MiB")
    png = f"{HOME.name}/out.png"
    environment["QT_QPA_PLATFORM"] = "offscreen"
    (rasterizer, _), (picture, _) = medians(
        process, ["tmxrasterizer", board(1000, "tmx"), png], [ours("bench-picture"), board(1000), png])
    beside("PNG of 1,000 tiles at 64 px; tmxrasterizer", picture, rasterizer, 1)
    del environment["QT_QPA_PLATFORM"]


def windows():
    for tiles, ratio in ((100, 0.5), (10000, 1)):
        (peer, peer_size), (mine, size) = medians(
            window, ["tiled", board(tiles, "tmx")], [ours("towerwatch-window"), board(tiles)])
        beside(f"window to painted board, {tiles:,} tiles; Tiled", mine, peer, ratio)
        beside("   memory", size, peer_size, ratio, "MiB")


def windows_on_a_display():
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1920x1080x24"],
                              pass_fds=[write], **QUIET)
    environment["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
    try:
        windows()
    finally:
        server.terminate()
        server.wait()


def in_process():
    entries = functions()
    for name, entry in entries.items():
        if name.startswith("features/"):
            tiles = int(name.split("/")[1])
            speed = tiles / milliseconds(entry) / 1000
            print_row(f"features of {tiles:,} tiles", speed, None, ">= 2 Mtiles/s", speed >= 2, "Mtiles/s")
    absolute("all towers and watchtowers of 10,000 tiles", worst(entries, "allTowers"), 50)
    absolute("edit to answer and painted board, 10,000", worst(entries, "editToPaintedBoard"), 16)
    for name in ("zoomStep", "panStep"):
        for tiles, most in ((10000, 8), (100000, 16)):
            absolute(f"{name}, {tiles:,} tiles, worst zoom", worst(entries, f"{name}/{tiles}/"), most)
    absolute("vector PDF of 1,000 tiles", worst(entries, "vectorPdf"), 60)
    absolute("undo of any edit, 10,000 tiles", worst(entries, "undo/"), 5)
    absolute("   memory of 1,000 steps", entries["memoryOfSteps"]["MiB"], 100, "MiB")


def main():
    parts = {"processes": processes, "windows": windows_on_a_display, "functions": in_process}
    for tiles in (100, 1000, 10000):
        subprocess.run([ours("bench-board"), str(tiles), board(tiles), board(tiles, "tmx")], env=environment, check=True)
    print(f"{'Processor' if CPU else 'Wall'} time; load of the machine: {os.getloadavg()[0]:.1f}")
    print(f"| {'what; peer':44} | {'ours':18} | {'peer':14} | ratio | {'bar':16} | {'':6} |")
    print(f"|{'-' * 46}|{'-' * 20}|{'-' * 16}|{'-' * 7}|{'-' * 18}|{'-' * 8}|")
    for name, part in parts.items():
        if name in sys.argv or not parts.keys() & set(sys.argv):
            part()


main()
