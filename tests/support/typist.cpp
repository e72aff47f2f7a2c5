// SPDX-License-Identifier: MIT
/// Somebody at the real window, as a plugin that Qt loads into it: carries out the orders that come in on
/// standard input, one in a line, as soon as each can be, and says "done" after it.
///   type TEXT: adds a line to the text in Source; do NAME: chooses what is called so in a menu; click NAME:
///   presses the button that is called so; leave: the session of the desktop is about to end.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QGenericPlugin>
#include <QPlainTextEdit>
#include <QSessionManager>
#include <QSocketNotifier>
#include <QTimer>
#include <cstdio>
#include <iostream>
#include <string>

namespace {

/// What is called so, can be used and is a `Type` of some window; null: nothing yet.
template <typename Type> Type *called(const QString &name)
{
    for (QWidget *window : QApplication::topLevelWidgets())
        for (auto *each : window->findChildren<Type *>(name))
            if (each->isEnabled() && each->isVisible())
                return each;
    return nullptr;
}

bool type(const QString &text)
{
    const auto *source = called<QWidget>(QStringLiteral("source"));
    auto *edit = source ? source->findChild<QPlainTextEdit *>() : nullptr;
    if (!edit || !edit->toPlainText().contains(QStringLiteral("towerwatch:")))
        return false;
    edit->moveCursor(QTextCursor::End);
    edit->insertPlainText(text + u'\n');
    return true;
}

bool choose(const QString &name)
{
    auto *action = called<QAction>(name);
    if (action)
        action->trigger();
    return action;
}

bool click(const QString &name)
{
    auto *button = called<QAbstractButton>(name);
    if (button)
        button->click();
    return button;
}

bool leave()
{
    auto *manager = qApp->findChild<QSessionManager *>();
    if (manager)
        emit qApp->commitDataRequest(*manager);
    return manager;
}

bool obey(const QString &order)
{
    const QString what = order.section(u' ', 0, 0), how = order.section(u' ', 1);
    return what == u"type"    ? type(how)
           : what == u"do"    ? choose(how)
           : what == u"click" ? click(how)
                              : leave();
}

class Typist : public QObject
{
public:
    Typist()
    {
        m_again.setSingleShot(true);
        connect(&m_heard, &QSocketNotifier::activated, this, [this] {
            std::string line;
            m_heard.setEnabled(static_cast<bool>(std::getline(std::cin, line)));
            m_order = QString::fromStdString(line);
            carryOut();
        });
        connect(&m_again, &QTimer::timeout, this, &Typist::carryOut);
    }

private:
    void carryOut()
    {
        if (m_order.isEmpty())
            return;
        if (!obey(m_order))
            return m_again.start(1);
        m_order.clear();
        std::puts("done");
        std::fflush(stdout);
    }

    QSocketNotifier m_heard{0, QSocketNotifier::Read};
    QTimer m_again;
    QString m_order;
};

} // namespace

class TypistPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "typist.json")

public:
    QObject *create(const QString &, const QString &) override { return new Typist; }
};

#include "typist.moc"
