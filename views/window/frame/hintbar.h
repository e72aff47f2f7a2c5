// SPDX-License-Identifier: MIT
/// A status bar that ends messages in dots if there is no room for them; a tool tip has the rest.
#pragma once

#include <QStatusBar>

namespace towerwatch {

class HintBar : public QStatusBar
{
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent);

    /// What is seen of the message.
    QString seenText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect room() const;
};

} // namespace towerwatch
