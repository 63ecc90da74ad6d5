//! The dependencies: their licences, their sources, and which of them come twice, as deny.toml allows it.

use crate::failure::Failure;
use crate::step::{Step, cargo, succeeds};

/// Unoptimised and without what only other checks need: it is built in a third of the time and runs for three seconds.
const INSTALL: [&str; 6] =
    ["install", "cargo-deny", "--version=0.20.2", "--locked", "--no-default-features", "--debug"];

/// Checks them with cargo-deny, which is installed first if it is missing.
pub(crate) fn run() -> Result<(), Failure> {
    if !succeeds(cargo(["deny", "--version"])) {
        let mut install = cargo(INSTALL);
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        Step::in_background("install cargo-deny").command(install)?;
    }
    let checks = ["bans", "licenses", "sources"];
    let mut deny = cargo(["deny", "--workspace", "check", "--hide-inclusion-graph"]);
    // Exceptions in deny.toml that nothing needs any more.
    deny.args(["--deny", "unmatched-skip", "--deny", "unnecessary-skip"]).args(checks);
    Step::in_background("dependencies").command(deny)
}
