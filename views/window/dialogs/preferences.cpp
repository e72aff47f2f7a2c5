// SPDX-License-Identifier: MIT
#include "views/window/dialogs/preferences.h"

#include "model/share/sharecode.h"
#include "views/window/kit/widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QSettings>

namespace towerwatch {

namespace {

const QString addressKey = QStringLiteral("share/pageAddress");

} // namespace

QString pageAddress()
{
    const QString given = qEnvironmentVariable(pageAddressVariable);
    return given.isEmpty() ? QSettings().value(addressKey).toString() : given;
}

Preferences::Preferences(QWidget *parent)
    : QDialog(parent)
    , m_address(new QLineEdit(pageAddress(), this))
    , m_wrong(wrappedLabel(this))
{
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    auto *title = new QLabel(tr("&Address of the page for phones:"), this);
    title->setBuddy(m_address);
    QLabel *hint = wrappedLabel(this);
    hint->setText(tr("Where towerwatch.html is published, so that codes and their QR codes are links which "
                     "any phone opens with its camera. Without an address, only Towerwatch opens them."));
    m_address->setAccessibleDescription(hint->text());
    m_wrong->setObjectName(QStringLiteral("wrong"));
    m_wrong->hide();
    connect(m_address, &QLineEdit::textChanged, m_wrong, &QWidget::hide);
    layColumn(this, {title, m_address, m_wrong, hint,
                     buttonsOf(this, QDialogButtonBox::Save | QDialogButtonBox::Cancel)});
    resizeWithin(*this, {520, 180});
}

void Preferences::accept()
{
    const QString address = m_address->text().trimmed();
    if (!address.isEmpty() && !isPageAddress(address.toStdString())) {
        m_wrong->setText(tr("This is no web address. It begins with https:// or http:// and has no blanks."));
        m_wrong->show();
        m_address->setAccessibleDescription(m_wrong->text());
        m_address->setFocus();
        return;
    }
    qunsetenv(pageAddressVariable);
    QSettings().setValue(addressKey, address);
    QDialog::accept();
}

} // namespace towerwatch

#include "moc_preferences.cpp"
