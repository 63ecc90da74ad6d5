//! From text to a [`Record`].

use tenback_rules::Pile;

use crate::fault::{Fault, SyntaxError};
use crate::record::{Comment, Mark, Record, SourceLine, Tag, TurnLine, Word, WrittenLay};

impl Record {
    /// Parses one record. This checks only the syntax; [`replay`](crate::replay) checks the game.
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
    /// The current line of the input, counted from 1.
    line: usize,
}

impl Parser {
    /// Parses a line, including further lines its comments extend to; returns the rest of the text.
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
                let (word, after) = rest.split_at(end);
                self.word(word, &mut turn)?;
                rest = after;
            }
        }
        self.record.turns.extend(turn);
        Ok(rest)
    }

    fn tag<'a>(&mut self, text: &'a str) -> Result<&'a str, SyntaxError> {
        let (line, _) = text.split_once('\n').unwrap_or((text, ""));
        let (name, quoted) = line[1..].split_once(char::is_whitespace).ok_or(SyntaxError::BadTag)?;
        let quoted = quoted.trim_start().strip_prefix('"').ok_or(SyntaxError::BadTag)?;
        let (value, after) = quoted.split_once("\"]").ok_or(SyntaxError::BadTag)?;
        let mut tag = Tag::new(name, value).ok_or(SyntaxError::BadTag)?;
        if !self.record.turns.is_empty() {
            return Err(SyntaxError::TagAfterTurns { name: tag.name });
        }
        tag.source = SourceLine(self.line);
        self.record.tags.push(tag);
        let after = after.trim_start_matches(is_blank);
        if !after.is_empty() && !after.starts_with('{') {
            return Err(SyntaxError::BadTag);
        }
        Ok(&text[line.len() - after.len()..])
    }

    fn comment<'a>(&mut self, text: &'a str, turn: Option<&mut TurnLine>) -> Result<&'a str, SyntaxError> {
        let (inside, after) = text[1..].split_once('}').ok_or(SyntaxError::OpenComment)?;
        // Files with CRLF line endings read the same as those with LF.
        let comment = Comment::new(&inside.replace('\r', "")).ok_or(SyntaxError::OpenComment)?;
        self.line += inside.matches('\n').count();
        match turn.or(self.record.turns.last_mut()) {
            Some(turn) => turn.words.push(Word::Comment(comment)),
            None => self.record.prelude.push(comment),
        }
        Ok(after)
    }

    fn word(&mut self, word: &str, turn: &mut Option<TurnLine>) -> Result<(), SyntaxError> {
        let Some(turn) = turn else {
            let number =
                word.strip_suffix('.').filter(|digits| is_number(digits)).and_then(|digits| digits.parse().ok());
            let number = number.ok_or_else(|| SyntaxError::NoTurnNumber { word: shorten(word) })?;
            let mut line = TurnLine::new(number);
            line.source = SourceLine(self.line);
            *turn = Some(line);
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

/// Whether a text is a plain decimal number.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses a number; one that is too large saturates.
pub(crate) fn parse_number(digits: &str) -> u16 {
    digits.parse().unwrap_or(u16::MAX)
}

/// Space within a line.
fn is_blank(c: char) -> bool {
    c.is_whitespace() && c != '\n'
}

/// Shortens a word for a message.
pub(crate) fn shorten(word: &str) -> String {
    const LONGEST: usize = 40;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.into(),
    }
}
