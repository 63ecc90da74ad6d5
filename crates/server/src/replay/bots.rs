//! Bots that finish a game on all seats. Each knows only what its seat knows.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{Phase, Seat, Viewer};
use tenback_table::Talk;

use super::moves::Move;
use super::playback::Playback;
use crate::denial::Denial;

/// Lets bots play to the end. The result is always the same for the same game, so no clock is used: an expert evaluates
/// a fixed number of positions per turn, and a game has no more turns than cards.
pub(super) fn play_out(playback: &mut Playback, level: Level, talk: Option<Talk>) -> Result<(), Denial> {
    // A master would take too long for a whole game.
    let bot = Bot::new(level.min(Level::Expert));
    let mut rng = BotRng::seed_from_u64(0);
    loop {
        if talk != Some(Talk::None) {
            give_signals(playback, &bot);
        }
        match playback.game().board().phase() {
            Phase::Dealt => begin(playback)?,
            Phase::Running => take_turn(playback, &bot, &mut rng)?,
            Phase::Over(_) => return Ok(()),
        }
    }
}

/// Lets all seats except the one to move give signals.
fn give_signals(playback: &mut Playback, bot: &Bot) {
    let board = playback.game().board();
    let (seats, mover) = (board.rules().seats(), board.to_move());
    for seat in Seat::all(seats).filter(|seat| Some(*seat) != mover) {
        let signals = bot.signals(&playback.game().view(Viewer::Seat(seat)));
        for signal in signals.as_slice() {
            // Signals that are not allowed now are dropped.
            let _dropped = playback.make(Move::Signal(seat, *signal));
        }
    }
}

/// The agreed seat goes first, or the next one with cards: in a set-up position a seat may have none.
fn begin(playback: &mut Playback) -> Result<(), Denial> {
    let (wanted, seats) = (playback.game().board().agreed_starter(), playback.game().board().rules().seats());
    let able = std::iter::successors(Some(wanted), |seat| Some(seat.next(seats))).take(usize::from(seats));
    let able = able.into_iter().find(|seat| !playback.game().hand(*seat).is_empty());
    playback.make(Move::Begin(able.unwrap_or(wanted)))
}

fn take_turn(playback: &mut Playback, bot: &Bot, rng: &mut BotRng) -> Result<(), Denial> {
    let turn = playback.game().board().turn();
    let (seat, number) = (turn.seat(), turn.number());
    let choice = bot.choose(&playback.game().view(Viewer::Seat(seat)), Budget::Evaluations(1), rng);
    for lay in choice.turn.as_slice() {
        playback.make(Move::Lay(*lay))?;
    }
    let board = playback.game().board();
    if board.to_move().is_some() && board.turn().number() == number { playback.make(Move::EndTurn) } else { Ok(()) }
}
