//! Python, for the test of the example in `examples/` and for zizmor.

use crate::debian;
use crate::failure::Failure;
use crate::step::{program, succeeds};

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
