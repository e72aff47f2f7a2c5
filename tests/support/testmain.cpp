// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QAbstractEventDispatcher>
#include <QFileInfo>
#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>

namespace {

std::map<QByteArray, testmain::Main> &tests()
{
    static std::map<QByteArray, testmain::Main> all;
    return all;
}

/// What Qt Test calls by itself.
bool isAroundFunctions(const QByteArray &name)
{
    return name == "init" || name == "cleanup" || name == "initTestCase" || name == "cleanupTestCase" ||
           name.endsWith("_data");
}

QStringList functionsOf(const QMetaObject &test)
{
    QStringList names;
    for (int i = 0; i < test.methodCount(); ++i)
        if (const QMetaMethod method = test.method(i);
            method.access() == QMetaMethod::Private && method.methodType() == QMetaMethod::Slot &&
            method.parameterCount() == 0 && !isAroundFunctions(method.name()))
            names << QString::fromUtf8(method.name());
    return names;
}

QString nameOf(const QObject *left)
{
    const QString type = QString::fromUtf8(left->metaObject()->className());
    return left->objectName().isEmpty() ? type : type + u' ' + left->objectName();
}

/// The windows, popups among them, that are seen.
std::set<QWidget *> windowsSeen()
{
    std::set<QWidget *> seen;
    if (qobject_cast<QApplication *>(QCoreApplication::instance()))
        for (QWidget *window : QApplication::topLevelWidgets())
            if (window->isVisible())
                seen.insert(window);
    return seen;
}

/// Those that the class opened for all its functions.
std::set<QWidget *> &ownWindows()
{
    static std::set<QWidget *> windows;
    return windows;
}

/// Hides the windows that a function left; their names.
QStringList windowsPutAway()
{
    QStringList names;
    for (QWidget *window : windowsSeen())
        if (!ownWindows().contains(window)) {
            names << nameOf(window);
            window->hide();
        }
    return names;
}

/// Stops what would still happen of itself: timers of the test and of nobody (QTimer::singleShot); their
/// names.
QStringList timersPutAway(QObject &test)
{
    QAbstractEventDispatcher *events = QAbstractEventDispatcher::instance();
    QStringList names;
    for (QObject *each : events->findChildren<QObject *>())
        if (each->inherits("QSingleShotTimer")) {
            names << nameOf(each);
            delete each;
        }
    QList<QObject *> own = test.findChildren<QObject *>();
    own << &test;
    for (QObject *each : own)
        if (!events->registeredTimers(each).isEmpty()) {
            names << QStringLiteral("a timer of ") + nameOf(each);
            events->unregisterTimers(each);
        }
    return names;
}

} // namespace

bool testmain::add(const char *file, Main run)
{
    return tests().emplace(QFileInfo(QString::fromUtf8(file)).baseName().toUtf8(), run).second;
}

QMetaObject testmain::calledByNumber(const QMetaObject &testClass)
{
    QMetaObject without = testClass;
    without.d.static_metacall = nullptr;
    return without;
}

void testmain::called(QObject &test, const QMetaMethod &function)
{
    const QByteArray name = function.name();
    if (name == "initTestCase")
        ownWindows() = windowsSeen();
    const bool hasCleanup = test.metaObject()->indexOfMethod("cleanup()") >= 0;
    if (hasCleanup ? name != "cleanup" : isAroundFunctions(name))
        return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const QStringList left = windowsPutAway() + timersPutAway(test);
    if (!left.isEmpty() && !QTest::currentTestFailed()) // else it did not come to putting them away
        QTest::qFail(qPrintable(QStringLiteral("left behind: ") + left.join(QStringLiteral(", "))), __FILE__,
                     __LINE__);
}

int testmain::exec(QObject &test, int argc, char **argv)
{
    constexpr int hour = 3'600'000;
    if (qobject_cast<QApplication *>(QCoreApplication::instance()))
        QApplication::setKeyboardInputInterval(
            hour); // what a test types is of one piece, however busy the machine
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(hour)); // ctest ends a test that hangs
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (argc == 1 && !qEnvironmentVariableIsEmpty("TOWERWATCH_SHUFFLE")) {
        QStringList functions = functionsOf(*test.metaObject());
        std::shuffle(functions.begin(), functions.end(),
                     std::mt19937(static_cast<unsigned>(qEnvironmentVariableIntValue("TOWERWATCH_SHUFFLE"))));
        arguments << functions;
    }
    return QTest::qExec(&test, arguments);
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto test = tests().find(argc > 1 ? argv[1] : "");
    if (test != tests().end())
        return test->second(argc - 1, argv + 1);
    std::fprintf(stderr, "Usage: %s TEST [OPTION...], TEST one of these:\n", argv[0]);
    for (const auto &[name, run] : tests())
        std::fprintf(stderr, "  %s\n", name.constData());
    return 2;
}
