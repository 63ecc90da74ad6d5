//! Running programs: announced and timed, with their output passed on.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

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

/// A named piece of work.
pub(crate) struct Step {
    name: &'static str,
    began: Instant,
}

impl Step {
    /// Announces a step; its time runs from here.
    pub(crate) fn new(name: &'static str) -> Step {
        println!("\n== {name}");
        Step { name, began: Instant::now() }
    }

    /// Runs the program that is this step; its output is shown.
    pub(crate) fn command(self, mut command: Command) -> Result<(), Failure> {
        let status = command.status().map_err(|why| not_started(&command, why))?;
        if !status.success() {
            return Err(Failure::Step { name: self.name, line: line_of(&command), status });
        }
        self.done();
        Ok(())
    }

    /// Runs a program and returns its standard output; the step continues.
    pub(crate) fn read(&self, mut command: Command) -> Result<Vec<u8>, Failure> {
        let Output { status, stdout, .. } =
            command.stderr(Stdio::inherit()).output().map_err(|why| not_started(&command, why))?;
        if status.success() {
            Ok(stdout)
        } else {
            Err(Failure::Step { name: self.name, line: line_of(&command), status })
        }
    }

    /// Says that the step has passed.
    pub(crate) fn done(self) {
        println!("== {} passed in {:.1} s", self.name, self.began.elapsed().as_secs_f32());
    }
}

fn not_started(command: &Command, why: std::io::Error) -> Failure {
    Failure::NotStarted { program: command.get_program().to_string_lossy().into_owned(), why }
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
}
