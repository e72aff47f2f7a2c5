// SPDX-License-Identifier: MIT
/// A line to type what to look for: down and return go on to what was found, escape clears it.
#pragma once

#include <QLineEdit>

namespace towerwatch {

class SearchLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchLine(QWidget *parent = nullptr);

    /// With room for the button that clears it, also while there is none.
    QSize sizeHint() const override;
    /// As wide as the words that say what is searched for.
    QSize minimumSizeHint() const override;

    /// Says what is looked for, as placeholder and for screen readers.
    void setPurpose(const QString &purpose);
    /// Takes the keyboard, with everything marked so that typing replaces it.
    void start();

signals:
    /// Somebody wants to go on to what was found.
    void leftForResults();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace towerwatch
