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

/// A QR code, its modules a whole number of pixels wide and dark on light whatever the theme.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(const QImage &modules, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_modules.size() * 2; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_modules;
};

/// Shows a code as QR code and as text that can be copied.
class CodeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CodeDialog(const QString &code, QWidget *parent = nullptr);

private:
    void copy();
    void retranslate();

    QLabel *m_hint;
    QrView *m_picture = nullptr; ///< none where the code is too long for one
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
};

} // namespace towerwatch
