//! The files of a release, put together in one folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::step::{Step, root};

/// Where they are put together. The Debian package's description in crates/tenback/Cargo.toml names it, too.
const FOLDER: &str = "target/package";

/// Copied as they are.
const COPIED: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "deploy/Caddyfile",
    "deploy/README.md",
    "deploy/compose.yaml",
    "deploy/nginx.conf",
    "deploy/tenback.env",
    "deploy/tenback.service",
];

/// Scripts for shells, by the name that their users expect.
const COMPLETIONS: [(&str, &str); 3] = [("bash", "tenback.bash"), ("zsh", "_tenback"), ("fish", "tenback.fish")];

/// The folder with all files of a release.
pub(super) struct Stage(pub(super) PathBuf);

impl Stage {
    /// Puts together the program, what it prints about itself, and what it is deployed with.
    pub(super) fn fill(built: &Path) -> Result<Stage, Failure> {
        let folder = root().join(FOLDER);
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(Failure::file(&folder))?;
        }
        for inner in ["deploy", "completions", "man", "systemd"] {
            fs::create_dir_all(folder.join(inner)).map_err(Failure::file(&folder))?;
        }
        let own = folder.join("tenback");
        fs::copy(built, &own).map_err(Failure::file(built))?;
        for name in COPIED {
            fs::copy(root().join(name), folder.join(name)).map_err(Failure::file(Path::new(name)))?;
        }
        let step = Step::new("manual and completions");
        step.read(quiet(&own, &["man", "--out"], Some(&folder.join("man"))))?;
        remove_help_of_help(&folder.join("man"))?;
        for (shell, name) in COMPLETIONS {
            write(&folder.join("completions").join(name), &step.read(quiet(&own, &["completions", shell], None))?)?;
        }
        // A package installs the program elsewhere than an operator by hand.
        let unit = fs::read_to_string(root().join("deploy/tenback.service")).map_err(Failure::file(&folder))?;
        write(&folder.join("systemd/tenback.service"), unit.replace("/usr/local/bin/", "/usr/bin/").as_bytes())?;
        step.done();
        Ok(Stage(folder))
    }
}

/// The command `help` has a page for each of its words, and nothing in them.
fn remove_help_of_help(folder: &Path) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(Failure::file(folder))? {
        let path = entry.map_err(Failure::file(folder))?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("tenback-help")) {
            fs::remove_file(&path).map_err(Failure::file(&path))?;
        }
    }
    Ok(())
}

/// The program in English, whatever the language of this machine.
fn quiet(own: &Path, arguments: &[&str], folder: Option<&Path>) -> Command {
    let mut command = Command::new(own);
    command.args(["--lang", "en"]).args(arguments).args(folder);
    command
}

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(Failure::file(path))
}
