// SPDX-License-Identifier: MIT
/// What somebody wants once and for all, beside appearance, language and keys, which have menus.
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace towerwatch {

/// Where the page for phones is published, so that codes are links to it: what this start was given, else
/// what was kept; empty: it is not known to be anywhere.
QString pageAddress();

class Preferences : public QDialog
{
    Q_OBJECT

public:
    explicit Preferences(QWidget *parent = nullptr);

public slots:
    /// Keeps what was entered. What is no address is told of and stays to be mended.
    void accept() override;

private:
    QLineEdit *m_address;
    QLabel *m_wrong;
};

} // namespace towerwatch
