//! Generates a Rust table of the page's files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The table of all files of a folder, each with its compressed forms.
pub(crate) fn of(folder: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let rows: String = files.iter().filter(|file| !is_packed(file)).map(|file| row(folder, file)).collect();
    Ok(format!("&[\n{rows}]\n"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn is_packed(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "gz" || extension == "br")
}

fn row(folder: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(folder).unwrap_or(file);
    let address: String = inside.iter().map(|part| format!("/{}", part.to_string_lossy())).collect();
    let packed = |ending: &str| {
        let packed = PathBuf::from(format!("{}.{ending}", file.display()));
        if packed.exists() { format!("Some({})", bytes(&packed)) } else { "None".to_owned() }
    };
    format!(
        "    File {{ address: {address:?}, bytes: {}, gzip: {}, brotli: {} }},\n",
        bytes(file),
        packed("gz"),
        packed("br")
    )
}

fn bytes(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}
