//! The name of the player at a table on a server.

use std::io::{self, BufRead, IsTerminal, Write, stderr, stdin};

use tenback_table::Name;
use tenback_tui::{Context, Link};
use tenback_words::Words;

use crate::command_error::CommandError;

/// Chooses the player's name: the given one, the one used at this server before, or the login name. Without any, it asks
/// if `asks` is set and somebody can answer.
pub(crate) fn choose(
    given: Option<&str>,
    server: &Link,
    context: &Context,
    asks: bool,
) -> Result<Option<Name>, CommandError> {
    if let Some(given) = given {
        return Name::new(given).map(Some).map_err(|why| CommandError::Usage(context.words.name_error(&why)));
    }
    let somebody_answers = asks && stdin().is_terminal() && stderr().is_terminal();
    if !somebody_answers || context.name_at(server).is_some() {
        return Ok(None);
    }
    // Without an answer, the table says that a name is needed.
    Ok(ask(&context.words, &mut stdin().lock(), &mut stderr()).unwrap_or(None))
}

/// Asks until the answer is a name; none if there are no more lines.
fn ask(words: &Words, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<Name>> {
    loop {
        write!(out, "{} ", words.message("cli-play-your-name", &[]))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match Name::new(line.trim()) {
            Ok(name) => return Ok(Some(name)),
            Err(why) => writeln!(out, "{}", words.name_error(&why))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use tenback_words::Language;

    use super::*;

    #[test]
    fn a_name_is_asked_for_until_it_is_valid() {
        let (words, mut out) = (Words::new(Language::English), Vec::new());
        let name = ask(&words, &mut "\na;b\n Ada \nBen\n".as_bytes(), &mut out).expect("nothing fails");
        assert_eq!(name, Name::new("Ada").ok());
        let said = String::from_utf8(out).expect("text");
        assert_eq!(said.matches("Your name, for the others to see: ").count(), 3, "{said}");
        assert!(said.contains("semicolon"), "{said}");
        assert_eq!(ask(&words, &mut "".as_bytes(), &mut Vec::new()).expect("nothing fails"), None);
    }
}
