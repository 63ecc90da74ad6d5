//! Releases: a tarball and a Debian package, the same bytes wherever and whenever they are made from one commit.

mod archive;
mod package;
mod stage;
mod trial;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::page;
use crate::program_built;
use crate::step::{Step, cargo, locked, on_path, program, root, succeeds};
use stage::Stage;

pub(crate) use package::ensure_tool;

/// Where a release is put.
const FOLDER: &str = "target/release-files";

/// Makes a release, tries it and prints its checksums.
pub(crate) fn run() -> Result<(), Failure> {
    page::ensure_node()?;
    ensure_tool()?;
    let step = Step::new("release build");
    let built = program_built::path(&step, release_build())?;
    step.done();
    let files = make(&built, &root().join(FOLDER))?;
    trial::run(&files.package)?;
    println!("\n{}", archive::sums(&files.all())?);
    Ok(())
}

/// The files of a release.
struct Files {
    tarball: PathBuf,
    package: PathBuf,
}

impl Files {
    fn all(&self) -> [&Path; 2] {
        [&self.tarball, &self.package]
    }
}

/// The short form for `cargo xtask test`: packs the program of the tests twice, compares, and tries the package.
pub(crate) fn check() -> Result<(), Failure> {
    if on_path("dpkg-deb").is_none() {
        println!("\nReleases are not tested: this is not Debian.");
        return Ok(());
    }
    let step = Step::new("release files");
    let target = root().join("target");
    let built = stripped(&program_built::with_tests(&step)?, &target.join("release-program"))?;
    let first = make(&built, &target.join("release-trial"))?;
    let second = make(&built, &target.join("another/release-trial"))?;
    let (first_sums, second_sums) = (archive::sums(&first.all())?, archive::sums(&second.all())?);
    if first_sums != second_sums {
        return Err(Failure::Release(format!("made twice, it differs:\n{first_sums}\n{second_sums}")));
    }
    trial::run(&first.package)?;
    step.done();
    Ok(())
}

/// The program without what only debuggers need: packing that takes longer than everything else.
fn stripped(built: &Path, copy: &Path) -> Result<PathBuf, Failure> {
    fs::copy(built, copy).map_err(Failure::file(copy))?;
    let mut strip = program("strip", ["--strip-all"]);
    strip.arg(copy);
    // Without it the program is larger, and as good.
    succeeds(strip);
    Ok(copy.to_owned())
}

/// Packs a program into a folder, which is emptied first.
fn make(built: &Path, folder: &Path) -> Result<Files, Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(Failure::file(folder))?;
    }
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    let stage = Stage::fill(built)?;
    let tarball = archive::pack(&stage, folder)?;
    let package = package::pack(folder)?;
    Ok(Files { tarball, package })
}

/// A build in which no path of this machine appears.
fn release_build() -> Command {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let maps = [format!("{}=/tenback", root().display()), format!("{}=/cargo", home.display())];
    let for_rust = maps.each_ref().map(|map| format!("--remap-path-prefix={map}"));
    let for_c = maps.each_ref().map(|map| format!("-ffile-prefix-map={map}"));
    let mut build = cargo(["build", "--profile", "dist", "--package", "tenback"]);
    build.args(locked()).env("CARGO_ENCODED_RUSTFLAGS", for_rust.join("\u{1f}")).env("CFLAGS", for_c.join(" "));
    build.env("CARGO_INCREMENTAL", "0").env("SOURCE_DATE_EPOCH", commit_time()).env_remove("TENBACK_PAGE");
    build
}

/// When the commit was made, in seconds: files of a release have this date. Without a repository it is the beginning of time.
fn commit_time() -> String {
    let asked = program("git", ["log", "-1", "--format=%ct"]).output();
    let told = asked.ok().filter(|output| output.status.success());
    let told = told.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    told.filter(|time| !time.is_empty()).unwrap_or_else(|| "0".to_owned())
}
