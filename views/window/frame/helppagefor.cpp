// SPDX-License-Identifier: MIT
#include "views/shell/helppagefor.h"

#include "views/editing/sourceview.h"
#include "views/lists/lists.h"
#include "views/reference/referencepage.h"
#include "views/ruling/comparetable.h"
#include "views/ruling/sentencebutton.h"

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
