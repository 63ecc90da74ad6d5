//! The workflows of GitHub: checked for known weaknesses, without asking GitHub.

use std::path::PathBuf;

use crate::failure::Failure;
use crate::python;
use crate::step::{Step, program, root, succeeds};

const ZIZMOR: &str = "zizmor==1.32.0";

/// Checks them with zizmor, which is installed into `target` if it is missing. A machine without Python passes: the
/// workflows seldom change, and CI has it.
pub(crate) fn run() -> Result<(), Failure> {
    let Some(zizmor) = zizmor()? else {
        println!("\nThe workflows are not checked: neither zizmor nor Python is installed.");
        return Ok(());
    };
    Step::in_background("workflows").command(program(&zizmor, ["--offline", "--quiet", ".github"]))
}

/// Where it is, or nothing if it cannot be installed.
fn zizmor() -> Result<Option<String>, Failure> {
    if succeeds(program("zizmor", ["--version"])) {
        return Ok(Some("zizmor".to_owned()));
    }
    let folder = root().join("target/zizmor");
    let own = path(folder.join("bin/zizmor"));
    if succeeds(program(&own, ["--version"])) {
        return Ok(Some(own));
    }
    if !python::has_environments() {
        return Ok(None);
    }
    Step::in_background("folder for zizmor").command(program("python3", ["-m", "venv", &path(folder.clone())]))?;
    let pip = path(folder.join("bin/pip"));
    let install = ["install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:", ZIZMOR];
    Step::in_background("install zizmor").command(program(&pip, install))?;
    Ok(Some(own))
}

fn path(path: PathBuf) -> String {
    path.to_string_lossy().into_owned()
}
