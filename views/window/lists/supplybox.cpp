// SPDX-License-Identifier: MIT
#include "views/window/lists/supplybox.h"

#include "views/words/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace towerwatch {

SupplyBox::SupplyBox(const std::optional<Supply> &supply, TowerRules rules, QWidget *parent)
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

std::optional<Supply> SupplyBox::supply() const
{
    const auto now = entered();
    return now == m_shown ? m_before : now;
}

std::optional<Supply> SupplyBox::entered() const
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

} // namespace towerwatch

#include "moc_supplybox.cpp"
