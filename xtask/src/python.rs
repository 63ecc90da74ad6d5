//! Python, for the test of the example in `examples/` and for tools that come from its registry.

use std::path::PathBuf;

use crate::debian;
use crate::failure::Failure;
use crate::step::{Step, program, root, succeeds};

const PACKAGE: &str = "python3-venv";
const INSTALL: &str = "apt-get install python3-venv";

/// Debian has what Python needs for virtual environments in a package of its own. A machine without any Python passes, too:
/// then what needs it is skipped and says so.
pub(crate) fn ensure() -> Result<(), Failure> {
    if has_environments() || debian::install(PACKAGE) || !succeeds(program("python3", ["--version"])) {
        return Ok(());
    }
    Err(Failure::Missing { tool: PACKAGE, command: INSTALL })
}

/// Whether packages can be installed into a folder.
pub(crate) fn has_environments() -> bool {
    succeeds(program("python3", ["-c", "import ensurepip, venv"]))
}

/// A tool from Python's registry, with its version.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) package: &'static str,
}

impl Tool {
    /// Where it is; it is installed into `target` if it is missing. Nothing if it cannot be installed.
    pub(crate) fn find(&self) -> Result<Option<String>, Failure> {
        if succeeds(program(self.name, ["--version"])) {
            return Ok(Some(self.name.to_owned()));
        }
        let folder = root().join("target").join(self.name);
        let own = path(folder.join("bin").join(self.name));
        if succeeds(program(&own, ["--version"])) {
            return Ok(Some(own));
        }
        if !has_environments() {
            return Ok(None);
        }
        Step::in_background("folder for a tool").command(program("python3", ["-m", "venv", &path(folder.clone())]))?;
        let pip = path(folder.join("bin/pip"));
        let install = ["install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:", self.package];
        Step::in_background(self.package).command(program(&pip, install))?;
        Ok(Some(own))
    }
}

fn path(path: PathBuf) -> String {
    path.to_string_lossy().into_owned()
}
