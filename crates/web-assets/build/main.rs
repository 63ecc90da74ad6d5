//! Builds the page, so that plain `cargo run` has the one of these sources. Without Node.js a page takes its place that
//! says what to install; `TENBACK_PAGE=skip` wants that page, for work on Rust alone.

mod node;
mod npm;
mod table;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use node::NoNode;
use npm::Failure;

/// What the page is made of, seen from its folder.
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

    if env::var_os("TENBACK_PAGE").is_some_and(|wish| wish == "skip") {
        return embed(&own.join("placeholder"));
    }
    match node::check() {
        Ok(()) => match npm::build(&web, &page) {
            Ok(()) => {
                watch(&web.join(npm::STAMP));
                embed(&page);
            }
            Err(failure) => refuse(&failure),
        },
        Err(why) => {
            do_without(&why);
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

/// Says that there will be no page, and looks again once a program was installed.
fn do_without(why: &NoNode) {
    println!("cargo::warning=the page is left out: {why}. Install {}, and build again.", node::WANTED);
    println!("cargo::warning=The terminal plays without it: tenback play");
    println!("cargo::rerun-if-env-changed=PATH");
    let programs = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&programs).filter(|folder| folder.is_dir()).for_each(|folder| watch(&folder));
}

/// Fails. An error line is shown on its own; a panic would bury it.
fn refuse(failure: &Failure) {
    failure.to_string().lines().chain([HOW_TO_SKIP]).for_each(|line| println!("cargo::error={line}"));
}

/// Writes the table of all files in a folder for the library to include.
fn embed(folder: &Path) {
    let written = table::of(folder).and_then(|table| fs::write(self::folder("OUT_DIR").join("files.rs"), table));
    if let Err(why) = written {
        refuse(&Failure::File { path: folder.to_owned(), why });
    }
}
