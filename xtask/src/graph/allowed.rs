//! What the crates may depend on: the table in the document.

use std::fmt;

use super::Graph;

const BEGIN: &str = "<!-- crate-graph:begin -->";
const END: &str = "<!-- crate-graph:end -->";
const NOTHING: &str = "–";

/// Why the table cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum TableFault {
    /// The comments around the table are missing, or in the wrong order.
    NoTable,
    /// A row is not one crate in backticks and its dependencies.
    Row { row: String },
    /// A crate has two rows.
    Twice { name: String },
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFault::NoTable => write!(f, "there is no table between {BEGIN} and {END}"),
            TableFault::Row { row } => write!(
                f,
                "this row is not one crate in backticks and the crates it may depend on ({NOTHING} for none): {row}"
            ),
            TableFault::Twice { name } => write!(f, "{name} has two rows"),
        }
    }
}

/// Reads the rows `| crate | may depend on |` between the two comments; further columns are for readers.
pub(super) fn allowed_dependencies(text: &str) -> Result<Graph, TableFault> {
    let (_, behind) = text.split_once(BEGIN).ok_or(TableFault::NoTable)?;
    let (table, _) = behind.split_once(END).ok_or(TableFault::NoTable)?;
    let mut graph = Graph::new();
    // The first two rows are the heading and the line below it.
    for row in table.lines().map(str::trim).filter(|line| line.starts_with('|')).skip(2) {
        let (name, dependencies) = read_row(row).ok_or(TableFault::Row { row: row.to_owned() })?;
        if graph.insert(name.clone(), dependencies.into_iter().collect()).is_some() {
            return Err(TableFault::Twice { name });
        }
    }
    if graph.is_empty() { Err(TableFault::NoTable) } else { Ok(graph) }
}

fn read_row(row: &str) -> Option<(String, Vec<String>)> {
    let mut cells = row.split('|').skip(1).map(str::trim);
    let [name] = names(cells.next()?)?.try_into().ok()?;
    let dependencies = match cells.next()? {
        NOTHING => Vec::new(),
        cell => names(cell)?,
    };
    Some((name, dependencies))
}

/// The names in backticks; there is at least one, and only commas and spaces between them.
fn names(cell: &str) -> Option<Vec<String>> {
    let mut names = Vec::new();
    for (index, part) in cell.split('`').enumerate() {
        if index % 2 == 1 {
            names.push(part.to_owned());
        } else if !part.trim_matches([',', ' ']).is_empty() {
            return None;
        }
    }
    (!names.is_empty() && names.iter().all(|name| !name.is_empty())).then_some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rows: &str) -> Result<Graph, TableFault> {
        let table = format!("\n| crate | may depend on |\n|---|---|\n{rows}\n");
        allowed_dependencies(&format!("# Map\n\n| `no` | row |\n{BEGIN}\n{table}\n{END}\n\n| `nor` | this |\n"))
    }

    fn rejects(row: &str) {
        assert_eq!(read(row), Err(TableFault::Row { row: row.to_owned() }));
    }

    #[test]
    fn rows_are_read() {
        let graph = read("| `a` | – |\n| `b` | `a` |\n| `c` | `a`, `b` | why |").expect("the table is valid");
        let rows: Vec<(&str, Vec<&str>)> =
            graph.iter().map(|(name, may)| (name.as_str(), may.iter().map(String::as_str).collect())).collect();
        assert_eq!(rows, [("a", vec![]), ("b", vec!["a"]), ("c", vec!["a", "b"])]);
    }

    #[test]
    fn ambiguous_rows_are_rejected() {
        rejects("| a | – |");
        rejects("| `a` `b` | – |");
        rejects("| `a` | |");
        rejects("| `a` | everything |");
        rejects("| `a` | `b` and `c` |");
        rejects("| `a` | `` |");
        rejects("| `a`");
    }

    #[test]
    fn a_crate_has_only_one_row() {
        assert_eq!(read("| `a` | – |\n| `a` | `b` |"), Err(TableFault::Twice { name: "a".to_owned() }));
    }

    #[test]
    fn the_table_must_exist() {
        assert_eq!(allowed_dependencies("| `a` | – |"), Err(TableFault::NoTable));
        assert_eq!(allowed_dependencies(&format!("{END}{BEGIN}")), Err(TableFault::NoTable));
        assert_eq!(read(""), Err(TableFault::NoTable));
    }
}
