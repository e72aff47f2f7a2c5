// SPDX-License-Identifier: MIT
#include "views/window/frame/startpage.h"

#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/window/frame/recentfiles.h"
#include "views/window/look/appearance.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/painting/boardpreview.h"
#include "views/window/painting/boardrenderer.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAction>
#include <QButtonGroup>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace towerwatch {

namespace {

constexpr int pictureHeight = 148, pictureAir = 8, gap = 16, mostFiles = 4;
constexpr int prisonerSide = 28;

/// A shipped scenario: its board with the marks of its first answer, the prisoners, its title.
class StartCard : public QPushButton
{
public:
    explicit StartCard(const ShippedScenario &shipped)
        : m_position(std::make_shared<const Position>(
              readScenario(shipped.text, builtInTiles()).scenario.value_or(Scenario()), builtInTiles()))
    {
        auto *board = new BoardPreview(this);
        const Question &question = m_position->scenario().questions.front();
        board->setPosition(m_position, marksOf(answer(m_position->board(), question)));
        board->setFixedHeight(pictureHeight);
        board->setAttribute(Qt::WA_TransparentForMouseEvents);
        QLabel *title = wrappedLabel(this);
        const bool anyHeld = std::ranges::any_of(
            m_position->scenario().players, [](const Player &player) { return !player.prisoners.empty(); });
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * 1.08);
        title->setFont(letters);
        layColumn(this, {board, {title, 1}},
                  {QMargins(12, pictureAir, anyHeld ? gap + prisonerSide : 12, 0), pictureAir});
        setAttribute(Qt::WA_Hover);
        setAutoDefault(true); // Enter presses it, too
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFixedHeight(pictureHeight + 2 * QFontMetrics(letters).lineSpacing() + 2 * pictureAir + 12);
        whenTranslated(this, [this, title, &shipped] {
            title->setText(utf8(wordsOf(shipped).title));
            setAccessibleName(title->text());
            setStatusTip(
                StartPage::tr("Opens a small table with this question asked; change it as you like"));
            setAccessibleDescription(statusTip());
        });
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(rect()).adjusted(2, 2, -2, -2);
        const QColor rest = mixed(palette().color(QPalette::Window), contourInk(palette()),
                                  isHighContrast(palette()) ? 1 : 0.5);
        const auto fill = [&](const QRect &part, const QColor &ground) {
            painter.setClipRect(part);
            painter.setBrush(ground);
            painter.drawRoundedRect(card, 6, 6);
        };
        const int table = pictureHeight + 2 * pictureAir; // the part that the board lies on
        painter.setPen(QPen(hasFocus() || underMouse() ? linkInk(palette()) : rest, hasFocus() ? 3 : 1));
        fill(rect().adjusted(0, 0, 0, table - height()), tableColour(schemeFor(palette())));
        fill(rect().adjusted(0, table, 0, 0),
             isDown() ? selectedGround(palette()) : palette().color(QPalette::Base));
        painter.setClipping(false);
        painter.setPen(rest);
        QPoint at(width() - prisonerSide - gap / 2, gap); // the prisoners stand beside the board
        for (const Player &player : m_position->scenario().players)
            for (const Prisoner &prisoner : player.prisoners) {
                painter.drawImage(at, figureImage(prisoner.kind, prisoner.owner, prisonerSide,
                                                  devicePixelRatioF(), schemeFor(palette())));
                for (const int bar : {7, 14, 21})
                    painter.drawLine(at + QPoint(bar, 0), at + QPoint(bar, prisonerSide));
                at.ry() += prisonerSide + 4;
            }
    }

private:
    PositionPtr m_position;
};

/// Files as links.
QString linksTo(const QStringList &paths)
{
    QString links;
    for (const QString &path : paths)
        links += QStringLiteral("<a href=\"%1\">%2</a> &nbsp; ")
                     .arg(path.toHtmlEscaped(),
                          QString(shown(QFileInfo(path).fileName().toStdString())).toHtmlEscaped());
    return links;
}

} // namespace

StartPage::StartPage(const std::array<QAction *, 3> &ways, RecentFiles &recent, QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("startPage"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setWidget(new QWidget(this));
    whenEvent(widget(), {QEvent::Paint}, [page = widget()] {
        QPainter(page).fillRect(page->rect(), tableColour(schemeFor(page->palette())));
    });
    QLabel *heading = wrappedLabel(widget()), *files = wrappedLabel(widget());
    enlarge(*heading, 1.7);
    whenTranslated(heading, [heading] { heading->setText(tr("What is the dispute about?")); });
    files->setTextFormat(Qt::RichText);
    files->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(files, &QLabel::linkActivated, &recent, &RecentFiles::chosen);
    whenEvent(this, {QEvent::Show},
              [files, &recent] { files->setText(linksTo(recent.paths().mid(0, mostFiles))); });
    QLayout *below = layRow(nullptr, {button(QT_TR_NOOP("Empty &table"), ways[0]),
                                      button(QT_TR_NOOP("&Open…"), ways[1]),
                                      button(QT_TR_NOOP("&All examples…"), ways[2]),
                                      {files, 1}});
    layColumn(widget(), {heading, cards(), below, {}}, {{}, gap});
}

/// A button for an action, with other words.
QWidget *StartPage::button(const char *words, QAction *action)
{
    auto *button = new QPushButton(action->icon(), {}, widget());
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    whenTranslated(button, [button, words] { button->setText(tr(words)); });
    return button;
}

/// The cards, in as many columns as there is room for.
QLayout *StartPage::cards()
{
    auto *all = new QButtonGroup(this);
    all->setExclusive(false); // the arrow keys go through them
    for (const std::string_view path : startBoards())
        if (const ShippedScenario *shipped = findShipped(path)) {
            all->addButton(new StartCard(*shipped));
            connect(all->buttons().constLast(), &QPushButton::clicked, this,
                    [this, path] { emit boardAsked(utf8(path)); });
        }
    setFocusProxy(all->buttons().constFirst());
    auto *grid = new QGridLayout;
    whenEvent(this, {QEvent::Resize}, [this, all, grid] {
        const int columns = width() >= 960 ? 4 : width() >= 720 ? 3 : 2;
        for (int i = 0; i < all->buttons().size(); ++i)
            grid->addWidget(all->buttons()[i], i / columns, i % columns);
        const int beside = std::max(24, (width() - 1120) / 2);
        widget()->layout()->setContentsMargins(beside, 24, beside, 24);
    });
    return grid;
}

} // namespace towerwatch

#include "moc_startpage.cpp"
