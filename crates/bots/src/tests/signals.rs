//! A15: no signal leads to an exact number.
//!
//! A listener knows what is public, what the seat signals about every pile, and how bots choose their signals. Starting
//! with the true hand, cards are exchanged one by one for others that are still in play, keeping to hands for which a
//! bot would give the same signals. If a card were in every such hand, the signals would have given it away.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Board, Card, CardSet, Event, Game, GameName, PileSignal, Rules, Seat, Signal, Viewer};

use super::rules;
use crate::signals::{self, statement};
use crate::{Bot, BotRng, Budget, Level};

/// How many exchanges are tried.
const EXCHANGES: u32 = 20_000;

/// The cards that are in every hand with the same signals, as far as exchanges reach.
fn given_away(board: &Board, hand: CardSet, rng: &mut BotRng) -> CardSet {
    let said = statement(board, hand);
    let unlaid: Vec<Card> = board.unlaid()[0].iter().collect();
    let speaking: Vec<Card> = unlaid.iter().copied().filter(|card| is_near_a_top(board, *card)).collect();
    let (mut walking, mut common) = (hand, hand);
    for _ in 0..EXCHANGES {
        if common.is_empty() {
            break;
        }
        let mut other = walking;
        // One exchange is usually enough; some cards only cause signals together.
        for _ in 0..rng.random_range(1..=3u32) {
            let out = other.nth(rng.random_range(..other.len() as u32) as usize).expect("within the hand");
            other.remove(out);
            let pool = if speaking.is_empty() || rng.random_range(0..3u32) == 0 { &unlaid } else { &speaking };
            other.insert(pool[rng.random_range(..pool.len() as u32) as usize]);
        }
        if other.len() == hand.len() && statement(board, other) == said {
            walking = other;
            common = common & other;
        }
    }
    common
}

/// Whether this card might cause a signal.
fn is_near_a_top(board: &Board, card: Card) -> bool {
    board.tops().0.iter().any(|top| top.abs_diff(card.number()) <= 10)
}

fn walk(rules: Rules, seed: u64) -> u32 {
    let bot = Bot::new(Level::Expert);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Game::deal(rules, Some(Seat::FIRST), &mut rng);
    let mut checked = 0;
    while let Some(active) = game.board().to_move() {
        for seat in Seat::all(rules.seats()).filter(|&seat| seat != active) {
            let list = signals::wanted(&game.view(Viewer::Seat(seat)));
            for &signal in list.as_slice() {
                game.apply(&Event::Signalled { seat, signal });
            }
            let warned = list.as_slice().iter().any(|signal| !matches!(signal, Signal::Pile(PileSignal::GoAhead, _)));
            // A hand that was fully known before cannot be given away.
            let secret = game.hand(seat).len() < game.board().unlaid()[0].len();
            if warned && secret {
                let given = given_away(game.board(), game.hand(seat), &mut rng);
                let board = game.board();
                let (tops, said, left) = (board.tops(), board.signals()[seat].piles, board.unlaid()[0]);
                assert!(given.is_empty(), "{given:?} of {:?} on {tops:?}: {said:?}, unlaid {left:?}", game.hand(seat));
                checked += 1;
            }
        }
        let choice = bot.choose(&game.view(Viewer::Seat(active)), Budget::Evaluations(1), &mut rng);
        choice.turn.carry_out(&mut game);
    }
    checked
}

#[test]
fn no_signal_gives_a_card_away() {
    let mut checked = 0;
    for name in [GameName::Classic, GameName::Extreme] {
        for seats in 2..=5 {
            checked += (0..20).map(|seed| walk(rules(name, seats), seed)).sum::<u32>();
        }
    }
    assert!(checked > 5_000, "only {checked} signals were looked at");
}
