//! Where the programs of PostgreSQL are.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Debian has the programs of each version in a folder of its own, which is on nobody's path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder with all of them: on the path, or the newest version of Debian's packages.
pub(crate) fn folder() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).find(|folder| has_programs(folder)).or_else(newest)
}

fn newest() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).ok()?.filter_map(Result::ok);
    let numbered = versions.filter_map(|entry| Some((entry.file_name().to_str()?.parse::<u32>().ok()?, entry.path())));
    let usable = numbered.map(|(number, path)| (number, path.join("bin"))).filter(|(_, bin)| has_programs(bin));
    usable.max().map(|(_, bin)| bin)
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "postgres", "psql"].iter().all(|name| folder.join(name).is_file())
}
