// SPDX-License-Identifier: MIT
#include "views/window/lists/cellpopups.h"

#include "views/window/kit/widgets.h"
#include "views/window/lists/listmodel.h"
#include "views/words/words.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>

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

/// What a player has in his supply.
class SupplyPopup : public CellPopup
{
    Q_DECLARE_TR_FUNCTIONS(SupplyPopup)

public:
    SupplyPopup(const std::optional<Supply> &supply, TowerRules rules, QWidget *parent)
        : CellPopup(parent)
        , m_before(supply)
        , m_stated(new QCheckBox(tr("What is in the supply is &known"), this))
    {
        setObjectName(QStringLiteral("supplyPopup"));
        auto *grid = new QGridLayout(this);
        grid->addWidget(m_stated, 0, 0, 1, 4);
        m_stated->setChecked(supply.has_value());
        int cell = 0;
        for (const FigureKind kind : allOf<FigureKind>) {
            if (isNeutral(kind))
                continue;
            auto *count = new QSpinBox(this);
            count->setRange(0, limits::supply);
            for (const auto &[there, number] : supply.value_or(Supply()))
                if (there == kind)
                    count->setValue(number);
            auto *label = new QLabel(word(kind, rules), this);
            label->setBuddy(count);
            count->setAccessibleName(word(kind, rules));
            grid->addWidget(label, 1 + cell / 2, cell % 2 * 2);
            grid->addWidget(count, 1 + cell / 2, cell % 2 * 2 + 1);
            connect(count, &QSpinBox::valueChanged, m_stated, [this] { m_stated->setChecked(true); });
            m_counts.emplace_back(kind, count);
            ++cell;
        }
        m_shown = entered();
    }

    /// What was not touched stays as it was written.
    QVariant value() const override
    {
        const auto now = entered();
        return QVariant::fromValue(now == m_shown ? m_before : now);
    }

private:
    std::optional<Supply> entered() const
    {
        std::optional<Supply> supply;
        if (m_stated->isChecked()) {
            supply.emplace();
            for (const auto &[kind, box] : m_counts) {
                box->interpretText();
                if (box->value() > 0)
                    supply->emplace_back(kind, box->value());
            }
        }
        return supply;
    }

    std::optional<Supply> m_before, m_shown; ///< as it was, and as the popup says it
    QCheckBox *m_stated;
    std::vector<std::pair<FigureKind, QSpinBox *>> m_counts;
};

/// Whom a player holds.
class PrisonersPopup : public CellPopup
{
    Q_DECLARE_TR_FUNCTIONS(PrisonersPopup)

public:
    /// `holder` cannot hold figures of his own; the figures are named in the words of `rules`.
    PrisonersPopup(const std::vector<Prisoner> &prisoners, Colour holder, TowerRules rules, QWidget *parent)
        : CellPopup(parent)
        , m_prisoners(prisoners)
        , m_holder(holder)
        , m_rules(rules)
        , m_list(new QListWidget(this))
        , m_kind(new QComboBox(this))
        , m_owner(new QComboBox(this))
    {
        setObjectName(QStringLiteral("prisonersPopup"));
        build();
        show(0);
    }

    QVariant value() const override { return QVariant::fromValue(m_prisoners); }

private:
    void build()
    {
        for (const FigureKind kind : allOf<FigureKind>)
            if (canBePrisoner(kind))
                m_kind->addItem(word(kind, m_rules), static_cast<int>(kind));
        for (const Colour colour : allOf<Colour>)
            if (colour != m_holder)
                m_owner->addItem(colourIcon(colour), word(colour), static_cast<int>(colour));
        m_list->setAccessibleName(tr("Prisoners"));
        m_kind->setAccessibleName(tr("Figure"));
        m_owner->setAccessibleName(tr("Owner"));
        m_list->setFixedHeight(112);
        auto *add = new QPushButton(tr("&Add"), this), *remove = new QPushButton(tr("&Remove"), this);
        auto *grid = new QGridLayout(this);
        grid->addWidget(m_list, 0, 0, 1, 2);
        grid->addWidget(remove, 0, 2, Qt::AlignTop);
        grid->addWidget(m_kind, 1, 0);
        grid->addWidget(m_owner, 1, 1);
        grid->addWidget(add, 1, 2);
        connect(add, &QPushButton::clicked, this, &PrisonersPopup::add);
        connect(remove, &QPushButton::clicked, this, &PrisonersPopup::remove);
    }

    void show(int current)
    {
        m_list->clear();
        for (const Prisoner &prisoner : m_prisoners)
            m_list->addItem(new QListWidgetItem(
                colourIcon(prisoner.owner),
                tr("%1 (%2)", "figure, owner").arg(word(prisoner.kind, m_rules), word(prisoner.owner))));
        m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    }

    void add()
    {
        m_prisoners.push_back({static_cast<FigureKind>(m_kind->currentData().toInt()),
                               static_cast<Colour>(m_owner->currentData().toInt())});
        show(static_cast<int>(m_prisoners.size()) - 1);
    }

    void remove()
    {
        const int row = m_list->currentRow();
        if (row < 0)
            return;
        m_prisoners.erase(m_prisoners.begin() + row);
        show(row);
    }

    std::vector<Prisoner> m_prisoners;
    Colour m_holder;
    TowerRules m_rules;
    QListWidget *m_list;
    QComboBox *m_kind, *m_owner;
};

} // namespace

CellPopup *popupFor(const QVariant &value, Colour holder, TowerRules rules, QWidget *parent)
{
    if (value.metaType() == QMetaType::fromType<std::optional<Supply>>())
        return new SupplyPopup(value.value<std::optional<Supply>>(), rules, parent);
    if (value.metaType() == QMetaType::fromType<std::vector<Prisoner>>())
        return new PrisonersPopup(value.value<std::vector<Prisoner>>(), holder, rules, parent);
    return value.metaType() == QMetaType::fromType<QString>() ? new TextPopup(value.toString(), parent)
                                                              : nullptr;
}

} // namespace towerwatch

#include "moc_cellpopups.cpp"
