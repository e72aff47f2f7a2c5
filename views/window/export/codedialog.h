// SPDX-License-Identifier: MIT
/// A scenario code to be photographed or copied.
#pragma once

#include <QDialog>
#include <QImage>

namespace towerwatch {

/// The QR code of `text`, one pixel a module, with the light border it needs; null where it does not fit into
/// one.
QImage qrImage(const QByteArray &text);

/// Shows a code as QR code and as text that can be copied.
class CodeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CodeDialog(const QString &code, QWidget *parent = nullptr);

signals:
    /// The user wants a file that any browser opens instead.
    void pageAsked();
};

} // namespace towerwatch
