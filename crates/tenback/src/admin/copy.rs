//! Copying everything to another database.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tenback_store::{Address, CopyError, Stats};
use tenback_words::Words;

use crate::command_error::CommandError;
use crate::serve;

use super::Output;
use super::connection::{open_existing, runtime};

pub(super) fn run(from: &str, to: &str, words: &Words) -> Result<Output, CommandError> {
    let (source, target) = (database(from, words)?, database(to, words)?);
    let runtime = runtime(words)?;
    let from = open_existing(&source, &runtime, words)?;
    let to = runtime.block_on(target.open()).map_err(|why| serve::database_refusal(&why, words))?;
    let done = runtime.block_on(async {
        let stats = from.stats().await.map_err(CopyError::Source)?;
        let bar = bar(stats.people + stats.tables + stats.games);
        let copied = tenback_store::copy(&from, &to, |done| bar.set_position(done)).await;
        bar.finish_and_clear();
        from.close().await;
        to.close().await;
        copied
    });
    let stats = done.map_err(|why| refusal(&why, &name(&target), words))?;
    Ok(output(&stats, &source, &target, words))
}

fn database(text: &str, words: &Words) -> Result<Address, CommandError> {
    match serve::parse_database(text, words)? {
        Address::Memory => Err(CommandError::Usage(words.message("cli-admin-memory", &[]))),
        database => Ok(database),
    }
}

fn name(database: &Address) -> String {
    match database {
        Address::Memory => String::new(),
        Address::Sqlite(file) => file.display().to_string(),
        Address::Postgres(address) => address.to_string(),
    }
}

/// On standard error, if that is a terminal.
fn bar(total: u64) -> ProgressBar {
    let bar = ProgressBar::new(total);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn output(stats: &Stats, source: &Address, target: &Address, words: &Words) -> Output {
    let to = name(target);
    let Stats { tables, people, games, events, .. } = *stats;
    let args =
        [("file", to.as_str().into()), ("tables", tables.into()), ("people", people.into()), ("games", games.into())];
    let mut text = words.message("cli-admin-copied", &args);
    let mut beside = Vec::new();
    for (from, to) in left_behind(source, target) {
        let (from, to) = (from.display().to_string(), to.display().to_string());
        let args = [("from", from.as_str().into()), ("to", to.as_str().into())];
        text = format!("{text}\n{}", words.message("cli-admin-copy-beside", &args));
        beside.push(json!({ "from": from, "to": to }));
    }
    let json = json!({
        "done": "copy", "to": to, "beside": beside,
        "tables": tables, "people": people, "games": games, "events": events,
    });
    Output::Done(text, json)
}

/// The secret and the invitation beside the source: where they are, and where the target's belong. The operator decides whether
/// to replace those.
fn left_behind(source: &Address, target: &Address) -> Vec<(PathBuf, PathBuf)> {
    let (Some(source), Some(target)) = (serve::beside(source), serve::beside(target)) else { return Vec::new() };
    let both = ["secret", "invite"].map(|kind| (source.with_extension(kind), target.with_extension(kind)));
    both.into_iter().filter(|(from, to)| from.exists() && from != to).collect()
}

fn refusal(why: &CopyError, to: &str, words: &Words) -> CommandError {
    let file = ("file", to.into());
    CommandError::Failure(match why {
        CopyError::NotEmpty => words.message("cli-admin-copy-not-empty", &[file]),
        CopyError::Source(_) | CopyError::Target(_) | CopyError::Incomplete { .. } => {
            words.message("cli-admin-copy-failed", &[file, ("why", why.to_string().into())])
        }
    })
}
