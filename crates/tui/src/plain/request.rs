//! Parses what a player types.

use tenback_rules::{Card, CardCommand, Command, Pile, PileSignal, Signal, StartPreference};
use tenback_table::Coaching;

/// How much is reported of a table, besides what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// Everything public, and the hand.
    Table,
    /// The piles.
    Piles,
    /// The hand, and where each card fits.
    Hand,
    /// The numbers in the hand.
    Numbers,
    /// Nothing.
    Nothing,
}

/// A request of the player.
pub(super) enum Request {
    Leave,
    Help,
    /// Pass the keyboard on, or state no preference about going first.
    Pass,
    /// Describe part of the table.
    Look(Detail),
    /// Switch between brief and full.
    Brief(bool),
    Log,
    Rules,
    Hint,
    /// Decide about coaches.
    Coach(Coaching),
    /// None if the lays cannot be parsed.
    Try(Option<Vec<WrittenLay>>),
    /// Give up, not confirmed yet.
    AskResign,
    Begin(StartPreference),
    Act(Command),
    Lay(Vec<WrittenLay>),
}

impl Request {
    /// Parses the words of a line, in lower case.
    pub(super) fn read(words: &[&str]) -> Option<Request> {
        Some(match *words {
            ["quit" | "q" | "exit"] => Request::Leave,
            ["help" | "?"] => Request::Help,
            ["next" | "pass"] => Request::Pass,
            ["look" | "table"] => Request::Look(Detail::Table),
            ["piles"] => Request::Look(Detail::Piles),
            ["hand"] => Request::Look(Detail::Hand),
            ["brief"] => Request::Brief(true),
            ["full"] => Request::Brief(false),
            ["log" | "l"] => Request::Log,
            ["rules" | "r"] => Request::Rules,
            ["hint" | "h"] => Request::Hint,
            ["coach"] | ["coach", "on"] => Request::Coach(Coaching::On),
            ["coach", "agree"] => Request::Coach(Coaching::Agreed),
            ["coach", "off"] => Request::Coach(Coaching::Off),
            ["try" | "t", ref words @ ..] => Request::Try(lays(words)),
            ["resign"] => Request::AskResign,
            ["begin" | "i"] => Request::Begin(StartPreference::Me),
            ["not-me" | "n"] => Request::Begin(StartPreference::NotMe),
            _ => command(words).map(Request::Act).or_else(|| lays(words).map(Request::Lay))?,
        })
    }

    /// Whether it is allowed while the keyboard is being passed on.
    pub(super) const fn works_while_covered(&self) -> bool {
        matches!(self, Request::Leave | Request::Help | Request::Pass)
    }
}

/// A lay as typed: a number, perhaps not a card, and a pile.
pub(super) struct WrittenLay {
    pub(super) number: u32,
    pub(super) card: Option<Card>,
    pub(super) pile: Pile,
    /// It was typed with `!`: play it even if it loses.
    pub(super) insisted: bool,
}

/// Some lays, at least one.
fn lays(words: &[&str]) -> Option<Vec<WrittenLay>> {
    words.iter().map(|word| lay(word)).collect::<Option<Vec<_>>>().filter(|lays| !lays.is_empty())
}

fn lay(word: &str) -> Option<WrittenLay> {
    let insisted = word.ends_with('!');
    let word = word.trim_end_matches('!');
    let pile = word.chars().last().and_then(Pile::from_letter)?;
    let digits = &word[..word.len() - 1];
    if digits.is_empty() || digits.len() > 6 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number: u32 = digits.parse().ok()?;
    Some(WrittenLay { number, card: u8::try_from(number).ok().and_then(Card::new), pile, insisted })
}

/// Commands of the game.
fn command(words: &[&str]) -> Option<Command> {
    let pile = |word: &str| Pile::from_letter(word.chars().next()?).filter(|_| word.len() == 1);
    Some(match *words {
        ["end" | "e"] => Command::EndTurn,
        ["undo" | "u"] => Command::TakeBack,
        ["resign", "yes"] => Command::Resign,
        ["hold", word] => Command::Signal(Signal::Hold(CardCommand::from_word(word)?)),
        ["keep", "off", letter] => Command::Signal(Signal::Pile(PileSignal::KeepOff, pile(letter)?)),
        ["rather", "not", letter] => Command::Signal(Signal::Pile(PileSignal::RatherNot, pile(letter)?)),
        ["small", "steps", letter] => Command::Signal(Signal::Pile(PileSignal::SmallSteps, pile(letter)?)),
        ["go", "ahead", letter] => Command::Signal(Signal::Pile(PileSignal::GoAhead, pile(letter)?)),
        [word, letter] => Command::Signal(Signal::Pile(PileSignal::from_word(word)?, pile(letter)?)),
        _ => return None,
    })
}
