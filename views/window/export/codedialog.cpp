// SPDX-License-Identifier: MIT
#include "views/window/export/codedialog.h"
#include "model/share/sharecode.h"
#include "views/window/widgets/widgets.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <memory>
#include <qrencode.h>

namespace towerwatch {

namespace {

constexpr int border = 4;           ///< modules, as the standard asks for
constexpr int idealSize = 440;      ///< pixels; a window of 600 has room for it
constexpr int mostOfOneCode = 4296; ///< letters and digits that the largest QR code holds

/// A QR code, its modules a whole number of pixels wide and dark on light whatever the theme.
class QrView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(QrView)

public:
    explicit QrView(const QImage &modules, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_modules(modules)
    {
        whenTranslated(this, [this] {
            setAccessibleName(tr("QR code"));
            setAccessibleDescription(tr("The scenario code for another device to scan"));
        });
    }
    QSize sizeHint() const override
    {
        return m_modules.size() * std::max(2, idealSize / std::max(1, m_modules.width()));
    }
    QSize minimumSizeHint() const override { return m_modules.size() * 2; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const double ratio = devicePixelRatioF();
        const int pixels = static_cast<int>(std::min(width(), height()) * ratio);
        const int module = std::max(1, pixels / std::max(1, m_modules.width()));
        const double side = m_modules.width() * module / ratio;
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_modules);
    }

private:
    QImage m_modules;
};

} // namespace

QImage qrImage(const QByteArray &text)
{
    if (text.isEmpty() || text.size() > mostOfOneCode)
        return {};
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.constData(), 0, QR_ECLEVEL_L, QR_MODE_8, 1), QRcode_free);
    if (!code)
        return {};
    QImage image(code->width + 2 * border, code->width + 2 * border, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width; ++x)
            if (code->data[y * code->width + x] & 1)
                image.setPixel(x + border, y + border, qRgb(0, 0, 0));
    return image;
}

CodeDialog::CodeDialog(const QString &code, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    auto *hint = new QLabel(this);
    auto *text = new QPlainTextEdit(code, this);
    auto *copy = new QPushButton(this), *page = new QPushButton(this);
    const QImage modules = qrImage(code.toLatin1());
    hint->setWordWrap(true);
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setWordWrapMode(QTextOption::WrapAnywhere);
    text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *words = layColumn(nullptr, {hint, {text, 1}});
    if (modules.isNull())
        column->addLayout(words);
    else
        column->addLayout(layRow(nullptr, {{new QrView(modules, this), 1}, words}));
    QDialogButtonBox *buttons = buttonsOf(this, QDialogButtonBox::Close);
    buttons->addButton(page, QDialogButtonBox::ActionRole);
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    connect(page, &QPushButton::clicked, this, &CodeDialog::pageAsked);
    column->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this, [text, copy] {
        QGuiApplication::clipboard()->setText(text->toPlainText());
        copy->setText(tr("Copied"));
    });
    copy->setFocus();
    const bool fits = !modules.isNull(), isLink = isPageAddress(code.toStdString());
    whenTranslated(this, [this, hint, text, copy, page, fits, isLink] {
        setWindowTitle(tr("Scenario code"));
        hint->setText(
            fits && isLink
                ? tr("A phone opens the board when its camera sees the code. You can also copy the link.")
            : fits ? tr("The code is the whole board for another Towerwatch: scan it or copy the text, then "
                        "press Ctrl+Shift+V there.")
                   : tr("This board is too large for one QR code. Send the text, or the file."));
        text->setAccessibleName(tr("Scenario code"));
        copy->setText(tr("&Copy"));
        page->setText(tr("Save as web &page…"));
        page->setToolTip(tr("A file with the board in it, which any browser opens without a network"));
    });
}

} // namespace towerwatch

#include "moc_codedialog.cpp"
