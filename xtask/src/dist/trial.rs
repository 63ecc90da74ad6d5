//! The Debian package, installed into a folder and started there.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::debian;
use crate::failure::Failure;
use crate::step::{Step, program, root};

/// How long the server may take to start and to stop.
const PATIENCE: Duration = Duration::from_secs(20);

const UNIT: &str = "usr/lib/systemd/system/tenback.service";

/// Files that the package must bring.
const FILES: [&str; 9] = [
    "usr/bin/tenback",
    UNIT,
    "etc/tenback.env",
    "usr/share/bash-completion/completions/tenback",
    "usr/share/zsh/vendor-completions/_tenback",
    "usr/share/fish/vendor_completions.d/tenback.fish",
    "usr/share/man/man1/tenback.1.gz",
    "usr/share/man/man1/tenback-serve.1.gz",
    "usr/share/doc/tenback/copyright",
];

/// Installs the package into a folder, looks for its files, and starts the server as its service would.
pub(super) fn run(package: &Path) -> Result<(), Failure> {
    let inside = root().join("target/release-root");
    let step = Step::new("installation in a folder");
    install(&step, package, &inside)?;
    for file in FILES {
        if !inside.join(file).is_file() {
            return Err(Failure::Release(format!("the package lacks {file}")));
        }
    }
    let unit = inside.join(UNIT);
    let unit = fs::read_to_string(&unit).map_err(Failure::file(&unit))?;
    if !unit.contains("ExecStart=/usr/bin/tenback serve") {
        return Err(Failure::Release("the service starts another program".to_owned()));
    }
    start_and_stop(&inside, &unit)?;
    step.done();
    Ok(())
}

/// Installs the package where that touches nothing else: as root, and where its scripts cannot start a service of this
/// machine. Elsewhere its files are unpacked only.
fn install(step: &Step, package: &Path, inside: &Path) -> Result<(), Failure> {
    if inside.exists() {
        fs::remove_dir_all(inside).map_err(Failure::file(inside))?;
    }
    for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers", "var/lib/tenback"] {
        fs::create_dir_all(inside.join(folder)).map_err(Failure::file(inside))?;
    }
    if !debian::is_root() || Path::new("/run/systemd/system").exists() {
        let mut unpack = program("dpkg-deb", ["--extract"]);
        unpack.arg(package).arg(inside);
        return step.read(unpack).map(|_| ());
    }
    for file in ["var/lib/dpkg/status", "var/lib/dpkg/available"] {
        fs::write(inside.join(file), "").map_err(Failure::file(inside))?;
    }
    // There is no shell inside, so its scripts run outside.
    let mut dpkg = program("dpkg", ["--force-script-chrootless", "--force-depends", "--log=/dev/null"]);
    dpkg.arg(format!("--root={}", inside.display())).arg("--install").arg(package);
    step.read(dpkg)?;
    match inside.join("etc/systemd/system/multi-user.target.wants/tenback.service").is_symlink() {
        true => Ok(()),
        false => Err(Failure::Release("the package does not enable its service".to_owned())),
    }
}

/// Starts the server with the settings of its service, but with a port and a database of its own, and asks it.
fn start_and_stop(inside: &Path, unit: &str) -> Result<(), Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(Failure::file(inside))?;
    let port = listener.local_addr().map_err(Failure::file(inside))?.port();
    drop(listener);
    let mut command = Command::new(inside.join("usr/bin/tenback"));
    command.arg("serve").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    for setting in unit.lines().filter_map(|line| line.strip_prefix("Environment=")) {
        command.envs(setting.split_once('='));
    }
    let database = inside.join("var/lib/tenback/tenback.db");
    command.env("TENBACK_PORT", port.to_string()).env("TENBACK_DATABASE", format!("sqlite:{}", database.display()));
    let mut server = command.spawn().map_err(Failure::file(inside))?;
    let ready = until(|| asked(port, "/readyz").is_some_and(|answer| answer.contains(" 200 ")));
    _ = program("kill", ["-TERM", &server.id().to_string()]).status();
    let ended = until(|| server.try_wait().is_ok_and(|status| status.is_some()));
    match (ready, ended && stopped_well(&mut server)) {
        (true, true) => Ok(()),
        (false, _) => Err(Failure::Release("the installed server does not get ready".to_owned())),
        (true, false) => Err(Failure::Release("the installed server does not stop cleanly".to_owned())),
    }
}

fn stopped_well(server: &mut Child) -> bool {
    if !server.try_wait().is_ok_and(|status| status.is_some_and(|status| status.success())) {
        // Nothing is left running, whatever happened.
        _ = server.kill();
        return false;
    }
    true
}

/// Tries until it is so, or patience is at its end.
fn until(mut is_so: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if is_so() {
            return true;
        }
        thread::sleep(Duration::from_millis(50));
    }
    false
}

/// What the server answers, if it does.
fn asked(port: u16, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.write_all(format!("GET {path} HTTP/1.0\r\n\r\n").as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}
