// SPDX-License-Identifier: MIT
/// The least that a program with QtCore does: what towerwatch --version and explain are measured against.
#include <QCoreApplication>
#include <cstdio>

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    std::puts(qVersion());
}
