//! Which program this is.

use std::sync::LazyLock;

use tenback_lab::Program;

/// The version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from, and its date, if git knew them at build time.
const COMMIT: Option<&str> = option_env!("TENBACK_COMMIT");
const COMMIT_DATE: Option<&str> = option_env!("TENBACK_COMMIT_DATE");

/// What `--version` prints behind the name.
pub(crate) fn long() -> &'static str {
    static LONG: LazyLock<String> = LazyLock::new(|| match (COMMIT, COMMIT_DATE) {
        (Some(commit), Some(date)) => format!("{VERSION} ({commit} {date})"),
        _ => VERSION.to_owned(),
    });
    &LONG
}

/// The program as results name it.
pub(crate) fn program() -> Program {
    Program { version: VERSION.to_owned(), commit: COMMIT.map(str::to_owned) }
}
