// SPDX-License-Identifier: MIT
/// A strip above the board that says something and offers what can be done about it.
#pragma once

#include <QWidget>
#include <functional>

class QHBoxLayout;
class QLabel;

namespace towerwatch {

/// Paints the background and the line below it.
class Banner : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Says something that is not urgent, until the user takes an offer or closes it.
class NoticeBanner : public Banner
{
    Q_OBJECT

public:
    /// A button: its object name, its text and what it does. It closes the banner.
    struct Offer
    {
        const char *name;
        std::function<QString()> text;
        std::function<void()> act;
    };

    explicit NoticeBanner(QWidget *parent = nullptr);

    /// Says `text`, whatever was said before.
    void say(const std::function<QString()> &text, const QList<Offer> &offers);

private:
    std::function<QString()> m_words;
    QLabel *m_text;
    QHBoxLayout *m_row;
    QList<QWidget *> m_buttons;
};

} // namespace towerwatch
