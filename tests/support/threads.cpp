// SPDX-License-Identifier: MIT
/// Tells ThreadSanitizer of the order that a QThreadPool and queued calls make: Qt's own locks are not built
/// for it, so that every handing over of work would look like a race. Stands in for Qt's functions in the
/// `thread` preset only.
#include <QRunnable>
#include <QThreadPool>
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

// What comes before the release of one of these is seen after its acquisition.
char begun, done, sent;

/// The function of Qt that one of this file stands in for.
template <typename Function> Function qts(const char *symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

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
    static const auto wait = qts<bool (*)(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool ended = wait(this, milliseconds);
    __tsan_acquire(&done);
    return ended;
}

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *result)
{
    using Invoke = bool (*)(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *);
    static const auto invoke = qts<Invoke>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    __tsan_release(&sent);
    return invoke(object, slot, type, result);
}

bool QObject::event(QEvent *event)
{
    static const auto handle = qts<bool (*)(QObject *, QEvent *)>("_ZN7QObject5eventEP6QEvent");
    __tsan_acquire(&sent);
    return handle(this, event);
}
