//! A player who plays quickly and sensibly: the cheapest lay, and no more than the turn needs unless it is nearly free.

use tenback_rules::{Phase, Seat};
use tenback_wire::ClientCommand;

use crate::check::{Best, Checker};

/// A lay that advances a pile this little is made even if the turn may end.
const NEARLY_FREE: i8 = 2;

/// The next command of this viewer; `None` if somebody else is to move. The first seat deals and begins.
pub(crate) fn next_command(checker: &Checker, best: Option<Best>, may_end: bool) -> Option<ClientCommand> {
    let seat = checker.seat()?;
    let first = seat == Seat::FIRST;
    let Some(view) = checker.view() else { return first.then_some(ClientCommand::Deal { again: false }) };
    match view.board().phase() {
        Phase::Dealt => first.then_some(ClientCommand::Begin {}),
        Phase::Running if view.is_to_move() => match best {
            Some(best) if !may_end || best.step <= NEARLY_FREE => Some(ClientCommand::Lay { lay: best.lay }),
            _ => may_end.then_some(ClientCommand::EndTurn {}),
        },
        Phase::Running => None,
        Phase::Over(_) => first.then_some(ClientCommand::Deal { again: false }),
    }
}
