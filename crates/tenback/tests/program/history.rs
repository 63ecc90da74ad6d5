//! `tenback history`: finished games on this computer and at a real server.

use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;
use tempfile::TempDir;

use crate::hostile::{answering, signed_in};
use crate::join::{Player, serve};
use crate::serve::{ended, folder, program};
use crate::{tenback, tenback_reading, text};

/// A day after 1 November 2026, in days since 1970.
const FIRST_DAY: u64 = 20_758;

/// Runs `tenback history` and returns its status, output and messages.
fn history(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    ended(data, &[&["history"], args].concat())
}

/// The output of a history that is printed without any message.
#[track_caller]
fn listed(data: &Path, args: &[&str]) -> String {
    let (code, out, messages) = history(data, args);
    assert_eq!((code, messages.as_str()), (Some(0), ""), "{args:?}: {out}");
    assert!(!out.contains('\x1b') && !out.starts_with('\u{feff}'), "a pipe gets plain text: {out}");
    out
}

/// Keeps a finished game of bots as if these people had played it, on a day of November 2026.
fn keep(data: &Path, day: u64, game: &str, bots: &str, players: &str) {
    let records = folder();
    let seats = bots.split(',').count().to_string();
    let into = records.path().display().to_string();
    let seed = day.to_string();
    let args =
        ["simulate", game, "--seats", &seats, "--bots", bots, "--games", "1", "--seed", &seed, "--records", &into];
    assert_eq!(tenback(&args).status.code(), Some(0));
    let record = fs::read_to_string(records.path().join("game-00000000.tgn")).expect("it was written");
    let kept: Vec<String> = record.lines().map(|line| with_players(line, players)).collect();
    let path = data.join("games").join(format!("2026-11-{day:02}-120000-{game}.tgn"));
    fs::create_dir_all(data.join("games")).expect("a folder");
    fs::write(&path, kept.join("\n") + "\n").expect("it can be written");
    let noon = UNIX_EPOCH + Duration::from_secs((FIRST_DAY + day - 1) * 86_400 + 12 * 3600);
    File::options().write(true).open(&path).and_then(|file| file.set_modified(noon)).expect("times can be set");
}

fn with_players(line: &str, players: &str) -> String {
    if line.starts_with("[Players ") { format!("[Players \"{players}\"]") } else { line.to_owned() }
}

/// Five games: alone, with a bot, with people, and two of Face to Face.
fn five_games() -> TempDir {
    let data = folder();
    keep(data.path(), 1, "classic", "expert", "Player 1");
    keep(data.path(), 2, "classic", "expert,greedy", "Player 1; bot greedy");
    keep(data.path(), 3, "extreme", "regular,expert,expert", "Anna; Бенедикт; 日本");
    keep(data.path(), 4, "face-to-face", "casual,expert", "Ann; Ben");
    keep(data.path(), 5, "face-to-face", "casual,expert", "Player 1; bot expert");
    data
}

/// The numbers and dates of the lines of a table.
fn days(table: &str) -> Vec<(u32, &str)> {
    let rows = table.lines().skip(1).map_while(|line| {
        let mut cells = line.split_whitespace();
        Some((cells.next()?.parse().ok()?, cells.next()?))
    });
    rows.collect()
}

#[test]
fn games_on_this_computer_are_listed_latest_first() {
    let data = five_games();
    let table = listed(data.path(), &[]);
    let all: Vec<_> = (1..=5).zip(["2026-11-05", "2026-11-04", "2026-11-03", "2026-11-02", "2026-11-01"]).collect();
    assert_eq!(days(&table), all, "{table}");
    assert!(table.starts_with("No.  Ended             Game          Players  Result"), "{table}");
    for cell in ["Ben won", "Ann, Ben", "Anna, Бенедикт, 日本", "Greedy 2", "Expert 2"] {
        assert!(table.contains(cell), "{cell}: {table}");
    }
    assert!(table.ends_with("\n\n5 games\n"), "{table}");
    let filters: [(&[&str], &[u32]); 9] = [
        (&["--game", "classic"], &[2, 1]),
        (&["--seats", "3"], &[3]),
        (&["--result", "won"], &[2]),
        (&["--with", "бенЕ"], &[3]),
        (&["--with", "ann"], &[4, 3]),
        (&["--since", "2026-11-03"], &[5, 4, 3]),
        (&["--until", "2026-11-02"], &[2, 1]),
        (&["--since", "2026-11-02", "--until", "2026-11-03", "--game", "extreme"], &[3]),
        (&["--limit", "2", "--page", "2"], &[3, 2]),
    ];
    for (filter, wanted) in filters {
        let table = listed(data.path(), filter);
        let found: Vec<String> = days(&table).iter().map(|(_, day)| (*day).to_owned()).collect();
        let wanted: Vec<String> = wanted.iter().map(|day| format!("2026-11-{day:02}")).collect();
        assert_eq!(found, wanted, "{filter:?}: {table}");
    }
    assert_eq!(days(&listed(data.path(), &["--limit", "2", "--page", "2"]))[0].0, 3, "numbers go on");
    assert!(listed(data.path(), &["--limit", "2"]).ends_with("Games 1 to 2 of 5. Next page: --page 2\n"));
    assert!(listed(data.path(), &["--page", "2"]).contains("There are only 5 games"));
    assert!(listed(data.path(), &["--since", "2027-01-01"]).contains("No game matches."));
}

