//! The version of the program.

use std::sync::LazyLock;

use tenback_lab::Program;

/// The version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from and its date, if known at build time.
const COMMIT: Option<&str> = option_env!("TENBACK_COMMIT");
const COMMIT_DATE: Option<&str> = option_env!("TENBACK_COMMIT_DATE");

/// What `--version` prints after the name.
pub(crate) fn long() -> &'static str {
    static LONG: LazyLock<String> = LazyLock::new(|| match (COMMIT, COMMIT_DATE) {
        (Some(commit), Some(date)) => format!("{VERSION} ({commit} {date})"),
        _ => VERSION.to_owned(),
    });
    &LONG
}

/// The program, as recorded in results.
pub(crate) fn program() -> Program {
    Program { version: VERSION.to_owned(), commit: COMMIT.map(str::to_owned) }
}
