//! A15: no signal and no silence leads to an exact number.
//!
//! A listener knows what is public, its own hand, how bots choose their signals, and everything they have said during
//! the game, but not their secrets. Starting with the true deal, cards that the listener has not seen are exchanged,
//! keeping to deals in which every seat could have said the same all along. If a card were in a seat's hand in every
//! such deal, its signals would have given it away.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Board, Card, CardSet, Event, Game, GameName, Phase, PileSignal, Rules, Seat, Signal, Viewer};

use super::rules;
use crate::signals::{speaks, start_preference, statement};
use crate::{Bot, BotRng, Budget, Level};

/// How many exchanges are tried.
const EXCHANGES: u32 = 20_000;
/// How many secrets are tried. Of all 64-bit secrets, many give the same signals throughout a game.
const SECRETS: u64 = 4_000;

/// A moment at which a seat could speak, and what it said.
#[derive(Clone)]
struct Moment {
    board: Board,
    hand: CardSet,
    said: Option<Signal>,
}

impl Moment {
    /// Whether a bot could have said the same with another hand.
    fn allows(&self, hand: CardSet) -> bool {
        let said = |secret| match self.board.phase() {
            Phase::Dealt => start_preference(&self.board, hand, secret),
            _ => statement(&self.board, hand, secret).map(|pile| Signal::Pile(PileSignal::KeepOff, pile)),
        };
        (0..SECRETS).any(|secret| said(secret) == self.said)
    }
}

/// A deal that a listener thinks possible: the hands now, and what each seat said with which hand.
#[derive(Clone)]
struct Deal {
    hands: Vec<CardSet>,
    moments: Vec<Moment>,
}

impl Deal {
    /// Exchanges two cards wherever they are, unless somebody could not have said the same then.
    fn exchange(&mut self, one: Card, other: Card) -> bool {
        let both = CardSet::only(one) | CardSet::only(other);
        let exchanged = |hand: CardSet| match (hand & both).len() {
            1 => (hand - both) | (both - hand),
            _ => hand,
        };
        let allows = |moment: &Moment| exchanged(moment.hand) == moment.hand || moment.allows(exchanged(moment.hand));
        if !self.moments.iter().all(allows) {
            return false;
        }
        self.hands.iter_mut().for_each(|hand| *hand = exchanged(*hand));
        self.moments.iter_mut().for_each(|moment| moment.hand = exchanged(moment.hand));
        true
    }

    /// The cards that a seat holds in every deal a listener thinks possible, as far as exchanges reach.
    fn given_away(mut self, unlaid: CardSet, seat: Seat, listener: Seat, rng: &mut BotRng) -> CardSet {
        let unseen = unlaid - self.hands[listener.index()];
        let mut common = self.hands[seat.index()];
        for _ in 0..EXCHANGES {
            if common.is_empty() {
                break;
            }
            if self.exchange(any(common, rng), any(unseen, rng)) {
                common = common & self.hands[seat.index()];
            }
        }
        common
    }
}

fn any(cards: CardSet, rng: &mut BotRng) -> Card {
    cards.nth(rng.random_range(..cards.len() as u32) as usize).expect("there is a card")
}

/// Lets every seat say what it wants to, and notes it.
fn talk(game: &mut Game, bot: &Bot, moments: &mut Vec<Moment>) {
    for seat in Seat::all(game.board().rules().seats()) {
        let list = bot.signals(&game.view(Viewer::Seat(seat)));
        if game.board().phase() == Phase::Dealt || speaks(game.board(), seat) {
            let said = list.as_slice().first().copied();
            moments.push(Moment { board: game.board().clone(), hand: game.hand(seat), said });
        }
        for &signal in list.as_slice() {
            game.apply(&Event::Signalled { seat, signal });
        }
    }
}

/// Plays a game. Before each turn, nobody may be certain of a card of the seat that has just spoken, or of any other.
fn listen(rules: Rules, seed: u64) -> u32 {
    let bot = Bot::new(Level::Expert).with_secret(seed);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Game::deal(rules, None, &mut rng);
    let (mut moments, mut checked) = (Vec::new(), 0);
    talk(&mut game, &bot, &mut moments);
    let seat = game.board().agreed_starter();
    game.apply(&Event::Began { seat });
    while let Some(active) = game.board().to_move() {
        talk(&mut game, &bot, &mut moments);
        let unlaid = game.board().unlaid()[0];
        for seat in Seat::all(rules.seats()) {
            for listener in Seat::all(rules.seats()).filter(|&listener| listener != seat) {
                // A hand that is known anyway cannot be given away.
                if game.hand(seat).len() + game.hand(listener).len() == unlaid.len() {
                    continue;
                }
                let hands = Seat::all(rules.seats()).map(|seat| game.hand(seat)).collect();
                let deal = Deal { hands, moments: moments.clone() };
                let given = deal.given_away(unlaid, seat, listener, &mut rng);
                let turn = game.board().turn().number();
                assert!(given.is_empty(), "{rules:?}, seed {seed}, turn {turn}: {given:?} of {seat} for {listener}");
                checked += 1;
            }
        }
        let choice = bot.choose(&game.view(Viewer::Seat(active)), Budget::Evaluations(1), &mut rng);
        choice.turn.carry_out(&mut game);
    }
    checked
}

#[test]
fn nothing_that_was_said_gives_a_card_away() {
    let mut checked = 0;
    for name in [GameName::Classic, GameName::Extreme] {
        for seats in 2..=5 {
            checked += (0..5).map(|seed| listen(rules(name, seats), seed)).sum::<u32>();
        }
    }
    assert!(checked > 5_000, "only {checked} hands were looked at");
}
