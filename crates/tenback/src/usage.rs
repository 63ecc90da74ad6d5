//! `--help` in the reader's language.
//!
//! The English texts are next to the options they describe. Other languages replace them with messages from
//! `usage.ftl`: `usage-<command>`, `usage-<command>-<argument>` and `usage-<command>-examples`, with the suffix `-long`
//! for what `--help` adds to `-h`. A command within another has both names: `usage-admin-stats`.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use tenback_words::{Language, Value, Words};

use crate::Cli;
use crate::language::LanguageChoice;

/// Parses the arguments; exits for help and usage errors.
pub(crate) fn parse() -> (Cli, LanguageChoice) {
    let data = value_of("--data", env::args_os()).map(PathBuf::from);
    let spoken = LanguageChoice::new(value_of("--lang", env::args_os()).as_deref(), data);
    let mut command = command(&spoken.words);
    let matches = command.get_matches_mut();
    (Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit()), spoken)
}

/// The command line, in the language of these messages.
pub(crate) fn command(words: &Words) -> Command {
    let command = match words.language() {
        Language::English => Cli::command(),
        _ => translated(&mut |id, args| words.message(id, args)),
    };
    with_negative_numbers(command)
}

/// Reads `--seed -1` as a number, so that the answer is about numbers and not about an option `-1`.
fn with_negative_numbers(command: Command) -> Command {
    let takes_values = |arg: &Arg| !arg.is_positional() && arg.get_action().takes_values();
    let read = |arg: Arg| if takes_values(&arg) { arg.allow_negative_numbers(true) } else { arg };
    command.mut_args(read).mut_subcommands(with_negative_numbers)
}

/// The value of an option that determines the language. It is needed before parsing, because help is printed while
/// parsing.
fn value_of(option: &str, args: impl Iterator<Item = OsString>) -> Option<String> {
    let mut args = args.map_while(|arg| (arg != "--").then(|| arg.to_string_lossy().into_owned()));
    while let Some(arg) = args.next() {
        match arg.strip_prefix(option) {
            Some("") => return args.next(),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ => {}
        }
    }
    None
}

/// Gives the text of a message.
type Say<'a> = dyn FnMut(&str, &[(&str, Value<'_>)]) -> String + 'a;

fn translated(say: &mut Say<'_>) -> Command {
    let mut english = Cli::command();
    // This adds the built-in options and the command `help`, so that they can be translated.
    english.build();
    translate(english.clone(), None, &english, say)
}

fn translate(command: Command, within: Option<&str>, english: &Command, say: &mut Say<'_>) -> Command {
    let name = path(within, &command);
    let id = format!("usage-{name}");
    // The program has no name in the ids of its commands, nor has `help`, which repeats them all.
    let inner = (within.is_some() || !TRANSPARENT.contains(&name.as_str())).then_some(name);
    let about = say(&id, &[]);
    let long = command.get_long_about().is_some().then(|| say(&format!("{id}-long"), &[]));
    let examples = command.get_after_help().is_some().then(|| say(&format!("{id}-examples"), &[]));
    let template = template(&command, say);
    let command = match long {
        Some(long) => command.long_about(format!("{about}\n\n{long}")),
        None => command,
    };
    let command = match examples {
        Some(examples) => command.after_help(examples),
        None => command,
    };
    command
        .about(about)
        .help_template(template)
        .mut_args(|arg| describe(arg, english, say))
        .mut_subcommands(|command| translate(command, inner.as_deref(), english, say))
}

/// Commands whose names are not part of the ids of those within them.
const TRANSPARENT: [&str; 2] = ["tenback", "help"];

/// The names of a command and those it is within.
fn path(within: Option<&str>, command: &Command) -> String {
    within.map_or_else(|| command.get_name().to_owned(), |outer| format!("{outer}-{}", command.get_name()))
}

/// The template with translated headings: clap has them in English only.
fn template(command: &Command, say: &mut Say<'_>) -> StyledStr {
    let (usage, header) = (*command.get_styles().get_usage(), *command.get_styles().get_header());
    let has_positionals = command.get_positionals().next().is_some();
    let has_options = command.get_arguments().any(|arg| !arg.is_positional());
    let mut text = format!("{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}", say("usage-heading-usage", &[]));
    for (is_there, heading, tag) in [
        (command.has_subcommands(), "usage-heading-commands", "{subcommands}"),
        (has_positionals, "usage-heading-arguments", "{positionals}"),
        (has_options, "usage-heading-options", "{options}"),
    ] {
        if is_there {
            text += &format!("\n\n{header}{}{header:#}\n{tag}", say(heading, &[]));
        }
    }
    (text + "{after-help}").into()
}

