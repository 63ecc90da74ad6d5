//! Python, for the test of the example in `examples/`.

use crate::debian;
use crate::failure::Failure;
use crate::step::{program, succeeds};

const PACKAGE: &str = "python3-venv";
const INSTALL: &str = "apt-get install python3-venv";

/// Debian splits off what Python needs to set a folder up for packages. A machine without any Python passes too: then the
/// test of the example says that it is skipped.
pub(crate) fn ensure() -> Result<(), Failure> {
    if succeeds(program("python3", ["-c", "import ensurepip, venv"])) {
        return Ok(());
    }
    if debian::install(PACKAGE) || !succeeds(program("python3", ["--version"])) {
        return Ok(());
    }
    Err(Failure::Missing { tool: PACKAGE, command: INSTALL })
}
