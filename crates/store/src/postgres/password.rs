//! Passwords that are not part of the address: from `PGPASSWORD`, or from the password file that other PostgreSQL programs
//! use.

use std::path::PathBuf;
use std::{env, fs};

use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// The password for a database, if the environment has one.
pub(super) fn find(config: &Config) -> Option<String> {
    if let Some(password) = env::var("PGPASSWORD").ok().filter(|password| !password.is_empty()) {
        return Some(password);
    }
    let path = file()?;
    let text = fs::read_to_string(&path).ok()?;
    if !is_private(&path) {
        tracing::warn!(path = %path.display(), "the password file is ignored: others can read it");
        return None;
    }
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        // The file names Unix sockets like this.
        _ => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432).to_string();
    let wanted = [&host, &port, config.get_dbname().unwrap_or_default(), config.get_user().unwrap_or_default()];
    in_text(&text, wanted)
}

/// `PGPASSFILE`, or `.pgpass` in the home folder.
fn file() -> Option<PathBuf> {
    let named = env::var_os("PGPASSFILE").filter(|path| !path.is_empty()).map(PathBuf::from);
    named.or_else(|| Some(env::home_dir()?.join(".pgpass")))
}

#[cfg(unix)]
fn is_private(path: &std::path::Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.permissions().mode() & 0o077 == 0)
}

#[cfg(not(unix))]
fn is_private(_path: &std::path::Path) -> bool {
    true
}

/// The password in the first line that matches host, port, database and user.
fn in_text(text: &str, wanted: [&str; 4]) -> Option<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(fields).find_map(|mut fields| {
        let password = fields.get_mut(4).map(std::mem::take)?;
        let matches = |(field, wanted): (&String, &str)| field == "*" || field == wanted;
        fields.iter().zip(wanted).all(matches).then_some(password)
    })
}

/// The fields of a line: separated by colons, with `\` before a colon or backslash that is part of one.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match (character, fields.last_mut()) {
            (':', _) => fields.push(String::new()),
            ('\\', Some(field)) => field.extend(characters.next()),
            (other, Some(field)) => field.push(other),
            (_, None) => {}
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_matching_line_of_the_password_file_counts() {
        let text = "# comment\nother:5432:games:ann:no\ndb:*:games:ann:a\\:b\\\\c\n*:*:*:*:any\nbroken";
        assert_eq!(in_text(text, ["db", "5432", "games", "ann"]).as_deref(), Some("a:b\\c"));
        assert_eq!(in_text(text, ["db", "5433", "games", "ann"]).as_deref(), Some("a:b\\c"));
        assert_eq!(in_text(text, ["db", "5432", "games", "ben"]).as_deref(), Some("any"));
        assert_eq!(in_text("db:5432:games:ann", ["db", "5432", "games", "ann"]), None);
    }
}