fn describe(arg: Arg, english: &Command, say: &mut Say<'_>) -> Arg {
    let has_long = arg.get_long_help().is_some();
    match (arg.get_id().as_str(), has_long) {
        ("help", false) => return arg.help(say("usage-print-help", &[])),
        ("help", true) => {
            return arg.help(say("usage-print-help-more", &[])).long_help(say("usage-print-help-summary", &[]));
        }
        ("version", _) => return arg.help(say("usage-print-version", &[])),
        _ => {}
    }
    let id = format!("usage-{}-{}", home(&arg, english), arg.get_id().as_str().replace('_', "-"));
    let help = say(&id, &[]);
    let values = values(&arg, say);
    let arg = match has_long {
        true => arg.long_help(format!("{help}\n\n{}{values}", say(&format!("{id}-long"), &[]))),
        false => arg,
    };
    arg.help(help + &values).hide_default_value(true).hide_possible_values(true).hide_env(true)
}

/// The first command that has this argument with the same English help; commands that share it share the message.
fn home(arg: &Arg, english: &Command) -> String {
    let same = |other: &Arg| other.get_id() == arg.get_id() && other.get_help() == arg.get_help();
    fn find(command: &Command, within: Option<&str>, same: &dyn Fn(&Arg) -> bool) -> Option<String> {
        let name = path(within, command);
        if command.get_arguments().any(same) {
            return Some(name);
        }
        let inner = (within.is_some() || !TRANSPARENT.contains(&name.as_str())).then_some(name);
        command.get_subcommands().find_map(|command| find(command, inner.as_deref(), same))
    }
    find(english, None, &same).unwrap_or_else(|| english.get_name().to_owned())
}

/// What clap would add in English: the environment variable, the default and the possible values.
fn values(arg: &Arg, say: &mut Say<'_>) -> String {
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let possible = arg.get_possible_values();
    let possible: Vec<_> = possible.iter().filter(|value| !value.is_hide_set()).map(|value| value.get_name()).collect();
    let takes_value = arg.get_action().takes_values();
    let mut text = String::new();
    if let Some(variable) = arg.get_env() {
        text += &format!(" {}", say("usage-environment", &[("variable", variable.to_string_lossy().into())]));
    }
    for (id, values) in [("usage-default", defaults.join(" ")), ("usage-possible", possible.join(", "))] {
        if takes_value && !values.is_empty() {
            text += &format!(" {}", say(id, &[("values", values.into())]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The ids that the command line asks for.
    fn asked_for() -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        translated(&mut |id, _| {
            ids.insert(id.to_owned());
            String::new()
        });
        ids
    }

    /// The ids of a language's `usage.ftl`.
    fn defined(language: Language) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
        let text = fs::read_to_string(folder.join("usage.ftl")).expect("every language has the file");
        let heads = text.lines().filter_map(|line| line.split_once(" =")).map(|(head, _)| head);
        heads.filter(|head| head.starts_with("usage-")).map(str::to_owned).collect()
    }

    #[test]
    fn every_command_and_argument_has_a_message_and_none_is_left_over() {
        let asked = asked_for();
        assert!(asked.contains("usage-play-seats") && asked.contains("usage-verify-long"), "{asked:#?}");
        for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
            let defined = defined(language);
            let lacks: Vec<_> = asked.difference(&defined).collect();
            let unused: Vec<_> = defined.difference(&asked).collect();
            assert!(lacks.is_empty() && unused.is_empty(), "{language:?} lacks {lacks:#?}, nobody says {unused:#?}");
        }
        assert!(defined(Language::English).is_empty(), "English stands beside the options");
    }

    #[test]
    fn every_language_gives_a_valid_command_line() {
        for language in Language::ALL {
            command(&Words::new(language)).debug_assert();
        }
    }

    /// Examples fit a line, and paragraphs are broken by the terminal only.
    #[test]
    fn help_is_not_broken_twice() {
        for language in Language::ALL {
            for command in command(&Words::new(language)).get_subcommands() {
                let Some(text) = command.get_after_help().map(ToString::to_string) else { continue };
                let is_prose = |line: &str| !line.is_empty() && !line.starts_with(' ') && !line.ends_with(':');
                let lines: Vec<&str> = text.lines().collect();
                let broken = lines.windows(2).find(|pair| is_prose(pair[0]) && is_prose(pair[1]));
                assert_eq!(broken, None, "{language:?}, {}", command.get_name());
                let long = lines.iter().find(|line| line.starts_with(' ') && line.chars().count() > 100);
                assert_eq!(long, None, "{language:?}, {}", command.get_name());
            }
        }
    }

    #[test]
    fn every_command_has_examples() {
        let lacks: Vec<String> = command(&Words::new(Language::English))
            .get_subcommands()
            .filter(|command| command.get_after_help().is_none())
            .map(|command| command.get_name().to_owned())
            .collect();
        assert!(lacks.is_empty(), "{lacks:?}");
    }

    #[test]
    fn the_language_option_is_found_anywhere() {
        let found = |line: &str| value_of("--lang", line.split(' ').map(OsString::from));
        assert_eq!(found("tenback --lang de --help"), Some("de".to_owned()));
        assert_eq!(found("tenback play --help --lang=cs"), Some("cs".to_owned()));
        assert_eq!(found("tenback play --language de"), None);
        assert_eq!(found("tenback verify -- --lang de"), None);
        assert_eq!(found("tenback --lang"), None);
    }
}
