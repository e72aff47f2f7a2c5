// SPDX-License-Identifier: MIT
/// The scenario as text beside the board, live in both directions: what is typed becomes an edit as soon as
/// it can be read, what is done on the board appears in the text.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace towerwatch {

class SourceEdit;

class SourceView : public QWidget
{
    Q_OBJECT

public:
    explicit SourceView(QWidget *parent = nullptr);
    ~SourceView() override;

    /// Follows the scenario and its text, which cannot be read if it is a draft that goes on from the
    /// scenario.
    void setPosition(const PositionPtr &position, const QString &text, const QString &draft = {});
    /// Puts the cursor on the line of what was just selected on the board, unless somebody is typing.
    void showChosen(std::optional<Square> square, int figure);
    /// Puts the cursor at a place of the text.
    void goTo(Mark mark);
    /// Reads what was typed now, without waiting for a pause.
    void settle();

    SourceEdit *edit() const { return m_edit; }
    /// What is wrong with the text; the board shows the last one without errors.
    const std::vector<Problem> &problems() const { return m_problems; }
    /// Where the entries of the scenario stand in the text.
    const ScenarioMarks &marks() const { return m_marks; }

signals:
    /// The text can be read, and is another one or was a draft.
    void edited(const Scenario &scenario, const QString &typed, const QString &text);
    /// The text is another one that cannot be read.
    void drafted(const QString &draft, const QString &text);
    /// The errors of the text, or where its entries stand, are others.
    void sourceChanged();
    /// The cursor was put on a line that speaks of a square or a figure.
    void lineChosen(std::optional<Square> square, int figure);

private:
    void read();
    void showErrors();
    void hear();
    void bringDraftBack();
    void chooseLine();
    int lineOf(std::optional<Square> square, int figure) const;
    void retranslate();

    PositionPtr m_position;
    SourceEdit *m_edit;
    QLabel *m_state;
    QToolButton *m_restore;
    QTimer m_pause;
    std::optional<Scenario> m_read; ///< what the text says; nothing while it cannot be read
    std::vector<Problem> m_problems;
    ScenarioMarks m_marks;
    std::pair<std::optional<Square>, int> m_shown{{}, -1}; ///< the last that was chosen on the board
    QString m_draft;                                       ///< the document's
    QString m_text;                                        ///< the document's, be it a draft or not
    QString m_overtaken;  ///< text that could not be read when the board went on
    int m_line = 0;       ///< where is being typed
    bool m_quiet = false; ///< the text or cursor is not changed by a person
};

} // namespace towerwatch
