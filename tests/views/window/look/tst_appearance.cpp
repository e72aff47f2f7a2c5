// SPDX-License-Identifier: MIT
/// Light, dark and high contrast: what is written and what can be ticked is seen in all of them.
#include "tests/support/testmain.h"
#include "views/drawing/palette.h"
#include "views/window/look/appearance.h"
#include "views/window/look/artimage.h"
#include "views/window/look/focusring.h"
#include "views/window/look/pagecolours.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>

using namespace towerwatch;

class tst_Appearance : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_style = std::make_unique<VisibleStyle>(); }
    void cleanup() { useAppearance(Appearance::System); }

    void contrastIsMeasured()
    {
        QVERIFY(std::abs(contrastOf(Qt::black, Qt::white) - 21) < 0.01);
        QCOMPARE(contrastOf(Qt::red, Qt::red), 1.0);
    }

    void wordsAreLegible_data() { rows(); }
    void wordsAreLegible()
    {
        QFETCH(Appearance, appearance);
        const QPalette palette = paletteOf(appearance);
        const auto legible = [&](QPalette::ColorRole ink, QPalette::ColorRole ground, double least) {
            return contrastOf(palette.color(ink), palette.color(ground)) >= least;
        };
        QVERIFY(legible(QPalette::Text, QPalette::Base, 7));
        QVERIFY(legible(QPalette::WindowText, QPalette::Window, 7));
        QVERIFY(legible(QPalette::ButtonText, QPalette::Button, 7));
        QVERIFY(legible(QPalette::ToolTipText, QPalette::ToolTipBase, 7));
        QVERIFY(legible(QPalette::PlaceholderText, QPalette::Base, 4.5));
        QVERIFY(legible(QPalette::HighlightedText, QPalette::Highlight, 4.5));
        QVERIFY(contrastOf(palette.color(QPalette::Disabled, QPalette::Text),
                           palette.color(QPalette::Base)) >= 3);
        QVERIFY(contrastOf(contourInk(palette), palette.color(QPalette::Window)) >= 3);
        QVERIFY(contrastOf(linkInk(palette), palette.color(QPalette::Base)) >= 4.5);
        for (const Verdict verdict : allOf<Verdict>)
            QVERIFY(contrastOf(verdictInk(verdict, palette), palette.color(QPalette::Base)) >= 4.5);
        QCOMPARE(isDark(palette), appearance != Appearance::Light);
    }

    /// An empty box and the words in an empty field stand out from what is behind them.
    void emptyThingsAreSeen_data() { rows(); }
    void emptyThingsAreSeen()
    {
        QFETCH(Appearance, appearance);
        useAppearance(appearance);
        QCheckBox box;
        box.setStyle(m_style.get());
        QLineEdit field;
        field.setStyle(m_style.get());
        field.setPlaceholderText(QStringLiteral("MMMM"));
        for (QWidget *widget : {static_cast<QWidget *>(&box), static_cast<QWidget *>(&field)}) {
            widget->ensurePolished();
            widget->resize(120, 30);
            QVERIFY(mostContrast(widget->grab().toImage(), widget->palette().color(QPalette::Window)) >= 3);
        }
        QVERIFY(mostContrast(field.grab(field.rect().adjusted(4, 4, -4, -4)).toImage(),
                             field.palette().color(QPalette::Base)) >= 3);
    }

    /// What is quiet elsewhere is read as well as the rest, the handle of a scroll bar and a ticked box are
    /// seen, and a player's colour stays that colour in a selected row.
    void highContrastLeavesNothingFaint()
    {
        useAppearance(Appearance::HighContrast);
        const QPalette palette = QApplication::palette();
        QVERIFY(contrastOf(quietInk(palette), palette.color(QPalette::Base)) >= 15);
        QVERIFY(isHighContrast(palette) && !isHighContrast(paletteOf(Appearance::Dark)));
        QCOMPARE(schemeFor(palette), drawing::Scheme::Contrast);
        QScrollBar bar(Qt::Vertical);
        bar.setStyle(m_style.get());
        bar.resize(bar.sizeHint().width(), 200);
        const QImage drawn = bar.grab(bar.rect().adjusted(0, 24, 0, -24)).toImage(); // no arrows
        QVERIFY(mostContrast(drawn, palette.color(QPalette::Base)) >= 15);
        QCheckBox box;
        box.setStyle(m_style.get());
        box.setChecked(true);
        const QRect indicator(0, 0, 20, box.sizeHint().height());
        box.resize(box.sizeHint());
        QVERIFY(mostContrast(box.grab(indicator).toImage(), palette.color(QPalette::Window)) >= 20);
        QPixmap red(8, 8);
        red.fill(Qt::red);
        const QStyleOption option;
        QCOMPARE(m_style->generatedIconPixmap(QIcon::Selected, red, &option).toImage().pixelColor(4, 4),
                 QColor(Qt::red));
    }

    /// The button of a tool bar that has no room for all, those of docks, and which tab is the current one.
    void whatIsPressedIsSeen_data() { rows(); }
    void whatIsPressedIsSeen()
    {
        QFETCH(Appearance, appearance);
        useAppearance(appearance);
        const QColor ground = QApplication::palette().color(QPalette::Window);
        for (const auto which : {QStyle::SP_ToolBarHorizontalExtensionButton, QStyle::SP_DialogCloseButton,
                                 QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton,
                                 QStyle::SP_DockWidgetCloseButton}) {
            QImage drawn(16, 16, QImage::Format_ARGB32_Premultiplied);
            drawn.fill(ground);
            QPainter painter(&drawn);
            m_style->standardIcon(which).paint(&painter, drawn.rect());
            painter.end();
            QVERIFY(mostContrast(drawn, ground) >= 7);
        }
        QTabBar bar;
        bar.setStyle(m_style.get());
        bar.addTab(QString());
        bar.addTab(QString());
        bar.resize(bar.sizeHint());
        const double current = mostContrast(bar.grab(bar.tabRect(0)).toImage(), ground),
                     other = mostContrast(bar.grab(bar.tabRect(1).adjusted(2, 0, 0, 0)).toImage(), ground);
        QVERIFY(!isDark(bar.palette()) || (current >= 3 && current > other));
        QCOMPARE(m_style->styleHint(QStyle::SH_EtchDisabledText), 0);
    }

    /// A line icon has the colour of the words beside it.
    void iconsAreSeenInASelectedRow()
    {
        useAppearance(Appearance::Light);
        const QColor ground = QApplication::palette().color(QPalette::Highlight);
        QImage row(16, 16, QImage::Format_ARGB32_Premultiplied);
        row.fill(ground);
        QPainter painter(&row);
        themeIcon(QStringLiteral("dialog-ok")).paint(&painter, row.rect(), Qt::AlignCenter, QIcon::Selected);
        painter.end();
        QVERIFY(mostContrast(row, ground) >= 4.5);
    }

    /// Nothing of a figure is cut by the edge of its picture, its outline included.
    void figuresAreSeenWhole()
    {
        constexpr int shadow = 100; // may be cut
        for (const FigureKind kind : allOf<FigureKind>)
            for (const auto scheme :
                 {drawing::Scheme::Light, drawing::Scheme::Dark, drawing::Scheme::Contrast}) {
                const QImage image = figureImage(kind, Colour::Black, 96, 1, scheme);
                int edge = 0;
                for (int i = 0; i < 96; ++i)
                    edge = std::max({edge, qAlpha(image.pixel(i, 0)), qAlpha(image.pixel(i, 95)),
                                     qAlpha(image.pixel(0, i)), qAlpha(image.pixel(95, i))});
                QVERIFY2(edge <= shadow, std::string(name(kind)).c_str());
            }
    }

    /// What a box has no room for is left out at the end.
    void wordsInABoxAreShortened()
    {
        struct Recorder : QProxyStyle
        {
            using QProxyStyle::QProxyStyle;
            void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const override
            {
                if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option))
                    drawn = box->currentText;
                QProxyStyle::drawControl(element, option, painter, widget);
            }
            mutable QString drawn;
        };
        auto *recorder = new Recorder(QStringLiteral("Fusion"));
        VisibleStyle style;
        style.setBaseStyle(recorder);
        QComboBox box;
        box.addItem(QStringLiteral("All kinds of rulings that there are"));
        box.setStyle(&style);
        box.resize(160, 30);
        box.grab();
        QVERIFY(recorder->drawn.startsWith(QStringLiteral("All")) && recorder->drawn.endsWith(u'…'));
        box.resize(800, 30);
        box.grab();
        QCOMPARE(recorder->drawn, box.currentText());
    }

    /// Roads, cities and fields are told apart by how bright they are.
    void whatLiesOnTheBoardIsToldApart()
    {
        const auto ink = [](drawing::Ink which) {
            return QColor(QString::fromLatin1(drawing::colourOf(which, drawing::Scheme::Contrast)));
        };
        QVERIFY(contrastOf(ink(drawing::Ink::Road), ink(drawing::Ink::Meadow)) >= 7);
        QVERIFY(contrastOf(ink(drawing::Ink::City), ink(drawing::Ink::Meadow)) >= 3);
        QVERIFY(contrastOf(ink(drawing::Ink::Rim), ink(drawing::Ink::Yes)) >= 4.5);
        QVERIFY(contrastOf(ink(drawing::Ink::Rim), ink(drawing::Ink::No)) >= 4.5);
    }

    /// What the desktop decides is not held on to.
    void theDesktopIsFollowedAgain()
    {
        const QPalette before = QApplication::palette();
        useAppearance(Appearance::HighContrast);
        QCOMPARE(currentAppearance(), Appearance::HighContrast);
        QVERIFY(QApplication::palette().color(QPalette::Window) == QColor(Qt::black));
        useAppearance(Appearance::System);
        QCOMPARE(QApplication::palette().color(QPalette::Window), before.color(QPalette::Window));
        QCOMPARE(QApplication::palette().color(QPalette::Text), before.color(QPalette::Text));
    }

    /// The list that has the keyboard has a ring, a button its own frame.
    void theKeyboardIsSeen()
    {
        const FocusRing ring;
        QWidget window;
        auto *list = new QListWidget(&window);
        auto *button = new QPushButton(&window);
        list->setGeometry(0, 0, 100, 100);
        button->setGeometry(0, 110, 100, 30);
        window.setStyle(m_style.get());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, windowPatience));
        list->setFocus();
        const QPointer<QFocusFrame> frame = window.findChild<QFocusFrame *>();
        QVERIFY(frame && frame->isVisible());
        QCOMPARE(frame->widget(), list);
        frame->setStyle(m_style.get());
        list->resize(100, 90);
        QCOMPARE(frame->geometry(), list->geometry()); // at the edge of the window, too, all of it is seen
        button->setFocus();
        QVERIFY(!frame->widget());
        list->setFocus();
        delete list;
        QVERIFY(!frame || !frame->widget());
    }

    /// So has the tab that has it.
    void theKeyboardIsSeenOnATab()
    {
        QStyleOptionTab tab;
        tab.rect = {0, 0, 80, 30};
        tab.text = QStringLiteral("Tab");
        tab.state = QStyle::State_Enabled | QStyle::State_Selected | QStyle::State_HasFocus;
        QImage image(tab.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QTabBar bar;
        m_style->drawControl(QStyle::CE_TabBarTabLabel, &tab, &painter, &bar);
        painter.end();
        const QColor ring = linkInk(tab.palette);
        int sides = 0;
        for (const QPoint middle : {QPoint(4, 15), QPoint(75, 15), QPoint(40, 5), QPoint(40, 26)})
            sides += image.pixelColor(middle) == ring;
        QCOMPARE(sides, 4);
    }

    /// What a button says that is too long for one line is seen whole in two.
    void aLongButtonHasTwoLines()
    {
        QAction act(QStringLiteral("Capture Blue’s large meeple in the field at (2, -3)"));
        act.setEnabled(false);
        QWidget window;
        auto *below = new QWidget;
        QPushButton *button = whileEnabled(&act);
        layColumn(below, {layRow(nullptr, {button, {}})});
        layColumn(&window, {{new QListWidget, 1}, below});
        act.setEnabled(true);
        const int line = button->sizeHint().height();
        window.resize(button->sizeHint().width() * 2 / 3, 300);
        window.show();
        QVERIFY(button->isVisible() && button->width() < button->sizeHint().width());
        QVERIFY(button->height() > line);
        QCOMPARE(button->height(), button->heightForWidth(button->width()));
        window.resize(button->sizeHint().width() * 2, 300);
        QCOMPARE(button->height(), line);
    }

private:
    static void rows()
    {
        QTest::addColumn<Appearance>("appearance");
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark, Appearance::HighContrast})
            QTest::newRow(std::string(name(appearance)).c_str()) << appearance;
    }

    /// Of the pixel that stands out most.
    static double mostContrast(const QImage &image, const QColor &ground)
    {
        double most = 1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                most = std::max(most, contrastOf(image.pixelColor(x, y), ground));
        return most;
    }

    std::unique_ptr<VisibleStyle> m_style;
};

TOWERWATCH_WINDOW_TEST(tst_Appearance)
#include "tst_appearance.moc"
