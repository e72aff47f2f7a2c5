// SPDX-License-Identifier: MIT
/// Put before the system's library by tests (LD_PRELOAD), it lets one call go wrong as disks and signals make
/// them go wrong, and no connection to a network be made. The environment says what:
///   FAULT="CALL KIND AFTER NAME": CALL is read, write, fsync, linkat or rename; KIND is the name of an
///   error, or SHORT (half of what is asked for), EINTR (every other time) or KILL (the program); AFTER is
///   how many bytes, or calls that move none, go well before; only files whose path holds NAME.
///   NO_NETWORK=FILE: every socket that is not local is refused, and FILE says so. CLOCK_BACK=FILE: once
///   there is such a file, the clock is an hour slow.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

namespace {

struct Fault
{
    char call[16] = "", kind[16] = "", name[64] = "";
    long after = 0;
};

const Fault &fault()
{
    static const Fault wanted = [] {
        Fault read;
        const char *text = std::getenv("FAULT");
        if (!text ||
            std::sscanf(text, "%15s %15s %ld %63s", read.call, read.kind, &read.after, read.name) != 4)
            read = {};
        return read;
    }();
    return wanted;
}

bool concerns(const char *call, const char *path)
{
    return std::strcmp(fault().call, call) == 0 && std::strstr(path, fault().name) != nullptr;
}

bool concerns(const char *call, int descriptor)
{
    if (std::strcmp(fault().call, call) != 0)
        return false;
    char link[64], path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const auto length = readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = 0;
    return concerns(call, path);
}

int errorCalled(const char *name)
{
    if (std::strcmp(name, "ENOSPC") == 0)
        return ENOSPC;
    return std::strcmp(name, "EACCES") == 0 ? EACCES : EIO;
}

template <typename Call> Call real(const char *name)
{
    return reinterpret_cast<Call>(dlsym(RTLD_NEXT, name));
}

void killIfWanted()
{
    if (std::strcmp(fault().kind, "KILL") == 0)
        kill(getpid(), SIGKILL);
}

/// Whether a call that moves no bytes goes well; no: errno is set.
bool goesWell(bool concerned)
{
    static long done = 0;
    if (!concerned || done++ < fault().after)
        return true;
    killIfWanted();
    errno = errorCalled(fault().kind);
    return false;
}

/// How much of a transfer goes well; -1: none, with errno set.
ssize_t allowed(std::size_t size)
{
    static long done = 0;
    static bool interrupted = false;
    const Fault &wanted = fault();
    if (std::strcmp(wanted.kind, "EINTR") == 0) {
        interrupted = !interrupted;
        errno = EINTR;
        return interrupted ? -1 : static_cast<ssize_t>(size);
    }
    if (std::strcmp(wanted.kind, "SHORT") == 0)
        return static_cast<ssize_t>(size / 2 + 1);
    if (done >= wanted.after) {
        killIfWanted();
        errno = errorCalled(wanted.kind);
        return -1;
    }
    const auto count = std::min(static_cast<long>(size), wanted.after - done);
    done += count;
    return count;
}

/// How slow the clock is.
int secondsBack()
{
    static const char *const file = std::getenv("CLOCK_BACK");
    return file && access(file, F_OK) == 0 ? 3600 : 0;
}

} // namespace

extern "C" {

ssize_t read(int descriptor, void *buffer, std::size_t size)
{
    static const auto call = real<ssize_t (*)(int, void *, std::size_t)>("read");
    if (!concerns("read", descriptor))
        return call(descriptor, buffer, size);
    const ssize_t count = allowed(size);
    return count < 0 ? -1 : call(descriptor, buffer, static_cast<std::size_t>(count));
}

ssize_t write(int descriptor, const void *buffer, std::size_t size)
{
    static const auto call = real<ssize_t (*)(int, const void *, std::size_t)>("write");
    if (!concerns("write", descriptor))
        return call(descriptor, buffer, size);
    const ssize_t count = allowed(size);
    return count < 0 ? -1 : call(descriptor, buffer, static_cast<std::size_t>(count));
}

int fsync(int descriptor)
{
    static const auto call = real<int (*)(int)>("fsync");
    return goesWell(concerns("fsync", descriptor)) ? call(descriptor) : -1;
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags)
{
    static const auto call = real<int (*)(int, const char *, int, const char *, int)>("linkat");
    return goesWell(concerns("linkat", to)) ? call(fromFolder, from, toFolder, to, flags) : -1;
}

int rename(const char *from, const char *to)
{
    static const auto call = real<int (*)(const char *, const char *)>("rename");
    return goesWell(concerns("rename", to)) ? call(from, to) : -1;
}

int clock_gettime(clockid_t clock, timespec *time)
{
    static const auto call = real<int (*)(clockid_t, timespec *)>("clock_gettime");
    const int result = call(clock, time);
    if (clock == CLOCK_REALTIME)
        time->tv_sec -= secondsBack();
    return result;
}

int gettimeofday(timeval *__restrict time, void *__restrict zone)
{
    static const auto call = real<int (*)(timeval *, void *)>("gettimeofday");
    const int result = call(time, zone);
    time->tv_sec -= secondsBack();
    return result;
}

int socket(int domain, int type, int protocol)
{
    static const auto call = real<int (*)(int, int, int)>("socket");
    const char *report = std::getenv("NO_NETWORK");
    if (!report || domain == AF_UNIX || domain == AF_NETLINK)
        return call(domain, type, protocol);
    if (FILE *file = std::fopen(report, "a")) {
        std::fprintf(file, "socket of family %d\n", domain);
        std::fclose(file);
    }
    errno = EACCES;
    return -1;
}
}
