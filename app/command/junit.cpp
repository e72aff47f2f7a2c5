// SPDX-License-Identifier: MIT
#include "app/command/junit.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <span>

namespace towerwatch::cli {

namespace {

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

} // namespace

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

} // namespace towerwatch::cli
