// SPDX-License-Identifier: MIT
#include "views/window/ruling/rulingwriter.h"

#include "resources/catalogue.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/reference/pagewriter.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr double smallSize = 0.9;
constexpr QChar noBreakThinSpace(0x202f);

/// Writes one ruling.
class RulingWriter : PageWriter
{
    Q_DECLARE_TR_FUNCTIONS(RulingWriter)

public:
    RulingWriter(const RulingContents &contents, const Unfolded &unfolded, QTextDocument &document,
                 const QPalette &palette, qreal ratio)
        : PageWriter(document, palette)
        , m_contents(contents)
        , m_unfolded(unfolded)
        , m_rules(contents.position->scenario().rules)
        , m_ratio(ratio)
    {
    }

    WrittenRuling write()
    {
        QTextCursor edit(&m_document);
        edit.beginEditBlock(); // laid out once, at the end
        writePage(m_contents.first());
        const Page &second = isFate(m_contents.first()) ? m_contents.page : m_contents.fate;
        if (!second.question.empty()) {
            writeHead(second);
            writePage(second);
        }
        writeNotes();
        edit.endEditBlock();
        return std::move(m_written);
    }

private:
    bool isFate(const Page &page) const { return &page == &m_contents.fate; }

    /// The question and the verdict of the page that comes second.
    void writeHead(const Page &page)
    {
        paragraph(20, 2);
        QTextCharFormat question = quiet();
        if (isFate(page)) {
            question.setAnchor(true);
            question.setAnchorNames({QStringLiteral("fate")});
        }
        m_cursor.insertText(unbroken(page.question), question);
        paragraph(0, 6);
        m_cursor.insertText(unbroken(page.verdict), plain(1.0, true));
        cite(page.footnotes);
    }

    void writePage(const Page &page)
    {
        writeWarnings(page.warnings);
        if (!isFate(page))
            writeChoices();
        for (const Row &row : page.rows)
            if (!row.folded || m_unfolded.rows)
                writeRow(row);
        if (const Text folded = foldedLine(page); !folded.empty()) {
            paragraph(4, 4);
            link(m_unfolded.rows ? tr("fewer") : QString(folded), QStringLiteral("rows:"), quiet());
        }
        writeHinges(page);
        for (const Decision &decision : page.decide)
            if (!isFate(page) || !isDecided(decision))
                writeDecision(decision);
    }
    bool isDecided(const Decision &decision) const
    {
        return std::ranges::any_of(m_contents.page.decide,
                                   [&](const Decision &other) { return other.what == decision.what; });
    }

    /// Leads to what looks wrong and bears on the answer.
    void writeWarnings(const List<Row> &warnings)
    {
        if (warnings.empty())
            return;
        constexpr int side = 16;
        paragraph(0, 8, 0, addLine(warnings.front()));
        picture(QStringLiteral("warning"), warningImage(side, m_ratio));
        m_cursor.insertText(QString(QChar::Nbsp), plain());
        const auto more = static_cast<int>(warnings.size()) - 1;
        link(more == 0 ? tr("Show what looks wrong") : tr("Show what looks wrong; %n more", nullptr, more),
             QStringLiteral("do:nextProblem"), quiet(smallSize));
    }

    /// Which floor or kind of figure is meant, and the others as links.
    void writeChoices()
    {
        if (const auto just = m_contents.justPlaced) {
            const bool first = inFirstEdition(m_contents.position->scenario());
            const auto words = [&](const QString &text) {
                return QString(inEdition(text.toStdString(), first));
            };
            writeChoices(
                {{words(tr("the <floor|tower piece> just placed")), QStringLiteral("do:justPlaced"), *just},
                 {words(tr("the next <floor|tower piece>")), QStringLiteral("do:justPlaced"), !*just}});
        }
        QList<Choice> kinds;
        for (const FigureKind kind : allOf<FigureKind>)
            if (m_contents.onTower && !isNeutral(kind))
                kinds << Choice{word(kind, m_rules.tower), QStringLiteral("kind:") + utf8(name(kind)),
                                kind == *m_contents.onTower};
        writeChoices(kinds);
    }
    struct Choice
    {
        QString text, address;
        bool chosen;
    };
    void writeChoices(const QList<Choice> &choices)
    {
        if (choices.isEmpty())
            return;
        paragraph(0, 8);
        for (const Choice &choice : choices) {
            if (&choice != &choices.front())
                m_cursor.insertText(QStringLiteral(" · "), quiet(smallSize));
            if (choice.chosen)
                m_cursor.insertText(QChar(0x2713) + QString(QChar::Nbsp) + choice.text, quiet(smallSize));
            else
                link(choice.text, choice.address, quiet(smallSize));
        }
    }

    void writeRow(const Row &row)
    {
        const bool isFigure = row.verdict && row.figure >= 0;
        const int line = addLine(row);
        const int indent = isFigure ? figureIndent : 0;
        paragraph(5, 5, indent, line);
        const Text text = textOf(row);
        if (!row.who.empty()) {
            QTextCharFormat name = plain(1.0, true);
            if (isFigure) {
                name.setAnchor(true);
                name.setAnchorHref(QStringLiteral("line:%1").arg(line));
            }
            m_cursor.insertText(unbroken(capitalized(row.who)), name);
            m_cursor.insertText(QStringLiteral("  "), plain());
        }
        if (row.verdict) {
            badge(*row.verdict);
            m_cursor.insertText(unbroken(row.word), coloured(verdictInk(*row.verdict, m_palette)));
        } else if (!row.word.empty()) {
            m_cursor.insertText(row.word, plain());
        }
        if (!text.empty() && !row.word.empty())
            m_cursor.insertText(QString(QChar::LineSeparator), plain());
        m_cursor.insertText(unbroken(text), row.word.empty() ? plain() : quiet());
        cite(row.footnotes);
    }

