//! Checks whether the page can be built on this machine.

use std::fmt;
use std::process::Command;

use crate::npm::npm;

/// The requirements of the page's tools.
pub(crate) const WANTED: &str = "Node.js 20.19 or newer, with npm";
const OLDEST: (u32, u32) = (20, 19);

/// Why the page cannot be built.
pub(crate) enum NoNode {
    Missing(&'static str),
    TooOld(String),
}

impl fmt::Display for NoNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNode::Missing(program) => write!(f, "{program} was not found"),
            NoNode::TooOld(version) => write!(f, "Node.js {version} is too old"),
        }
    }
}

/// Looks for Node.js and npm.
pub(crate) fn check() -> Result<(), NoNode> {
    let version = version_of(Command::new("node")).ok_or(NoNode::Missing("Node.js"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    let known = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if known < OLDEST {
        return Err(NoNode::TooOld(version));
    }
    version_of(npm()).ok_or(NoNode::Missing("npm")).map(drop)
}

fn version_of(mut program: Command) -> Option<String> {
    let output = program.arg("--version").output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
