// SPDX-License-Identifier: MIT
/// Says above the board that it is shown otherwise than it is on the table, and leads back.
#pragma once

#include "model/inquiry/hinges.h"
#include "views/window/kit/banner.h"

#include <optional>

class QLabel;
class QPushButton;

namespace towerwatch {

class PreviewBanner : public Banner
{
    Q_OBJECT

public:
    explicit PreviewBanner(QWidget *parent = nullptr);

    /// Says what is tried with a board; nothing: hides.
    void setTried(const std::optional<Trial> &trial, const Scenario &scenario);

signals:
    /// Back to the table.
    void dismissed();
    /// The table is to play by these rules from now on.
    void adopted(const TableRules &rules);

private:
    void retranslate();

    std::optional<Trial> m_tried;
    QString m_player;            ///< who places the floor instead
    bool m_firstEdition = false; ///< whether it is called a tower piece
    QLabel *m_text;
    QPushButton *m_back, *m_adopt;
};

} // namespace towerwatch
