//! A record: what stands in the text, before anybody asks whether it is true.

use std::fmt;

use tenback_rules::Pile;

/// A game as written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    pub(crate) tags: Vec<Tag>,
    /// Comments before the first turn.
    pub(crate) prelude: Vec<Comment>,
    pub(crate) turns: Vec<TurnLine>,
}

/// `[Name "value"]`. Unknown ones are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) place: Place,
}

/// The line of the input where something stood. It is for messages only and no part of what a record says, so any two
/// are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place(pub(crate) usize);

impl PartialEq for Place {
    fn eq(&self, _: &Place) -> bool {
        true
    }
}

impl Eq for Place {}

/// A line of lays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLine {
    /// The number written on it.
    pub number: u64,
    /// Lays and comments in order.
    pub words: Vec<Word>,
    /// What stands behind the lays.
    pub mark: Option<Mark>,
    pub(crate) place: Place,
}

/// What stands between the number and the mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A lay.
    Lay(WrittenLay),
    /// A comment.
    Comment(Comment),
}

/// A number and a pile, whether or not there is such a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenLay {
    /// The number.
    pub number: u32,
    /// The pile.
    pub pile: Pile,
}

/// `{…}`, without the braces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment(String);

/// What stands behind the lays of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// `*`: the turn is still open.
    Open,
    /// `#`: the seat of this line lost in this turn.
    Lost,
}

impl Tag {
    /// A tag, if it can be written: a name of letters, digits, `_` and `-`, and a value on one line without `"]`.
    pub fn new(name: &str, value: &str) -> Option<Tag> {
        let word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        let writable =
            !name.is_empty() && name.chars().all(word) && !value.contains("\"]") && !value.contains(['\n', '\r']);
        writable.then(|| Tag { name: name.into(), value: value.into(), place: Place(0) })
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without the quotes.
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl Comment {
    /// A comment, if it can be written: it may not close itself or begin a record.
    pub fn new(text: &str) -> Option<Comment> {
        let begins_record = text.lines().skip(1).any(begins_record);
        (!text.contains(['}', '\r']) && !begins_record).then(|| Comment(text.into()))
    }

    /// What stands between the braces.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Whether a line is the first of a record: the one with its `Game` tag, wherever it stands.
pub(crate) fn begins_record(line: &str) -> bool {
    line.trim_start()
        .strip_prefix("[Game")
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || c == '"'))
}

impl Record {
    /// The tags in order.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(Tag::value)
    }

    /// Sets a tag: in its place if it stands already, otherwise behind the others.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|old| old.name == tag.name) {
            Some(old) => *old = tag,
            None => self.tags.push(tag),
        }
    }

    /// Takes tags over that do not stand here, but for some.
    pub fn inherit(&mut self, tags: &[Tag], but: &[&str]) {
        for tag in tags {
            if !but.contains(&tag.name()) && self.tag(tag.name()).is_none() {
                self.set_tag(tag.clone());
            }
        }
    }

    /// Takes over what was told of another game from which this one has branched off. Who began that one, how it ended,
    /// when it was and what was promised for it need not be true of this one.
    pub fn branch_off(&mut self, other: &Record) {
        self.inherit(&other.tags, &["First", "Result", "Termination", "Salt", "Commitment", "Date"]);
    }

    /// Takes a tag away, if it stands.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|tag| tag.name != name);
    }

    /// The comments before the first turn.
    pub fn prelude(&self) -> &[Comment] {
        &self.prelude
    }

    /// The turns in order.
    pub fn turns(&self) -> &[TurnLine] {
        &self.turns
    }
}

impl TurnLine {
    pub(crate) fn new(number: u64) -> TurnLine {
        TurnLine { number, words: Vec::new(), mark: None, place: Place(0) }
    }

    /// How many lays stand on the line.
    pub fn lays(&self) -> usize {
        self.words.iter().filter(|word| matches!(word, Word::Lay(_))).count()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            writeln!(f, "[{} \"{}\"]", tag.name, tag.value)?;
        }
        if !self.prelude.is_empty() || !self.turns.is_empty() {
            writeln!(f)?;
        }
        for comment in &self.prelude {
            writeln!(f, "{comment}")?;
        }
        for turn in &self.turns {
            writeln!(f, "{turn}")?;
        }
        Ok(())
    }
}

impl fmt::Display for TurnLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.number)?;
        for word in &self.words {
            match word {
                Word::Lay(lay) => write!(f, " {}{}", lay.number, lay.pile)?,
                Word::Comment(comment) => write!(f, " {comment}")?,
            }
        }
        match self.mark {
            Some(Mark::Open) => f.write_str(" *"),
            Some(Mark::Lost) => f.write_str(" #"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.0)
    }
}
