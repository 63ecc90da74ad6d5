//! Asking before something that cannot be undone.

use std::io::{self, IsTerminal, Write};

use tenback_words::Words;

use crate::command_error::CommandError;

/// Asks on the terminal; without one, `--yes` is required.
pub(super) fn confirm(what: &'static str, id: &str, words: &Words) -> Result<(), CommandError> {
    if !io::stdin().is_terminal() {
        return Err(CommandError::Usage(words.message("cli-admin-needs-yes", &[])));
    }
    let question = words.message("cli-admin-sure", &[("what", what.into()), ("id", id.into())]);
    let mut answer = String::new();
    // Without a question there is no answer either.
    _ = write!(io::stderr(), "{question} [{}] ", words.message("cli-admin-yes-or-no", &[]));
    let read = io::stdin().read_line(&mut answer);
    let answer = answer.trim().to_lowercase();
    let agreed = words.message("cli-admin-yes", &[]).split_whitespace().any(|word| word == answer);
    if read.is_ok() && agreed { Ok(()) } else { Err(CommandError::Failure(words.message("cli-admin-not-done", &[]))) }
}
