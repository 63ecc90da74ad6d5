//! The experiments as commands: tables, JSON and files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

/// A temporary folder.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tenback-lab-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenback"));
    command.args(line.split_whitespace());
    command
}

fn run(line: &str) -> Output {
    command(line).output().expect("the program starts")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

/// Runs a command that succeeds and prints one JSON object.
fn json(line: &str) -> Value {
    let output = run(line);
    assert_eq!(status(&output), 0, "{line}: {}", text(&output.stderr));
    parse(&output)
}

fn parse(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// Everything but the times, which depend on the machine.
fn timeless(mut value: Value) -> Value {
    let forget = |object: &mut Value| {
        for name in ["seconds", "work_seconds", "turn_ms_mean", "turn_ms_by_seat"] {
            if let Some(object) = object.as_object_mut() {
                object.remove(name);
            }
        }
    };
    forget(&mut value);
    if let Some(lineups) = value.get_mut("lineups").and_then(Value::as_array_mut) {
        lineups.iter_mut().for_each(forget);
    }
    value
}

/// Runs a command that fails with this message.
fn refused(line: &str, code: i32, words: &str) {
    let output = run(line);
    let said = text(&output.stderr);
    assert_eq!(status(&output), code, "{line}: {said}");
    assert!(said.contains(words), "{line}: {said}");
    assert!(output.stdout.is_empty(), "{line} printed results");
}

#[test]
fn json_has_what_scripts_rely_on() {
    let result =
        json("simulate --game classic --seats 3 --bots master --evals 8 --games 4 --seed 1 --threads 2 --json");
    let numbers = [
        "games",
        "wins",
        "win_rate",
        "low",
        "high",
        "mean_left",
        "mean_left_low",
        "mean_left_high",
        "seconds",
        "turn_ms_mean",
    ];
    for name in numbers {
        assert!(result[name].is_number(), "{name}: {result}");
    }
    assert_eq!(result["games"], 4);
    assert_eq!(result["complete"], true);
    assert_eq!(result["illegal_turns"], 0);
    assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
    let digest = result["network"]["digest"].as_str().expect("masters use a network");
    assert!(digest.len() == 16 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()), "{digest}");
    let left = result["left"].as_array().expect("a distribution");
    assert_eq!(left.iter().filter_map(Value::as_u64).sum::<u64>(), 4);
}

#[test]
fn results_do_not_depend_on_threads_or_runs() {
    for game in ["--game classic --seats 3 --bots greedy,casual,expert", "--game face-to-face --bots random,greedy"] {
        let line = format!("simulate {game} --games 200 --seed 5 --json");
        let one = timeless(json(&format!("{line} --threads 1")));
        assert_eq!(one, timeless(json(&format!("{line} --threads 3"))));
        let other = timeless(json(&format!("simulate {game} --games 200 --seed 6 --json")));
        assert_ne!(one["left"], other["left"]);
    }
}

#[test]
fn opponents_are_counted_by_seat() {
    let line = "simulate --game face-to-face --games 300 --json --bots";
    let result = json(&format!("{line} greedy,random"));
    let wins: Vec<u64> = result["wins_by_seat"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert_eq!(wins.iter().sum::<u64>(), 300);
    assert!(wins[0] > 280, "{wins:?}");
    let swapped = json(&format!("{line} random,greedy"));
    assert!(swapped["win_rate"].as_f64().expect("a rate") < 0.1);
}

#[test]
fn records_are_valid_and_match_the_results() {
    let folder = Folder::new();
    for (index, game) in [
        "--game classic --seats 4 --bots expert --hand -1 --minimum 3",
        "--game extreme --seats 2 --bots greedy,casual",
        "--game extreme --seats 5 --bots expert --no-signals",
        "--game face-to-face --bots greedy,random",
    ]
    .into_iter()
    .enumerate()
    {
        let records = folder.file(&index.to_string());
        let line = format!("simulate {game} --games 70 --json");
        let result = json(&format!("{line} --records {records}"));
        assert_eq!(timeless(json(&line)), timeless(result.clone()), "records change the games");
        let files: Vec<PathBuf> = list(Path::new(&records));
        assert!(files.iter().all(|file| file.extension().is_some_and(|ending| ending == "tgn")), "{files:?}");
        let output = command("verify").args(&files).output().expect("the program starts");
        assert_eq!(status(&output), 0);
        let answers: Vec<Value> =
            text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(answers.len(), 70);
        let left: u64 = answers.iter().filter_map(|answer| answer["left"].as_u64()).sum();
        assert!((result["mean_left"].as_f64().expect("a mean") - left as f64 / 70.0).abs() < 1e-9);
        let won = |answer: &&Value| answer["status"] == "won" && answer["winner"] != 2;
        assert_eq!(result["wins"], answers.iter().filter(won).count());
    }
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "tgn")).collect();
    files.sort();
    files
}

