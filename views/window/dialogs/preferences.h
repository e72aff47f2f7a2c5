// SPDX-License-Identifier: MIT
/// The dialog of settings that have no menu, unlike appearance, language and keys.
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace towerwatch {

/// Where the page for phones is published, so that codes are links to it: from the environment
/// (pageAddressVariable), else from the settings; empty: not known.
QString pageAddress();

class Preferences : public QDialog
{
    Q_OBJECT

public:
    explicit Preferences(QWidget *parent = nullptr);

public slots:
    /// Stores what was entered. If it is no address, says so and stays open.
    void accept() override;

private:
    QLineEdit *m_address;
    QLabel *m_wrong;
};

} // namespace towerwatch
