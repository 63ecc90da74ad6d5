//! `docs/PROTOCOL.md` taken apart: its sections, and the blocks and tables in them.

use std::path::{Path, PathBuf};

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A section of the document, with its heading and all that stands below it.
pub(crate) struct Section {
    name: String,
    text: String,
}

/// A fenced block: what stands behind its opening fence, the line it begins at, and its text.
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
        // Lines above the section stay empty, so that a fault is told with its line in the document.
        lines.push(if inside { line } else { "" });
    }
    let text = lines.join("\n");
    assert!(!text.trim().is_empty(), "docs/PROTOCOL.md has no section {heading:?}");
    Section { name: heading.to_owned(), text }
}

impl Section {
    /// Its fenced blocks, in order.
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

    /// What stands in code marks in the first column of its tables.
    pub(crate) fn first_column(&self) -> Vec<String> {
        let rows = self.text.lines().filter_map(|line| line.strip_prefix("| `"));
        let words = rows.filter_map(|row| row.split_once("` |")).map(|(word, _)| word.to_owned());
        let words: Vec<_> = words.collect();
        assert!(!words.is_empty(), "{} has no table", self.name);
        words
    }
}
