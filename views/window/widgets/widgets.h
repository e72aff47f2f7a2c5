// SPDX-License-Identifier: MIT
/// What pages and dialogs are built of: words that follow the language, rows and columns, titles, buttons.
#pragma once

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMargins>
#include <QStyledItemDelegate>
#include <QTextDocument>

#include <functional>
#include <optional>

class QAction;
class QDialog;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace towerwatch {

/// Calls `act` whenever a widget is sent an event of one of these types, before the widget has dealt with it.
void whenEvent(QWidget *widget, std::initializer_list<QEvent::Type> types, std::function<void()> act);
/// Calls `speak` now and whenever the language changes.
void whenTranslated(QWidget *widget, const std::function<void()> &speak);

/// A widget or a layout in a row or column, and its share of the room that is left; without both: empty room.
struct Part
{
    Part(QWidget *thing, int its = 0)
        : widget(thing)
        , share(its)
    {
    }
    Part(QLayout *things, int its = 0)
        : layout(things)
        , share(its)
    {
    }
    Part() = default;

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int share = 1;
};
/// How far parts are from the border and from each other; what is not set is as the style has it.
struct Air
{
    std::optional<QMargins> margins = {};
    int between = -1;
};
/// No distances at all.
inline constexpr Air noAir{QMargins(0, 0, 0, 0), 0};

/// The parts side by side or below each other, in `parent` or, without one, to be put into another layout.
QHBoxLayout *layRow(QWidget *parent, std::initializer_list<Part> parts, const Air &air = {});
QVBoxLayout *layColumn(QWidget *parent, std::initializer_list<Part> parts, const Air &air = {});

/// An empty label that breaks its lines and shows plain text only.
QLabel *wrappedLabel(QWidget *parent);
/// Makes a label bold and its letters so many times as large.
void enlarge(QLabel &label, double times);
/// A button for an action, with its icon text, visible while that is enabled; the default one stands out.
QPushButton *whileEnabled(QAction *action);
/// A bar in a lower corner of a widget, above what it shows; what is added to its layout stands in a row.
QWidget *cornerBar(QWidget &over, Qt::Corner corner);
/// A button for such a bar; it does what `action` does, if that is not null.
QToolButton *cornerButton(QAction *action);
/// The buttons of a dialog, which accept or reject it.
QDialogButtonBox *buttonsOf(QDialog *dialog, QDialogButtonBox::StandardButtons buttons);
/// Gives a dialog a size, but no larger than the screen has room for.
void resizeWithin(QWidget &dialog, QSize wished);

/// Makes a table read like a page: no frame, Tab leaves it, headings to the left that no selection
/// highlights.
void plainTable(QTableView &table);

class RowDelegate : public QStyledItemDelegate
{
public:
    /// `air`: pixels that a row is higher than its text.
    explicit RowDelegate(QObject *parent = nullptr, int air = 6);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// Keeps the colour of text in windows without focus, which some styles would change.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_air;
};

/// The text with squares such as "(0, -1)" kept on one line.
QString unbroken(QString text);

/// `text` so that a widget which guesses between plain and rich text (tool tips, message boxes, labels) shows
/// it as it stands. Everything from a file that reaches such a widget comes through here: read as HTML it
/// could name pictures, and Qt would open whatever file they name.
inline QString plainly(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

/// Opens an address with what the desktop has for it; where it has nothing, tells the address.
void openOutside(QWidget &parent, const QUrl &link);

class SearchLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchLine(QWidget *parent = nullptr);

    /// With room for the button that clears it, even while that is hidden.
    QSize sizeHint() const override;
    /// As wide as the placeholder.
    QSize minimumSizeHint() const override;

    /// Says what is looked for, as placeholder and for screen readers.
    void setPurpose(const QString &purpose);
    /// Takes the keyboard and selects everything, so that typing replaces it.
    void start();

signals:
    /// The user wants to go to the results; `entered`: with Enter, perhaps to take one.
    void leftForResults(bool entered);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace towerwatch
