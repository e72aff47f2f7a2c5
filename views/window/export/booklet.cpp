// SPDX-License-Identifier: MIT
#include "views/window/export/booklet.h"

#include "resources/catalogue.h"
#include "views/reports/dangerwords.h"
#include "views/telling/pagelines.h"
#include "views/window/export/printer.h"
#include "views/window/painting/boardrenderer.h"
#include "views/words/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>

namespace towerwatch {

namespace {

struct Booklet
{
    Q_DECLARE_TR_FUNCTIONS(Booklet)
};

QString titleOf(const Sheet &sheet)
{
    const QString title = shown(sheet.position->scenario().title.in(currentLanguage()));
    return title.isEmpty() ? Booklet::tr("Scenario") : title;
}

/// A ruling, what kind it is, and where it stands.
void write(Printer &printer, const Ruling &ruling)
{
    QStringList place{editionsOf(ruling), asOf(ruling)};
    place << sourcesOf(ruling);
    place.removeAll(QString());
    printer.write(Print::Note,
                  QStringLiteral("(%1) %2 %3")
                      .arg(word(ruling.kind), rulingText(ruling), place.join(QStringLiteral(" · "))),
                  rulingTitle(ruling) + ". ");
}

void write(Printer &printer, const PageLine &line)
{
    using Part = PageLine::Part;
    const QString text = line.text + footnoteMarks(line.footnotes);
    switch (line.part) {
    case Part::Question: printer.write(Print::Question, text); break;
    case Part::Verdict: printer.write(Print::Answer, text); break;
    case Part::Row:
    case Part::Folded:
    case Part::Change:
    case Part::Decide:
        printer.write(Print::Line, line.tail() + footnoteMarks(line.footnotes), line.head);
        break;
    case Part::Hinges: printer.write(Print::Detail, text); break;
    case Part::Reading: printer.write(Print::Detail, QStringLiteral("– ") + text); break;
    }
}

/// Boards so large that their tiles get smaller than those the screen draws flat are drawn flat too.
drawing::Detail detailIn(const QSizeF &room, const Position &position)
{
    constexpr double pointsPerPixel = 72.0 / 96;
    const QSizeF board = pictureSize(position);
    const double tile =
        drawing::tileSize * std::min(room.width() / board.width(), room.height() / board.height());
    return tile < flatBelow * pointsPerPixel ? drawing::Detail::Flat : drawing::Detail::Full;
}

/// Writes a sheet from the top of a page; the number of its first block.
int writeSheet(Printer &printer, const Sheet &sheet, Footnotes &footnotes)
{
    const Scenario &scenario = sheet.position->scenario();
    printer.beginPage();
    const int first = printer.write(Print::Title, titleOf(sheet));
    printer.write(Print::Quiet, sentence(scenario.rules, scenario.questions));
    if (const QString notes = shown(scenario.notes.in(currentLanguage())); !notes.isEmpty())
        printer.write(Print::Line, notes);
    printer.draw(QByteArray::fromStdString(
        drawing::boardSvg(*sheet.position, marksOf(sheet), drawing::Scheme::Light, {}, drawing::Ground::Paper,
                          detailIn(printer.pictureRoom(), *sheet.position))));
    if (sheet.dangers)
        printer.write(Print::Quiet, dangerLegend());
    const std::vector<Warning> warnings = warningsOf(sheet.position->board());
    for (const Answer &answer : sheet.answers)
        for (const PageLine &line :
             linesOf(tell(*sheet.position, answer, footnotes, {.warnings = &warnings})))
            write(printer, line);
    return first;
}

} // namespace

QPageSize::PageSizeId usualPaper()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

bool writeBooklet(const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper, QIODevice &device)
{
    Printer printer(paper, device);
    std::vector<int> lines, starts;
    if (sheets.size() > 1) {
        printer.write(Print::Title, Booklet::tr("Scenarios"));
        for (const Sheet &sheet : sheets)
            lines.push_back(printer.write(Print::Line, titleOf(sheet)));
    }
    Footnotes footnotes;
    List<Note> notes; // each in the words of the sheet that cites it first
    for (const Sheet &sheet : sheets) {
        starts.push_back(writeSheet(printer, sheet, footnotes));
        const List<Note> all = notesOf(footnotes, sheet.position->scenario().rules);
        notes.insert(notes.end(), all.begin() + std::ssize(notes), all.end());
    }
    if (!notes.empty())
        printer.write(Print::Heading, Booklet::tr("Footnotes"));
    for (const Note &note : notes)
        printer.write(Print::Note, sheets.front().notes == NoteTexts::Told ? note.text : Text(),
                      QStringLiteral("%1 ").arg(note.number) + QString(note.title) + u' ');
    for (std::size_t i = 0; i < lines.size(); ++i)
        printer.refer(lines[i], starts[i]);
    return printer.print(sheets.size() == 1 ? titleOf(sheets.front()) : Booklet::tr("Scenarios"));
}

QByteArray pictureOf(const QString &kind, const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper,
                     std::optional<int> width)
{
    if (kind == u"svg")
        return sheetSvg(sheets.front());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool drawn = kind == u"pdf" ? writeBooklet(sheets, paper, buffer)
                                      : writePng(sheetImage(sheets.front(), width), buffer);
    return drawn ? buffer.data() : QByteArray();
}

bool writeReference(QPageSize::PageSizeId paper, QIODevice &device)
{
    Printer printer(paper, device);
    printer.write(Print::Title, Booklet::tr("The Tower and The Watchtowers: rulings and their sources"));
    std::string_view topic;
    for (const Ruling &ruling : builtInRulings().rulings) {
        if (ruling.topic != topic)
            printer.write(Print::Heading, topicName(utf8(ruling.topic)));
        topic = ruling.topic;
        write(printer, ruling);
    }
    return printer.print(Booklet::tr("Rulings"));
}

} // namespace towerwatch
