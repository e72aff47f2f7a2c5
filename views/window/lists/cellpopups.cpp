// SPDX-License-Identifier: MIT
#include "views/window/lists/cellpopups.h"

#include "views/window/widgets/widgets.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>

namespace towerwatch {

CellPopup::CellPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_NoMouseReplay); // else a click would come twice where the platform repeats it
}

void CellPopup::openAt(QPoint global)
{
    adjustSize();
    const QRect space = screen()->availableGeometry();
    global.setX(std::clamp(global.x(), space.left(), std::max(space.left(), space.right() - width())));
    global.setY(std::clamp(global.y(), space.top(), std::max(space.top(), space.bottom() - height())));
    move(global);
    QFrame::show();
}

/// What the window does by Ctrl+Enter is not meant here.
bool CellPopup::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        event->setAccepted(key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape);
        return event->isAccepted();
    }
    return QFrame::event(event);
}

void CellPopup::keyPressEvent(QKeyEvent *event)
{
    m_dropped = event->key() == Qt::Key_Escape;
    if (m_dropped || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        close();
    else
        QFrame::keyPressEvent(event);
}

/// The click that closes a popup is not lost to what it meant.
void CellPopup::mousePressEvent(QMouseEvent *event)
{
    const QPointF global = event->globalPosition();
    const QWidget *window = parentWidget() ? parentWidget()->window() : nullptr;
    const QPointer<QWidget> meant = QApplication::widgetAt(global.toPoint());
    QFrame::mousePressEvent(event);
    if (isVisible() || !meant || meant->window() != window)
        return;
    const auto click = [meant, global, button = event->button()] {
        for (const auto &[type, held] : {std::pair(QEvent::MouseButtonPress, Qt::MouseButtons(button)),
                                         std::pair(QEvent::MouseButtonRelease, Qt::MouseButtons())})
            if (meant) {
                QMouseEvent again(type, meant->mapFromGlobal(global), global, button, held, Qt::NoModifier);
                QCoreApplication::sendEvent(meant, &again);
            }
    };
    QMetaObject::invokeMethod(qApp, click, Qt::QueuedConnection);
}

void CellPopup::closeEvent(QCloseEvent *event)
{
    if (!m_dropped && m_keeper && !m_keeper(value())) {
        event->ignore();
        refuse();
        return;
    }
    QFrame::closeEvent(event);
}

namespace {

/// A text of several lines.
class TextPopup : public CellPopup
{
    Q_DECLARE_TR_FUNCTIONS(TextPopup)

public:
    TextPopup(const QString &text, QWidget *parent)
        : CellPopup(parent)
        , m_text(new QPlainTextEdit(text, this))
        , m_refusal(new QLabel(tr("This cannot be read. Escape leaves everything as it was."), this))
    {
        setObjectName(QStringLiteral("textPopup"));
        m_text->setTabChangesFocus(true);
        m_text->setMinimumSize(360, 120);
        auto *keep = new QPushButton(tr("&Keep"), this);
        keep->setToolTip(tr("Keep the text (Ctrl+Enter)"));
        layColumn(this, {{m_text, 1}, m_refusal, layRow(nullptr, {{}, keep})});
        m_refusal->setWordWrap(true);
        m_refusal->hide();
        connect(keep, &QPushButton::clicked, this, &QWidget::close);
        setFocusProxy(m_text);
        m_text->setFocus();
        m_text->selectAll();
    }

    QVariant value() const override { return m_text->toPlainText(); }

protected:
    void refuse() override
    {
        m_refusal->show();
        resize(size().expandedTo(sizeHint()));
        m_text->setFocus();
    }

private:
    QPlainTextEdit *m_text;
    QLabel *m_refusal;
};

} // namespace

CellPopup *textPopup(const QString &text, QWidget *parent)
{
    return new TextPopup(text, parent);
}

} // namespace towerwatch

#include "moc_cellpopups.cpp"
