// SPDX-License-Identifier: MIT
#include "views/board/hand.h"

#include <QStringList>

namespace towerwatch {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "KIND OWNER" or, for neutral figures, "KIND".
Hand figureFrom(const QString &text)
{
    const QStringList words = text.split(u' ');
    const auto kind = fromName<FigureKind>(figureKindNames, words.value(0).toStdString());
    const auto owner = fromName<Colour>(colourNames, words.value(1).toStdString());
    Hand hand;
    if (kind && words.size() <= 2 && isNeutral(*kind) != owner.has_value()) {
        hand.figure = kind;
        hand.owner = owner;
    }
    return hand;
}

/// "DEGREES ID".
Hand tileFrom(const QString &text)
{
    bool isNumber = false;
    const int turned = text.section(u' ', 0, 0).toInt(&isNumber);
    Hand hand;
    if (isNumber && turned % 90 == 0) {
        hand.tile = text.section(u' ', 1);
        hand.rotation = rotationOfQuarters(turned / 90);
    }
    return hand;
}

} // namespace

std::unique_ptr<QMimeData> Hand::toMime() const
{
    QString text;
    if (!tile.isEmpty()) {
        text = QStringLiteral("tile %1 %2").arg(degrees(rotation)).arg(tile);
    } else if (figure) {
        text = QStringLiteral("figure ") + fromView(name(*figure));
        if (owner)
            text += u' ' + fromView(name(*owner));
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), text.toUtf8());
    return data;
}

Hand Hand::fromMime(const QMimeData *data)
{
    Hand hand;
    if (!data)
        return hand;
    const QString text = QString::fromUtf8(data->data(mimeType()));
    const QString what = text.section(u' ', 0, 0), rest = text.section(u' ', 1);
    if (what == u"tile")
        hand = tileFrom(rest);
    else if (what == u"figure")
        hand = figureFrom(rest);
    return hand;
}

} // namespace towerwatch
