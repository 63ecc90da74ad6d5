//! From bytes to a setup and wishes. Every string of bytes means something, and most of them something playable:
//! otherwise the fuzzer would hardly ever leave the first turn.

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{
    Card, CardCommand, Command, CommandCards, Game, GameName, Lay, Pile, PileSignal, Seat, Setup, Signal, Viewer,
};

/// Bytes to be used up one after another; zeros once there are none left.
pub(crate) struct Bytes<'a>(std::slice::Iter<'a, u8>);

/// What to do next.
pub(crate) enum Wish {
    Command(Seat, Command),
    /// Make up a game that looks the same to somebody.
    Sample(Viewer, u8),
}

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes.iter())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    fn choose<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        let index = usize::from(self.next()).checked_rem(choices.len())?;
        choices.get(index).copied()
    }

    /// A number of which 0 means that nothing is said.
    fn option(&mut self, choices: u8) -> Option<u16> {
        (self.next() % choices).checked_sub(1).map(u16::from)
    }
}

/// Seven bytes: game, seats, first seat, hand size, minimum, how the cards are given, seed.
pub(crate) fn decode_setup(bytes: &mut Bytes) -> Setup {
    let game = bytes.choose(&GameName::ALL).unwrap_or(GameName::Classic);
    let seats = match game {
        GameName::FaceToFace => 2,
        GameName::Classic | GameName::Extreme => u16::from(bytes.next() % 7),
    };
    let (first, hand_size, minimum) = (bytes.option(7), bytes.option(10), bytes.option(5));
    let (given, seed) = (bytes.next(), bytes.next());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
    let mut setup = Setup { first, hand_size, minimum, ..Setup::deal(game, seats, &mut rng) };
    if game == GameName::Extreme && given & 1 == 1 {
        setup.commands = Some(shuffled_commands(&mut rng));
    }
    if given & 2 == 2 {
        set_up_position(&mut setup, given >> 2, &mut rng);
    }
    setup
}

fn shuffled_commands(rng: &mut Xoshiro256PlusPlus) -> Vec<(CardCommand, Vec<u16>)> {
    let mut numbers: Vec<u16> = (Card::LOWEST.number()..=Card::HIGHEST.number()).map(u16::from).collect();
    numbers.shuffle(rng);
    let lists = numbers.chunks(CommandCards::OF_EACH).map(<[u16]>::to_vec);
    CardCommand::ALL.into_iter().zip(lists).collect()
}

/// Turns a deal into a position further on: part of each deck is laid already, and the piles show some of it.
fn set_up_position(setup: &mut Setup, laid: u8, rng: &mut Xoshiro256PlusPlus) {
    let Ok(rules) = setup.rules() else { return };
    let mut gone = Vec::new();
    for deck in &mut setup.decks {
        // Six bits of how much of the deck is gone.
        let count = deck.len() * usize::from(laid) / 63;
        gone.extend(deck.drain(..count));
    }
    gone.shuffle(rng);
    let mut gone = gone.into_iter();
    let mut top = |pile| match gone.next() {
        Some(number) if rng.random_ratio(3, 4) => number,
        _ => u16::from(rules.pile(pile).start),
    };
    setup.piles = Some(Pile::ALL.map(&mut top).to_vec());
    let deal = |seat| {
        let deck = &mut setup.decks[rules.deck_of(seat)];
        let count = deck.len().min(rules.hand_size().into());
        deck.drain(..count).collect()
    };
    setup.hands = Some(Seat::all(rules.seats()).map(deal).collect());
}

/// The low four bits say what, the next three who: the seat to move, or a seat that may not even be there.
pub(crate) fn decode_wish(bytes: &mut Bytes, game: &Game) -> Wish {
    let what = bytes.next();
    let to_move = game.board().to_move().unwrap_or(Seat::FIRST);
    let seat = Seat::from_number(what >> 4 & 7).unwrap_or(to_move);
    let command = match what & 15 {
        0..=7 => legal_lay(bytes, game),
        8 | 9 => Command::EndTurn,
        10 => any_lay(bytes),
        11 => Command::TakeBack,
        12 => any_signal(bytes),
        13 => return Wish::Sample(any_viewer(bytes, game), bytes.next()),
        14 => Command::Begin,
        // Rare on purpose: it ends the game.
        _ if bytes.next() < 16 => bytes.choose(&[Command::Resign, Command::RunOutOfTime]).unwrap_or(Command::Resign),
        _ => Command::Begin,
    };
    Wish::Command(seat, command)
}

fn legal_lay(bytes: &mut Bytes, game: &Game) -> Command {
    bytes.choose(&game.legal()).map_or_else(|| any_lay(bytes), |legal| Command::Lay(legal.lay))
}

fn any_lay(bytes: &mut Bytes) -> Command {
    let span = Card::HIGHEST.number() - Card::LOWEST.number() + 1;
    let card = Card::new(Card::LOWEST.number() + bytes.next() % span).unwrap_or(Card::LOWEST);
    Command::Lay(Lay { card, pile: any_pile(bytes) })
}

fn any_pile(bytes: &mut Bytes) -> Pile {
    bytes.choose(&Pile::ALL).unwrap_or(Pile::A)
}

fn any_signal(bytes: &mut Bytes) -> Command {
    let hold = bytes.choose(&CardCommand::ALL).unwrap_or(CardCommand::Stop);
    let about_pile = bytes.choose(&PileSignal::ALL).unwrap_or(PileSignal::KeepOff);
    let pile = any_pile(bytes);
    let signals = [Signal::Pile(about_pile, pile), Signal::Hold(hold), Signal::LetMeBegin, Signal::NotMe];
    Command::Signal(bytes.choose(&signals).unwrap_or(Signal::NotMe))
}

fn any_viewer(bytes: &mut Bytes, game: &Game) -> Viewer {
    let seat = Seat::from_number(bytes.next() % (game.board().rules().seats() + 1));
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
