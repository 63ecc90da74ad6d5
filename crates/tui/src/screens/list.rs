//! The list of kept games: those to go on with, or those to look at.

use tenback_notation::ResultTag;
use tenback_rules::Outcome;

use crate::desk::Desk;
use crate::keep::{Kept, LISTED, Loaded};

/// Which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Those that can be gone on with.
    Open,
    /// Those that are over.
    Over,
}

/// Some games of the folder.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) kind: Kind,
    pub(crate) games: Vec<Kept>,
    pub(crate) at: usize,
}

impl List {
    pub(crate) fn new(kind: Kind, desk: &Desk) -> List {
        let listed = |kept: &Kept| kept.content.as_ref().map_or(true, |game| game.is_open() == (kind == Kind::Open));
        List { kind, games: desk.keep.games().filter(listed).take(LISTED).collect(), at: 0 }
    }

    pub(crate) fn step(&mut self, down: bool) {
        let count = self.games.len().max(1);
        self.at = if down { (self.at + 1) % count } else { (self.at + count - 1) % count };
    }

    pub(crate) fn chosen(&self) -> Option<&Kept> {
        self.games.get(self.at)
    }
}

/// A kept game on one line: what it is, or what is wrong with it.
pub(crate) fn describe(kept: &Kept, desk: &Desk) -> String {
    let file = kept.path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    match &kept.content {
        Ok(game) => format!("{} · {}", day(&file), summary(game, desk)),
        Err(why) => {
            let why = desk.unreadable(why);
            desk.words.message("tui-broken", &[("file", kept.path.display().to_string().into()), ("why", why.into())])
        }
    }
}

/// The day in a file's name, or the name if there is none.
fn day(file: &str) -> &str {
    file.get(..10).filter(|day| day.starts_with(|first: char| first.is_ascii_digit())).unwrap_or(file)
}

/// The game, its seats, and how it stands.
pub(crate) fn summary(game: &Loaded, desk: &Desk) -> String {
    let board = game.replayed.game.board();
    let rules = board.rules();
    let words = &desk.words;
    let stands = match game.result() {
        ResultTag::Open | ResultTag::Over(Outcome::Lost { .. }) => {
            words.message("tui-list-left", &[("left", board.left().into())])
        }
        ResultTag::Over(Outcome::Won) => words.message("tui-list-won", &[]),
        ResultTag::Over(Outcome::SeatWon(seat)) => words.message("tui-list-won-by", &[("seat", seat.number().into())]),
    };
    let name = words.message("game", &[("game", rules.name().word().into())]);
    let seats = words.message("tui-list-seats", &[("seats", rules.seats().into())]);
    format!("{name}, {seats}, {stands}")
}
