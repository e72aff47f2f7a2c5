// SPDX-License-Identifier: MIT
/// A status bar whose words end in dots where there is no room for all of them; a tool tip has the rest.
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
