//! The tarball, and checksums.

use std::env::consts::{ARCH, OS};
use std::path::{Path, PathBuf};

use super::commit_time;
use super::stage::Stage;
use crate::failure::Failure;
use crate::step::{Step, program};

/// Packs everything but what is for the Debian package only. The archive depends on names and contents alone: files are in
/// order and have the date of the commit, the same owner and the same rights.
pub(super) fn pack(stage: &Stage, folder: &Path) -> Result<PathBuf, Failure> {
    let name = format!("tenback-{}-{OS}-{ARCH}", env!("CARGO_PKG_VERSION"));
    let archive = folder.join(format!("{name}.tar.gz"));
    let mut tar =
        program("tar", ["--create", "--sort=name", "--format=ustar", "--numeric-owner", "--owner=0", "--group=0"]);
    tar.arg(format!("--mtime=@{}", commit_time())).args(["--mode=u=rwX,go=rX", "--exclude=./systemd"]);
    tar.arg(format!("--transform=s,^\\.,{name},")).args(["--use-compress-program", "gzip --no-name"]);
    tar.arg("--file").arg(&archive).arg("--directory").arg(&stage.0).arg(".");
    Step::new("tarball").command(tar)?;
    Ok(archive)
}

/// The SHA-256 of files, with their names but without their folders.
pub(super) fn sums(files: &[&Path]) -> Result<String, Failure> {
    let step = Step::new("checksums");
    let mut lines = Vec::new();
    for file in files {
        let mut sum = program("sha256sum", ["--binary"]);
        sum.arg(file);
        let told = step.read(sum)?;
        let told = String::from_utf8_lossy(&told);
        let digest = told.split(' ').next().unwrap_or_default();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines.push(format!("{digest}  {name}"));
    }
    step.done();
    Ok(lines.join("\n"))
}