    /// What would change its verdicts: a line that unfolds, each change as a link.
    void writeHinges(const Page &page)
    {
        if (!page.hinges || page.hinges->empty())
            return;
        paragraph(6, 4);
        const bool open = m_unfolded.hinges.value_or(page.ofOne);
        link(QChar(open ? u'▾' : u'▸') + QStringLiteral(" ") + QString(hingesTitle(page)),
             QStringLiteral("hinges:"), quiet());
        if (open)
            for (const List<Hinge> &group : *page.hinges)
                writeHinges(group);
    }
    void writeHinges(const List<Hinge> &group)
    {
        constexpr int indent = 16;
        paragraph(0, 4, indent);
        for (const HingePart &part : hingeParts(group)) {
            if (!part.trial) {
                m_cursor.insertText(part.text, quiet(smallSize));
                continue;
            }
            link(part.text, QStringLiteral("try:%1").arg(m_written.trials.size()),
                 coloured(linkInk(m_palette), smallSize));
            m_written.trials << *part.trial;
        }
    }

    void writeDecision(const Decision &decision)
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
        m_cursor.insertText(unbroken(decision.what), plain());
        cite(decision.footnotes);
        writeReadings(decision.readings);
        m_cursor.movePosition(QTextCursor::End);
        m_blockIsFresh = true;
    }

    void writeReadings(const Texts &readings)
    {
        if (readings.empty())
            return;
        const int count = static_cast<int>(readings.size());
        const QTextTable *table = columns(1, count, 4);
        for (int i = 0; i < count; ++i) {
            QTextCursor cell = table->cellAt(0, i).firstCursorPosition();
            cell.insertText(tr("Reading %1").arg(QChar(u'A' + i)), quiet(smallSize, true));
            cell.insertText(QString(QChar::LineSeparator) + unbroken(readings[static_cast<std::size_t>(i)]),
                            plain(smallSize));
        }
    }

    void writeNotes()
    {
        if (!m_contents.notes.empty())
            heading(tr("Footnotes"));
        int number = 0;
        for (const RulingId id : m_contents.notes)
            if (const Ruling *ruling = builtInRulings().find(id.value); ++number, ruling)
                writeNote(number, *ruling);
    }

    /// A footnote: its title, and where it is unfolded, its text and where it stands.
    void writeNote(int number, const Ruling &ruling)
    {
        constexpr int indent = 24;
        const int line = addLine({});
        paragraph(4, 0, indent, line, -indent);
        QTextCharFormat title = plain();
        title.setAnchorNames({QStringLiteral("note%1").arg(number)});
        title.setAnchor(true);
        title.setAnchorHref(QStringLiteral("note:%1").arg(number));
        const bool open = m_unfolded.notes.contains(number);
        m_cursor.insertText(QStringLiteral("%1 %2 ").arg(QChar(open ? u'▾' : u'▸')).arg(number) +
                                QString(rulingTitle(ruling, m_rules.tower)),
                            title);
        m_cursor.insertText(QStringLiteral("  "), plain());
        tag(ruling.kind);
        for (const Text &ours : {deducedWord(ruling, m_rules), carriedWord(ruling, m_rules)})
            if (!ours.empty())
                m_cursor.insertText("  " + capitalized(ours) + ".", quiet(smallSize));
        if (!open)
            return;
        paragraph(1, 2, indent, line);
        m_cursor.insertText(rulingText(ruling, m_rules.tower), plain());
        paragraph(0, 6, indent, line);
        link(tr("In the reference"), QStringLiteral("ruling:") + QLatin1String(ruling.id.value),
             quiet(smallSize));
        const QString between = QStringLiteral(" · ");
        m_cursor.insertText(between, quiet(smallSize));
        if (facts(ruling) && !ruling.sources.empty())
            m_cursor.insertText(between, quiet(smallSize));
        sources(ruling, between);
    }

    void cite(const List<int> &numbers)
    {
        for (const int number : numbers) {
            QTextCharFormat format = coloured(linkInk(m_palette), 1.2);
            format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
            format.setAnchor(true);
            format.setAnchorHref(QStringLiteral("note:%1").arg(number));
            m_cursor.insertText(QString(noBreakThinSpace), plain());
            m_cursor.insertText(QString::number(number), format);
        }
    }

    int addLine(const Row &row)
    {
        const bool selectable = row.verdict && row.figure >= 0;
        m_written.lines << RulingLine{row.figure, row.squares, selectable,
                                      selectable && row.figure == m_contents.selected};
        return static_cast<int>(m_written.lines.size()) - 1;
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

    const RulingContents &m_contents;
    const Unfolded &m_unfolded;
    TableRules m_rules; ///< of the table whose ruling is written
    qreal m_ratio;
    WrittenRuling m_written;
};

} // namespace

WrittenRuling writeRuling(const RulingContents &contents, const Unfolded &unfolded, QTextDocument &document,
                          const QPalette &palette, qreal ratio)
{
    if (!contents.position)
        return {};
    document.clear();
    return RulingWriter(contents, unfolded, document, palette, ratio).write();
}

} // namespace towerwatch
