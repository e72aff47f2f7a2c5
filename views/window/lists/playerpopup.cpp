// SPDX-License-Identifier: MIT
#include "views/window/lists/playerpopup.h"

#include "views/window/lists/listmodel.h"
#include "views/window/look/artimage.h"
#include "views/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStatusTipEvent>
#include <QToolTip>

namespace towerwatch {

namespace {

/// Says what can be typed when something else is.
class NumberBox : public QSpinBox
{
    Q_DECLARE_TR_FUNCTIONS(NumberBox)

public:
    using QSpinBox::QSpinBox;

protected:
    /// What is typed takes the place of what stands for nothing.
    void keyPressEvent(QKeyEvent *event) override
    {
        if (lineEdit()->text() == specialValueText() && !event->text().isEmpty() &&
            event->text().front().isDigit())
            selectAll();
        QSpinBox::keyPressEvent(event);
    }
    QValidator::State validate(QString &text, int &position) const override
    {
        const QValidator::State state = QSpinBox::validate(text, position);
        if (state == QValidator::Invalid) {
            const QString why =
                tr("A number from %1 to %2, or – where it is not known").arg(minimum() + 1).arg(maximum());
            QToolTip::showText(mapToGlobal(rect().bottomLeft()), why, const_cast<NumberBox *>(this));
            QStatusTipEvent event(why);
            QCoreApplication::sendEvent(parent(), &event);
        }
        return state;
    }
};

std::optional<int> stated(QSpinBox &box)
{
    box.interpretText();
    return box.value() < 0 ? std::nullopt : std::optional(box.value());
}

} // namespace

/// What a player has in his supply: how many figures of each kind, if that is known.
class SupplyBox : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(towerwatch::SupplyBox)

public:
    /// The figures are named in the words of `rules`.
    SupplyBox(const std::optional<Supply> &supply, TowerRules rules, QWidget *parent)
        : QWidget(parent)
        , m_before(supply)
        , m_stated(new QCheckBox(tr("What is in the supply is &known"), this))
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins({});
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

    /// What was entered; what was not touched stays as it was written.
    std::optional<Supply> supply() const
    {
        const auto now = entered();
        return now == m_shown ? m_before : now;
    }

private:
    std::optional<Supply> entered() const
    {
        if (!m_stated->isChecked())
            return std::nullopt;
        Supply supply;
        for (const auto &[kind, box] : m_counts) {
            box->interpretText();
            if (box->value() > 0)
                supply.emplace_back(kind, box->value());
        }
        return supply;
    }

    std::optional<Supply> m_before, m_shown; ///< as it was, and as the box says it
    QCheckBox *m_stated;
    std::vector<std::pair<FigureKind, QSpinBox *>> m_counts;
};

QSpinBox *numberBox(int greatest, QWidget *parent)
{
    auto *box = new NumberBox(parent);
    box->setRange(-1, greatest);
    box->setSpecialValueText(notStated());
    return box;
}

PlayerPopup::PlayerPopup(const Player &player, const std::vector<Colour> &others, TowerRules rules,
                         QWidget *parent)
    : CellPopup(parent)
    , m_player(player)
    , m_name(new QLineEdit(QString::fromStdString(player.name.value_or(std::string())), this))
    , m_colour(new QComboBox(this))
    , m_points(numberBox(limits::points, this))
    , m_floors(numberBox(limits::floors, this))
    , m_supply(new SupplyBox(player.supply, rules, this))
{
    setObjectName(QStringLiteral("playerPopup"));
    m_name->setMaxLength(limits::name);
    for (const Colour colour : allOf<Colour>)
        if (colour == player.colour || std::ranges::find(others, colour) != others.end())
            m_colour->addItem(colourIcon(colour), word(colour), static_cast<int>(colour));
    m_colour->setCurrentIndex(m_colour->findData(static_cast<int>(player.colour)));
    m_points->setValue(player.points.value_or(-1));
    m_floors->setValue(player.floors.value_or(-1));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Colour:"), m_colour);
    form->addRow(tr("&Points:"), m_points);
    form->addRow(tr("&Floors:"), m_floors);
    form->addRow(m_supply);
    setFocusProxy(m_name);
    m_name->setFocus();
    m_name->selectAll();
}

QVariant PlayerPopup::value() const
{
    Player player = m_player;
    const QString name = m_name->text().simplified().left(limits::name);
    player.name = name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
    player.colour = static_cast<Colour>(m_colour->currentData().toInt());
    player.points = stated(*m_points);
    player.floors = stated(*m_floors);
    player.supply = m_supply->supply();
    return QVariant::fromValue(player);
}

} // namespace towerwatch

#include "moc_playerpopup.cpp"
