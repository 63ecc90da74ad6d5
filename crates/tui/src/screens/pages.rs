//! Text pages: help, rules and log.

use tenback_rules::{CardCommand, CommandCards, GameName};
use tenback_words::Value;

use crate::context::Context;
use crate::draw::page::{Page, Paragraph};

/// Keys on the left, what they do on the right.
const KEYS: [(&str, &str); 23] = [
    ("45a ⏎", "help-lay"),
    ("← → ↑ ↓", "help-arrows"),
    ("●", "help-mouse"),
    ("e", "help-end"),
    ("u", "help-undo"),
    ("t", "help-try"),
    ("h", "help-hint"),
    ("p", "coach-help"),
    ("k", "help-signal-keep-off"),
    ("n", "help-signal-rather-not"),
    ("s", "help-signal-small-steps"),
    ("g", "help-signal-go-ahead"),
    ("o", "help-hold"),
    ("i  n", "help-begin"),
    ("l", "help-log"),
    ("r", "help-rules"),
    ("x", "help-resign"),
    ("a  s", "tui-help-again"),
    ("q", "help-back"),
    ("Tab  p", "help-replay"),
    ("v", "help-review"),
    ("m  b", "help-mistakes"),
    ("Ctrl-C", "help-quit"),
];

/// A line between paragraphs.
const fn empty() -> Paragraph {
    Paragraph::Text(String::new())
}

/// The same at a remote table.
const REMOTE_KEYS: [(&str, &str); 10] = [
    ("/", "tui-help-chat"),
    ("w", "tui-help-room"),
    ("m", "tui-help-bot-plays"),
    ("y  n", "tui-help-vote"),
    ("d", "tui-help-deal"),
    ("f", "tui-help-stand"),
    ("b", "tui-help-bot"),
    ("k", "tui-help-kick"),
    ("i", "tui-help-invite"),
    ("n", "tui-help-new-link"),
];

/// What the keys do, and what the signs mean.
pub(crate) fn help(context: &Context) -> Page {
    help_with(&KEYS, context)
}

/// The same at a remote table.
pub(crate) fn help_remote(context: &Context) -> Page {
    help_with(&[&REMOTE_KEYS[..], &KEYS].concat(), context)
}

fn help_with(keys: &[(&'static str, &str)], context: &Context) -> Page {
    let say = |id: &str| context.words.message(id, &[]);
    let mut text: Vec<Paragraph> = keys.iter().map(|(key, id)| Paragraph::Key(key, say(id))).collect();
    text.extend([empty(), Paragraph::Text(say("help-about"))]);
    if let Some(folder) = context.saved.folder() {
        let folder = folder.display().to_string();
        text.extend([empty(), Paragraph::Quiet(context.words.message("help-saved", &[("folder", folder.into())]))]);
    }
    Page::new(say("help-title"), text)
}

/// The chapters of a game's rules: title and text.
pub(crate) fn chapters(game: GameName) -> Vec<(&'static str, &'static str)> {
    let laying = [("rules-lay-title", "rules-lay"), ("rules-trick-title", "rules-trick")];
    let classic =
        [("rules-turn-title", "rules-turn"), ("rules-talk-title", "rules-talk"), ("rules-end-title", "rules-end")];
    let mut chapters = Vec::new();
    match game {
        GameName::Classic | GameName::Extreme => {
            if game == GameName::Extreme {
                chapters.extend([
                    ("rules-extreme-title", "rules-extreme"),
                    ("rules-lightning-title", "rules-lightning"),
                    ("rules-infinity-title", "rules-infinity"),
                ]);
            }
            chapters.push(("rules-goal-title", "rules-goal"));
            chapters.extend(laying);
            chapters.extend(classic);
        }
        GameName::FaceToFace => {
            chapters.push(("rules-face-goal-title", "rules-face-goal"));
            chapters.push(("rules-face-turn-title", "rules-face-turn"));
            chapters.extend(laying);
            chapters.extend([("rules-help-title", "rules-help"), ("rules-draw-title", "rules-draw")]);
        }
    }
    chapters
}

/// The note about which cards carry commands, for Extreme.
pub(crate) fn stand_in(context: &Context) -> String {
    let cards = CommandCards::stand_in();
    let lists = CardCommand::ALL.map(|command| {
        let numbers: Vec<String> = cards.cards(command).iter().map(|card| card.to_string()).collect();
        format!("{} {}", context.words.message("command", &[("command", command.word().into())]), numbers.join(" "))
    });
    context.words.message("rules-stand-in", &[("cards", Value::from(lists.join("; ")))])
}

/// The rules of a game, in short.
pub(crate) fn rules(context: &Context, game: GameName) -> Page {
    let say = |id: &str| context.words.message(id, &[]);
    let mut text = Vec::new();
    for (title, chapter) in chapters(game) {
        text.push(Paragraph::Heading(say(title)));
        text.extend(say(chapter).lines().filter(|line| !line.is_empty()).map(|line| Paragraph::Text(line.to_owned())));
        text.push(empty());
    }
    if game == GameName::Extreme {
        text.push(Paragraph::Quiet(stand_in(context)));
    }
    text.push(Paragraph::Quiet(say("rules-lessons")));
    Page::new(context.words.message("rules-title", &[("game", game.word().into())]), text)
}

/// The log, newest last.
pub(crate) fn log(context: &Context, sentences: &[String]) -> Page {
    let mut text: Vec<Paragraph> = sentences.iter().map(|sentence| Paragraph::Text(sentence.clone())).collect();
    if text.is_empty() {
        text.push(Paragraph::Quiet(context.words.message("tui-log-empty", &[])));
    }
    Page::new(context.words.message("tui-log", &[]), text).at_end()
}

/// The review of a game: what is to be said about all of it, and about each costly turn.
pub(crate) fn review(context: &Context, facts: Vec<String>, mistakes: Vec<String>) -> Page {
    let say = |id: &str| context.words.message(id, &[]);
    let mut text = Vec::new();
    for fact in facts {
        text.extend([Paragraph::Text(fact), empty()]);
    }
    text.push(match mistakes.is_empty() {
        true => Paragraph::Text(say("review-no-mistakes")),
        false => Paragraph::Heading(say("review-costly")),
    });
    text.extend(mistakes.into_iter().map(Paragraph::Text));
    Page::new(say("review-page"), text)
}
