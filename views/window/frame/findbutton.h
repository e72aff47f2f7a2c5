// SPDX-License-Identifier: MIT
/// A button that looks like a field: it opens the search for everything.
#pragma once

#include <QAbstractButton>

namespace towerwatch {

class FindButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// Triggers `search`, whose icon text and key it shows.
    FindButton(QAction *search, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QAction *m_search;
};

} // namespace towerwatch
