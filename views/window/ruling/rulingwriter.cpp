// SPDX-License-Identifier: MIT
#include "views/window/ruling/rulingwriter.h"

#include "resources/catalogue.h"
#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/ruling/notewriter.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int detailIndent = 16;

/// Whether it is a figure's line, not a sentence about it.
bool concernsVerdict(const Statement &statement)
{
    return statement.figure >= 0 && statement.verdict.has_value();
}

/// What follows from a statement, without what would change it.
List<Statement> consequencesOf(const Statement &statement)
{
    List<Statement> consequences = statement.details;
    std::erase_if(consequences, [](const Statement &detail) { return detail.hinges.has_value(); });
    return consequences;
}

bool isSaid(const List<Statement> &already, const Statement &statement)
{
    return std::ranges::any_of(already, [&](const Statement &other) { return other.text == statement.text; });
}

/// Whether a line says the same of the same figure, though it may say otherwise where that stands.
bool isSame(const Statement &a, const Statement &b)
{
    return a.text == b.text || (a.figure >= 0 && a.figure == b.figure && a.footnotes == b.footnotes);
}

/// Whether the page says all of these where it says what follows for the selected figure.
bool isSaid(const RulingContents &contents, const List<Statement> &details)
{
    for (const Statement &statement : contents.explanation.statements)
        if (concernsVerdict(statement) && statement.figure == contents.selected)
            return std::ranges::all_of(details, [&](const Statement &detail) {
                return std::ranges::any_of(statement.details,
                                           [&](const Statement &other) { return isSame(other, detail); });
            });
    return false;
}

/// Writes one ruling.
class RulingWriter : private NoteWriter
{
    Q_DECLARE_TR_FUNCTIONS(RulingWriter)

public:
    RulingWriter(QTextDocument &document, const QPalette &palette, qreal ratio)
        : NoteWriter(document, palette)
        , m_ratio(ratio)
    {
    }

    WrittenRuling write(const RulingContents &contents)
    {
        QTextCursor edit(&m_document);
        edit.beginEditBlock(); // laid out once, at the end
        const Explanation &explanation = contents.explanation;
        startPage(contents.notes, contents.position->scenario().rules);
        const bool fateFirst = contents.fateFirst && !contents.fate.question.empty();
        writeWarnings(explanation.warnings);
        if (fateFirst)
            writeFate(contents);
        writeQuestion(explanation, fateFirst ? 20 : 0);
        if (contents.justPlaced)
            writeFloorChoice(*contents.justPlaced, inFirstEdition(contents.position->scenario()));
        if (contents.onTower)
            writeKindChoice(*contents.onTower);
        for (const Statement &statement : explanation.statements)
            writeStatement(contents, statement);
        writeConsequences(contents);
        for (const Statement &statement : explanation.toDecide)
            writeDecision(statement);
        if (!fateFirst && !contents.fate.question.empty())
            writeFate(contents);
        if (!m_page.notes.empty())
            heading(tr("Footnotes"));
        writeNotes();
        edit.endEditBlock();
        return std::move(m_page);
    }

private:
    /// The first of the things that look wrong and bear on the answer, and how many more there are.
    void writeWarnings(const List<Statement> &warnings)
    {
        if (warnings.empty())
            return;
        constexpr int side = 16;
        const double indent =
            side + QFontMetricsF(m_document.defaultFont()).horizontalAdvance(QChar(QChar::Nbsp));
        const Statement &first = warnings.front();
        paragraph(0, 8, indent, addLine(first, false, false), -indent);
        keepLinesEven();
        picture(QStringLiteral("warning"), warningImage(side, m_ratio));
        m_cursor.insertText(QString(QChar::Nbsp), plain());
        m_cursor.insertText(tr("This answer takes the board as it stands:") + u' ', plain(1.0, true));
        m_cursor.insertText(unbroken(first.text) + u' ', plain());
        const auto more = static_cast<int>(warnings.size()) - 1;
        link(more == 0 ? tr("Show it") : tr("Show it; %n more", nullptr, more),
             QStringLiteral("do:nextProblem"), quiet(0.9));
    }

