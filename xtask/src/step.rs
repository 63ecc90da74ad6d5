//! Running programs: announced and timed.

use std::env;
use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// The root folder of the workspace. Every program runs there, wherever the chore was started.
pub(crate) fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own)
}

/// A call of cargo in the workspace.
pub(crate) fn cargo<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Command {
    program("cargo", arguments)
}

/// A call of any program in the workspace.
pub(crate) fn program<A: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// In CI the lock file must be up to date; elsewhere cargo may update it.
pub(crate) fn locked() -> Option<&'static str> {
    std::env::var("CI").is_ok_and(|value| value == "true").then_some("--locked")
}

/// Whether a program can be started and succeeds; its output is discarded.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Where a program is. Debian has servers in a folder that is not on everybody's path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&folders).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// The steps that have passed, in the order in which they ended.
static PASSED: Mutex<Vec<Passed>> = Mutex::new(Vec::new());

/// A step that has passed, and the time it took.
struct Passed {
    name: &'static str,
    took: Duration,
    in_background: bool,
}

/// One line for each step that has passed.
pub(crate) fn summary() -> String {
    let passed = PASSED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    passed.iter().map(line_of_summary).collect()
}

fn line_of_summary(Passed { name, took, in_background }: &Passed) -> String {
    let note = if *in_background { " (in the background)" } else { "" };
    format!("{:>8.1} s  {name}{note}\n", took.as_secs_f32())
}

/// A named piece of work.
pub(crate) struct Step {
    name: &'static str,
    began: Instant,
    in_background: bool,
}

impl Step {
    /// Announces a step; its time runs from here.
    pub(crate) fn new(name: &'static str) -> Step {
        println!("\n== {name}");
        Step { name, began: Instant::now(), in_background: false }
    }

    /// A step that runs at the same time as others: its output is shown only if it fails.
    pub(crate) fn in_background(name: &'static str) -> Step {
        println!("\n== {name} (in the background)");
        Step { name, began: Instant::now(), in_background: true }
    }

    /// Runs the program that is this step.
    pub(crate) fn command(self, mut command: Command) -> Result<(), Failure> {
        let line = line_of(&command);
        let started = if self.in_background { run_quietly(self.name, command) } else { command.status() };
        let status = started.map_err(|why| not_started(&line, why))?;
        if !status.success() {
            return Err(Failure::Step { name: self.name, line, status });
        }
        self.done();
        Ok(())
    }

    /// Runs a program and returns its standard output; the step continues.
    pub(crate) fn read(&self, mut command: Command) -> Result<Vec<u8>, Failure> {
        let line = line_of(&command);
        let Output { status, stdout, .. } =
            command.stderr(Stdio::inherit()).output().map_err(|why| not_started(&line, why))?;
        if status.success() { Ok(stdout) } else { Err(Failure::Step { name: self.name, line, status }) }
    }

    /// Says that the step has passed.
    pub(crate) fn done(self) {
        let Step { name, began, in_background } = self;
        let took = began.elapsed();
        println!("== {name} passed in {:.1} s", took.as_secs_f32());
        PASSED.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(Passed { name, took, in_background });
    }
}

/// Runs a program and shows its output, in one piece, if it fails.
fn run_quietly(name: &str, mut command: Command) -> io::Result<ExitStatus> {
    let (mut reader, writer) = io::pipe()?;
    let mut child = command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // It holds the writing end, too: as long as it exists, the output does not end.
    drop(command);
    let mut output = Vec::new();
    reader.read_to_end(&mut output)?;
    let status = child.wait()?;
    if !status.success() {
        let mut out = io::stdout().lock();
        writeln!(out, "\n== {name}")?;
        out.write_all(&output)?;
    }
    Ok(status)
}

fn not_started(line: &str, why: io::Error) -> Failure {
    Failure::NotStarted { line: line.to_owned(), why }
}

/// The command as one would type it, with the variables that were set for it.
fn line_of(command: &Command) -> String {
    let set = command
        .get_envs()
        .filter_map(|(name, value)| Some(format!("{}={}", name.to_string_lossy(), value?.to_string_lossy())));
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| word.to_string_lossy().into_owned());
    set.chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_shown_as_a_command_line() {
        let mut command = cargo(["doc", "--no-deps"]);
        command.env("RUSTDOCFLAGS", "-Dwarnings");
        assert_eq!(line_of(&command), "RUSTDOCFLAGS=-Dwarnings cargo doc --no-deps");
    }

    #[test]
    fn a_background_step_fails_with_its_command_and_its_status() {
        let failed = Step::in_background("a failure").command(program("sh", ["-c", "echo said; exit 3"]));
        let message = failed.expect_err("the status is not zero").to_string();
        assert!(message.contains("\"a failure\" failed") && message.contains("sh -c"), "{message}");
    }

    #[test]
    fn the_summary_has_the_time_of_every_step() {
        let passed = |name, seconds, in_background| Passed { name, took: Duration::from_secs(seconds), in_background };
        assert_eq!(line_of_summary(&passed("clippy", 95, false)), "    95.0 s  clippy\n");
        assert_eq!(line_of_summary(&passed("workflows", 2, true)), "     2.0 s  workflows (in the background)\n");
        Step::in_background("a success").command(program("true", [""; 0])).expect("it succeeds");
        assert!(summary().contains(" s  a success (in the background)\n"), "{}", summary());
    }
}
