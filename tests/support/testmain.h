// SPDX-License-Identifier: MIT
/// Several test classes in one program, each known by the name of its file:
/// `test-model tst_edits [options of Qt Test]` runs one of them, `test-model` lists them.
#pragma once

#include <QApplication>
#include <QTest>

namespace testmain {

using Main = int (*)(int argc, char **argv);

/// Makes `run` known under the name of `file` without folder and ending. It gets that name as argv[0].
bool add(const char *file, Main run);

template <typename Application, typename Test> int run(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace testmain

/// A test class without windows.
#define TOWERWATCH_TEST(Class)                                                                               \
    static const bool added##Class = testmain::add(__FILE__, testmain::run<QCoreApplication, Class>);

/// A test class with windows; they are drawn off the screen unless QT_QPA_PLATFORM says otherwise.
#define TOWERWATCH_WINDOW_TEST(Class)                                                                        \
    static const bool added##Class = testmain::add(__FILE__, testmain::run<QApplication, Class>);
