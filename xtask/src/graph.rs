//! The crate graph: docs/ARCHITECTURE.md says which crate may depend on which, and this compares it with the crates.

mod actual;
mod allowed;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;

use cargo_metadata::MetadataCommand;

use crate::failure::Failure;
use crate::step::{Step, locked, root};

use actual::dependencies;
pub(crate) use allowed::TableFault;
use allowed::allowed_dependencies;

const DOCUMENT: &str = "docs/ARCHITECTURE.md";

/// The crate that does no input or output, and dependencies that do.
const PURE: &str = "tenback-rules";
const IMPURE: [&str; 12] = [
    "async-std",
    "chrono",
    "log",
    "mio",
    "reqwest",
    "rusqlite",
    "smol",
    "sqlx",
    "tempfile",
    "time",
    "tokio",
    "tracing",
];

/// Crates by name, each with the crates it depends on or may depend on.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// How the crates and the document disagree.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum GraphFault {
    /// A crate depends on another that it may not depend on.
    Edge { from: String, to: String },
    /// A crate has no row in the table.
    Undocumented { name: String },
    /// The table names a crate that does not exist.
    NoSuchCrate { name: String },
    /// The pure crate depends on something that does input or output.
    Impure { dependency: String },
}

impl fmt::Display for GraphFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphFault::Edge { from, to } => write!(f, "{from} depends on {to}, which its row does not allow"),
            GraphFault::Undocumented { name } => write!(f, "{name} has no row"),
            GraphFault::NoSuchCrate { name } => write!(f, "{name} has a row, but there is no such crate"),
            GraphFault::Impure { dependency } => {
                write!(f, "{PURE} depends on {dependency}, but must not do input, output or logging")
            }
        }
    }
}

/// Checks the crates of the workspace against the table.
pub(crate) fn run() -> Result<(), Failure> {
    let step = Step::new("crate graph");
    let text =
        fs::read_to_string(root().join(DOCUMENT)).map_err(|why| Failure::File { path: DOCUMENT.to_owned(), why })?;
    let allowed = allowed_dependencies(&text).map_err(|why| Failure::Table { path: DOCUMENT, why })?;
    let mut metadata = MetadataCommand::new();
    metadata.current_dir(root()).no_deps().other_options(locked().map(str::to_owned).into_iter().collect::<Vec<_>>());
    let actual = dependencies(&metadata.exec().map_err(Failure::Metadata)?);
    let faults = compare(&allowed, &actual);
    if !faults.is_empty() {
        return Err(Failure::Graph { path: DOCUMENT, faults });
    }
    step.done();
    Ok(())
}

/// Everything they disagree about. `actual` has all dependencies of the workspace's crates, also on other crates.
fn compare(allowed: &Graph, actual: &Graph) -> Vec<GraphFault> {
    let mut faults = Vec::new();
    for (from, dependencies) in actual {
        let Some(may) = allowed.get(from) else {
            faults.push(GraphFault::Undocumented { name: from.clone() });
            continue;
        };
        let inside = dependencies.iter().filter(|name| actual.contains_key(*name));
        let forbidden = inside.filter(|name| !may.contains(*name));
        faults.extend(forbidden.map(|to| GraphFault::Edge { from: from.clone(), to: to.clone() }));
    }
    let named: BTreeSet<&String> = allowed.keys().chain(allowed.values().flatten()).collect();
    let absent = named.into_iter().filter(|name| !actual.contains_key(*name));
    faults.extend(absent.map(|name| GraphFault::NoSuchCrate { name: name.clone() }));
    let of_pure = actual.get(PURE).into_iter().flatten();
    let impure = of_pure.filter(|name| IMPURE.contains(&name.as_str()));
    faults.extend(impure.map(|name| GraphFault::Impure { dependency: name.clone() }));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph<const N: usize>(rows: [(&str, &[&str]); N]) -> Graph {
        let own = |(name, dependencies): (&str, &[&str])| {
            (name.to_owned(), dependencies.iter().map(|&name| name.to_owned()).collect())
        };
        rows.into_iter().map(own).collect()
    }

    fn faults(allowed: &Graph, actual: &Graph) -> Vec<String> {
        compare(allowed, actual).iter().map(GraphFault::to_string).collect()
    }

    #[test]
    fn allowed_dependencies_may_be_unused() {
        let allowed = graph([("tenback-rules", &[]), ("tenback-words", &["tenback-rules"])]);
        let actual = graph([("tenback-rules", &["rand"]), ("tenback-words", &["fluent"])]);
        assert_eq!(faults(&allowed, &actual), [""; 0]);
    }

    #[test]
    fn a_forbidden_edge_is_named() {
        let allowed = graph([("tenback-rules", &[]), ("tenback-words", &["tenback-rules"])]);
        let actual = graph([("tenback-rules", &["tenback-words"]), ("tenback-words", &["tenback-rules"])]);
        assert_eq!(faults(&allowed, &actual), ["tenback-rules depends on tenback-words, which its row does not allow"]);
    }

    #[test]
    fn a_crate_without_a_row_and_a_row_without_a_crate_are_named() {
        let allowed = graph([("tenback-rules", &[]), ("tenback-gone", &["tenback-lost"])]);
        let actual = graph([("tenback-rules", &[]), ("tenback-new", &[])]);
        assert_eq!(
            faults(&allowed, &actual),
            [
                "tenback-new has no row",
                "tenback-gone has a row, but there is no such crate",
                "tenback-lost has a row, but there is no such crate",
            ]
        );
    }

    #[test]
    fn the_rules_stay_pure() {
        let allowed = graph([("tenback-rules", &[]), ("tenback-server", &[])]);
        let actual = graph([("tenback-rules", &["rand", "tokio"]), ("tenback-server", &["tokio"])]);
        let faults = faults(&allowed, &actual);
        assert_eq!(faults, ["tenback-rules depends on tokio, but must not do input, output or logging"]);
    }
}
