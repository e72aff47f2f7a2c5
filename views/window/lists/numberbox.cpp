// SPDX-License-Identifier: MIT
#include "views/window/lists/numberbox.h"

#include "views/window/lists/listmodel.h"

#include <QCoreApplication>
#include <QKeyEvent>
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

} // namespace

QSpinBox *numberBox(int greatest, QWidget *parent)
{
    auto *box = new NumberBox(parent);
    box->setRange(-1, greatest);
    box->setSpecialValueText(notStated());
    return box;
}

} // namespace towerwatch
