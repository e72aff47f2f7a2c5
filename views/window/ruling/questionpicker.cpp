// SPDX-License-Identifier: MIT
#include "views/window/ruling/questionpicker.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QToolButton>

namespace towerwatch {

/// The questions of a scenario as a list; a big board has thousands.
class QuestionListModel : public QAbstractListModel
{
    Q_DECLARE_TR_FUNCTIONS(QuestionListModel)

public:
    static constexpr int NameRole = Qt::UserRole; ///< what is asked, without its number

    using QAbstractListModel::QAbstractListModel;

    void setQuestions(int count, int own, std::function<QString(int)> nameOf)
    {
        beginResetModel();
        m_count = count;
        m_own = own;
        m_nameOf = std::move(nameOf);
        endResetModel();
    }
    /// A last row for a question that is not among them; empty: none.
    void setOther(const QString &other)
    {
        if (other == m_other)
            return;
        beginResetModel();
        m_other = other;
        endResetModel();
    }
    int count() const { return m_count; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_count + (m_other.isEmpty() ? 0 : 1);
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || (role != Qt::DisplayRole && role != NameRole))
            return {};
        const int row = index.row();
        const QString name = row < m_count ? m_nameOf(row) : m_other;
        if (role == NameRole || m_own == 0)
            return name;
        if (row >= m_own)
            return tr("Asked here · %1", "a question that is not in the file").arg(name);
        return m_own > 1 ? tr("%1 of %2 · %3").arg(row + 1).arg(m_own).arg(name) : name;
    }

private:
    int m_count = 0, m_own = 0;
    std::function<QString(int)> m_nameOf;
    QString m_other;
};

namespace {

/// What has room of a question, in whole words: its beginning, and the square at its end that tells it apart.
QString shortened(const QString &question, const QFontMetrics &letters, int room)
{
    const QString end = question.mid(std::max<qsizetype>(question.lastIndexOf(u'('), 0));
    QString longest = letters.elidedText(question, Qt::ElideMiddle, room);
    for (qsizetype at = question.indexOf(u' '); at > 0 && at < question.size() - end.size();
         at = question.indexOf(u' ', at + 1)) {
        const QString words = question.left(at) + QStringLiteral("… ") + end;
        if (letters.horizontalAdvance(words) > room)
            break;
        longest = words;
    }
    return longest;
}

QToolButton *arrowButton(QWidget *parent, const QString &icon)
{
    auto *button = new QToolButton(parent);
    button->setIcon(themeIcon(icon)); // an arrow of the style’s own may not tell that it is disabled
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

/// Opens the grouped list in place of its own; its own is for the wheel and the arrow keys.
class QuestionBox : public QComboBox
{
public:
    QuestionBox(QuestionPopup *popup, QWidget *parent)
        : QComboBox(parent)
        , m_popup(popup)
    {
    }

    void setOffers(std::function<QList<QuestionEntry>()> offers) { m_offers = std::move(offers); }

    void showPopup() override { offer(m_offers ? m_offers() : QList<QuestionEntry>()); }
    void offer(const QList<QuestionEntry> &entries)
    {
        m_popup->setEntries(entries);
        m_popup->popUp(*this);
    }
    void hidePopup() override
    {
        m_popup->hide();
        QComboBox::hidePopup();
    }

protected:
    /// Where room is short the number goes first, and of the question its end stays: the square.
    void initStyleOption(QStyleOptionComboBox *option) const override
    {
        QComboBox::initStyleOption(option);
        constexpr int air = 4; // the style shortens what only just fits
        const int room =
            style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width() -
            air;
        if (option->fontMetrics.horizontalAdvance(option->currentText) > room)
            option->currentText =
                shortened(currentData(QuestionListModel::NameRole).toString(), option->fontMetrics, room);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            showPopup();
        else
            QComboBox::keyPressEvent(event);
    }

private:
    QuestionPopup *m_popup;
    std::function<QList<QuestionEntry>()> m_offers;
};

QuestionPicker::QuestionPicker(QWidget *parent)
    : QWidget(parent)
    , m_model(new QuestionListModel(this))
    , m_popup(new QuestionPopup(this))
    , m_box(new QuestionBox(m_popup, this))
    , m_previous(arrowButton(this, QStringLiteral("go-previous")))
    , m_next(arrowButton(this, QStringLiteral("go-next")))
{
    m_box->setModel(m_model);
    m_box->setObjectName(QStringLiteral("questions"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    layRow(this, {{m_box, 1}, m_previous, m_next}, noAir);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        if (index < m_model->count())
            emit chosen(index);
    });
    connect(m_popup, &QuestionPopup::picked, this, &QuestionPicker::offerChosen);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepped(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepped(1); });
    whenTranslated(this, [this] {
        m_box->setAccessibleName(tr("Question"));
        m_box->setAccessibleDescription(tr("Enter lists everything that can be asked about this board"));
        m_box->setPlaceholderText(tr("Choose a question"));
        m_previous->setAccessibleName(tr("Previous question"));
        m_previous->setToolTip(m_previous->accessibleName());
        m_next->setAccessibleName(tr("Next question"));
        m_next->setToolTip(m_next->accessibleName());
    });
}

void QuestionPicker::setQuestions(int count, int own, std::function<QString(int)> nameOf)
{
    const QSignalBlocker quiet(m_box);
    m_model->setQuestions(count, own, std::move(nameOf));
}

void QuestionPicker::setCurrent(int current, const QString &other)
{
    const QSignalBlocker quiet(m_box);
    m_model->setOther(current < 0 ? other : QString());
    m_box->setCurrentIndex(current >= 0 ? current : other.isEmpty() ? -1 : m_model->rowCount() - 1);
    m_box->setToolTip(m_box->currentIndex() < 0 ? tr("The question that is answered below")
                                                : plainly(m_box->currentText()));
    for (QWidget *part : std::initializer_list<QWidget *>{m_box, m_previous, m_next})
        part->setEnabled(m_model->rowCount() > 0);
}

void QuestionPicker::setOffers(std::function<QList<QuestionEntry>()> offers)
{
    m_box->setOffers(std::move(offers));
}

void QuestionPicker::offer(const QList<QuestionEntry> &entries)
{
    m_box->offer(entries);
}

} // namespace towerwatch

#include "moc_questionpicker.cpp"
