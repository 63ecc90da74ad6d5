//! The servers that the program and the files in `deploy/` are tested with.

use std::fs;

use crate::debian;
use crate::failure::Failure;
use crate::step::on_path;

/// Programs, and the Debian packages that have them.
const PROGRAMS: [(&str, &str); 3] = [("nginx", "nginx"), ("caddy", "caddy"), ("systemd-analyze", "systemd")];

/// Installs those that are missing. Where that needs a permission, their tests are skipped and say so.
pub(crate) fn ensure() -> Result<(), Failure> {
    for (program, package) in PROGRAMS {
        if on_path(program).is_none() && !debian::install(package) {
            println!("\n{program} is missing, so its tests are skipped. On Debian: apt-get install {package}");
        }
    }
    ensure_postgresql();
    Ok(())
}

/// Installs PostgreSQL if it is missing.
pub(crate) fn ensure_postgresql() {
    if !has_postgresql() && !debian::install("postgresql") {
        println!("\nPostgreSQL is missing, so its tests are skipped. On Debian: apt-get install postgresql");
    }
}

/// Whether its programs are on the path, or where Debian has them: in a folder for each version.
fn has_postgresql() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let mut folders = versions.map(|version| version.path().join("bin"));
    let programs = ["initdb", "postgres", "psql"];
    programs.iter().all(|name| on_path(name).is_some())
        || folders.any(|folder| programs.iter().all(|name| folder.join(name).is_file()))
}
