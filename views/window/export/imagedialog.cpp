// SPDX-License-Identifier: MIT
#include "views/window/export/imagedialog.h"

#include "views/window/widgets/widgets.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace towerwatch {

namespace {

constexpr int step = 100; ///< pixels of an arrow key

/// Puts into `other` what belongs to a number, both being sides of images as `from` : `to`.
void follow(QSpinBox *other, int number, int from, int to)
{
    const QSignalBlocker quiet(other);
    other->setValue(qRound(double(number) * to / from));
}

} // namespace

ImageDialog::ImageDialog(QSize usual, int most, QWidget *parent)
    : QDialog(parent)
    , m_usual(usual)
    , m_width(new QSpinBox(this))
    , m_height(new QSpinBox(this))
    , m_transparent(new QCheckBox(tr("&Transparent around the board"), this))
{
    setObjectName(QStringLiteral("image"));
    setWindowTitle(tr("PNG picture"));
    const int longest = std::max({usual.width(), usual.height(), 1});
    for (const auto &[box, side] : {std::pair(m_width, usual.width()), std::pair(m_height, usual.height())}) {
        box->setRange(1, std::max(1, int(qint64(most) * side / longest)));
        box->setSingleStep(step);
        box->setSuffix(tr(" px", "pixels, after a number"));
        box->setValue(side);
    }
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(tr("&Height:"), m_height);
    form->addRow(m_transparent);
    form->addRow(buttonsOf(this, QDialogButtonBox::Save | QDialogButtonBox::Cancel));
    connect(m_width, &QSpinBox::valueChanged, this,
            [this](int width) { follow(m_height, width, m_usual.width(), m_usual.height()); });
    connect(m_height, &QSpinBox::valueChanged, this,
            [this](int height) { follow(m_width, height, m_usual.height(), m_usual.width()); });
}

QSize ImageDialog::imageSize() const
{
    return {m_width->value(), m_height->value()};
}

bool ImageDialog::isTransparent() const
{
    return m_transparent->isChecked();
}

} // namespace towerwatch

#include "moc_imagedialog.cpp"
