// SPDX-License-Identifier: MIT
/// Tells ThreadSanitizer of the order that a QThreadPool makes: Qt's own locks are not built for it, so that
/// every handing over of work would look like a race. Stands in for Qt's functions in the `thread` preset
/// only.
#include <QRunnable>
#include <QThreadPool>
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

char begun, done; // what comes before the one is seen after the other of the same name

class Work : public QRunnable
{
public:
    explicit Work(std::function<void()> function)
        : m_function(std::move(function))
    {
        setAutoDelete(false); // it goes by itself, where its order is known
    }

    void run() override
    {
        __tsan_acquire(&begun);
        m_function();
        delete this;
        __tsan_release(&done);
    }

private:
    std::function<void()> m_function;
};

} // namespace

void QThreadPool::start(std::function<void()> function, int priority)
{
    auto *work = new Work(std::move(function));
    __tsan_release(&begun);
    start(work, priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    using Wait = bool (*)(QThreadPool *, int);
    static const auto qts = reinterpret_cast<Wait>(dlsym(RTLD_NEXT, "_ZN11QThreadPool11waitForDoneEi"));
    const bool ended = qts(this, milliseconds);
    __tsan_acquire(&done);
    return ended;
}
