//! The servers that are measured: children of our own program, or one that is running.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::error::LoadError;
use crate::plan::{RunningServer, StoreKind};
use crate::process::Process;

/// A number that no load reaches, for the limits of our own servers: they are measured, not protected.
const UNLIMITED: &str = "10000000";

/// Limits that would stop the players, who all come from one address.
const LIMITS: [&str; 6] = [
    "--limit-connections",
    "--limit-connections-per-address",
    "--limit-spectators",
    "--limit-tables-per-day",
    "--limit-people-per-hour",
    "--limit-requests-per-minute",
];

/// Limits on what the players store, who all are one address.
const SIZES: [&str; 3] = ["--limit-stored-per-day", "--limit-stored-per-address", "--limit-table"];

/// Which server is measured.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// The bare fan-out of a script.
    Bare(PathBuf),
    /// An own server.
    Own(StoreKind),
    /// One that is running.
    Running(RunningServer),
}

impl Target {
    /// Its name in reports.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Target::Bare(_) => "bare",
            Target::Own(store) => store.word(),
            Target::Running(_) => "server",
        }
    }
}

/// A server that is up. Own ones are stopped when this is dropped.
pub(crate) struct Up {
    pub(crate) address: SocketAddr,
    pub(crate) process: Option<Process>,
    child: Option<Child>,
}

impl Up {
    /// Starts a server, with its database in `folder`.
    pub(crate) fn start(target: &Target, program: &Path, folder: &Path) -> Result<Up, LoadError> {
        let mut command = Command::new(program);
        match target {
            Target::Running(RunningServer { address, process }) => {
                return Ok(Up { address: *address, process: process.map(Process), child: None });
            }
            Target::Bare(script) => command.args(["load", "--bare"]).arg(script),
            Target::Own(store) => command.args(serve(store, folder)),
        };
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TENBACK_")) {
            command.env_remove(name);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let port = port(&mut child);
        let up = Up {
            address: (Ipv4Addr::LOCALHOST, port.unwrap_or(0)).into(),
            process: Some(Process(child.id())),
            child: Some(child),
        };
        port.map(|_| up).ok_or(LoadError::NotStarted { server: target.word() })
    }

    /// Whether an own server has ended although nobody asked it to.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)))
    }
}

impl Drop for Up {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended on its own.
            _ = child.kill();
            _ = child.wait();
        }
    }
}

/// The arguments of an own server.
fn serve(store: &StoreKind, folder: &Path) -> Vec<String> {
    let database = match store {
        StoreKind::Memory => "memory".to_owned(),
        StoreKind::Sqlite => format!("sqlite:{}", folder.join("load.db").display()),
        StoreKind::Postgres(address) => address.clone(),
    };
    let fixed = ["--lang", "en", "serve", "--port", "0", "--no-open", "--log", "error", "--database", &database];
    let limits = LIMITS.iter().flat_map(|limit| [*limit, UNLIMITED]);
    let sizes = SIZES.iter().flat_map(|limit| [*limit, "1T"]);
    let messages = ["--limit-messages-per-second", "100000"];
    fixed.into_iter().chain(limits).chain(sizes).chain(messages).map(str::to_owned).collect()
}

/// Waits for the link that a server prints first; `None` if it ends before.
fn port(child: &mut Child) -> Option<u16> {
    let output = BufReader::new(child.stdout.take()?);
    let port = |line: String| {
        let (_, rest) = line.split_once("http://localhost:")?;
        rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    };
    let mut lines = output.lines();
    let found = lines.by_ref().map_while(Result::ok).find_map(port);
    // The rest of the greeting; a server whose standard output is closed goes on.
    std::thread::spawn(move || lines.for_each(drop));
    found
}