    void writeQuestion(const Explanation &explanation, double above)
    {
        paragraph(above, 4);
        m_cursor.insertText(unbroken(explanation.question), plain(1.3, true));
        paragraph(0, 12);
        m_cursor.insertText(unbroken(explanation.answer), plain(1.1));
        writeCitations(explanation.footnotes);
        writeMore(explanation);
    }

    /// Which floor is meant, and the other as a link.
    void writeFloorChoice(bool justPlaced, bool firstEdition)
    {
        paragraph(0, 8);
        const auto choice = [&](const QString &text, bool chosen) {
            if (chosen)
                m_cursor.insertText(QChar(0x2713) + QString(QChar::Nbsp) + text, quiet(0.9, true));
            else
                link(text, QStringLiteral("do:justPlaced"), quiet(0.9));
        };
        choice(firstEdition ? tr("the tower piece just placed", "first edition")
                            : tr("the floor just placed"),
               justPlaced);
        m_cursor.insertText(QStringLiteral(" · "), quiet(0.9));
        choice(firstEdition ? tr("the next tower piece", "first edition") : tr("the next floor"),
               !justPlaced);
    }

    /// Which kind of figure is meant, and the others as links.
    void writeKindChoice(FigureKind asked)
    {
        paragraph(0, 8);
        for (const FigureKind kind : allOf<FigureKind>) {
            if (isNeutral(kind))
                continue;
            if (kind != FigureKind::Meeple)
                m_cursor.insertText(QStringLiteral(" · "), quiet(0.9));
            const QString text = word(kind, m_rules.tower);
            if (kind == asked)
                m_cursor.insertText(QChar(0x2713) + QString(QChar::Nbsp) + text, quiet(0.9, true));
            else
                link(text, QStringLiteral("kind:") + utf8(name(kind)), quiet(0.9));
        }
    }

    void writeStatement(const RulingContents &contents, const Statement &statement)
    {
        if (concernsVerdict(statement)) {
            writeVerdictLine(contents, statement);
            return;
        }
        if (statement.hinges) {
            writeHinges(statement, 0);
            return;
        }
        paragraph(3, 3, 0, addLine(statement, false, false));
        m_cursor.insertText(unbroken(statement.text), plain());
        writeCitations(statement.footnotes);
        for (const Statement &detail : statement.details)
            writeDetail(detail, detailIndent);
    }

    void writeVerdictLine(const RulingContents &contents, const Statement &statement)
    {
        const int line = addLine(statement, true, statement.figure == contents.selected);
        paragraph(5, 5, figureIndent, line);
        QTextCharFormat name = plain(1.0, true);
        name.setAnchor(true);
        name.setAnchorHref(QStringLiteral("line:%1").arg(line));
        m_cursor.insertText(unbroken(capitalized(statement.label)), name);
        m_cursor.insertText(QStringLiteral("  "), plain());
        badge(*statement.verdict);
        m_cursor.insertText(statement.verdictWord,
                            coloured(verdictInk(*statement.verdict, m_palette), 1.0, true));
        m_cursor.insertText(QString(QChar::LineSeparator) + unbroken(statement.text), plain());
        writeCitations(statement.footnotes);
        for (const Statement &detail : statement.details)
            if (detail.hinges)
                writeHinges(detail, figureIndent);
    }

    void writeDetail(const Statement &statement, int indent)
    {
        constexpr int dash = 14;
        paragraph(1, 3, indent + dash, addLine(statement, false, false), -dash);
        m_cursor.insertText(QStringLiteral("–"), quiet());
        m_cursor.insertText(QString(QChar(0x2002)) + unbroken(statement.text), plain());
        writeCitations(statement.footnotes);
    }

    /// What would change a verdict, each change as a link.
    void writeHinges(const Statement &statement, int indent)
    {
        paragraph(0, 5, indent, addLine(statement, false, false));
        const QString text = statement.text;
        qsizetype said = 0;
        for (const Hinge &hinge : *statement.hinges) {
            const QString change = hinge.text;
            const qsizetype at = text.indexOf(change, said);
            m_cursor.insertText(text.mid(said, at - said), quiet(0.9));
            link(change, QStringLiteral("try:%1").arg(m_page.trials.size()), quiet(0.9));
            m_page.trials << hinge.trial;
            said = at + change.size();
        }
        m_cursor.insertText(text.mid(said), quiet(0.9));
    }