#[test]
fn merged_shards_equal_one_run() {
    let folder = Folder::new();
    for experiment in [
        "simulate --seats 2 --bots master --evals 10 --games 5 --seed 3",
        "compare --seats 3 --bots greedy --vs expert --vs expert,no-signals --games 200",
    ] {
        let whole = timeless(json(&format!("{experiment} --json")));
        let files: Vec<String> = (1..=3).map(|number| folder.file(&format!("{number}"))).collect();
        for (index, file) in files.iter().enumerate() {
            json(&format!("{experiment} --json --shard {}/3 --out {file}", index + 1));
        }
        assert_eq!(timeless(json(&format!("merge --json {}", files.join(" ")))), whole);
        let output = run(&format!("merge --json {} {}", files[0], files[2]));
        assert_eq!(status(&output), 1);
        assert_eq!(parse(&output)["complete"], false);
        assert!(text(&output.stderr).contains("missing"), "{}", text(&output.stderr));
        refused(&format!("merge {} {}", files.join(" "), files[1]), 1, "is in two of the files");
        files.iter().for_each(|file| fs::remove_file(file).expect("the file is there"));
    }
}

#[test]
fn a_run_resumes_where_it_stopped() {
    let folder = Folder::new();
    let out = folder.file("run.jsonl");
    let line = format!("simulate --seats 3 --bots expert --games 400 --json --out {out}");
    let whole = timeless(json(&line));
    let lines = fs::read_to_string(&out).expect("results");
    assert_eq!(timeless(json(&line)), whole);
    assert_eq!(fs::read_to_string(&out).expect("results"), lines, "finished games were played again");
    // Killed in the middle of a line.
    let cut: String = lines.split_inclusive('\n').take(9).collect();
    fs::write(&out, format!("{cut}{{\"chunk\":9")).expect("the file can be written");
    assert_eq!(timeless(json(&line)), whole);
    let resumed = fs::read_to_string(&out).expect("results");
    assert!(resumed.starts_with(&cut), "what was there is kept");
    assert_eq!(resumed.lines().count(), lines.lines().count());
}

#[test]
fn files_of_other_experiments_are_refused_and_left_unchanged() {
    let folder = Folder::new();
    let (one, two) = (folder.file("one"), folder.file("two"));
    let line = "simulate --seats 2 --bots greedy --games 128";
    json(&format!("{line} --json --out {one}"));
    json(&format!("{line} --json --seed 2 --out {two}"));
    let before = fs::read(&one).expect("results");
    refused(&format!("{line} --seed 2 --out {one}"), 1, "the seed differs");
    refused(&format!("{line} --minimum 3 --out {one}"), 1, "the game, its seats or its options differ");
    refused(&format!("{line} --shard 1/2 --out {one}"), 1, "contains shard 1/1");
    refused("simulate --seats 2 --bots random --games 128 --out", 2, "a value is required");
    refused(&format!("merge {one} {two}"), 1, "different experiment than the first file");
    assert_eq!(fs::read(&one).expect("results"), before);
    let foreign = folder.file("letter.txt");
    for content in ["Dear reader,\n", "no end of line", "{\"format\":\"tenback-lab-1\"}\n"] {
        fs::write(&foreign, content).expect("the file can be written");
        refused(&format!("{line} --out {foreign}"), 1, "is not a results file");
        refused(&format!("merge {foreign}"), 1, "is not a results file");
        assert_eq!(fs::read_to_string(&foreign).expect("the letter"), content);
    }
    let text = text(&before);
    fs::write(&foreign, text.replace("\"chunk\":3,", "\"chunk\":99,")).expect("the file can be written");
    // Results are written as they arrive, so their order depends on the threads.
    let index = text.lines().position(|line| line.contains("\"chunk\":3,")).expect("the results hold this chunk");
    refused(&format!("merge {foreign}"), 1, &format!("line {}:", index + 1));
    refused(&format!("merge {}", folder.file("nowhere")), 1, "nowhere");
}

