// SPDX-License-Identifier: MIT
/// A scenario code to be photographed or copied.
#pragma once

#include <QDialog>
#include <QImage>

class QLabel;
class QPlainTextEdit;
class QPushButton;

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

private:
    void copy();

    QLabel *m_hint;
    QWidget *m_picture = nullptr; ///< of the code; none where the code is too long for one
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    bool m_link; ///< the text is an address
};

} // namespace towerwatch