#[test]
fn games_are_exported_for_other_programs() {
    let data = five_games();
    let json = listed(data.path(), &["--json"]);
    let games: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(games.len(), 5);
    let file = games[3]["file"].as_str().expect("a file");
    assert!(file.ends_with("2026-11-02-120000-classic.tgn") && games[3].get("table").is_none(), "{json}");
    assert_eq!((&games[3]["won"], &games[3]["seat"], &games[3]["record"]), (&true.into(), &1.into(), &1.into()));
    assert_eq!((&games[1]["counts"], &games[2]["counts"]), (&false.into(), &true.into()), "a team has a side");
    let csv = listed(data.path(), &["--csv", "--seats", "1"]);
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines.len() == 2 && lines[0].starts_with("file,record,ended,game,seats,"), "{csv}");
    assert!(lines[1].contains(",1,2026-11-01T12:00:00Z,classic,1,"), "{csv}");

    let records = listed(data.path(), &["--tgn"]);
    let verified = text(&tenback_reading(&["verify", "-"], records.as_bytes()).stdout);
    assert_eq!(verified.matches("\"ok\":true").count(), 5, "{verified}");
    let out = data.path().join("all games.tgn");
    let to = out.display().to_string();
    assert_eq!(listed(data.path(), &["--tgn", "--out", &to]), "");
    assert_eq!(fs::read_to_string(&out).expect("it was written"), records);
    let (code, _, said) = history(data.path(), &["--csv", "--out", "/there/is/nothing.csv"]);
    assert!(code == Some(1) && said.contains("Cannot write /there/is/nothing.csv"), "{code:?} {said}");
    let (code, out, said) = history(data.path(), &["--json", "--seats", "5"]);
    assert_eq!((code, out.as_str()), (Some(0), ""));
    assert!(said.contains("nothing to export"), "{said}");
}

#[test]
fn a_file_is_replaced_and_nothing_else() {
    let data = five_games();
    let records = listed(data.path(), &["--tgn"]);
    let path = |name: &str| data.path().join(name);
    let write = |to: &Path| listed(data.path(), &["--tgn", "--out", &to.display().to_string()]);
    // Files that happen to be beside it stay as they are, and links are not followed.
    fs::write(path("notes"), "precious").expect("it can be written");
    fs::write(path("a.tgn.part"), "precious").expect("it can be written");
    symlink(path("notes"), path("b.tgn.part")).expect("a link");
    fs::write(path("a.tgn"), "old").expect("it can be written");
    for name in ["a.tgn", "b.tgn"] {
        assert_eq!(write(&path(name)), "");
        assert_eq!(fs::read_to_string(path(name)).expect("it was written"), records);
    }
    for name in ["notes", "a.tgn.part", "b.tgn.part"] {
        assert_eq!(fs::read_to_string(path(name)).expect("it is there"), "precious", "{name}");
    }
    // What is no file is written to.
    symlink(path("notes"), path("link.tgn")).expect("a link");
    write(&path("link.tgn"));
    assert!(fs::symlink_metadata(path("link.tgn")).is_ok_and(|about| about.is_symlink()));
    assert_eq!(fs::read_to_string(path("notes")).expect("it is there"), records);
    assert!(Command::new("mkfifo").arg(path("pipe")).status().expect("mkfifo runs").success());
    let pipe = path("pipe");
    let reader = std::thread::spawn(move || fs::read_to_string(pipe).expect("text"));
    write(&path("pipe"));
    assert!(fs::symlink_metadata(path("pipe")).is_ok_and(|about| about.file_type().is_fifo()));
    assert_eq!(reader.join().expect("it ends"), records);
    let left: Vec<_> = fs::read_dir(data.path()).expect("a folder").flatten().map(|file| file.file_name()).collect();
    assert_eq!(left.len(), 8, "nothing else is left behind: {left:?}");
}

