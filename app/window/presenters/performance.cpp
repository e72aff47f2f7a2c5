// SPDX-License-Identifier: MIT
#include "app/window/presenters/performance.h"

#include "views/telling/deedwords.h"
#include "views/words/words.h"

namespace towerwatch {

Performance::Performance(const Desk &desk)
    : m_desk(desk)
    , m_deeds(deedsOf(desk))
{
    const auto isOf = [](int figure) {
        return [figure](const Deed &deed) {
            return (deed.kind == Deed::Kind::Capture ? deed.capture.figure : -1) == figure;
        };
    };
    const auto *outlook = desk.answer ? std::get_if<OutlookAnswer>(&desk.answer->body) : nullptr;
    const int figure = outlook ? outlook->figure : desk.selectedFigure();
    const bool isCapture = std::ranges::any_of(m_deeds, isOf(figure));
    std::erase_if(m_deeds, std::not_fn(isOf(isCapture ? figure : -1)));
}

QString Performance::name() const
{
    if (m_deeds.empty())
        return {};
    const Deed &deed = m_deeds.front();
    switch (deed.kind) {
    case Deed::Kind::PlaceFloor:
        return inFirstEdition(m_desk.position->scenario()) ? tr("Place the tower p&iece", "first edition")
                                                           : tr("Place the f&loor");
    case Deed::Kind::Capture:
        return capitalized(
            tr("Cap&ture %1").arg(inMenu(figureLabel(*m_desk.position, deed.capture.figure))).toStdString());
    case Deed::Kind::PutOnTower: return tr("Put it on the &tower");
    case Deed::Kind::BuyBack: break;
    }
    return tr("Pay the ran&som");
}

QString Performance::title() const
{
    return m_deeds.front().kind == Deed::Kind::BuyBack ? tr("Ransom") : tr("Exchange");
}

QString Performance::asking() const
{
    const QString player = playerName(m_desk.position->scenario(), m_deeds.front().by);
    return (m_deeds.front().kind == Deed::Kind::BuyBack ? tr("%1 chooses: who is bought back?")
                                                        : tr("%1 chooses: which figure comes home?"))
        .arg(player);
}

QStringList Performance::choices() const
{
    QStringList words;
    for (const Deed &deed : m_deeds)
        words << choiceWords(m_desk.position->scenario(), deed);
    return words;
}

Step Performance::step(const Deed &deed) const
{
    const auto name = [&]() -> QString {
        switch (deed.kind) {
        case Deed::Kind::PlaceFloor:
            return inFirstEdition(m_desk.position->scenario()) ? tr("Place a tower piece", "first edition")
                                                               : tr("Place a floor");
        case Deed::Kind::Capture:
            return capitalized(
                tr("Capture %1").arg(figureLabel(*m_desk.position, deed.capture.figure)).toStdString());
        case Deed::Kind::PutOnTower: return tr("Put a figure on a tower");
        case Deed::Kind::BuyBack: break;
        }
        return tr("Pay a ransom");
    };
    return {afterDeed(m_desk, deed), name()};
}

} // namespace towerwatch
