// SPDX-License-Identifier: MIT
/// Several test classes in one program, each known by the name of its file:
/// `test-model tst_edits [options of Qt Test]` runs one of them, `test-model` lists them.
/// TOWERWATCH_SHUFFLE=SEED runs the functions of a class in an order that the seed makes.
#pragma once

#include "tests/support/patience.h"

#include <QApplication>

namespace testmain {

using Main = int (*)(int argc, char **argv);

/// Makes `run` known under the name of `file` without folder and ending. It gets that name as argv[0].
bool add(const char *file, Main run);

/// A class as it is, but its functions are called by qt_metacall(), where a class made of it can listen.
QMetaObject calledByNumber(const QMetaObject &testClass);

/// To be told of each function that was called of a test: the one that left a popup, a window or a timer
/// behind, which the next would find, fails, and what it left is put away.
void called(QObject &test, const QMetaMethod &function);

/// Runs a test with the arguments of its program.
int exec(QObject &test, int argc, char **argv);

/// A test class that has the end of each of its functions looked at.
template <typename Test> class Watched : public Test
{
public:
    const QMetaObject *metaObject() const override
    {
        static const QMetaObject watched = calledByNumber(Test::staticMetaObject);
        return &watched;
    }
    int qt_metacall(QMetaObject::Call call, int id, void **arguments) override
    {
        const int left = Test::qt_metacall(call, id, arguments);
        if (call == QMetaObject::InvokeMetaMethod)
            called(*this, metaObject()->method(id));
        return left;
    }
};

template <typename Application, typename Test> int run(int argc, char **argv)
{
    Application application(argc, argv);
    Watched<Test> test;
    return exec(test, argc, argv);
}

} // namespace testmain

/// A test class without windows.
#define TOWERWATCH_TEST(Class)                                                                               \
    static const bool added##Class = testmain::add(__FILE__, testmain::run<QCoreApplication, Class>);

/// A test class with windows; they are drawn off the screen unless QT_QPA_PLATFORM says otherwise.
#define TOWERWATCH_WINDOW_TEST(Class)                                                                        \
    static const bool added##Class = testmain::add(__FILE__, testmain::run<QApplication, Class>);
