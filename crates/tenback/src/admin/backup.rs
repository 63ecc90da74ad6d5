//! Backing up and restoring the database.

use std::path::Path;

use serde_json::json;
use tenback_store::{BackupError, Sqlite};
use tenback_words::Words;

use crate::command_error::CommandError;
use crate::serve;

use super::Output;

pub(super) fn back_up(database: &Path, file: &Path, words: &Words) -> Result<Output, CommandError> {
    Sqlite::back_up(database, file).map_err(|why| refusal(&why, words))?;
    let bytes = std::fs::metadata(file).map_or(0, |file| file.len());
    let args = [("file", file.display().to_string().into()), ("bytes", bytes.into())];
    let text = words.message("cli-admin-backed-up", &args);
    Ok(Output::Done(text, json!({ "done": "backup", "file": file, "bytes": bytes })))
}

pub(super) fn restore(database: &Path, file: &Path, words: &Words) -> Result<Output, CommandError> {
    let aside = Sqlite::restore(database, file).map_err(|why| refusal(&why, words))?;
    let text = match &aside {
        Some(aside) => words.message("cli-admin-restored", &[("aside", aside.display().to_string().into())]),
        None => words.message("cli-admin-restored-new", &[]),
    };
    Ok(Output::Done(text, json!({ "done": "restore", "file": file, "replaced": aside })))
}

fn refusal(why: &BackupError, words: &Words) -> CommandError {
    match why {
        BackupError::Source(error) | BackupError::Target(error) => serve::database_refusal(error, words),
        BackupError::Exists(file) => {
            let args = [("file", file.display().to_string().into())];
            CommandError::Failure(words.message("cli-admin-exists", &args))
        }
    }
}
