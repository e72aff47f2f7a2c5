// SPDX-License-Identifier: MIT
#include "views/window/frame/helppagefor.h"

#include "views/window/editing/sourceview.h"
#include "views/window/lists/lists.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/comparetable.h"
#include "views/window/ruling/sentencebutton.h"

namespace towerwatch {

QString helpPageFor(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const SourceView *>(widget))
            return QStringLiteral("format");
        if (qobject_cast<const Lists *>(widget))
            return QStringLiteral("tables");
        if (qobject_cast<const RulesButton *>(widget) || qobject_cast<const CompareTable *>(widget) ||
            qobject_cast<const ReferencePage *>(widget))
            return QStringLiteral("rule-sets");
    }
    return QStringLiteral("first-steps");
}

} // namespace towerwatch
