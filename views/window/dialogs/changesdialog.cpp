// SPDX-License-Identifier: MIT
#include "views/window/dialogs/changesdialog.h"

#include "model/format/scenarioreader.h"
#include "model/inquiry/changes.h"
#include "views/reports/changewords.h"
#include "views/window/painting/boardpreview.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>

namespace towerwatch {

namespace {

bool isSame(const PlacedTile &a, const PlacedTile &b)
{
    return a.tile == b.tile && a.at == b.at && a.rotation == b.rotation && a.floors == b.floors &&
           a.bridge == b.bridge;
}

bool isSame(const Castle &, const Castle &)
{
    return true; // a castle is known by its place
}

bool isSame(const Figure &a, const Figure &b)
{
    return a.kind == b.kind && a.owner == b.owner && a.at == b.at && a.on == b.on;
}

/// Calls `mark` with every thing that is not the same on both sides, and its index, -1 for none.
template <typename Item, typename Mark>
void eachChange(const std::vector<Change> &changes, const std::vector<Item> &before,
                const std::vector<Item> &after, const Mark &mark)
{
    const auto in = [](const std::vector<Item> &list, int index) {
        return index < 0 ? nullptr : &list[static_cast<std::size_t>(index)];
    };
    for (const Change &change : changes) {
        const Item *old = in(before, change.before), *now = in(after, change.after);
        if (!old || !now || !isSame(*old, *now))
            mark(old, now, change);
    }
}

/// Why these two are not compared; nothing: they are.
Text excessIn(const Position &position)
{
    const Scenario &scenario = position.scenario();
    const auto excess = excessOf(scenario, questionsOf(scenario, position.catalogue()), {scenario.rules}, {});
    return excess ? sentence(*excess) : Text();
}

/// The board with its name above.
QWidget *named(const NamedBoard &board, const BoardMarks &marks)
{
    auto *side = new QWidget;
    auto *name = new QLabel(side);
    name->setTextFormat(Qt::PlainText);
    name->setText(board.name);
    enlarge(*name, 1.1);
    auto *picture = new BoardPreview(side);
    picture->setPosition(board.position, marks);
    picture->setAccessibleName(board.name);
    layColumn(side, {name, {picture, 1}}, {QMargins()});
    return side;
}

} // namespace

ChangeMarks changeMarks(const Position &before, const Position &after)
{
    const Scenario &old = before.scenario(), &now = after.scenario();
    const Changes changes = changesBetween(old, now, after.catalogue());
    ChangeMarks marks;
    const auto markSquares = [&marks](const auto *was, const auto *is, const Change &) {
        if (was)
            marks.before.litSquares.push_back(was->at);
        if (is)
            marks.after.litSquares.push_back(is->at);
    };
    eachChange(changes.tiles, old.tiles, now.tiles, markSquares);
    eachChange(changes.castles, old.castles, now.castles, markSquares);
    eachChange(changes.figures, old.figures, now.figures,
               [&marks](const Figure *, const Figure *, const Change &change) {
                   if (change.captor)
                       marks.before.verdicts.emplace_back(change.before, Verdict::Capturable);
                   if (change.before >= 0)
                       marks.before.litFigures.push_back(change.before);
                   if (change.after >= 0)
                       marks.after.litFigures.push_back(change.after);
               });
    return marks;
}

ChangesDialog::ChangesDialog(const NamedBoard &before, const NamedBoard &after, QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("changes"));
    setWindowTitle(tr("Compare: %1").arg(after.name));
    const ChangeMarks marks = changeMarks(*before.position, *after.position);
    auto *boards = new QSplitter(this);
    boards->addWidget(named(before, marks.before));
    boards->addWidget(named(after, marks.after));
    boards->setChildrenCollapsible(false);
    QLabel *legend = wrappedLabel(this);
    legend->setText(tr("Framed squares and ringed figures are not so on the other board."));
    m_text->setReadOnly(true);
    m_text->setAccessibleName(tr("What changed"));
    m_text->setPlainText(tr("Being compared…"));
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(boards);
    parts->addWidget(m_text);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 1);
    layColumn(this, {legend, {parts, 1}, buttonsOf(this, QDialogButtonBox::Close)});
    resizeWithin(*this, {960, 680});
    m_pool.setMaxThreadCount(1);
    tell(before.position, after.position);
}

/// Finds the words on a thread of its own: large boards have many answers.
void ChangesDialog::tell(const PositionPtr &before, const PositionPtr &after)
{
    m_pool.start([this, before, after] {
        Text words = excessIn(*before);
        if (words.empty())
            words = excessIn(*after);
        if (words.empty())
            words = changeText(*before, *after);
        QMetaObject::invokeMethod(this, [this, words = QString(words)] {
            m_text->setPlainText(words);
            emit told();
        });
    });
}

} // namespace towerwatch

#include "moc_changesdialog.cpp"
