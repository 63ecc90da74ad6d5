//! Programs that run during a test: Tenback itself and the proxy before it.

use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing takes this long on an idle machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A program that is stopped at the end.
pub(crate) struct Running(Child);

impl Running {
    /// Starts a program and waits until it listens at a port.
    pub(crate) fn start(command: &mut Command, port: u16) -> Running {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let mut running = Running(child.expect("the program starts"));
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let over = running.0.try_wait().expect("its status is known").is_some();
            if over || Instant::now() > end {
                running.stop();
                let mut said = String::new();
                _ = running.0.stderr.take().map(|mut stderr| stderr.read_to_string(&mut said));
                panic!("{command:?} does not listen at {port}: {said}");
            }
            thread::sleep(Duration::from_millis(20));
        }
        running
    }

    fn stop(&mut self) {
        // Asked to end, so that it ends its own workers.
        _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let end = Instant::now() + PATIENCE;
        while self.0.try_wait().is_ok_and(|status| status.is_none()) {
            if Instant::now() > end {
                _ = self.0.kill();
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Tenback as the service runs it, with tables in memory. Returns its port, too.
pub(crate) fn tenback(options: &[&str]) -> (Running, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenback"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TENBACK_")) {
        command.env_remove(name);
    }
    command.args(["serve", "--host", "127.0.0.1", "--port", "0", "--database", "memory", "--no-open"]).args(options);
    command.args(["--log", "error"]).env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // The log names the port; the link is the public one.
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let greeting = lines.next().expect("it greets").expect("text");
    thread::spawn(move || lines.for_each(drop));
    let running = Running(child);
    let port = greeting.rsplit(':').next().and_then(|port| port.trim().parse().ok());
    (running, port.unwrap_or_else(|| panic!("no port in {greeting:?}")))
}

/// A port that is free now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("it is bound").port()
}
