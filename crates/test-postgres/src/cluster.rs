//! A server with its own data.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tempfile::TempDir;

use crate::disk::SmallDisk;
use crate::programs;
use crate::user::Unprivileged;

/// How long starting or stopping may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the server until standard input ends: the process that holds its other end has ended, in whatever way, or wants the
/// server to end.
const WATCHED: &str = r#"exec 3<&0; "$@" </dev/null 3<&- & server=$!
cat <&3 >/dev/null; kill -QUIT $server 2>/dev/null; wait $server; [ -z "$REMOVE" ] || rm -rf "$REMOVE""#;

/// A server with its own data. It is stopped when this is dropped.
pub struct Cluster {
    programs: PathBuf,
    user: Unprivileged,
    folder: TempDir,
    /// Where its data is.
    data: PathBuf,
    settings: Vec<String>,
    /// Whether the folder is removed when the server ends with the process: nobody drops what is static.
    is_shared: bool,
    watcher: Mutex<Option<Child>>,
    databases: AtomicU32,
}

impl Cluster {
    /// The server that all tests of this process share. It does not sync, so it is fast but would not survive a power
    /// failure.
    ///
    /// `None` if PostgreSQL is not installed: then such tests are skipped and say so, except in CI.
    pub fn shared() -> Option<&'static Cluster> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::new(&["fsync=off"], true)).as_ref()
    }

    /// Starts another server with some settings, such as `fsync=off`; `None` if PostgreSQL is not installed.
    pub fn start(settings: &[&str]) -> Option<Cluster> {
        Cluster::new(settings, false)
    }

    /// Starts another server that also listens on a port of this machine, with encryption. `certificate` and `key` are PEM.
    pub fn start_encrypted(port: u16, certificate: &str, key: &str) -> Option<Cluster> {
        let mut cluster = Cluster::initialised(&["fsync=off"], false)?;
        for (name, pem) in [("server.crt", certificate), ("server.key", key)] {
            let path = cluster.data.join(name);
            fs::write(&path, pem).expect("the file can be written");
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("the file is ours");
            cluster.user.owns(&path).expect("the file can be given away");
        }
        cluster.settings.extend([format!("port={port}"), "listen_addresses=127.0.0.1".into(), "ssl=on".into()]);
        cluster.resume();
        Some(cluster)
    }

    /// Starts another server with its data on a disk.
    pub fn start_on(disk: &SmallDisk, settings: &[&str]) -> Option<Cluster> {
        let cluster = Cluster::initialised_in(Some(disk.path()), settings, false)?;
        cluster.resume();
        Some(cluster)
    }

    fn new(settings: &[&str], is_shared: bool) -> Option<Cluster> {
        let cluster = Cluster::initialised(settings, is_shared)?;
        cluster.resume();
        Some(cluster)
    }

    fn initialised(settings: &[&str], is_shared: bool) -> Option<Cluster> {
        Cluster::initialised_in(None, settings, is_shared)
    }

    fn initialised_in(disk: Option<&Path>, settings: &[&str], is_shared: bool) -> Option<Cluster> {
        let Some(programs) = programs::folder() else {
            assert_ne!(env::var("CI").as_deref(), Ok("true"), "PostgreSQL is not installed");
            eprintln!("skipped, because PostgreSQL is not installed: on Debian, apt-get install postgresql");
            return None;
        };
        let user = Unprivileged::find();
        // Directly in /tmp: the path of a socket may have 107 bytes at most.
        let folder = tempfile::Builder::new().prefix("tb-pg").tempdir_in("/tmp").expect("a temporary folder");
        user.owns(folder.path()).expect("the folder can be given away");
        let data = disk.unwrap_or(folder.path()).join("data");
        fs::create_dir(&data).and_then(|()| user.owns(&data)).expect("the folder can be given away");
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        let (watcher, databases) = (Mutex::new(None), AtomicU32::new(0));
        let cluster = Cluster { programs, user, folder, data, settings, is_shared, watcher, databases };
        cluster.initialise();
        Some(cluster)
    }

    fn initialise(&self) {
        let mut initdb = Command::new(self.programs.join("initdb"));
        initdb.args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]).arg(&self.data);
        self.user.runs(&mut initdb);
        let output = initdb.current_dir("/").output().expect("initdb runs");
        assert!(output.status.success(), "initdb: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// The folder of its socket.
    pub fn socket(&self) -> &Path {
        self.folder.path()
    }

    /// The address of one of its databases.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@/{database}?host={}", self.socket().display())
    }

    /// Creates an empty database and returns its name.
    pub fn create_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name} TEMPLATE template0"));
        name
    }

    /// Runs SQL with PostgreSQL's own client and returns what it prints.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", database, "-c", sql]);
        let port = self.settings.iter().find_map(|setting| setting.strip_prefix("port=")).unwrap_or("5432");
        let output = psql.args(["-p", port]).arg("-h").arg(self.socket()).output().expect("psql runs");
        assert!(output.status.success(), "{sql}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Starts the server again after it was stopped.
    pub fn resume(&self) {
        let mut server = Command::new("sh");
        server.args(["-c", WATCHED, "sh"]).arg(self.programs.join("postgres")).arg("-D").arg(&self.data);
        server.arg("-k").arg(self.socket()).args(["-h", "", "-c", "shared_buffers=16MB", "-c", "max_connections=200"]);
        for setting in &self.settings {
            server.args(["-c", setting]);
        }
        let log = fs::File::create(self.folder.path().join("log")).expect("a log");
        server.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).current_dir("/");
        if self.is_shared {
            server.env("REMOVE", self.folder.path());
        }
        self.user.runs(&mut server);
        *self.watcher.lock().unwrap_or_else(PoisonError::into_inner) = Some(server.spawn().expect("the server runs"));
        self.wait(true);
    }

    /// Stops the server at once, as a crash would: it has to recover from its log.
    pub fn crash(&self) {
        self.stop(Signal::SIGQUIT);
    }

    /// Stops the server in an orderly way, ending all connections.
    pub fn shut_down(&self) {
        self.stop(Signal::SIGINT);
    }

    fn stop(&self, signal: Signal) {
        let Some(mut watcher) = self.watcher.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
        if let Some(process) = self.process() {
            kill(Pid::from_raw(process), signal).expect("the server runs");
            self.wait(false);
        }
        drop(watcher.stdin.take());
        watcher.wait().expect("the server has ended");
    }

    /// The number of the server's process, if it runs and is ready.
    fn process(&self) -> Option<i32> {
        let text = self.status()?;
        let is_ready = text.lines().nth(7).is_some_and(|status| status.trim() == "ready");
        text.lines().next()?.parse().ok().filter(|_| is_ready)
    }

    /// What the server says about itself, if it has not ended.
    fn status(&self) -> Option<String> {
        fs::read_to_string(self.data.join("postmaster.pid")).ok()
    }

    /// Waits until the server is ready again after a failure, and starts it if it has ended, as the system would.
    pub fn recover(&self) {
        let began = Instant::now();
        while self.process().is_none() {
            assert!(began.elapsed() < PATIENCE, "the server does not recover");
            let process = self.status().and_then(|text| text.lines().next()?.parse().ok());
            if process.is_none_or(|process| kill(Pid::from_raw(process), None).is_err()) {
                self.crash();
                return self.resume();
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the server is ready or has ended.
    fn wait(&self, ready: bool) {
        let began = Instant::now();
        while self.process().is_some() != ready {
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "the server does not start or stop: {}", log());
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.crash();
    }
}
