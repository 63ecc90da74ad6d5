//! Bots that play a game to its end, on all seats. Each knows only what its seat knows.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{Phase, Seat, Viewer};
use tenback_table::Talk;
use tenback_wire::Denial;

use super::course::Course;
use super::deed::Deed;

/// Lets bots play to the end. The same game is always played on in the same way, so no clock is read: an expert looks at so
/// many positions a turn and no more, and a game has no more turns than cards.
pub(super) fn play_out(course: &mut Course, level: Level, talk: Option<Talk>) -> Result<(), Denial> {
    // A master would think for longer than somebody waits for a whole game.
    let bot = Bot::new(level.min(Level::Expert));
    let mut rng = BotRng::seed_from_u64(0);
    loop {
        if talk != Some(Talk::None) {
            talk_about(course, &bot);
        }
        match course.game().board().phase() {
            Phase::Dealt => begin(course)?,
            Phase::Running => take_turn(course, &bot, &mut rng)?,
            Phase::Over(_) => return Ok(()),
        }
    }
}

/// Lets everybody but the seat to move say what it wants to.
fn talk_about(course: &mut Course, bot: &Bot) {
    let board = course.game().board();
    let (seats, mover) = (board.rules().seats(), board.to_move());
    for seat in Seat::all(seats).filter(|seat| Some(*seat) != mover) {
        let signals = bot.signals(&course.game().view(Viewer::Seat(seat)));
        for signal in signals.as_slice() {
            // What may not be said now is left unsaid.
            let _unsaid = course.make(Deed::Signal(seat, *signal));
        }
    }
}

/// Whoever shall begin does, or the next seat that can: in a set-up position a seat may have no cards.
fn begin(course: &mut Course) -> Result<(), Denial> {
    let (wanted, seats) = (course.game().board().agreed_starter(), course.game().board().rules().seats());
    let able = std::iter::successors(Some(wanted), |seat| Some(seat.next(seats))).take(usize::from(seats));
    let able = able.into_iter().find(|seat| !course.game().hand(*seat).is_empty());
    course.make(Deed::Begin(able.unwrap_or(wanted)))
}

fn take_turn(course: &mut Course, bot: &Bot, rng: &mut BotRng) -> Result<(), Denial> {
    let turn = course.game().board().turn();
    let (seat, number) = (turn.seat(), turn.number());
    let choice = bot.choose(&course.game().view(Viewer::Seat(seat)), Budget::Evaluations(1), rng);
    for lay in choice.turn.as_slice() {
        course.make(Deed::Lay(*lay))?;
    }
    let board = course.game().board();
    if board.to_move().is_some() && board.turn().number() == number { course.make(Deed::EndTurn) } else { Ok(()) }
}
