//! A record: the parsed text, before it is checked against the rules.

use std::fmt;

use tenback_rules::Pile;

/// A game in writing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    pub(crate) tags: Vec<Tag>,
    /// Comments before the first turn.
    pub(crate) prelude: Vec<Comment>,
    pub(crate) turns: Vec<TurnLine>,
}

/// `[Name "value"]`. Unknown tags are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) source: SourceLine,
}

/// The line of the input where something was found. It is only used in messages and not part of the record, so any two
/// are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SourceLine(pub(crate) usize);

impl PartialEq for SourceLine {
    fn eq(&self, _: &SourceLine) -> bool {
        true
    }
}

impl Eq for SourceLine {}

/// A line of lays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLine {
    /// The number written on it.
    pub number: u64,
    /// Lays and comments in order.
    pub words: Vec<Word>,
    /// The mark after the lays.
    pub mark: Option<Mark>,
    pub(crate) source: SourceLine,
}

/// A word between the number and the mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A lay.
    Lay(WrittenLay),
    /// A comment.
    Comment(Comment),
}

/// A number and a pile; there need not be such a card.
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

/// The mark after the lays of a turn.
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
        writable.then(|| Tag { name: name.into(), value: value.into(), source: SourceLine(0) })
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
    /// A comment, if it can be written: it may not contain its end or the start of a record.
    pub fn new(text: &str) -> Option<Comment> {
        let starts_record = text.lines().skip(1).any(starts_record);
        (!text.contains(['}', '\r']) && !starts_record).then(|| Comment(text.into()))
    }

    /// The text between the braces.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Whether a line is the first of a record: the one with its `Game` tag.
pub(crate) fn starts_record(line: &str) -> bool {
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

    /// Sets a tag: replaces it if it is present, otherwise appends it.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|old| old.name == tag.name) {
            Some(old) => *old = tag,
            None => self.tags.push(tag),
        }
    }

    /// Copies tags that are missing here, with a few exceptions.
    pub fn copy_missing_tags(&mut self, tags: &[Tag], except: &[&str]) {
        for tag in tags {
            if !except.contains(&tag.name()) && self.tag(tag.name()).is_none() {
                self.set_tag(tag.clone());
            }
        }
    }

    /// Copies the tags of the game this one branched off from, except those that need not be true here: who went first,
    /// the result, the date and the commitment.
    pub fn copy_tags_of_origin(&mut self, origin: &Record) {
        self.copy_missing_tags(&origin.tags, &["First", "Result", "Termination", "Salt", "Commitment", "Date"]);
    }

    /// Removes a tag, if it is present.
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
        TurnLine { number, words: Vec::new(), mark: None, source: SourceLine(0) }
    }

    /// How many lays the line has.
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
