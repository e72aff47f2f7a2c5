// SPDX-License-Identifier: MIT
#include "views/window/widgets/widgets.h"

#include <QAction>
#include <QDesktopServices>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTableView>
#include <QToolButton>

namespace towerwatch {

namespace {

/// Sees what a widget is told.
class EventWatch : public QObject
{
public:
    EventWatch(QWidget *widget, QList<QEvent::Type> types, std::function<void()> act)
        : QObject(widget)
        , m_types(std::move(types))
        , m_act(std::move(act))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (m_types.contains(event->type()))
            m_act();
        return false;
    }

private:
    QList<QEvent::Type> m_types;
    std::function<void()> m_act;
};

template <typename Box> Box *filled(Box *box, std::initializer_list<Part> parts, const Air &air)
{
    if (air.margins)
        box->setContentsMargins(*air.margins);
    if (air.between >= 0)
        box->setSpacing(air.between);
    for (const Part &part : parts)
        if (part.widget)
            box->addWidget(part.widget, part.share);
        else if (part.layout)
            box->addLayout(part.layout, part.share);
        else
            box->addStretch(part.share);
    return box;
}

/// A button whose words go on in a second line where there is no room for them, and end in dots there.
class FoldedButton : public QPushButton
{
public:
    FoldedButton()
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum); // a fixed one would keep one line
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    QSize minimumSizeHint() const override
    {
        constexpr int least = 100;
        const QSize wished = sizeHint();
        return {std::min(wished.width(), least), wished.height()};
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        return sizeHint().height() + (folded(width).contains(u'\n') ? fontMetrics().lineSpacing() : 0);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text = folded(width());
        if (isDefault()) {
            option.palette.setColor(QPalette::Button, palette().color(QPalette::Highlight));
            option.palette.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
        }
        QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
    }

private:
    /// The words as a button of this width shows them.
    QString folded(int width) const
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.rect.setWidth(width);
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        return inLines(option.text, option.fontMetrics, room);
    }

    static QString inLines(const QString &text, const QFontMetrics &letters, int room)
    {
        const auto fits = [&](const QString &part) {
            return letters.size(Qt::TextShowMnemonic, part).width() <= room;
        };
        qsizetype end = text.size();
        while (end > 0 && !fits(text.left(end)))
            end = text.lastIndexOf(u' ', end - 1);
        const QString rest = letters.elidedText(text.mid(std::max<qsizetype>(end, 0)).trimmed(),
                                                Qt::ElideRight, room, Qt::TextShowMnemonic);
        return end == text.size() ? text : end <= 0 ? rest : text.left(end) + u'\n' + rest;
    }
};

} // namespace

void whenEvent(QWidget *widget, std::initializer_list<QEvent::Type> types, std::function<void()> act)
{
    new EventWatch(widget, types, std::move(act));
}

void whenTranslated(QWidget *widget, const std::function<void()> &speak)
{
    whenEvent(widget, {QEvent::LanguageChange}, speak);
    speak();
}

QHBoxLayout *layRow(QWidget *parent, std::initializer_list<Part> parts, const Air &air)
{
    return filled(parent ? new QHBoxLayout(parent) : new QHBoxLayout, parts, air);
}

QVBoxLayout *layColumn(QWidget *parent, std::initializer_list<Part> parts, const Air &air)
{
    return filled(parent ? new QVBoxLayout(parent) : new QVBoxLayout, parts, air);
}

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString unbroken(QString text)
{
    static const QRegularExpression square(QStringLiteral("\\((-?\\d+), (-?\\d+)\\)"));
    return text.replace(square, QStringLiteral("(\\1,\u00a0\\2)"));
}

