//! Installs the packages and builds the page.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why the page could not be built.
pub(crate) enum Failure {
    /// A program could not be started.
    NotStarted { what: &'static str, why: io::Error },
    /// A file or folder could not be used.
    File { path: PathBuf, why: io::Error },
    /// The packages could not be fetched: there is no network.
    Offline,
    /// A program failed.
    Failed { what: &'static str, said: String },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotStarted { what, why } => write!(f, "{what} could not be started: {why}"),
            Failure::File { path, why } => write!(f, "{}: {why}", path.display()),
            Failure::Offline => f.write_str(
                "The packages that the page is built with could not be fetched: npm's registry cannot be reached.\n\
                 They are needed once; connect and build again.",
            ),
            Failure::Failed { what, said } => write!(f, "The page could not be built: {what} failed.\n{said}"),
        }
    }
}

/// A copy of the lock file that the installed packages belong to.
pub(crate) const STAMP: &str = "node_modules/.installed-lock.json";

/// The error codes of npm without a network.
const OFFLINE: [&str; 7] =
    ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ENOTCACHED"];

/// The maximum number of lines shown of a program's output.
const MAX_LINES: usize = 20;

/// The npm command.
pub(crate) fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Builds the page into a folder. Only one build runs at a time, since other profiles or processes may build it too.
pub(crate) fn build(web: &Path, page: &Path) -> Result<(), Failure> {
    let guard = web.join(".building");
    let _lock = lock(&guard).map_err(|why| Failure::File { path: guard, why })?;
    install(web)?;
    let mut vite = npm();
    vite.args(["run", "build", "--", "--emptyOutDir", "--outDir"]).arg(page).current_dir(web);
    run("npm run build", vite)?;
    let mut compress = Command::new("node");
    compress.arg("compress.mjs").arg(page).current_dir(web);
    run("node compress.mjs", compress)
}

/// A lock file.
fn lock(path: &Path) -> io::Result<File> {
    let file = File::create(path)?;
    file.lock()?;
    Ok(file)
}

/// Installs the packages, unless those of this lock file are installed.
fn install(web: &Path) -> Result<(), Failure> {
    let lock = web.join("package-lock.json");
    let wanted = fs::read(&lock).map_err(|why| Failure::File { path: lock, why })?;
    let stamp = web.join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let mut ci = npm();
    // Vite is a development dependency, and no package needs to run install scripts.
    ci.args(["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(web);
    run("npm ci", ci)?;
    fs::write(&stamp, wanted).map_err(|why| Failure::File { path: stamp, why })
}

fn run(what: &'static str, mut command: Command) -> Result<(), Failure> {
    let output = command.output().map_err(|why| Failure::NotStarted { what, why })?;
    if output.status.success() {
        return Ok(());
    }
    let said = format!("{}\n{}", String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    if what == "npm ci" && OFFLINE.iter().any(|code| said.contains(code)) {
        return Err(Failure::Offline);
    }
    let lines = said.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("npm warn"));
    let lines: Vec<&str> = lines.take(MAX_LINES).collect();
    Err(Failure::Failed { what, said: lines.join("\n") })
}
