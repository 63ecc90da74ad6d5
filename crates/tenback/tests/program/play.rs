//! `tenback play` and `tenback replay` in plain mode, through pipes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use tempfile::TempDir;

use crate::{tenback, text};

/// The program with these arguments, in English, with its games in `data`.
fn program(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenback"));
    command.args(args).arg("--data").arg(data).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command.env_remove("TENBACK_LANG");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

/// Plays these lines to the end.
pub(crate) fn played(data: &Path, args: &[&str], lines: &str) -> Output {
    let mut child = program(data, args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A program that ends early closes the pipe; that is fine.
    let _closed_early = stdin.write_all(lines.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

#[track_caller]
fn assert_said(output: &Output, sentences: &[&str]) {
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}\n{said}", text(&output.stderr));
    for sentence in sentences {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
}

/// The only saved game.
fn kept(data: &Path) -> String {
    let files = fs::read_dir(data.join("games")).expect("games are kept");
    let paths = files.map(|entry| entry.expect("it can be read").path());
    let mut games = paths.filter(|path| path.extension().is_some_and(|ending| ending == "tgn"));
    let file = games.next().expect("there is one");
    assert!(games.next().is_none(), "there is only one");
    fs::read_to_string(file).expect("it is text")
}

#[test]
fn a_turn_is_played_and_every_change_is_reported() {
    let data = folder();
    let output = played(data.path(), &["play", "classic", "--seed", "7"], "25a\n30a\nend\n");
    assert_said(
        &output,
        &[
            "The Game, one player. The cards are dealt.",
            "Pile a rises and shows 1, untouched.",
            "Your turn: play 2 cards.",
            "You: 25 on pile a, +24.",
            "Play one more card.",
            "Type “end” to end your turn, or keep playing.",
            "Drawn: 72, 47.",
            "Turn 2: you.",
            "Pile a rises and shows 30, 2 cards on it.",
        ],
    );
    assert!(kept(data.path()).contains("\n1. 25a 30a\n"));
}

#[test]
fn wrong_input_is_explained_and_nothing_breaks() {
    let data = folder();
    let lines =
        "99a\n1000000a\n25z\nend\nundo\nhold skull\nkeep-off a\n\u{7}\u{1f480}\ntry\ntry 25a 30a\nnext\nresign\n25a\n";
    let output = played(data.path(), &["play", "classic", "--seed", "7"], lines);
    assert_said(
        &output,
        &[
            "99 is not in the hand: play a card that is.",
            "“1000000a” means nothing here: type “help”.",
            "“25z” means nothing here: type “help”.",
            "Play 2 more cards before you end the turn.",
            "There is nothing to take back this turn",
            "This game has no command cards",
            "Tried out in private: 25a 30a. The turn could end there.",
            "Type “resign yes” to give up the game.",
        ],
    );
    let kept = kept(data.path());
    assert!(kept.contains("[Result \"open\"]") && kept.contains(" 25a *\n"), "{kept}");
}

#[test]
fn a_whole_game_with_bots_is_played_by_hints_alone() {
    let data = folder();
    let mut child = program(data.path(), &["play", "extreme", "--seats", "2", "--bots", "greedy", "--seed", "4"])
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    writeln!(stdin, "begin").expect("the program listens");
    let mut said = String::new();
    loop {
        let mut line = String::new();
        if out.read_line(&mut line).expect("output is text") == 0 {
            break;
        }
        said.push_str(&line);
        let owes = ["Your turn:", "Play ", "Exactly three", "Cover the"].iter().any(|start| line.starts_with(start));
        let answer = if line.starts_with("Type “end” to end") {
            "end".to_owned()
        } else if owes {
            "hint".to_owned()
        } else if let Some(lays) = line.strip_prefix("A master would play ") {
            let lays = lays.split('.').next().unwrap_or_default();
            lays.split(' ').next().map(|lay| format!("{lay}!")).unwrap_or_default()
        } else if line.starts_with("“again” deals another game") {
            "quit".to_owned()
        } else {
            continue;
        };
        if writeln!(stdin, "{answer}").is_err() {
            break;
        }
    }
    assert!(said.contains("The game is over. It is saved in"), "{said}");
    assert!(kept(data.path()).contains("[Players \"Player 1; bot greedy\"]"));
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

#[test]
fn a_losing_lay_must_be_confirmed() {
    let data = folder();
    let file = data.path().join("trap.tgn");
    let trap = "[Game \"classic\"]\n[First \"1\"]\n[Hands \"34 40\"]\n[Piles \"33 99 3 2\"]\n[Deck \"50 60\"]\n";
    fs::write(&file, trap).expect("the file can be written");
    let args = ["play", "--resume", file.to_str().expect("the path is text")];
    let output = played(data.path(), &args, "40a\n");
    assert_said(
        &output,
        &[
            "40: a +7 (loses)",
            "40 on pile a loses the game: you could not play enough cards after it. Type “40a!” to play it anyway.",
        ],
    );
    let output = played(data.path(), &args, "40a!\n");
    assert_said(&output, &["Lost with 3 cards left: excellent!"]);
}

#[test]
fn people_pass_the_keyboard_and_hands_are_pushed_away() {
    let data = folder();
    let args = ["play", "classic", "--names", "Ann,Ben", "--seed", "7"];
    let output = played(data.path(), &args, "hand\nnext\nbegin\nnext\nnext\nnot-me\nnext\nnext\n");
    let said = text(&output.stdout);
    let (before, after) = said.split_once(&"\n".repeat(50)).expect("the hand is pushed away");
    assert!(before.contains("Pass the keyboard to Ann and type “next”."), "{before}");
    assert!(before.contains("“hand” means nothing here"), "nobody's hand is told while it is passed: {before}");
    assert!(after.contains("Ben is at the keyboard now."), "{after}");
    assert!(said.contains("Ann: first turn."), "{said}");
}

/// Reads until a line begins like this.
fn wait_for(out: &mut BufReader<ChildStdout>, start: &str) {
    let mut line = String::new();
    while !line.starts_with(start) {
        line.clear();
        assert_ne!(out.read_line(&mut line).expect("output is text"), 0, "{start:?} never came");
    }
}

fn kill(mut child: Child) {
    child.kill().expect("it can be killed");
    child.wait().expect("it is gone");
}

#[test]
fn a_game_killed_in_mid_turn_is_resumed() {
    let data = folder();
    let mut child = program(data.path(), &["play", "classic", "--seed", "7"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    wait_for(&mut out, "Your turn");
    for (lay, answer) in
        [("25a", "Play one more"), ("30a", "Type “end” to end"), ("end", "Your turn"), ("31a", "Play one more")]
    {
        writeln!(stdin, "{lay}").expect("the program listens");
        wait_for(&mut out, answer);
    }
    kill(child);
    assert!(kept(data.path()).contains("\n1. 25a 30a\n2. 31a *\n"), "{}", kept(data.path()));
    let output = played(data.path(), &["play", "--resume"], "undo\nlook\n");
    assert_said(
        &output,
        &[
            "The Game, one player. The game continues in turn 2.",
            "Pile a rises and shows 31, 3 cards on it.",
            "You: took back 31 from pile a.",
            "Pile a rises and shows 30, 2 cards on it.",
        ],
    );
}

#[test]
fn the_lobby_starts_lists_resumes_and_replays() {
    let data = folder();
    let lines = "help\nnew classic seed 7\n25a\nquit\ngames\nresume 1\nresign yes\ngames\nreplay 1\nlast\nview all\nquit\nnew nothing\nresume 9\nrules extreme\nquit\n";
    let output = played(data.path(), &["play"], lines);
    assert_said(
        &output,
        &[
            "Type “new classic”",
            "The game is saved:",
            "The Game · 97 cards left · You. Type “resume 1” to continue it.",
            "Lost with 97 cards left. You gave up.",
            "Type “replay 1” to see it.",
            "Step 0 of",
            "You: 30, 31, 46, 53, 57, 76, 83.",
            "You can add options: seats 3",
            "There is no game 9 in the list",
            "They apply only to the player who plays them, and only this turn.",
            "Goodbye.",
        ],
    );
}

#[test]
fn a_deal_is_replayed_and_continued() {
    let data = folder();
    let deal = data.path().join("deal.tgn");
    fs::write(&deal, tenback(&["deal", "--seed", "7"]).stdout).expect("the file can be written");
    let deal = deal.to_str().expect("the path is text");
    let output = played(data.path(), &["replay", deal], "next\nplay\n25a\n");
    assert_said(&output, &["The cards are dealt.", "You: 25 on pile a, +24."]);
    assert!(kept(data.path()).contains("\n1. 25a *\n"));
}

#[test]
fn a_game_without_people_is_announced() {
    let data = folder();
    let output = played(data.path(), &["play", "classic", "--seats", "1", "--bots", "greedy", "--seed", "7"], "");
    let said = text(&output.stderr);
    assert!(said.contains("Bots have all the seats, so you only watch. To play, raise --seats"), "{said}");
    assert_said(&output, &["Greedy 1: first turn."]);
    let output = played(data.path(), &["play", "classic", "--bots", "greedy", "--seed", "7"], "");
    assert_eq!(text(&output.stderr), "", "there is a seat for a person");
}

#[test]
fn errors_at_start_are_whole_sentences() {
    let data = folder();
    let broken = data.path().join("broken.tgn");
    fs::write(&broken, "[Game \"chess\"]\n").expect("the file can be written");
    let broken = broken.to_str().expect("the path is text");
    for (args, status, sentence) in [
        (&["play", "--resume"][..], 1, "There is no unfinished game to resume"),
        (&["play", "--resume", broken], 1, "there is no game “chess”"),
        (&["play", "--resume", "/no/such.tgn"], 1, "There is no file /no/such.tgn: check its name and folder."),
        (&["replay", "missing.tgn"], 1, "There is no file missing.tgn: check its name and folder."),
        (&["replay", "/"], 1, "Cannot read /: it is a folder. Fix that, or name another file."),
        (&["replay", broken], 1, "can’t be opened"),
        (&["play", "classic", "--seats", "9"], 2, "this game is for 1 to 5 players"),
        (&["play", "face-to-face", "--minimum", "3"], 2, "always uses its own numbers"),
        (&["play", "classic", "--seats", "1", "--bots", "expert,expert"], 2, "more bots than seats"),
        (&["play", "classic", "--names", "A\"B"], 2, "A name can’t contain"),
        (&["play", "classic", "--bots", "wizard"], 2, "possible values"),
    ] {
        let output = played(data.path(), args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
}

#[test]
fn an_unknown_language_is_reported_and_english_is_used() {
    let data = folder();
    let output = played(data.path(), &["play", "classic", "--seed", "7", "--lang", "tlh"], "");
    assert!(text(&output.stderr).contains("The language “tlh” is not available, so this is English."));
    assert_said(&output, &["Your turn: play 2 cards."]);
    let mut command = program(data.path(), &["play", "classic", "--seed", "7"]);
    command.env("LANG", "xx_YY.UTF-8").stdin(Stdio::null());
    let output = command.output().expect("the program runs");
    assert!(text(&output.stderr).contains("“xx_YY.UTF-8”"), "{}", text(&output.stderr));
}

/// `--lang` overrides `TENBACK_LANG`, which overrides what was chosen last, which overrides the locale.
#[test]
fn the_chosen_language_is_remembered() {
    let data = folder();
    let speaks = |args: &[&str], variable: &str| {
        let mut command = program(data.path(), args);
        command.env("LANG", "pl_PL.UTF-8").env("TENBACK_LANG", variable).stdin(Stdio::null());
        let output = command.output().expect("the program runs");
        assert_eq!(text(&output.stderr), "");
        text(&output.stdout)
    };
    let (german, czech) = ("Du bist am Zug", "Jsi na tahu");
    let english = "Your turn: play 2 cards.";
    let game = ["play", "classic", "--seed", "7"];
    assert!(!speaks(&game, "").contains(english), "Polish is the locale's");
    let chosen = played(data.path(), &["play"], "language de\nquit\n");
    assert!(text(&chosen.stdout).contains("Tippe „new classic“"));
    let plain = |words: &str, said: String| assert!(said.contains(words), "{words:?} was not said:\n{said}");
    plain(german, speaks(&game, ""));
    plain("Im Terminal spielen", speaks(&["play", "--help"], ""));
    plain(czech, speaks(&game, "cs"));
    plain(english, speaks(&[&game[..], &["--lang", "en"]].concat(), "cs"));
    // Other settings are preserved, and an unknown code is reported.
    let file = data.path().join("settings.toml");
    assert_eq!(fs::read_to_string(&file).expect("it is kept"), "language = \"de\"\n");
    fs::write(&file, "brief = \"on\"\nlanguage = \"tlh\"\n").expect("the file can be written");
    let output = played(data.path(), &game, "25a\n30a\nend\n");
    assert!(text(&output.stderr).contains("The language “tlh” is not available"), "{}", text(&output.stderr));
    assert!(!text(&output.stdout).contains("Pile a"), "brief is remembered, too");
    let output = played(data.path(), &["play", "--brief"], "language uk\nfull\nquit\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(fs::read_to_string(&file).expect("it is kept"), "language = \"uk\"\nbrief = \"off\"\n");
}

#[test]
fn a_game_without_a_move_leaves_no_file() {
    let data = folder();
    let output = played(data.path(), &["play", "classic", "--seed", "7"], "quit\n");
    assert_said(&output, &["No card was played, so this game is not saved."]);
    let games = fs::read_dir(data.path().join("games")).expect("the folder is made").count();
    assert_eq!(games, 0);
}

/// Ctrl-C ends a game that waits for a line, and says whether it is saved.
#[cfg(unix)]
#[test]
fn an_interrupted_game_says_that_it_is_saved() {
    let data = folder();
    let mut child = program(data.path(), &["play", "classic", "--seed", "7"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    wait_for(&mut out, "Your turn");
    writeln!(stdin, "25a").expect("the program listens");
    wait_for(&mut out, "Play one more");
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(status.success());
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(said, "The game is saved: “tenback play --resume” continues it.\n");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let data = folder();
    let mut child = program(data.path(), &["play", "classic", "--seed", "7"]).spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let _closed_early = stdin.write_all(b"look\nlook\nlook\n");
    drop(stdin);
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    assert_eq!(said, "");
}
