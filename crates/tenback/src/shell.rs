//! `tenback completions` and `tenback man`: shell completions and manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap_complete::Shell;
use tenback_words::Words;

use crate::command_error::cannot_write_file;
use crate::usage;

/// Shown below the options.
pub(crate) const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  tenback completions bash > ~/.local/share/bash-completion/completions/tenback
  tenback completions zsh > ~/.zfunc/_tenback
  tenback completions fish > ~/.config/fish/completions/tenback.fish";

/// Shown below the options.
pub(crate) const MAN_EXAMPLES: &str = "\
Examples:
  tenback man | man -l -
  tenback man --out ~/.local/share/man/man1    one page per command";

/// Options of `completions`.
#[derive(Args)]
pub(crate) struct Completions {
    /// Which shell
    shell: Shell,
}

/// Options of `man`.
#[derive(Args)]
pub(crate) struct Man {
    /// Write the page of the program and one per command to this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints a script that completes commands, options and their values.
pub(crate) fn completions(args: &Completions, words: &Words) -> io::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut usage::command(words), "tenback", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the manual page, or writes all of them into a folder.
pub(crate) fn man(args: &Man, words: &Words) -> io::Result<ExitCode> {
    let mut command = usage::command(words);
    let Some(folder) = &args.out else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        io::stdout().write_all(&page)?;
        return Ok(ExitCode::SUCCESS);
    };
    command.build();
    let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    Ok(written.map_or_else(|error| cannot_write_file(folder, &error, words).report(), |()| ExitCode::SUCCESS))
}
