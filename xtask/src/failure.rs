//! Why a chore stopped early.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitStatus;

use crate::graph::{GraphFault, TableFault};

/// Why a chore stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A program could not be started.
    NotStarted { line: String, why: io::Error },
    /// A step's program failed.
    Step { name: &'static str, line: String, status: ExitStatus },
    /// A tool is missing and not installed without asking; `command` installs it.
    Missing { tool: &'static str, command: &'static str },
    /// A browser is missing.
    NoBrowser { name: &'static str, packages: &'static str, variable: &'static str, choice: &'static str },
    /// A variable names a browser that the tests do not know.
    UnknownBrowser { variable: &'static str, name: String },
    /// Cargo does not say where the program is that it has built.
    NoProgram,
    /// What was made for a release is not as it should be.
    Release(String),
    /// A file or folder could not be used.
    File { path: String, why: io::Error },
    /// Cargo's description of the workspace could not be read.
    Metadata(cargo_metadata::Error),
    /// The table of the crate graph cannot be read.
    Table { path: &'static str, why: TableFault },
    /// The crates do not depend on each other as documented.
    Graph { path: &'static str, faults: Vec<GraphFault> },
}

impl std::error::Error for Failure {}

impl Failure {
    /// A file or folder could not be used.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.display().to_string();
        move |why| Failure::File { path, why }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotStarted { line, why } => write!(f, "this could not be started ({why}): {line}"),
            Failure::Step { name, line, status } => {
                write!(f, "the step \"{name}\" failed ({status}).\nTo run it alone: {line}")
            }
            Failure::Missing { tool, command } => write!(f, "{tool} is missing. To install it, run: {command}"),
            Failure::NoBrowser { name, packages, variable, choice } => write!(
                f,
                "{name} is missing. On Debian it comes with: apt-get install {packages}\n\
                 If it is elsewhere, set {variable} to its path. To test in other browsers only, name them: \
                 {choice}=chromium"
            ),
            Failure::UnknownBrowser { variable, name } => {
                write!(f, "{variable} has \"{name}\": the browsers are chromium, firefox and webkit")
            }
            Failure::NoProgram => f.write_str("cargo did not say where it put the program"),
            Failure::Release(why) => write!(f, "the release is not as it should be: {why}"),
            Failure::File { path, why } => write!(f, "{path}: {why}"),
            Failure::Metadata(why) => write!(f, "cargo's description of the workspace could not be read: {why}"),
            Failure::Table { path, why } => write!(f, "{path}: {why}"),
            Failure::Graph { path, faults } => {
                write!(f, "the crates and the crate graph in {path} disagree:")?;
                faults.iter().try_for_each(|fault| write!(f, "\n- {fault}"))
            }
        }
    }
}
