//! Installing Debian packages that the tests need.

use crate::step::{Step, program, succeeds};

/// Installs packages where that needs no permission; returns whether they are installed now.
pub(crate) fn install(packages: &'static str) -> bool {
    let is_root = program("id", ["-u"]).output().is_ok_and(|id| id.stdout == b"0\n");
    if !is_root || !succeeds(program("apt-get", ["--version"])) {
        return false;
    }
    let install = || {
        let mut install = program("apt-get", ["install", "--yes", "--no-install-recommends"]);
        install.args(packages.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        Step::new(packages).command(install).is_ok()
    };
    // The list of packages may be outdated or missing.
    install() || (succeeds(program("apt-get", ["update"])) && install())
}
