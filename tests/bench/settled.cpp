// SPDX-License-Identifier: MIT
/// Starts a program with a window and waits until its screen stays the same: prints the milliseconds from the
/// start to the last change (X Damage on the root window), the milliseconds of processor time it used and the
/// most memory it held, in KiB; then ends it. Usage: bench-settled PROGRAM [ARGUMENT...]  (on an X display of
/// its own)
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int quiet = 700, longest = 30'000; ///< milliseconds

/// Whether something on the screen changes within some milliseconds.
bool changes(Display *display, int within)
{
    if (XPending(display) == 0) {
        pollfd wait{ConnectionNumber(display), POLLIN, 0};
        if (poll(&wait, 1, within) <= 0)
            return false;
    }
    while (XPending(display) > 0) {
        XEvent event;
        XNextEvent(display, &event);
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    Display *display = XOpenDisplay(nullptr);
    int base = 0, error = 0;
    if (argc < 2 || !display || !XDamageQueryExtension(display, &base, &error))
        return 2;
    XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
    XSync(display, True);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto passed = [start] {
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    };
    const pid_t child = fork();
    if (child == 0) {
        execvp(argv[1], argv + 1);
        _exit(127);
    }
    double last = 0;
    while (passed() < longest && changes(display, last == 0 ? longest : quiet))
        last = passed();
    kill(child, SIGTERM);
    rusage used{};
    wait4(child, nullptr, 0, &used);
    const auto spent = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
    };
    std::printf("%.1f %.1f %ld\n", last, spent(used.ru_utime) + spent(used.ru_stime), used.ru_maxrss);
    return last > 0 ? 0 : 1;
}
