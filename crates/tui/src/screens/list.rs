//! The list of saved games: those to resume, or those to replay.

use tenback_notation::ResultTag;
use tenback_rules::{Outcome, Seat};

use crate::context::Context;
use crate::date;
use crate::saved::{LISTED, LoadError, Loaded, SavedGame};

/// Which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Those that can be resumed.
    Open,
    /// Those that are over.
    Over,
}

/// A list of saved games.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) kind: Kind,
    games: Vec<(SavedGame, String)>,
    pub(crate) at: usize,
    /// Whether the chosen game is to be deleted once that is confirmed.
    pub(crate) deletes: bool,
}

impl List {
    pub(crate) fn new(kind: Kind, context: &Context) -> List {
        let listed =
            |kept: &SavedGame| kept.content.as_ref().map_or(true, |game| game.is_open() == (kind == Kind::Open));
        let games = context.saved.games().filter(listed).take(LISTED);
        List { kind, games: games.map(|kept| describe_with(kept, context)).collect(), at: 0, deletes: false }
    }

    pub(crate) fn step(&mut self, down: bool) {
        let count = self.games.len().max(1);
        self.at = if down { (self.at + 1) % count } else { (self.at + count - 1) % count };
    }

    pub(crate) fn chosen(&self) -> Option<&SavedGame> {
        self.games.get(self.at).map(|(kept, _)| kept)
    }

    /// The lines.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &String> {
        self.games.iter().map(|(_, text)| text)
    }

    /// Deletes the chosen game for good.
    pub(crate) fn delete(&mut self, context: &Context) -> Result<(), LoadError> {
        let Some(kept) = self.chosen() else { return Ok(()) };
        context.saved.delete(&kept.path)?;
        self.games.remove(self.at);
        self.at = self.at.min(self.games.len().saturating_sub(1));
        Ok(())
    }
}

fn describe_with(kept: SavedGame, context: &Context) -> (SavedGame, String) {
    let text = describe(&kept, context);
    (kept, text)
}

/// A saved game on one line: time, game, result and players; or what is wrong with the file.
pub(crate) fn describe(kept: &SavedGame, context: &Context) -> String {
    match &kept.content {
        Ok(game) => format!("{} · {}", date::local_minute(kept.changed, context.offset), summary(game, context)),
        Err(why) => context.cannot_open(&kept.path, why),
    }
}

/// The game, its state, and its players.
fn summary(game: &Loaded, context: &Context) -> String {
    let (names, you) = context.names_of(&game.record);
    let board = game.replayed.game.board();
    let words = &context.words;
    let left = || words.message("tui-list-left", &[("left", board.left().into())]);
    let stands = match game.result() {
        ResultTag::Open => left(),
        ResultTag::Over(Outcome::Lost { .. }) => format!("{}, {}", words.message("tui-list-lost", &[]), left()),
        ResultTag::Over(Outcome::Won) => words.message("tui-list-won", &[]),
        ResultTag::Over(Outcome::SeatWon(seat)) if you == Some(seat) => words.message("tui-list-won-you", &[]),
        ResultTag::Over(Outcome::SeatWon(seat)) => {
            words.message("tui-list-won-by", &[("name", name_of(&names, seat).into())])
        }
    };
    let title = words.message("game", &[("game", board.rules().name().word().into())]);
    format!("{title} · {stands} · {}", names.join(", "))
}

fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_default()
}