#[test]
fn a_game_of_the_list_is_replayed_and_reviewed() {
    let data = five_games();
    let replayed = listed(data.path(), &["--replay", "4"]);
    assert!(replayed.contains("Step 0 of "), "{replayed}");
    let latest = listed(data.path(), &["--game", "classic", "--seats", "2", "--replay"]);
    assert_eq!(latest, replayed, "1 is the latest of the list");
    let reviewed = listed(data.path(), &["--review", "5"]);
    assert!(reviewed.contains("2026-11-01-120000-classic.tgn") && reviewed.contains("Turn"), "{reviewed}");
    let (code, _, said) = history(data.path(), &["--review", "6"]);
    assert!(code == Some(1) && said.contains("There is no game 6: the list has only 5 games."), "{code:?} {said}");
}

#[test]
fn statistics_of_games_on_this_computer() {
    let data = five_games();
    let text = listed(data.path(), &["--statistics", "--game", "classic", "--seats", "2"]);
    assert!(text.starts_with("The Game, 2 players\n  Played: 1, won: 1\n"), "{text}");
    assert!(text.contains("Win rate: 100% (95% interval: 21% to 100%)"), "{text}");
    assert!(text.contains("Wins in a row: 1 now, 1 at best"), "{text}");
    let json = listed(data.path(), &["--statistics", "--json"]);
    let games: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let played: u64 = games.iter().filter_map(|game| game["played"].as_u64()).sum();
    assert_eq!(played, 4, "two people at one keyboard play against each other, so nobody's side is taken: {json}");
    assert!(listed(folder().path(), &["--statistics"]).starts_with("No statistics yet"));
}

#[test]
fn damaged_and_unfinished_games_do_not_get_in_the_way() {
    let data = five_games();
    let games = data.path().join("games");
    fs::write(games.join("broken.tgn"), "garbage\n").expect("it can be written");
    fs::write(games.join("empty.tgn"), "").expect("it can be written");
    fs::write(games.join("notes.txt"), "no record").expect("it can be written");
    let deal = tenback(&["deal", "--seed", "7"]).stdout;
    fs::write(games.join("open.tgn"), [deal, b"\n1. *\n".to_vec()].concat()).expect("it can be written");
    let (code, table, said) = history(data.path(), &[]);
    assert_eq!((code, days(&table).len()), (Some(0), 5), "{table}");
    assert!(said.contains("broken.tgn can’t be opened") && said.lines().count() == 1, "{said}");
}

#[test]
fn an_empty_history_says_what_to_do() {
    let data = folder();
    assert_eq!(listed(data.path(), &[]), "You haven’t finished a game on this computer yet. Play one: tenback play\n");
    for (language, sentence) in [("de", "Spiel eine:"), ("cs", "Zahraj si ji:"), ("pl", "Zagraj:"), ("uk", "Зіграй:")]
    {
        assert!(listed(data.path(), &["--lang", language]).contains(sentence));
    }
}