    void writeConsequences(const RulingContents &contents)
    {
        const auto &statements = contents.explanation.statements;
        const auto isSelected = [&](const Statement &statement) {
            return concernsVerdict(statement) && statement.figure == contents.selected &&
                   !consequencesOf(statement).empty();
        };
        const auto selected = std::ranges::find_if(statements, isSelected);
        const bool any = std::ranges::any_of(statements, [](const Statement &statement) {
            return concernsVerdict(statement) && !consequencesOf(statement).empty();
        });
        if (selected != statements.end()) {
            heading(tr("What follows if it is taken: %1").arg(selected->label));
            for (const Statement &detail : consequencesOf(*selected))
                writeDetail(detail, 0);
        } else if (any && contents.selected < 0) {
            paragraph(10, 4);
            m_cursor.insertText(tr("Choose a figure to see what follows if it is taken."), quiet());
        }
    }

    void writeFate(const RulingContents &contents)
    {
        const Explanation &fate = contents.fate;
        paragraph(contents.fateFirst ? 0 : 16, 4);
        QTextCharFormat format = contents.fateFirst ? plain(1.3, true) : quiet(1.0, true);
        format.setAnchor(true);
        format.setAnchorNames({QStringLiteral("fate")});
        m_cursor.insertText(unbroken(fate.question), format);
        paragraph(0, contents.fateFirst ? 12 : 4);
        m_cursor.insertText(unbroken(fate.answer), plain(contents.fateFirst ? 1.1 : 1.0));
        writeCitations(fate.footnotes);
        writeMore(fate);
        for (Statement statement : fate.statements) {
            if (isSaid(contents, statement.details))
                statement.details.clear();
            writeStatement(contents, statement);
        }
        for (const Statement &statement : fate.toDecide)
            if (!isSaid(contents.explanation.toDecide, statement))
                writeDecision(statement);
    }

    void writeDecision(const Statement &statement)
    {
        QTextFrameFormat frame;
        frame.setBackground(decideGround(m_palette));
        frame.setBorder(1);
        frame.setBorderBrush(decideFrame(m_palette));
        frame.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        frame.setPadding(8);
        frame.setTopMargin(12);
        frame.setBottomMargin(4);
        m_cursor.movePosition(QTextCursor::End);
        m_cursor.insertFrame(frame);
        m_blockIsFresh = true;
        paragraph(0, 2);
        m_cursor.insertText(tr("For the table to decide"),
                            coloured(verdictInk(Verdict::Open, m_palette), 1.0, true));
        paragraph(0, 6);
        m_cursor.insertText(unbroken(statement.text), plain());
        writeCitations(statement.footnotes);
        writeReadings(statement.details);
        m_cursor.movePosition(QTextCursor::End);
        m_blockIsFresh = true;
    }

    void writeReadings(const List<Statement> &readings)
    {
        if (readings.empty())
            return;
        const int count = static_cast<int>(readings.size());
        const QTextTable *table = columns(1, count, 4);
        for (int i = 0; i < count; ++i) {
            QTextCursor cell = table->cellAt(0, i).firstCursorPosition();
            cell.insertText(tr("Reading %1").arg(QChar(u'A' + i)), quiet(0.9, true));
            cell.insertText(QString(QChar::LineSeparator) + unbroken(readings[i].text), plain(0.95));
        }
    }

    /// A picture higher than its line stands beside the next one, too, and does not push it down.
    void keepLinesEven()
    {
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setLineHeight(QFontMetricsF(m_document.defaultFont()).lineSpacing(),
                             QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(format);
    }

    void picture(const QString &name, const QImage &image)
    {
        m_document.addResource(QTextDocument::ImageResource, QUrl(name), image);
        QTextImageFormat format;
        format.setName(name);
        format.setWidth(image.width() / image.devicePixelRatio());
        format.setHeight(image.height() / image.devicePixelRatio());
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        m_cursor.insertImage(format);
    }

    qreal m_ratio;
};

} // namespace

WrittenRuling writeRuling(const RulingContents &contents, QTextDocument &document, const QPalette &palette,
                          qreal ratio)
{
    if (!contents.position)
        return {};
    document.clear();
    return RulingWriter(document, palette, ratio).write(contents);
}

} // namespace towerwatch