#[test]
fn usage_errors_are_reported_in_sentences() {
    refused("simulate --seats 3 --bots wizard", 2, "There is no bot “wizard”");
    refused("simulate --seats 3 --bots expert,greedy", 2, "2 bots are named for 3 seats");
    refused("simulate --seats 3 --bots expert --games 0", 2, "--games");
    refused("simulate --seats 9 --bots expert", 2, "1 to 5 players");
    refused("simulate --seats 3 --bots expert --hand -2", 2, "the hand size must be 6, or 5");
    refused("simulate --seats 3 --bots expert --minimum 4", 2, "the minimum must be 2, or 3");
    refused("simulate --game face-to-face --bots expert --minimum 3", 2, "always uses its own numbers");
    refused("simulate --bots expert --threads 0", 2, "--threads");
    refused("simulate --bots master --ms 0", 2, "A budget must be more than 0");
    refused("simulate --bots master --ms 5 --evals 5", 2, "cannot be used with");
    refused("compare --bots master,ms=fast --vs expert", 2, "ms=fast");
    refused("compare --bots expert", 2, "--vs");
    for shard in ["3/2", "0/2", "1/0", "two"] {
        refused(&format!("simulate --bots greedy --shard {shard}"), 2, "is not a shard");
    }
}

#[test]
fn networks_of_another_kind_are_refused() {
    let folder = Folder::new();
    let file = folder.file("some.net");
    refused(&format!("simulate --bots expert --network {file}"), 1, "Cannot use");
    fs::write(&file, "nothing of the kind").expect("the file can be written");
    refused(&format!("simulate --bots expert --network {file}"), 1, "It is not a network file");
    refused(&format!("simulate --bots greedy --network {file}"), 2, "no bot in the line-up uses it");
    refused(&format!("compare --bots greedy --vs expert,network={file}"), 1, "It is not a network file");
}

