//! Installing Debian packages that the tests need.

use crate::step::{Step, program, succeeds};

/// Whether this process may do everything.
pub(crate) fn is_root() -> bool {
    program("id", ["-u"]).output().is_ok_and(|id| id.stdout == b"0\n")
}

/// Installs packages where that needs no permission; returns whether they are installed now.
pub(crate) fn install(packages: &'static str) -> bool {
    if !is_root() || !succeeds(program("apt-get", ["--version"])) {
        return false;
    }
    let install = || {
        let mut install = program("apt-get", ["install", "--yes", "--no-install-recommends"]);
        install.args(packages.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        install
    };
    let step = Step::in_background(packages);
    if succeeds(install()) {
        step.done();
        return true;
    }
    // The list of packages may be outdated or missing.
    succeeds(program("apt-get", ["update"])) && step.command(install()).is_ok()
}
