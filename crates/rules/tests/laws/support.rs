//! Random games of every kind, played with checked commands.

use proptest::prelude::*;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Card, CardCommand, Command, Event, Game, GameName, Pile, PileSignal, Seat, Setup, Signal, Viewer};

pub(crate) fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The parameters of a random game; shrinks towards The Game for one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recipe {
    pub(crate) game: GameName,
    pub(crate) seats: u8,
    pub(crate) fewer_cards: bool,
    pub(crate) professional: bool,
    /// Start from a position with short hands, few cards to draw and commands on many cards.
    pub(crate) set_up: bool,
    pub(crate) seed: u64,
}

pub(crate) fn recipes() -> impl Strategy<Value = Recipe> {
    prop::sample::select(GameName::ALL.to_vec()).prop_flat_map(recipes_of)
}

/// Recipes for one game.
pub(crate) fn recipes_of(game: GameName) -> impl Strategy<Value = Recipe> {
    let (fewest, most) = game.seats();
    (fewest..=most, any::<bool>(), any::<bool>(), any::<bool>(), any::<u64>()).prop_map(
        move |(seats, fewer_cards, professional, set_up, seed)| Recipe {
            game,
            seats,
            fewer_cards,
            professional,
            set_up,
            seed,
        },
    )
}

impl Recipe {
    /// A valid setup of a game that has not started.
    pub(crate) fn setup(&self, rng: &mut impl Rng) -> Setup {
        let mut setup = Setup::deal(self.game, self.seats.into(), rng);
        if self.game != GameName::FaceToFace {
            let usual = u16::from(self.game.hand_size(self.seats));
            setup.hand_size = self.fewer_cards.then_some(usual - 1);
            setup.minimum = self.professional.then_some(3);
        }
        if self.set_up {
            self.set_up(&mut setup, rng);
        }
        if self.game == GameName::Extreme && rng.random() {
            setup.commands = Some(self.commands(rng));
            while Game::new(&setup).is_err() {
                setup.commands = Some(self.commands(rng));
            }
        }
        setup
    }

    /// Cuts a complete deal down to a position: some cards are laid, hands are short.
    fn set_up(&self, setup: &mut Setup, rng: &mut impl Rng) {
        let decks = setup.decks.len();
        let hand_size = usize::from(setup.hand_size.unwrap_or(self.game.hand_size(self.seats).into()));
        for deck in &mut setup.decks {
            let keep = rng.random_range(hand_size * usize::from(self.seats)..=deck.len() - 4);
            deck.truncate(keep + 4);
        }
        let below = setup.decks[0].len() - 4;
        let mut tops: Vec<u16> = setup.decks[0].split_off(below);
        let commands = tenback_rules::CommandCards::stand_in();
        for (pile, top) in Pile::ALL.into_iter().zip(&mut tops) {
            let card = Card::new(*top as u8).expect("decks hold cards");
            let is_skull = self.game == GameName::Extreme && commands.of(card) == Some(CardCommand::Skull);
            if is_skull || rng.random() {
                let rules = Setup { hands: None, ..setup.clone() }.rules().expect("rules of a deal");
                *top = rules.pile(pile).start.into();
            }
        }
        let take = |deck: &mut Vec<u16>, rng: &mut dyn Rng| {
            let size = rng.random_range(1..=hand_size).min(deck.len());
            deck.split_off(deck.len() - size)
        };
        let hands = (0..usize::from(self.seats)).map(|seat| take(&mut setup.decks[seat % decks], rng)).collect();
        setup.hands = Some(hands);
        setup.piles = Some(tops);
    }

    fn commands(&self, rng: &mut impl Rng) -> Vec<(CardCommand, Vec<u16>)> {
        let mut numbers: Vec<u16> = (2..=99).collect();
        numbers.shuffle(rng);
        let of_each = if self.set_up { rng.random_range(0..=12) } else { 4 };
        let lists = numbers.chunks(of_each.max(1)).map(<[u16]>::to_vec);
        CardCommand::ALL.into_iter().zip(lists).collect()
    }

    pub(crate) fn game(&self) -> (Game, Xoshiro256PlusPlus) {
        let mut rng = generator(self.seed);
        let setup = self.setup(&mut rng);
        let game = Game::new(&setup).unwrap_or_else(|error| panic!("{error:?} in {setup:?}"));
        (game, rng)
    }
}

pub(crate) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.board().rules().seats())
}

pub(crate) fn viewers(game: &Game) -> Vec<Viewer> {
    seats(game).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// A command a player might issue now, mostly sensible and legal.
pub(crate) fn random_command(game: &Game, rng: &mut impl Rng) -> (Seat, Command) {
    let board = game.board();
    let all: Vec<Seat> = seats(game).collect();
    let anybody = *all.choose(rng).expect("every game has seats");
    let Some(seat) = board.to_move() else { return (anybody, begin_or_signal(rng)) };
    match rng.random_range(0..20) {
        0 => (anybody, Command::Signal(signal(rng))),
        1 => (seat, Command::TakeBack),
        2..6 => (seat, Command::EndTurn),
        _ => {
            let legal = game.legal();
            // Often the smallest step, so that games last.
            let cautious = rng.random_ratio(3, 4);
            let lay = if cautious {
                legal.iter().filter(|lay| !lay.loses).min_by_key(|lay| lay.step)
            } else {
                legal.choose(rng)
            };
            lay.map_or((seat, Command::EndTurn), |legal| (seat, Command::Lay(legal.lay)))
        }
    }
}

fn begin_or_signal(rng: &mut impl Rng) -> Command {
    if rng.random() { Command::Begin } else { Command::Signal(signal(rng)) }
}

fn signal(rng: &mut impl Rng) -> Signal {
    let pile = Pile::ALL[rng.random_range(0..4)];
    match rng.random_range(0..6) {
        0 => Signal::LetMeBegin,
        1 => Signal::NotMe,
        2 => Signal::Hold(CardCommand::ALL[rng.random_range(0..7)]),
        _ => Signal::Pile(PileSignal::ALL[rng.random_range(0..4)], pile),
    }
}

/// Plays random commands until the game ends or a limit is reached, and calls `look` with the game before, the events,
/// and the game after.
pub(crate) fn play(game: &mut Game, rng: &mut impl Rng, mut look: impl FnMut(&Game, &[Event], &Game)) {
    for _ in 0..600 {
        if game.board().ending().is_some() {
            return;
        }
        let (seat, command) = random_command(game, rng);
        let before = game.clone();
        if let Ok(events) = game.play(seat, command) {
            look(&before, &events, game);
        } else {
            assert_eq!(before, *game, "a rejected command changes nothing (A16)");
        }
    }
}
