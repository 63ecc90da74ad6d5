//! A real server process, to be stopped in every way there is.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ureq::Agent;

use crate::fault::Fault;

/// Nothing takes this long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// A number that no scenario reaches, for limits that would stop the players, who all come from one address.
const UNLIMITED: &str = "10000000";
const LIMITS: [&str; 9] = [
    "--limit-connections",
    "--limit-connections-per-address",
    "--limit-spectators",
    "--limit-tables-per-day",
    "--limit-people-per-hour",
    "--limit-requests-per-minute",
    "--limit-replays-per-minute",
    "--limit-bot-games",
    "--limit-bot-games-per-address",
];
const SIZES: [&str; 3] = ["--limit-stored-per-day", "--limit-stored-per-address", "--limit-table"];

/// How a server is started, as often as needed, at the same address.
pub(crate) struct Launch {
    pub(crate) program: PathBuf,
    /// The address of its database.
    pub(crate) database: String,
    /// The file of its database, unless that is in PostgreSQL.
    pub(crate) file: PathBuf,
    /// Its log, for all starts.
    pub(crate) log: PathBuf,
    /// A program with arguments that runs the server, such as strace.
    pub(crate) wrapper: Vec<OsString>,
    pub(crate) variables: Vec<(&'static str, OsString)>,
    /// More options, which replace limits that are lifted otherwise.
    pub(crate) options: Vec<String>,
    port: u16,
}

impl Launch {
    /// A server with its database in a folder. It gets a port that is free now.
    pub(crate) fn new(program: &Path, folder: &Path) -> Result<Launch, Fault> {
        let file = folder.join("tenback.db");
        Ok(Launch {
            program: program.to_owned(),
            database: sqlite(&file),
            file,
            log: folder.join("server.log"),
            wrapper: Vec::new(),
            variables: Vec::new(),
            options: Vec::new(),
            port: free_port()?,
        })
    }

    /// Its address, for clients.
    pub(crate) fn link(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Starts it and waits until it is ready.
    pub(crate) fn start(&self) -> Result<Server, Fault> {
        let mut server = self.spawn()?;
        self.wait_until_ready(&mut server)?;
        Ok(server)
    }

    /// Starts it.
    pub(crate) fn spawn(&self) -> Result<Server, Fault> {
        let mut command = self.command();
        let log = OpenOptions::new().create(true).append(true).open(&self.log).map_err(Fault::system("server.log"))?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let child = command.spawn().map_err(Fault::system(self.program.display()))?;
        Ok(Server { wrapped: !self.wrapper.is_empty(), child })
    }

    /// Waits until a server that was started is ready.
    pub(crate) fn wait_until_ready(&self, server: &mut Server) -> Result<(), Fault> {
        let until = Instant::now() + PATIENCE;
        loop {
            let is_ready = self.status("/readyz") == Some(200);
            // If it has ended, it was another program that answered.
            if server.has_ended() || (!is_ready && Instant::now() > until) {
                return Err(Fault::NotUp { log: self.end_of_log() });
            }
            if is_ready {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn command(&self) -> Command {
        let words = self.wrapper.iter().cloned().chain([self.program.clone().into_os_string()]);
        let words: Vec<OsString> = words.collect();
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TENBACK_")) {
            command.env_remove(name);
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.args(["--lang", "en", "serve", "--no-open", "--log", "warn", "--port"]).arg(self.port.to_string());
        command.arg("--database").arg(&self.database);
        let lifted = LIMITS.iter().filter(|limit| !self.options.iter().any(|option| option == *limit));
        command.args(lifted.flat_map(|limit| [*limit, UNLIMITED]));
        command.args(SIZES.iter().flat_map(|limit| [*limit, "1T"])).args(["--limit-messages-per-second", "100000"]);
        command.args(&self.options);
        command
    }

    /// The status of a response; `None` if there is none.
    pub(crate) fn status(&self, path: &str) -> Option<u16> {
        let response = agent().get(format!("{}{path}", self.link())).call().ok()?;
        Some(response.status().as_u16())
    }

    /// The status of the response to a request for a new person.
    pub(crate) fn add_person(&self) -> Option<u16> {
        let request = agent().post(format!("{}/api/me", self.link())).content_type("application/json");
        let response = request.send(r#"{"name":"Ida","keep":"token"}"#).ok()?;
        Some(response.status().as_u16())
    }

    /// The server ended on its own.
    pub(crate) fn ended(&self) -> Fault {
        Fault::ServerEnded { log: self.end_of_log() }
    }

    fn end_of_log(&self) -> String {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(5)..].join(" | ")
    }
}

/// The address of a database in a file.
pub(crate) fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// A port that is free now, below those that the system gives to outgoing connections: it is still free when a server that
/// was killed needs it again.
pub(crate) fn free_port() -> Result<u16, Fault> {
    const FIRST: u16 = 12_000;
    const COUNT: u16 = 20_000;
    static NEXT: AtomicU16 = AtomicU16::new(0);
    // Tools that run at the same time should not look at the same ports.
    let own = (process::id().wrapping_mul(7919) % u32::from(COUNT)) as u16;
    let candidates = (0..COUNT).map(|_| FIRST + (own + NEXT.fetch_add(1, Ordering::Relaxed) % COUNT) % COUNT);
    let mut free = candidates.filter(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.next().ok_or_else(|| Fault::Expected { what: "a free port".to_owned() })
}

fn agent() -> Agent {
    let config = Agent::config_builder().timeout_global(Some(Duration::from_secs(5))).http_status_as_error(false);
    config.proxy(None).build().new_agent()
}

/// A server that is running. It is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    wrapped: bool,
}

impl Server {
    /// The id of the server's own process.
    fn id(&self) -> Option<u32> {
        let own = self.child.id();
        if !self.wrapped {
            return Some(own);
        }
        let children = fs::read_to_string(format!("/proc/{own}/task/{own}/children")).ok()?;
        children.split_whitespace().next()?.parse().ok()
    }

    /// Sends it a signal, such as `-STOP`.
    pub(crate) fn send(&self, signal: &str) -> Result<(), Fault> {
        let id = self.id().ok_or_else(|| Fault::Expected { what: "a process of the server".to_owned() })?;
        let status = Command::new("kill").arg(signal).arg(id.to_string()).status().map_err(Fault::system("kill"))?;
        if status.success() { Ok(()) } else { Err(Fault::Expected { what: format!("kill {signal} to work") }) }
    }

    /// Kills it, without a chance to finish anything.
    pub(crate) fn kill(mut self) -> Result<(), Fault> {
        self.send("-KILL")?;
        self.child.wait().map(drop).map_err(Fault::system("the server"))
    }

    /// Stops it as an operator does.
    pub(crate) fn stop(mut self) -> Result<(), Fault> {
        self.send("-TERM")?;
        let until = Instant::now() + PATIENCE;
        while !self.has_ended() {
            if Instant::now() > until {
                return Err(Fault::Expected { what: "the server to stop".to_owned() });
            }
            thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Whether it has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if !self.has_ended() {
            // It may be ending at this moment.
            let _gone = self.send("-KILL");
            let _gone = self.child.kill();
            let _gone = self.child.wait();
        }
    }
}
