//! The results of tasks, for people and as JSON.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tenback_server::{AdminCheck, AdminNode, AdminPerson, AdminStats, AdminTable};
use tenback_tui::{moment, utc_minute};
use tenback_words::Words;

use super::Output;
use crate::columns::{Side, columns};

impl Output {
    pub(super) fn print(&self, as_json: bool, words: &Words) -> io::Result<ExitCode> {
        let text = if as_json { self.json() } else { self.text(words) };
        writeln!(io::stdout(), "{}", text.trim_end())?;
        let damaged = matches!(self, Output::Check(check) if !check.damaged.is_empty());
        Ok(if damaged { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    fn json(&self) -> String {
        fn pretty(value: &impl Serialize) -> String {
            serde_json::to_string_pretty(value).expect("plain data")
        }
        match self {
            Output::Tables(tables) => pretty(tables),
            Output::Table(table) => pretty(table),
            Output::People(people) => pretty(people),
            Output::Check(check) => pretty(check),
            Output::Nodes(nodes) => pretty(nodes),
            Output::Stats { stats, bytes } => pretty(&json!({ "stats": stats, "bytes": bytes })),
            Output::Done(_, value) => pretty(value),
        }
    }

    fn text(&self, words: &Words) -> String {
        match self {
            Output::Tables(tables) => tables_text(tables, words),
            Output::Table(table) => table_text(table, words),
            Output::People(people) => people_text(people, words),
            Output::Check(check) => check_text(check, words),
            Output::Nodes(nodes) => nodes_text(nodes, words),
            Output::Stats { stats, bytes } => stats_text(stats, *bytes, words),
            Output::Done(text, _) => text.clone(),
        }
    }
}

fn time(millis: i64) -> String {
    utc_minute(moment(millis))
}

fn label(what: &str, words: &Words) -> String {
    words.message("cli-admin-label", &[("what", what.into())])
}

/// Rows below their labels, in columns.
fn labelled(labels: &[&str], rows: Vec<Vec<String>>, words: &Words) -> String {
    let head = labels.iter().map(|what| label(what, words)).collect();
    let all: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    columns(&all, &vec![Side::Left; labels.len()]).into_iter().map(|line| line + "\n").collect()
}

fn tables_text(tables: &[AdminTable], words: &Words) -> String {
    let row = |table: &AdminTable| {
        vec![table.id.clone(), time(table.updated), table.events.to_string(), game(table), stage(table), players(table)]
    };
    labelled(&["table", "updated", "events", "game", "stage", "players"], tables.iter().map(row).collect(), words)
}

fn game(table: &AdminTable) -> String {
    table.state.as_ref().map_or("?", |state| state.game.word()).to_owned()
}

/// As in JSON, so that it can be searched for in every language.
fn stage(table: &AdminTable) -> String {
    let stage = table.state.as_ref().and_then(|state| serde_json::to_value(state.stage).ok());
    match stage.as_ref().and_then(serde_json::Value::as_str) {
        _ if table.closed => "closed".to_owned(),
        Some(word) => word.to_owned(),
        None => "?".to_owned(),
    }
}

fn players(table: &AdminTable) -> String {
    let names = table.state.iter().flat_map(|state| &state.sitters).map(String::as_str);
    names.map(|name| if name.is_empty() { "–" } else { name }).collect::<Vec<_>>().join(", ")
}

fn table_text(table: &AdminTable, words: &Words) -> String {
    let host = format!("{} ({})", table.host_name.as_deref().unwrap_or("?"), table.host);
    let people = table.state.as_ref().map(|state| state.people.join(", ")).unwrap_or_default();
    let finished = table.state.as_ref().map_or(0, |state| state.finished);
    let lines = [
        ("table", table.id.clone()),
        ("host", host),
        ("created", time(table.created)),
        ("updated", time(table.updated)),
        ("events", table.events.to_string()),
        ("game", game(table)),
        ("stage", stage(table)),
        ("players", players(table)),
        ("person", people),
        ("finished", finished.to_string()),
    ];
    lines.into_iter().map(|(what, value)| format!("{}: {value}\n", label(what, words))).collect()
}

fn people_text(people: &[AdminPerson], words: &Words) -> String {
    let row = |person: &AdminPerson| {
        let banned = person.banned.map(time).unwrap_or_default();
        vec![person.id.clone(), person.name.clone(), person.language.clone(), time(person.since), banned]
    };
    labelled(&["person", "name", "language", "created", "banned"], people.iter().map(row).collect(), words)
}

fn check_text(check: &AdminCheck, words: &Words) -> String {
    let args = [("tables", check.tables.into()), ("damaged", (check.damaged.len() as u64).into())];
    let damaged = check.damaged.iter().map(|table| format!("\n{}  {}", table.id, table.why));
    words.message("cli-admin-checked", &args) + &damaged.collect::<String>()
}

fn nodes_text(nodes: &[AdminNode], words: &Words) -> String {
    if nodes.is_empty() {
        return words.message("cli-admin-no-nodes", &[]);
    }
    let row = |node: &AdminNode| {
        let more = if node.tables > node.first.len() as u64 { " …" } else { "" };
        let lease = format!("{:.1} s", Duration::from_millis(node.left).as_secs_f64());
        let tables = format!("{}  {}{more}", node.tables, node.first.join(" "));
        vec![node.id.clone(), node.address.clone(), time(node.joined), lease, tables]
    };
    labelled(&["node", "address", "created", "lease", "tables"], nodes.iter().map(row).collect(), words)
}

fn stats_text(stats: &AdminStats, bytes: Option<u64>, words: &Words) -> String {
    let when = |moment: Option<i64>| moment.map_or_else(|| "–".to_owned(), time);
    let lines = [
        ("tables", stats.tables.to_string()),
        ("closed", stats.closed_tables.to_string()),
        ("people", stats.people.to_string()),
        ("banned-people", stats.banned_people.to_string()),
        ("finished", stats.games.to_string()),
        ("events", stats.events.to_string()),
        ("bytes", bytes.map_or_else(|| "–".to_owned(), |bytes| bytes.to_string())),
        ("oldest", when(stats.oldest)),
        ("updated", when(stats.newest)),
    ];
    lines.into_iter().map(|(what, value)| format!("{}: {value}\n", label(what, words))).collect()
}
