// SPDX-License-Identifier: MIT
/// The banner above the board while a change is tried, with a button back to the real position.
#pragma once

#include "model/inquiry/hinges.h"
#include "views/window/board/banner.h"

#include <optional>

class QLabel;
class QPushButton;

namespace towerwatch {

class PreviewBanner : public Banner
{
    Q_OBJECT

public:
    explicit PreviewBanner(QWidget *parent = nullptr);

    /// Shows what is tried with a board; nothing: hides the banner.
    void setTried(const std::optional<Trial> &trial, const Scenario &scenario);

signals:
    /// The user wants to see the table as it is.
    void dismissed();
    /// The user wants the table to play by these rules.
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