#[test]
fn bad_options_are_refused() {
    let data = folder();
    for (args, sentence) in [
        (&["--since", "yesterday"][..], "expected a day, such as 2026-11-01"),
        (&["--seats", "6"], "expected a whole number from 1 to 5"),
        (&["--page", "0"], "expected a whole number from 1"),
        (&["--json", "--csv"], "cannot be used with"),
        (&["--out", "x"], "--json|--csv|--tgn"),
        (&["--statistics", "--with", "Ben"], "cannot be used with"),
        (&["--at", "localhost"], "This is not the address of a server"),
    ] {
        let (code, out, said) = history(data.path(), args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
}

#[test]
fn a_reader_that_stops_early_is_no_error() {
    let data = five_games();
    for args in [&["history"][..], &["history", "--csv"], &["history", "--tgn"], &["history", "--statistics"]] {
        let mut child = program(data.path(), args).stdout(Stdio::piped()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let mut said = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
        assert_eq!((child.wait().expect("it ends").code(), said.as_str()), (Some(0), ""), "{args:?}");
    }
}

/// Plays a short game at a server and gives up. Returns the data folder, which has an identity there.
fn short_game(at: &str) -> TempDir {
    let mut ann = Player::play(&["classic", "--seats", "2", "--bots", "greedy", "--at", at, "--name", "Ann"]);
    ann.hears("All seats are taken");
    ann.types("deal");
    ann.hears("Who goes first?");
    ann.types("begin now");
    ann.hears("Your turn: play");
    ann.plays();
    ann.hears("Your turn: play");
    ann.types("resign yes");
    ann.hears("It is saved in");
    ann.leaves()
}

#[test]
fn games_at_a_server_are_listed_exported_and_opened() {
    let server_data = folder();
    let server = serve(server_data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let (code, _, said) = history(server_data.path(), &["--at", &at]);
    assert_eq!(code, Some(1));
    assert!(said.contains(&format!("This terminal isn’t signed in at {at}.")), "{said}");
    let data = short_game(&at);
    let there = |args: &[&str]| listed(data.path(), &[&["--at", at.as_str()], args].concat());
    let table = there(&[]);
    assert!(table.contains("lost") && table.contains("Greedy 2") && table.ends_with("\n1 game\n"), "{table}");
    assert!(there(&["--result", "won"]).contains("No game matches."));
    assert!(there(&["--game", "classic", "--seats", "2", "--since", "1d"]).contains("Greedy 2"));
    let game: Value = serde_json::from_str(&there(&["--json"])).expect("JSON");
    assert_eq!((&game["number"], &game["won"], &game["counts"]), (&1.into(), &false.into(), &true.into()), "{game}");
    assert!(there(&["--csv"]).starts_with("table,number,ended,game,"));
    let records = there(&["--tgn"]);
    let verified = text(&tenback_reading(&["verify", "-"], records.as_bytes()).stdout);
    assert!(verified.contains("\"ok\":true") && records.contains("[Players \"Ann; bot greedy\"]"), "{records}");
    assert!(there(&["--statistics"]).starts_with("The Game, 2 players\n  Played: 1, won: 0\n"));
    assert!(there(&["--replay"]).contains("Step 0 of "));
    assert!(there(&["--review"]).contains("Turn"));

    // The terminal has kept the same game, and knows which seat was whose.
    let here = listed(data.path(), &[]);
    assert_eq!(days(&here).len(), 1, "{here}");
    assert!(here.ends_with(&format!("\n1 game\nYour games at {at}: tenback history --at {at}\n")), "{here}");
    let local: Value = serde_json::from_str(&listed(data.path(), &["--json"])).expect("JSON");
    for field in ["game", "seats", "seat", "players", "won", "left", "turns", "ten_backs", "ending", "counts"] {
        assert_eq!(local[field], game[field], "{field}: {local} {game}");
    }

    drop(server);
    let (code, _, said) = history(data.path(), &["--at", &at]);
    assert!(code == Some(1) && said.contains("isn’t responding"), "{code:?}: {said}");
}

#[test]
fn nonsense_from_a_server_is_reported() {
    let answers: [(&'static [u8], &[&str], &str); 5] = [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", &[], "it is not a Tenback server"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", &["--tgn"], "it is not a Tenback server"),
        (b"gibberish\r\n\r\n", &["--statistics"], "it is not a Tenback server"),
        (b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n", &[], "tenback devices add LINK"),
        (
            b"HTTP/1.1 200 OK\r\nContent-Disposition: attachment\r\nContent-Length: 500\r\n\r\n[Game",
            &["--tgn"],
            "stopped in the middle of the file",
        ),
    ];
    for (answer, args, sentence) in answers {
        let at = format!("http://127.0.0.1:{}", answering(|_| answer.to_vec()));
        let data = signed_in(&at);
        let (code, _, said) = history(data.path(), &[&["--at", at.as_str()], args].concat());
        assert!(code == Some(1) && said.contains(sentence), "{code:?} {args:?}: {said}");
    }
}

#[test]
fn a_clock_that_is_wrong_does_no_harm() {
    let data = folder();
    keep(data.path(), 1, "classic", "expert", "Player 1");
    let path = data.path().join("games/2026-11-01-120000-classic.tgn");
    let file = File::options().write(true).open(path).expect("it is there");
    file.set_modified(SystemTime::UNIX_EPOCH).expect("times can be set");
    assert_eq!(days(&listed(data.path(), &[])), [(1, "1970-01-01")]);
    assert!(listed(data.path(), &["--since", "99999999y"]).contains("1970-01-01"));
}
