// SPDX-License-Identifier: MIT
#include "views/window/dialogs/tour.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/appearance.h"
#include "views/window/look/pagecolours.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <array>

namespace towerwatch {

namespace {

const QString shownKey = QStringLiteral("tour/shown");

struct Step
{
    const char *target; ///< object name of the part it speaks of
    const char *title, *text;
};

constexpr std::array steps{
    Step{"tileDock", QT_TRANSLATE_NOOP("towerwatch::Tour", "1. Lay out the table"),
         QT_TRANSLATE_NOOP("towerwatch::Tour",
                           "Click an empty square: here are the tiles that fit it, already turned. Or type "
                           "a letter or the edges there. The figures are in the list of that name.")},
    Step{"playerDock", QT_TRANSLATE_NOOP("towerwatch::Tour", "2. The players"),
         QT_TRANSLATE_NOOP("towerwatch::Tour",
                           "Add those who play. Each has points, floors and prisoners here; drag a captured "
                           "figure to its captor. Click a player or a prisoner to ask about them.")},
    Step{"centre", QT_TRANSLATE_NOOP("towerwatch::Tour", "3. Ask on the board"),
         QT_TRANSLATE_NOOP("towerwatch::Tour",
                           "Click a tower, a watchtower or a figure: that is the question. The arrow keys "
                           "and Enter do the same. Right-click for more.")},
    Step{"rulingDock", QT_TRANSLATE_NOOP("towerwatch::Tour", "4. Read the ruling"),
         QT_TRANSLATE_NOOP("towerwatch::Tour",
                           "Here is the answer, with the rule for each part of it. Ctrl+Shift+D marks on "
                           "the board all that the next floors could take; “Find…” at the top right (Ctrl+K) "
                           "finds everything else.")},
};

} // namespace

Tour::Tour(QMainWindow *window)
    : QFrame(window)
    , m_window(window)
    , m_ring(new QFrame(window))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_next(new QPushButton(this))
    , m_skip(new QPushButton(this))
{
    setObjectName(QStringLiteral("tourCard"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoFillBackground(true);
    m_ring->setObjectName(QStringLiteral("tourRing"));
    m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ring->setStyleSheet(QStringLiteral("#tourRing { border: 3px solid %1; border-radius: 6px; }")
                              .arg(linkInk(palette()).name()));
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(280);
    layColumn(this, {m_title, m_text, layRow(nullptr, {m_skip, {}, m_next})}, {QMargins(16, 12, 16, 12)});
    for (QPushButton *button : {m_skip, m_next})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves where one is, with what was typed there
    connect(m_next, &QPushButton::clicked, this, &Tour::next);
    connect(m_skip, &QPushButton::clicked, this, &Tour::skip);
    connect(this, &QObject::destroyed, m_ring, &QObject::deleteLater);
    window->installEventFilter(this);
    for (QDockWidget *dock : window->findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly))
        dock->installEventFilter(this);
    window->centralWidget()->installEventFilter(this);
    whenTranslated(this, [this] { show(m_step); });
}

void Tour::offer(QMainWindow *window)
{
    if (!QSettings().value(shownKey).toBool())
        new Tour(window);
}

QWidget *Tour::target() const
{
    const char *name = steps[static_cast<std::size_t>(m_step)].target;
    auto *found = m_window->findChild<QWidget *>(QLatin1String(name));
    return found && found->isVisible() ? found : m_window->centralWidget();
}

void Tour::show(int step)
{
    m_step = step;
    const Step &now = steps[static_cast<std::size_t>(step)];
    m_title->setText(tr(now.title));
    m_text->setText(tr(now.text));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
    m_skip->setText(tr("Sk&ip"));
    m_next->setText(step + 1 < static_cast<int>(steps.size()) ? tr("&Next") : tr("&Done"));
    m_skip->setVisible(step + 1 < static_cast<int>(steps.size()));
    place();
    m_ring->raise();
    m_ring->show();
    raise();
    if (!isVisible() || isAncestorOf(m_window->focusWidget()))
        m_next->setFocus();
    QFrame::show();
}

void Tour::place()
{
    QWidget *part = target();
    const QRect ring(part->mapTo(m_window, QPoint()), part->size());
    m_ring->setGeometry(ring);
    const int wide = std::max(sizeHint().width(), 340);
    resize(wide, layout()->totalHeightForWidth(wide));
    // Always in the same corner, so that Next stays where it was pressed.
    const QWidget &board = *m_window->centralWidget();
    const QPoint corner =
        board.mapTo(m_window, board.rect().bottomRight()) - rect().bottomRight() - QPoint(16, 16);
    const QRect room = m_window->rect().adjusted(0, 0, -width(), -height());
    move(qBound(room.left(), corner.x(), qMax(room.left(), room.right())),
         qBound(room.top(), corner.y(), qMax(room.top(), room.bottom())));
}

void Tour::next()
{
    if (m_step + 1 < static_cast<int>(steps.size()))
        show(m_step + 1);
    else
        skip();
}

void Tour::skip()
{
    QSettings().setValue(shownKey, true);
    m_ring->hide();
    close();
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Show || type == QEvent::Hide || type == QEvent::Move || type == QEvent::Resize)
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection); // once all have their places
    return QFrame::eventFilter(watched, event);
}

void Tour::paintEvent(QPaintEvent *)
{
    paintEdge(*this);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        skip();
    else
        QFrame::keyPressEvent(event);
}

} // namespace towerwatch

#include "moc_tour.cpp"
