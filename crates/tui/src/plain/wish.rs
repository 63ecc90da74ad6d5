//! What somebody at the table types, read into what they wish.

use tenback_rules::{Card, CardCommand, Command, Pile, PileSignal, Signal, StartPreference};

/// How much is told of a table, besides what is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// All that lies open, and the hand.
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

/// What a line asks for.
pub(super) enum Wish {
    Leave,
    Help,
    /// The keyboard goes on, or nothing is said about beginning.
    Pass,
    /// To be told something about the table again.
    Look(Detail),
    /// To be told only what changes, or the table every turn.
    Brief(bool),
    Log,
    Rules,
    Hint,
    /// Nothing where what is to be tried out cannot be read.
    Try(Option<Vec<WrittenLay>>),
    /// To resign, not yet confirmed.
    AskResign,
    Begin(StartPreference),
    Act(Command),
    Lay(Vec<WrittenLay>),
}

impl Wish {
    /// Reads the words of a line, in small letters.
    pub(super) fn read(words: &[&str]) -> Option<Wish> {
        Some(match *words {
            ["quit" | "q" | "exit"] => Wish::Leave,
            ["help" | "?"] => Wish::Help,
            ["next" | "pass"] => Wish::Pass,
            ["look" | "table"] => Wish::Look(Detail::Table),
            ["piles"] => Wish::Look(Detail::Piles),
            ["hand"] => Wish::Look(Detail::Hand),
            ["brief"] => Wish::Brief(true),
            ["full"] => Wish::Brief(false),
            ["log" | "l"] => Wish::Log,
            ["rules" | "r"] => Wish::Rules,
            ["hint" | "h"] => Wish::Hint,
            ["try" | "t", ref words @ ..] => Wish::Try(lays(words)),
            ["resign"] => Wish::AskResign,
            ["begin" | "i"] => Wish::Begin(StartPreference::Me),
            ["not-me" | "n"] => Wish::Begin(StartPreference::NotMe),
            _ => command(words).map(Wish::Act).or_else(|| lays(words).map(Wish::Lay))?,
        })
    }

    /// Whether it can be asked for while the keyboard is being passed and nobody may look.
    pub(super) const fn needs_no_eyes(&self) -> bool {
        matches!(self, Wish::Leave | Wish::Help | Wish::Pass)
    }
}

/// A lay as it was typed: a number, which may be no card, and a pile.
pub(super) struct WrittenLay {
    pub(super) number: u32,
    pub(super) card: Option<Card>,
    pub(super) pile: Pile,
    /// It was typed with `!`: it is meant even if it loses.
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

/// The wishes that are the same in every game.
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
