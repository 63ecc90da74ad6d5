//! A15: no signal leads to an exact number.
//!
//! Whoever hears a seat knows what lies open, what the seat says about every pile, and how bots choose what they say.
//! So hands are dealt that fit all of this. If one card were in every such hand, the signals would have named it.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level, who_begins};
use tenback_rules::{CardSet, Command, Game, GameName, Options, PileSignal, Rules, Seat, Signal, Viewer};

/// How many deals are tried for each signal.
const DEALS: u64 = 1_500;

/// The cards that are in every hand of `seat` for which `fits` holds, among deals that look the same from outside.
fn in_every_hand(game: &Game, seat: Seat, seed: u64, fits: impl Fn(&Game) -> bool) -> (CardSet, u32) {
    let outside = game.view(Viewer::Spectator);
    let mut rng = BotRng::seed_from_u64(seed);
    let (mut common, mut fitting) = (game.hand(seat), 1);
    for _ in 0..DEALS {
        if common.is_empty() {
            break;
        }
        let deal = outside.sample(&mut rng);
        if fits(&deal) {
            common = common & deal.hand(seat);
            fitting += 1;
        }
    }
    (common, fitting)
}

/// Whether the seat, with the hand of this deal, would say exactly what it has said.
fn would_say_the_same(bot: &Bot, deal: &Game, seat: Seat) -> bool {
    bot.signals(&deal.view(Viewer::Seat(seat))).as_slice().is_empty()
}

fn walk(rules: Rules, seed: u64) -> u32 {
    let bot = Bot::new(Level::Expert);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Game::deal(rules, None, &mut rng);
    let first = who_begins(game.board());
    game.play(first, Command::Begin).expect("nobody has begun");
    let mut checked = 0;
    while let Some(active) = game.board().to_move() {
        for seat in Seat::all(rules.seats()).filter(|&seat| seat != active) {
            let signals = bot.signals(&game.view(Viewer::Seat(seat)));
            for &signal in signals.as_slice() {
                game.play(seat, Command::Signal(signal)).expect("bots only say what is allowed");
            }
            let warns = |signal: &Signal| !matches!(signal, Signal::Pile(PileSignal::GoAhead, _));
            if signals.as_slice().iter().any(warns) && rng_picks(seed, game.board().turn().number(), seat) {
                let known = in_every_hand(&game, seat, seed, |_| true).0;
                let (told, _) = in_every_hand(&game, seat, seed, |deal| would_say_the_same(&bot, deal, seat));
                assert!((told - known).is_empty(), "{:?} is given away: {:?}", told, game.board().signals()[seat]);
                checked += 1;
            }
        }
        let choice = bot.choose(&game.view(Viewer::Seat(active)), Budget::Evaluations(1), &mut rng);
        choice.turn.carry_out(&mut game);
    }
    checked
}

/// A few signals of each game, spread over all of it.
fn rng_picks(seed: u64, turn: u16, seat: Seat) -> bool {
    (u64::from(turn) + seed + seat.index() as u64).is_multiple_of(3)
}

#[test]
fn no_signal_gives_a_card_away() {
    let mut checked = 0;
    for name in [GameName::Classic, GameName::Extreme] {
        for seats in 2..=5 {
            let rules = Rules::new(name, seats, Options::default()).expect("two to five may play");
            checked += (0..6).map(|seed| walk(rules, seed)).sum::<u32>();
        }
    }
    assert!(checked > 500, "only {checked} signals were looked at");
}
