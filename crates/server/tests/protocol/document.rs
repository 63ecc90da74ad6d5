//! Parses `docs/PROTOCOL.md`: sections, code blocks and tables.

use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A section of the document, including its heading.
pub(crate) struct Section {
    name: String,
    text: String,
}

/// A code block: its info string, first line and text.
pub(crate) struct Block {
    pub(crate) kind: String,
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// The section of the protocol with this heading, up to the next heading of the same or a higher level.
pub(crate) fn section(heading: &str) -> Section {
    let path = root().join("docs/PROTOCOL.md");
    let all = std::fs::read_to_string(&path).expect("the protocol is there");
    let level = heading.bytes().take_while(|byte| *byte == b'#').count();
    let ends = |line: &str| {
        let hashes = line.bytes().take_while(|byte| *byte == b'#').count();
        hashes > 0 && hashes <= level && line[hashes..].starts_with(' ')
    };
    let mut fenced = false;
    let mut lines = Vec::new();
    let mut inside = false;
    for line in all.lines() {
        fenced ^= line.starts_with("```");
        if !fenced && ends(line) {
            inside = line == heading;
        }
        // Lines before the section are left empty, so that errors have the right line.
        lines.push(if inside { line } else { "" });
    }
    let text = lines.join("\n");
    assert!(!text.trim().is_empty(), "docs/PROTOCOL.md has no section {heading:?}");
    Section { name: heading.to_owned(), text }
}

impl Section {
    /// Its code blocks, in order.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut open = false;
        for (index, line) in self.text.lines().enumerate() {
            match line.strip_prefix("```") {
                Some(_) if open => open = false,
                Some(kind) => {
                    open = true;
                    blocks.push(Block { kind: kind.to_owned(), line: index + 2, text: String::new() });
                }
                None if open => {
                    let block = blocks.last_mut().expect("one is open");
                    block.text.push_str(line);
                    block.text.push('\n');
                }
                None => {}
            }
        }
        blocks
    }

    /// The cells of its tables by row, without headings. Backticks around whole cells are removed.
    pub(crate) fn rows(&self) -> Vec<Vec<String>> {
        let lines: Vec<&str> = self.text.lines().collect();
        let is_row = |line: &str| line.starts_with("| ") && line.ends_with('|');
        let is_heading = |index: usize| lines.get(index + 1).is_some_and(|next| next.starts_with("|--"));
        let rows = lines.iter().enumerate().filter(|(index, line)| is_row(line) && !is_heading(*index));
        let rows: Vec<_> = rows.map(|(_, line)| line.trim_matches('|').split(" | ").map(cell).collect()).collect();
        assert!(!rows.is_empty(), "{} has no table", self.name);
        rows
    }

    /// The words in the first column of its tables, separated by commas.
    pub(crate) fn first_column(&self) -> Vec<String> {
        let words = |row: &Vec<String>| row[0].split("`, `").map(str::to_owned).collect::<Vec<_>>();
        self.rows().iter().flat_map(words).collect()
    }
}

fn cell(text: &str) -> String {
    let text = text.trim();
    text.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')).unwrap_or(text).to_owned()
}