void openOutside(QWidget &parent, const QUrl &link)
{
    if (QDesktopServices::openUrl(link))
        return;
    auto *box =
        new QMessageBox(QMessageBox::Information, SearchLine::tr("No browser"),
                        SearchLine::tr("No program was found that opens pages of the web. The address is:") +
                            QStringLiteral("\n\n") + plainly(link.toString()),
                        QMessageBox::Close, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

void enlarge(QLabel &label, double times)
{
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * times);
    font.setWeight(QFont::DemiBold);
    label.setFont(font);
}

QDialogButtonBox *buttonsOf(QDialog *dialog, QDialogButtonBox::StandardButtons buttons)
{
    auto *box = new QDialogButtonBox(buttons, dialog);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

void plainTable(QTableView &table)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
}

void resizeWithin(QWidget &dialog, QSize wished)
{
    constexpr QSize frame(16, 48); // that a window manager draws
    dialog.resize(wished.boundedTo(dialog.screen()->availableSize() - frame));
}

RowDelegate::RowDelegate(QObject *parent, int air)
    : QStyledItemDelegate(parent)
    , m_air(air)
{
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), size.height() + m_air};
}

void RowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->palette.setColor(QPalette::Inactive, QPalette::Text,
                             option->palette.color(QPalette::Active, QPalette::Text));
}

SearchLine::SearchLine(QWidget *parent)
    : QLineEdit(parent)
{
    setTextMargins(3, 0, 3, 0);
    // Not before there is something to clear: its icon is searched for in the themes of the desktop.
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!isClearButtonEnabled())
            setClearButtonEnabled(true);
    });
}

QSize SearchLine::sizeHint() const
{
    constexpr int buttonFrame = 6; // what Qt puts around the icon in the line
    QSize size = QLineEdit::sizeHint();
    if (!isClearButtonEnabled())
        size.rwidth() += style()->pixelMetric(QStyle::PM_LineEditIconSize, nullptr, this) + buttonFrame +
                         style()->pixelMetric(QStyle::PM_LineEditIconMargin, nullptr, this);
    return size;
}

QSize SearchLine::minimumSizeHint() const
{
    constexpr int usualLetters = 17; // the width that Qt wishes for a line
    const QSize usual = sizeHint();
    const int frame = usual.width() - usualLetters * fontMetrics().horizontalAdvance(u'x');
    return {fontMetrics().horizontalAdvance(placeholderText()) + frame + fontMetrics().averageCharWidth(),
            usual.height()};
}

void SearchLine::setPurpose(const QString &purpose)
{
    setPlaceholderText(purpose);
    updateGeometry();
    setAccessibleName(purpose);
}

void SearchLine::start()
{
    setFocus();
    selectAll();
}

void SearchLine::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool entered = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Down || entered)
        emit leftForResults(entered);
    else if (key == Qt::Key_Escape && !text().isEmpty())
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

QPushButton *whileEnabled(QAction *action)
{
    auto *button = new FoldedButton;
    QObject::connect(action, &QAction::changed, button, [button, action] {
        button->setText(unbroken(action->iconText()));
        button->setToolTip(plainly(action->text().remove(u'&') + u'\n' + action->statusTip()));
        button->setVisible(action->isEnabled());
    });
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    button->hide();
    return button;
}

QWidget *cornerBar(QWidget &over, Qt::Corner corner)
{
    constexpr int fromBorder = 12;
    auto *bar = new QFrame(&over);
    bar->setFrameShape(QFrame::StyledPanel);
    bar->setBackgroundRole(QPalette::Base);
    bar->setAutoFillBackground(true);
    bar->setCursor(Qt::ArrowCursor);
    layRow(bar, {}, noAir);
    const auto place = [&over, bar, corner] {
        bar->adjustSize();
        const int beside = over.width() - bar->width() - fromBorder;
        bar->move(corner == Qt::BottomLeftCorner ? fromBorder : beside,
                  over.height() - bar->height() - fromBorder);
    };
    whenEvent(&over, {QEvent::Resize}, place);
    whenEvent(bar, {QEvent::LayoutRequest, QEvent::Show}, place);
    return bar;
}

QToolButton *cornerButton(QAction *action)
{
    constexpr int side = 32;
    auto *button = new QToolButton;
    if (action)
        button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keyboard has the keys of the board
    button->setFixedSize(side, side);
    return button;
}

} // namespace towerwatch

#include "moc_widgets.cpp"
