// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <cstdio>
#include <map>

namespace {

std::map<QByteArray, testmain::Main> &tests()
{
    static std::map<QByteArray, testmain::Main> all;
    return all;
}

} // namespace

bool testmain::add(const char *file, Main run)
{
    return tests().emplace(QFileInfo(QString::fromUtf8(file)).baseName().toUtf8(), run).second;
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
