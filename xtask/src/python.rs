//! Python, for the test of the example in `examples/`.

use crate::failure::Failure;
use crate::step::{Step, program, succeeds};

const PACKAGE: &str = "python3-venv";
const INSTALL: &str = "apt-get install python3-venv";

/// Debian splits off what Python needs to set a folder up for packages. It is installed where that can be done without
/// asking anybody. A machine without any Python passes too: then the test of the example says that it is skipped.
pub(crate) fn ensure() -> Result<(), Failure> {
    if succeeds(program("python3", ["-c", "import ensurepip, venv"])) {
        return Ok(());
    }
    if install() || !succeeds(program("python3", ["--version"])) {
        return Ok(());
    }
    Err(Failure::Missing { tool: PACKAGE, command: INSTALL })
}

/// Whether the package could be installed.
fn install() -> bool {
    let is_root = program("id", ["-u"]).output().is_ok_and(|id| id.stdout == b"0\n");
    if !is_root || !succeeds(program("apt-get", ["--version"])) {
        return false;
    }
    let install = || {
        let mut install = program("apt-get", ["install", "--yes", "--no-install-recommends", PACKAGE]);
        install.env("DEBIAN_FRONTEND", "noninteractive");
        Step::new(PACKAGE).command(install).is_ok()
    };
    // The list of packages may be old, or not there yet.
    install() || (succeeds(program("apt-get", ["update"])) && install())
}
