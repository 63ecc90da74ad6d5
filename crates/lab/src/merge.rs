//! Merges the shares of an experiment.

use std::path::{Path, PathBuf};

use crate::journal::{self, Content, JournalError};
use crate::plan::Difference;
use crate::results::Results;

/// Why files cannot be merged.
#[derive(Debug)]
pub enum MergeError {
    /// A file cannot be read.
    Unreadable {
        /// The file.
        file: PathBuf,
        /// The reason.
        why: JournalError,
    },
    /// A file belongs to a different experiment than the first.
    Foreign {
        /// The file.
        file: PathBuf,
        /// The difference.
        difference: Difference,
    },
    /// Two files contain the same games.
    Overlap {
        /// The second file.
        file: PathBuf,
        /// The first duplicate game.
        game: u64,
    },
    /// No files were given.
    Nothing,
}

/// Adds up the results of all files. They must belong to one experiment, without duplicate games.
pub fn merge(files: &[PathBuf]) -> Result<Results, MergeError> {
    let (first, others) = files.split_first().ok_or(MergeError::Nothing)?;
    let content = read(first)?;
    let mut results = Results::new(content.plan.clone(), &content.rules);
    add(&mut results, first, &content)?;
    for file in others {
        let content = read(file)?;
        if let Some(difference) = results.plan().difference(&content.plan) {
            return Err(MergeError::Foreign { file: file.clone(), difference });
        }
        add(&mut results, file, &content)?;
    }
    Ok(results)
}

fn read(file: &Path) -> Result<Content, MergeError> {
    journal::read(file).map_err(|why| MergeError::Unreadable { file: file.to_owned(), why })
}

fn add(results: &mut Results, file: &Path, content: &Content) -> Result<(), MergeError> {
    for chunk in &content.chunks {
        if !results.add(chunk) {
            let game = content.plan.games_of(chunk.chunk).start;
            return Err(MergeError::Overlap { file: file.to_owned(), game });
        }
    }
    Ok(())
}
