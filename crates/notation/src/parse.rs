//! From text to a [`Record`].

use tenback_rules::Pile;

use crate::fault::{Fault, SyntaxError};
use crate::record::{Comment, Mark, Place, Record, Tag, TurnLine, Word, WrittenLay};

impl Record {
    /// Reads one record. Only its form is looked at; [`replay`](crate::replay) asks whether it is true.
    pub fn parse(text: &str) -> Result<Record, Fault> {
        let mut parser = Parser::default();
        let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        while !rest.is_empty() {
            parser.line += 1;
            rest = parser.line(rest).map_err(|error| Fault::of_text(parser.line, error))?;
        }
        Ok(parser.record)
    }
}

#[derive(Default)]
struct Parser {
    record: Record,
    /// The line of the input that is being read, counted from 1.
    line: usize,
}

impl Parser {
    /// Reads a line, and those that its comments run over; answers with what follows.
    fn line<'a>(&mut self, text: &'a str) -> Result<&'a str, SyntaxError> {
        let start = text.trim_start_matches(is_blank);
        let mut rest = if start.starts_with('[') { self.tag(start)? } else { start };
        let mut turn = None;
        loop {
            rest = rest.trim_start_matches(is_blank);
            let Some(next) = rest.chars().next() else { break };
            if next == '\n' {
                rest = &rest[1..];
                break;
            }
            if next == '{' {
                rest = self.comment(rest, turn.as_mut())?;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                let (word, behind) = rest.split_at(end);
                self.word(word, &mut turn)?;
                rest = behind;
            }
        }
        self.record.turns.extend(turn);
        Ok(rest)
    }

    fn tag<'a>(&mut self, text: &'a str) -> Result<&'a str, SyntaxError> {
        let (line, _) = text.split_once('\n').unwrap_or((text, ""));
        let (name, quoted) = line[1..].split_once(char::is_whitespace).ok_or(SyntaxError::BadTag)?;
        let quoted = quoted.trim_start().strip_prefix('"').ok_or(SyntaxError::BadTag)?;
        let (value, behind) = quoted.split_once("\"]").ok_or(SyntaxError::BadTag)?;
        let mut tag = Tag::new(name, value).ok_or(SyntaxError::BadTag)?;
        if !self.record.turns.is_empty() {
            return Err(SyntaxError::TagAfterTurns { name: tag.name });
        }
        tag.place = Place(self.line);
        self.record.tags.push(tag);
        let behind = behind.trim_start_matches(is_blank);
        if !behind.is_empty() && !behind.starts_with('{') {
            return Err(SyntaxError::BadTag);
        }
        Ok(&text[line.len() - behind.len()..])
    }

    fn comment<'a>(&mut self, text: &'a str, turn: Option<&mut TurnLine>) -> Result<&'a str, SyntaxError> {
        let (inside, behind) = text[1..].split_once('}').ok_or(SyntaxError::OpenComment)?;
        // Lines end in LF; a file from elsewhere reads as if it had been written here.
        let comment = Comment::new(&inside.replace('\r', "")).ok_or(SyntaxError::OpenComment)?;
        self.line += inside.matches('\n').count();
        match turn.or(self.record.turns.last_mut()) {
            Some(turn) => turn.words.push(Word::Comment(comment)),
            None => self.record.prelude.push(comment),
        }
        Ok(behind)
    }

    fn word(&mut self, word: &str, turn: &mut Option<TurnLine>) -> Result<(), SyntaxError> {
        let Some(turn) = turn else {
            let number =
                word.strip_suffix('.').filter(|digits| is_number(digits)).and_then(|digits| digits.parse().ok());
            let number = number.ok_or_else(|| SyntaxError::NoTurnNumber { word: shorten(word) })?;
            let mut begun = TurnLine::new(number);
            begun.place = Place(self.line);
            *turn = Some(begun);
            return Ok(());
        };
        if turn.mark.is_some() {
            return Err(SyntaxError::AfterMark { word: shorten(word) });
        }
        match word {
            "*" => turn.mark = Some(Mark::Open),
            "#" => turn.mark = Some(Mark::Lost),
            _ => {
                let lay = parse_lay(word).ok_or_else(|| SyntaxError::BadWord { word: shorten(word) })?;
                turn.words.push(Word::Lay(lay));
            }
        }
        Ok(())
    }
}

fn parse_lay(word: &str) -> Option<WrittenLay> {
    let pile = Pile::from_letter(word.chars().next_back()?)?;
    let digits = &word[..word.len() - 1];
    let number = digits.parse().ok().filter(|_| is_number(digits))?;
    Some(WrittenLay { number, pile })
}

/// Whether a text is a number as records have them.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number; one too large for anything stays too large.
pub(crate) fn parse_number(digits: &str) -> u16 {
    digits.parse().unwrap_or(u16::MAX)
}

/// Space within a line.
fn is_blank(c: char) -> bool {
    c.is_whitespace() && c != '\n'
}

/// Enough of a word to know it by.
pub(crate) fn shorten(word: &str) -> String {
    const ENOUGH: usize = 40;
    match word.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.into(),
    }
}
