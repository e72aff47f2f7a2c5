// SPDX-License-Identifier: MIT
/// The editor's tools at one place: the clipboard, the palettes by key, the menu of a square.
#include "app/desk/actions.h"
#include "app/desk/blockclipboard.h"
#include "app/desk/boardlink.h"
#include "app/desk/editortools.h"
#include "model/edit/edits.h"
#include "model/share/sharecode.h"
#include "views/palettes/figurepalette.h"
#include "views/palettes/tilepalette.h"
#include "views/wording/words.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>

namespace towerwatch {

namespace {

/// Brings up the dock that holds a palette.
void bringUp(QWidget *palette)
{
    if (auto *dock = qobject_cast<QDockWidget *>(palette->parentWidget())) {
        dock->show();
        dock->raise();
    }
}

} // namespace

void EditorTools::copy()
{
    const Squares squares = selected();
    if (squares.empty())
        return say(tr("Select tiles first: Shift and drag, or Shift+arrows"));
    putOnClipboard(blockOf(m_parts.document.scenario(), m_parts.document.catalogue(), squares));
    say(tr("%n tile(s) copied", nullptr, static_cast<int>(squares.size())));
}

void EditorTools::cut()
{
    const Squares squares = selected();
    copy();
    if (!squares.empty())
        edit(withoutBlock(m_parts.document.scenario(), m_parts.document.catalogue(), squares),
             tr("Cut %n tile(s)", nullptr, static_cast<int>(squares.size())));
}

void EditorTools::paste()
{
    if (looksLikeCode(QGuiApplication::clipboard()->text().toStdString()))
        return m_parts.window.findChild<QAction *>(QStringLiteral("pasteCode"))->trigger();
    const ClipboardBlock found = blockOnClipboard(m_parts.document.catalogue());
    if (!found.block)
        return say(found.isScenario ? tr("The scenario on the clipboard cannot be read: line %1: %2")
                                          .arg(found.problem.mark.line)
                                          .arg(sentence(found.problem))
                                    : tr("There are no tiles on the clipboard"));
    m_blocks->setSelection({});
    m_blocks->setBlock(*found.block);
    m_parts.board.setFocus();
    if (!m_parts.board.cursor() && !m_parts.board.ledByPointer())
        m_parts.board.setCursorSquare(m_parts.board.squareAtPosition(QRectF(m_parts.board.rect()).center()));
    say(tr("Click or press Enter to lay %n tile(s); R turns them, Escape drops them", nullptr,
           static_cast<int>(found.block->tiles.size())));
}

void EditorTools::findTile(std::optional<Square> square)
{
    bringUp(&m_parts.tiles);
    if (square)
        m_parts.tiles.setTarget(*square);
    m_parts.tiles.startTyping();
}

void EditorTools::takeFigure()
{
    bringUp(&m_parts.figures);
    QListWidget *list = m_parts.figures.list();
    if (!list->currentItem())
        list->setCurrentRow(0);
    list->setFocus(Qt::ShortcutFocusReason);
}

void EditorTools::move()
{
    const auto [square, figure] = m_parts.board.target();
    if (!square || m_parts.document.position()->board().tileAt(*square) < 0)
        return say(tr("Go to a figure or a tile first"));
    m_blocks->setSelection({});
    m_parts.board.carry(*square, figure);
}

bool EditorTools::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int colour = key - Qt::Key_1;
    if (colour >= 0 && colour < static_cast<int>(colourNames.size())) {
        m_parts.figures.setColour(static_cast<Colour>(colour));
        return true;
    }
    if (key != Qt::Key_Escape)
        return false;
    m_parts.board.setFocus();
    return true;
}

void EditorTools::addFigureChanges(QMenu &menu, int index)
{
    const Figure &figure = m_parts.document.scenario().figures[static_cast<std::size_t>(index)];
    QMenu *kinds = menu.addMenu(tr("&Kind"));
    for (int i = 0; i < figureKindCount; ++i) {
        const auto kind = static_cast<FigureKind>(i);
        if (isNeutral(kind) == isNeutral(figure.kind) && kind != figure.kind)
            connect(kinds->addAction(capitalized(word(kind, m_parts.document.scenario().rules.tower))),
                    &QAction::triggered, this, [this, index, kind] {
                        edit(withFigureKind(m_parts.document.scenario(), m_parts.document.catalogue(), index,
                                            kind),
                             tr("Change a figure"));
                    });
    }
    if (!figure.owner)
        return;
    QMenu *owners = menu.addMenu(tr("Ow&ner"));
    for (std::size_t i = 0; i < colourNames.size(); ++i) {
        const auto colour = static_cast<Colour>(i);
        if (colour != figure.owner)
            connect(owners->addAction(word(colour)), &QAction::triggered, this, [this, index, colour] {
                edit(withFigureOwner(m_parts.document.scenario(), index, colour), tr("Change a figure"));
            });
    }
}

void EditorTools::addTo(QMenu &menu, Square square, int figure)
{
    const bool empty = m_parts.document.position()->board().tileAt(square) < 0;
    if (empty) {
        connect(menu.addAction((*this)[Tool::LayTile]->icon(), (*this)[Tool::LayTile]->text()),
                &QAction::triggered, this, [this, square] { findTile(square); });
        menu.addAction((*this)[Tool::Paste]);
        return;
    }
    menu.addSeparator();
    if (figure >= 0)
        addFigureChanges(menu, figure);
    const auto carry = [&](const char *name, const QString &text, int carried) {
        QAction *entry = menu.addAction(text);
        entry->setObjectName(QLatin1String(name));
        connect(entry, &QAction::triggered, this, [this, square, carried] {
            m_blocks->setSelection({});
            m_parts.board.carry(square, carried);
        });
    };
    if (figure >= 0)
        carry("moveFigure",
              capitalized(tr("Mo&ve %1").arg(inMenu(figureLabel(*m_parts.document.position(), figure)))),
              figure);
    carry("moveTile", tr("&Move the tile"), -1);
    menu.addSeparator();
    if (!m_blocks->selection().contains(square))
        m_blocks->setSelection({});
    menu.addAction((*this)[Tool::Cut]);
    menu.addAction((*this)[Tool::Copy]);
}

} // namespace towerwatch