#[test]
fn a_full_disk_keeps_earlier_results() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    refused("simulate --seats 2 --bots greedy --games 100 --out /dev/full", 1, "No space left");
    let folder = Folder::new();
    // The second chunk of two games meets the full disk.
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/full", folder.file("games-00000002-00000003.part")).expect("a link");
    let line = format!("simulate --seats 2 --bots expert --games 128 --threads 1 --json --records {}", folder.file(""));
    let output = run(&line);
    assert_eq!(status(&output), 1);
    let said = text(&output.stderr);
    assert!(said.contains("records cannot be written") && said.contains("No space left"), "{said}");
    let result = parse(&output);
    assert_eq!((&result["complete"], &result["games"]), (&false.into(), &2.into()));
    refused("simulate --bots greedy --records /dev/null/games", 1, "Cannot write");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_prints_partial_results() {
    let folder = Folder::new();
    let out = folder.file("long.jsonl");
    let line = format!("simulate --seats 3 --bots greedy --games 1000000000 --threads 1 --json --out {out}");
    let mut child = command(&line);
    let child = child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let began = Instant::now();
    while fs::read_to_string(&out).map_or(0, |text| text.lines().count()) < 3 {
        assert!(began.elapsed() < Duration::from_secs(30), "no results");
        sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill starts");
    assert!(sent.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(status(&output), 130);
    assert!(text(&output.stderr).contains("partial results"), "{}", text(&output.stderr));
    let result = parse(&output);
    assert_eq!(result["complete"], false);
    let merged = run(&format!("merge --json {out}"));
    assert_eq!(timeless(parse(&merged)), timeless(result));
}

#[test]
fn line_ups_play_the_same_deals() {
    let same = json("compare --seats 2 --bots greedy --vs greedy --vs random --games 300 --json");
    let differences = same["differences"].as_array().expect("a list");
    assert_eq!((&differences[0]["gained"], &differences[0]["lost"]), (&0.into(), &0.into()));
    assert_eq!(differences[0]["win_rate"], 0.0);
    assert!(differences[1]["left_low"].as_f64().expect("an interval") > 20.0);
    let alone = json("simulate --seats 2 --bots random --games 300 --json");
    assert_eq!(same["lineups"][2]["left"], alone["left"], "a line-up plays the same games alone and in company");
}

#[test]
fn training_is_reproducible_from_a_seed() {
    let folder = Folder::new();
    let train =
        |options: &str, name: &str| run(&format!("train --seats 2 --seed 3 {options} --out {}", folder.file(name)));
    let network = |name: &str| fs::read(folder.file(name) + "/network.net").expect("a network");
    let whole = train("--games 96 --every 32", "whole");
    assert_eq!(status(&whole), 0, "{}", text(&whole.stderr));
    assert_eq!(text(&whole.stdout).lines().filter(|line| line.contains(" % ")).count(), 3);
    // Interrupted: what a second run finds is the checkpoint after the first step.
    let mut child = command(&format!("train --seats 2 --seed 3 --games 96 --every 32 --out {}", folder.file("cut")));
    let mut child = child.stdout(Stdio::null()).spawn().expect("the program starts");
    let began = Instant::now();
    while !Path::new(&folder.file("cut/checkpoint.bin")).exists() && began.elapsed() < Duration::from_secs(30) {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert_eq!(status(&train("--games 96 --every 32", "cut")), 0);
    assert_eq!(network("whole"), network("cut"));
    assert!(fs::read_to_string(folder.file("cut/curve.svg")).expect("a curve").contains("learning curve"));
    let other = train("--games 64 --every 32", "cut");
    assert_eq!(status(&other), 1);
    assert!(text(&other.stderr).contains("started with other options"), "{}", text(&other.stderr));
    let file = folder.file("whole/network.net");
    json(&format!("simulate --seats 2 --bots expert --network {file} --games 3 --json"));
    refused(&format!("simulate --game extreme --seats 2 --bots expert --network {file}"), 1, "It was made for classic");
    refused(&format!("simulate --game face-to-face --bots expert --network {file}"), 1, "Its layers are");
    refused(&format!("train --game extreme --seats 9 --out {}", folder.file("nine")), 2, "1 to 5 players");
    fs::write(folder.file("cut/checkpoint.bin"), "?").expect("the file can be written");
    assert!(text(&train("--games 96 --every 32", "cut").stderr).contains("is damaged"));
}

#[test]
fn results_as_table_csv_and_plot() {
    let folder = Folder::new();
    let picture = folder.file("left.svg");
    let output = run(&format!("simulate --seats 2 --bots greedy --games 300 --plot {picture}"));
    let table = text(&output.stdout);
    assert!(table.contains("games         300 in") && table.contains("95 % interval"), "{table}");
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("share of games"), "{svg}");
    let csv = text(&run("compare --seats 2 --bots greedy --vs random --games 50 --csv").stdout);
    let widths: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(widths, [46, 46, 46], "{csv}");
    // Line-ups are named by what differs.
    assert!(csv.lines().nth(2).is_some_and(|row| row.contains(",2,random,")), "{csv}");
    let help = text(&run("simulate --help").stdout);
    assert!(help.contains("Examples:") && help.contains("--records"), "{help}");
    refused("simulate --bots greedy --games 1 --plot /dev/null/x.svg --json --csv", 2, "cannot be used with");
}

#[test]
fn records_of_two_experiments_are_never_mixed() {
    let folder = Folder::new();
    let (records, out) = (folder.file("records"), folder.file("out.jsonl"));
    let line = format!("simulate --seats 2 --bots greedy --games 128 --json --records {records}");
    json(&format!("{line} --out {out}"));
    let before = list(Path::new(&records)).iter().map(fs::read).collect::<Result<Vec<_>, _>>().expect("records");
    refused(&format!("{line} --seed 2"), 1, "another experiment");
    refused(&line, 1, "already has the records of these games");
    json(&format!("{line} --out {out}"));
    let foreign = folder.file("foreign");
    fs::create_dir_all(&foreign).expect("a folder");
    fs::write(format!("{foreign}/mine.tgn"), "my own game").expect("a file");
    refused(&format!("simulate --bots greedy --games 4 --records {foreign}"), 1, "records of another experiment");
    let after = list(Path::new(&records)).iter().map(fs::read).collect::<Result<Vec<_>, _>>().expect("records");
    assert_eq!(before, after);
}

#[test]
fn records_name_their_bots_and_seed() {
    let folder = Folder::new();
    let records = folder.file("records");
    json(&format!("simulate --seats 2 --bots greedy,casual --games 1 --seed 9 --json --records {records}"));
    let record = fs::read_to_string(&list(Path::new(&records))[0]).expect("a record");
    assert!(record.contains("[Players \"bot greedy; bot casual\"]") && record.contains("[Seed \"9\"]"), "{record}");
}

#[test]
fn every_game_has_a_row() {
    let folder = Folder::new();
    let (rows, out) = (folder.file("games.csv"), folder.file("out.jsonl"));
    let line = "compare classic --seats 2 --bots greedy --vs random --games 70 --seed 4 --json";
    let result = json(&format!("{line} --games-csv {rows} --out {out}"));
    let csv = fs::read_to_string(&rows).expect("rows");
    let games: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(csv.lines().next(), Some("number,seed,lineup,won,left,turns,tricks,seconds"));
    assert_eq!(games.len(), 140);
    assert!(games.iter().all(|game| game.len() == 8 && game[1] == "4"), "{csv}");
    for (index, name) in ["greedy", "random"].into_iter().enumerate() {
        let left = games.iter().filter(|game| game[2] == name).map(|game| game[4].parse::<u64>().expect("a number"));
        let mean = left.sum::<u64>() as f64 / 70.0;
        assert!((mean - result["lineups"][index]["mean_left"].as_f64().expect("a mean")).abs() < 1e-9);
    }
    // The journal contains the games, so resumed runs and merges can list all of them.
    let merged = folder.file("merged.csv");
    json(&format!("merge --json --games-csv {merged} {out}"));
    assert_eq!(fs::read_to_string(&merged).expect("rows"), csv);
    let unlisted = folder.file("unlisted.jsonl");
    json(&format!("{line} --out {unlisted}"));
    refused(&format!("{line} --games-csv {rows} --out {unlisted}"), 2, "without --games-csv");
}

#[test]
fn a_plot_that_cannot_be_written_is_refused_before_the_games() {
    refused("simulate --seats 3 --bots master --ms 1000 --games 100000 --plot left.png", 2, "does not end in .svg");
    refused("simulate --seats 3 --bots master --ms 1000 --games 100000 --plot /dev/null/left.svg", 1, "Cannot write");
}

#[test]
fn the_game_is_named_by_its_position_or_by_an_option() {
    let by_option = timeless(json("simulate --game extreme --seats 2 --bots greedy --games 20 --json"));
    assert_eq!(timeless(json("simulate extreme --seats 2 --bots greedy --games 20 --json")), by_option);
    assert_eq!(by_option["game"], "extreme");
    refused("compare extreme --game classic --bots greedy --vs random", 2, "cannot be used with");
}

#[test]
fn training_continues_when_its_output_is_closed() {
    let folder = Folder::new();
    let mut train = command(&format!("train --seats 2 --games 64 --every 32 --out {}", folder.file("quiet")));
    let mut child = train.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let story = fs::read_to_string(folder.file("quiet/network.txt")).expect("how it was made");
    assert!(story.contains("After 64 of 64 games"), "{story}");
}
