// SPDX-License-Identifier: MIT
/// Says above the board that it is shown under other rules than the table's, and leads back.
#pragma once

#include "model/scenario/rules.h"

#include <QWidget>
#include <optional>

class QLabel;
class QPushButton;

namespace towerwatch {

class PreviewBanner : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewBanner(QWidget *parent = nullptr);

    /// Shows that these rules are tried; none: hides.
    void setTried(const std::optional<TableRules> &rules);

signals:
    /// Back to the rules of the table.
    void dismissed();
    /// The table is to play by these rules from now on.
    void adopted(const TableRules &rules);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    std::optional<TableRules> m_tried;
    QLabel *m_text;
    QPushButton *m_back, *m_adopt;
};

} // namespace towerwatch
