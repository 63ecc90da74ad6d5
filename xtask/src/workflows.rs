//! The workflows of GitHub: checked for known weaknesses, without asking GitHub.

use crate::failure::Failure;
use crate::python::Tool;
use crate::step::{Step, program};

const ZIZMOR: Tool = Tool { name: "zizmor", package: "zizmor==1.32.0" };

/// Checks them with zizmor. A machine without Python passes: the workflows seldom change, and CI has it.
pub(crate) fn run() -> Result<(), Failure> {
    let Some(zizmor) = ZIZMOR.find()? else {
        println!("\nThe workflows are not checked: neither zizmor nor Python is installed.");
        return Ok(());
    };
    Step::in_background("workflows").command(program(&zizmor, ["--offline", "--quiet", ".github"]))
}
