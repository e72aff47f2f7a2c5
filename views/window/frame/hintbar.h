// SPDX-License-Identifier: MIT
/// A status bar that ends messages in dots if there is no room for them, with the rest in a tool tip, and
/// that knows what it speaks of.
#pragma once

#include <QStatusBar>

namespace towerwatch {

/// What a hint is about: it is taken back, or said anew, when that changes.
enum class About { Nothing, Cursor, OfferedTile, Problem, Deed };

class HintBar : public QStatusBar
{
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent);

    /// Shows a message until another comes.
    void say(const QString &words, About about);
    /// What the message is about; Nothing as soon as another is shown.
    About about() const { return m_about; }
    /// What is seen of the message.
    QString seenText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect room() const;

    About m_about = About::Nothing;
};

} // namespace towerwatch
