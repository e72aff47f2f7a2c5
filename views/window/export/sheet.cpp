// SPDX-License-Identifier: MIT
#include "views/window/export/sheet.h"

#include "views/drawing/scene.h"
#include "views/reports/dangerwords.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace towerwatch {

namespace {

using drawing::Paragraph;

/// What the picture does not show and the answer may speak of: who holds prisoners, and for questions about a
/// player what each of them has.
void addPlayers(std::vector<Paragraph> &caption, const Scenario &scenario, Ask ask)
{
    for (const Player &player : scenario.players)
        if (!player.prisoners.empty() || questionKindOf(ask).about == Topic::Player)
            caption.push_back(
                {.style = Paragraph::Style::Note, .text = playerWords(scenario, player.colour).str()});
}

Paragraph paragraphOf(const PageLine &line)
{
    using Style = Paragraph::Style;
    using Part = PageLine::Part;
    Paragraph paragraph{.text = plainLine(line).str()};
    paragraph.badge = line.verdict;
    if (line.part == Part::Question || line.part == Part::Verdict)
        paragraph.style = line.part == Part::Question ? Style::Heading : Style::Answer;
    else if (line.part == Part::Reading)
        paragraph.lead = "–";
    return paragraph;
}

/// Title, rules, players, question, verdict, rows and the rulings as paragraphs.
std::vector<Paragraph> captionOf(const Sheet &sheet)
{
    using Style = Paragraph::Style;
    std::vector<Paragraph> caption;
    const Scenario &scenario = sheet.position->scenario();
    if (const auto title = shown(scenario.title.in(currentLanguage())); !title.empty())
        caption.push_back({.style = Style::Heading, .text = title.str()});
    if (sheet.dangers)
        caption.push_back({.style = Style::Note, .text = dangerLegend().str()});
    if (sheet.answers.empty())
        return caption;
    const Answer &answer = sheet.answers.front();
    const std::vector<Warning> warnings = warningsOf(sheet.position->board());
    Footnotes footnotes;
    caption.push_back({.style = Style::Note, .text = sentence(scenario.rules, {&answer.question, 1}).str()});
    addPlayers(caption, scenario, answer.question.ask);
    for (const PageLine &line : linesOf(tell(*sheet.position, answer, footnotes, {.warnings = &warnings})))
        caption.push_back(paragraphOf(line));
    for (const Note &note : notesOf(footnotes, scenario.rules))
        caption.push_back(
            {.style = Style::Note,
             .text = (sheet.notes == NoteTexts::Told ? note.title + ". " + note.text : note.title).str(),
             .lead = std::to_string(note.number)});
    return caption;
}

} // namespace

BoardMarks marksOf(const Sheet &sheet)
{
    BoardMarks marks = sheet.answers.empty() ? BoardMarks{} : marksOf(sheet.answers.front());
    if (sheet.dangers)
        marks.dangers = marksOf(dangersOf(sheet.position->board()));
    if (auto warnings = warningsOf(sheet.position->board()); !warnings.empty())
        marks.warnings = std::make_shared<std::vector<Warning>>(std::move(warnings));
    return marks;
}

QByteArray sheetSvg(const Sheet &sheet)
{
    return QByteArray::fromStdString(
        drawing::boardSvg(*sheet.position, marksOf(sheet), sheet.scheme, captionOf(sheet), sheet.ground));
}

QImage sheetImage(const Sheet &sheet, std::optional<int> width)
{
    QSvgRenderer renderer(sheetSvg(sheet));
    if (!renderer.isValid())
        return {};
    const QSizeF size = renderer.viewBoxF().size();
    const double wished = width ? *width / size.width() : usualTilePixels / drawing::tileSize;
    const double scale = std::min({wished, mostPixels / size.width(), mostPixels / size.height()});
    const bool opaque = sheet.ground == drawing::Ground::Paper;
    QImage image((size * scale).toSize().expandedTo({1, 1}),
                 opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(opaque ? Qt::white : Qt::transparent); // paper covers all of it
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

bool writePng(const QImage &image, QIODevice &device)
{
    constexpr int quickCompression =
        70; // on Qt's scale: 6 % larger than the usual one, in two thirds of the time
    return !image.isNull() && image.save(&device, "PNG", quickCompression);
}

} // namespace towerwatch
