// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "resources/catalogue.h"
#include "views/telling/expectationreport.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace towerwatch::cli {

namespace {

/// One expectation, or a file that is no scenario.
struct CheckedCase
{
    QString file;
    QString name;
    int line = 1;
    QString failure = {}; ///< what differs; empty: nothing
    bool isError = false; ///< the file could not be read
};

void writeCounts(QXmlStreamWriter &xml, std::span<const CheckedCase> cases)
{
    const auto failed = [](bool error) {
        return [error](const CheckedCase &each) { return !each.failure.isEmpty() && each.isError == error; };
    };
    xml.writeAttribute(QStringLiteral("tests"), QString::number(cases.size()));
    xml.writeAttribute(QStringLiteral("failures"),
                       QString::number(std::ranges::count_if(cases, failed(false))));
    xml.writeAttribute(QStringLiteral("errors"), QString::number(std::ranges::count_if(cases, failed(true))));
}

void writeCase(QXmlStreamWriter &xml, const CheckedCase &each)
{
    xml.writeStartElement(QStringLiteral("testcase"));
    xml.writeAttribute(QStringLiteral("name"), each.name);
    xml.writeAttribute(QStringLiteral("classname"), each.file);
    xml.writeAttribute(QStringLiteral("file"), each.file);
    xml.writeAttribute(QStringLiteral("line"), QString::number(each.line));
    if (!each.failure.isEmpty()) {
        xml.writeStartElement(each.isError ? QStringLiteral("error") : QStringLiteral("failure"));
        xml.writeAttribute(QStringLiteral("message"), each.failure);
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

/// All that was checked as JUnit's XML, which systems for continuous integration read: one suite a file.
QByteArray junitReport(const std::vector<CheckedCase> &cases)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuites"));
    writeCounts(xml, cases);
    for (std::size_t first = 0; first < cases.size();) {
        std::size_t end = first;
        while (end < cases.size() && cases[end].file == cases[first].file)
            ++end;
        const auto suite = std::span(cases).subspan(first, end - first);
        xml.writeStartElement(QStringLiteral("testsuite"));
        xml.writeAttribute(QStringLiteral("name"), suite.front().file);
        writeCounts(xml, suite);
        for (const CheckedCase &each : suite)
            writeCase(xml, each);
        xml.writeEndElement();
        first = end;
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

void checkFile(const Loaded &loaded, std::vector<CheckedCase> &cases)
{
    const Scenario &scenario = *loaded.result.scenario;
    const ScenarioCheck check = checkScenario(Position(scenario, builtInTiles()));
    for (const CheckedQuestion &checked : check.questions) {
        const QLatin1String ask(name(scenario.questions[checked.question].ask));
        const Mark mark = loaded.result.marks.questions[checked.question].entry;
        cases.push_back({loaded.file, QStringLiteral("%1 %2").arg(checked.question + 1).arg(ask), mark.line});
        if (checked.differences.empty())
            continue;
        cases.back().failure = sentence(checked.differences);
        print(QStringLiteral("%1: %2: %3").arg(placeIn(loaded.file, mark), ask, cases.back().failure));
    }
}

Text summary(int met, int differing, int unread)
{
    Text unreadable = Cli::tr("%n file(s) could not be read", nullptr, unread);
    if (unread > 0 && met + differing == 0)
        return unreadable;
    const Text counts =
        Cli::tr("%n expectation(s): %1 met, %2 not met", nullptr, met + differing).arg(met, differing);
    return unread > 0 ? joined(Texts{counts, unreadable}, "; ") : counts;
}

} // namespace

int check(const Options &options)
{
    std::vector<CheckedCase> cases;
    int unread = 0;
    const bool isChecked = checkEach(options, [&](const QString &file) {
        const std::size_t before = cases.size();
        if (const auto loaded = tryToLoad(file)) {
            checkFile(*loaded, cases);
        } else {
            ++unread;
            cases.push_back({nameOf(file), QStringLiteral("file"), 1,
                             Cli::tr("This file could not be read as a scenario."), true});
        }
        return cases.size() - before;
    });
    const auto differing = static_cast<int>(std::ranges::count_if(
        cases, [](const CheckedCase &each) { return !each.failure.isEmpty() && !each.isError; }));
    print(summary(static_cast<int>(cases.size()) - unread - differing, differing, unread));
    const bool saved = !options.has("junit") || save(options.value("junit"), junitReport(cases));
    return unread > 0 || !saved || !isChecked ? badInput : differing > 0 ? differs : fine;
}

} // namespace towerwatch::cli
