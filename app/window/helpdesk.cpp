// SPDX-License-Identifier: MIT
#include "app/window/helpdesk.h"

#include "views/editing/sourceview.h"
#include "views/reference/helpwindow.h"
#include "views/reference/referencepage.h"
#include "views/ruling/comparetable.h"
#include "views/ruling/rulesbutton.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>

namespace towerwatch {

HelpDesk::HelpDesk(QMainWindow &window, QMenu &menu)
    : QObject(&window)
    , m_window(window)
    , m_action(new QAction(&window))
{
    m_action->setObjectName(QStringLiteral("help"));
    m_action->setShortcut(QKeySequence(Qt::Key_F1));
    menu.insertAction(menu.actions().value(0), m_action);
    window.addAction(m_action);
    connect(m_action, &QAction::triggered, this, &HelpDesk::showHelp);
    window.installEventFilter(this);
    retranslate();
}

QString HelpDesk::pageFor(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const SourceView *>(widget))
            return QStringLiteral("format");
        if (qobject_cast<const RulesButton *>(widget) || qobject_cast<const CompareTable *>(widget) ||
            qobject_cast<const ReferencePage *>(widget))
            return QStringLiteral("rule-sets");
    }
    return QStringLiteral("first-steps");
}

void HelpDesk::showHelp()
{
    if (!m_help)
        m_help = new HelpWindow(&m_window);
    m_help->showPage(pageFor(QApplication::focusWidget()));
}

void HelpDesk::retranslate()
{
    m_action->setText(tr("&Help"));
    m_action->setStatusTip(tr("Short pages: first steps, rule sets, the format, the command line"));
}

bool HelpDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

} // namespace towerwatch
