//! The Debian package, made by cargo-deb from its description in crates/tenback/Cargo.toml.

use std::path::{Path, PathBuf};

use super::commit_time;
use crate::failure::Failure;
use crate::step::{Step, cargo, succeeds};

/// Unoptimised and without what only other formats need, it is built in a fraction of the time.
const INSTALL: [&str; 6] = ["install", "cargo-deb", "--version=3.8.0", "--locked", "--no-default-features", "--debug"];

/// Installs cargo-deb if it is missing.
pub(crate) fn ensure_tool() -> Result<(), Failure> {
    if succeeds(cargo(["deb", "--version"])) {
        return Ok(());
    }
    let mut install = cargo(INSTALL);
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    Step::in_background("install cargo-deb").command(install)
}

/// Packs what has been put together.
pub(super) fn pack(folder: &Path) -> Result<PathBuf, Failure> {
    let package = folder.join(format!("tenback_{}.deb", env!("CARGO_PKG_VERSION")));
    let mut deb = cargo(["deb", "--package", "tenback", "--no-build", "--no-strip", "--quiet", "--fast"]);
    deb.arg("--output").arg(&package).env("SOURCE_DATE_EPOCH", commit_time());
    Step::new("Debian package").command(deb)?;
    Ok(package)
}
