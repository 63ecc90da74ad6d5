//! Builds the page from the sources in `web/`, so that plain `cargo run` includes it. Without Node.js a placeholder is
//! used that says what to install; `TENBACK_PAGE=skip` requests the placeholder, for working on Rust only.

mod node;
mod npm;
mod table;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use node::NoNode;
use npm::Failure;

/// The sources of the page, relative to its folder.
const SOURCES: [&str; 10] = [
    "src",
    "build",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "tsconfig.json",
    "compress.mjs",
    "../locales",
];

const HOW_TO_SKIP: &str = "To build without the page: TENBACK_PAGE=skip cargo run --release";

fn main() {
    let own = folder("CARGO_MANIFEST_DIR");
    let web = own.join("../../web");
    let page = folder("OUT_DIR").join("page");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=placeholder");
    println!("cargo::rerun-if-env-changed=TENBACK_PAGE");
    SOURCES.iter().map(|source| web.join(source)).filter(|source| source.exists()).for_each(|source| watch(&source));

    if env::var_os("TENBACK_PAGE").is_some_and(|value| value == "skip") {
        return embed(&own.join("placeholder"));
    }
    match node::check() {
        Ok(()) => match npm::build(&web, &page) {
            Ok(()) => {
                watch(&web.join(npm::STAMP));
                embed(&page);
            }
            Err(failure) => report(&failure),
        },
        Err(why) => {
            warn_without_page(&why);
            embed(&own.join("placeholder"));
        }
    }
}

fn folder(variable: &str) -> PathBuf {
    PathBuf::from(env::var_os(variable).expect("cargo sets it"))
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Warns that there will be no page, and rebuilds once a program is installed.
fn warn_without_page(why: &NoNode) {
    println!("cargo::warning=the page is left out: {why}. Install {}, and build again.", node::WANTED);
    println!("cargo::warning=The terminal plays without it: tenback play");
    println!("cargo::rerun-if-env-changed=PATH");
    let programs = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&programs).filter(|folder| folder.is_dir()).for_each(|folder| watch(&folder));
}

/// Reports an error. Cargo shows error lines on their own; a panic would bury them.
fn report(failure: &Failure) {
    failure.to_string().lines().chain([HOW_TO_SKIP]).for_each(|line| println!("cargo::error={line}"));
}

/// Writes a table of all files in a folder, which the library includes.
fn embed(folder: &Path) {
    let written = table::of(folder).and_then(|table| fs::write(self::folder("OUT_DIR").join("files.rs"), table));
    if let Err(why) = written {
        report(&Failure::File { path: folder.to_owned(), why });
    }
}
