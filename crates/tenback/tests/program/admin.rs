//! `tenback admin`: the same answers from a running server and from its file.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

use crate::client::Somebody;
use crate::company::two_playing;
use crate::serve::{Served, folder, program, refused};
use crate::text;

fn admin(data: &TempDir, args: &[&str]) -> Output {
    program(data.path(), &[&["admin"], args].concat()).output().expect("it runs")
}

/// What it prints if it works.
fn done(data: &TempDir, args: &[&str]) -> String {
    let output = admin(data, args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(data: &TempDir, args: &[&str]) -> Value {
    let text = done(data, &[args, &["--json"]].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn serve(data: &TempDir) -> Served {
    Served::start(program(data.path(), &["serve", "--port", "0", "--no-open"]))
}

/// The second half of the token is the secret.
fn id(somebody: &Somebody) -> String {
    somebody.token.split('.').next().expect("two halves").to_owned()
}

/// A table in mid-game with Ada and Ben, who has said something.
async fn playing(served: &Served) -> (Vec<Somebody>, String) {
    let (people, mut players, table) = two_playing(([127, 0, 0, 1], served.port()).into()).await;
    players[1].must(serde_json::json!({ "kind": "say", "text": "Hello there" })).await;
    (people, table)
}

/// Whether any file in a folder contains a text.
fn contains(folder: &Path, wanted: &str) -> bool {
    let files = fs::read_dir(folder).expect("it can be read").filter_map(|entry| fs::read(entry.ok()?.path()).ok());
    files.into_iter().any(|bytes| bytes.windows(wanted.len()).any(|part| part == wanted.as_bytes()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_and_its_file_give_the_same_answers() {
    let data = folder();
    let mut served = serve(&data);
    let (people, table) = playing(&served).await;
    let questions: [&[&str]; 5] =
        [&["tables", "list"], &["tables", "show", &table], &["people", "list"], &["check"], &["stats"]];
    let running: Vec<Value> = questions.map(|question| json(&data, question)).to_vec();
    assert_eq!((&running[0][0]["id"], &running[0][0]["state"]["stage"]), (&table.as_str().into(), &"playing".into()));
    assert_eq!(running[0][0], running[1]);
    assert_eq!(running[2].as_array().map(Vec::len), Some(2));
    assert_eq!((&running[3]["tables"], &running[4]["stats"]["people"]), (&1.into(), &2.into()));
    let list = done(&data, &["people", "list"]);
    assert!(list.contains("Ada") && list.contains(&id(&people[0])), "{list}");
    served.stop("-TERM");
    for (question, before) in questions.into_iter().zip(running).take(4) {
        assert_eq!(json(&data, question), before, "{question:?}");
    }
    assert!(done(&data, &["tables", "list"]).contains("Ada, Ben"));
    assert!(done(&data, &["check"]).contains("its 1 table can be loaded"));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_banned_and_erased_with_and_without_a_server() {
    let data = folder();
    let mut served = serve(&data);
    let (people, table) = playing(&served).await;
    let (ada, ben) = (id(&people[0]), id(&people[1]));
    assert!(done(&data, &["people", "ban", &ada]).contains("is banned"));
    assert_eq!(people[0].get("/api/me").await.status, 403, "at once");
    served.stop("-TERM");
    assert!(contains(data.path(), "Hello there"));
    done(&data, &["people", "unban", &ada]);
    let refused = admin(&data, &["people", "erase", &ben]);
    assert_eq!(refused.status.code(), Some(2), "nobody can be asked: {}", text(&refused.stderr));
    assert!(text(&refused.stderr).contains("--yes"));
    assert_eq!(json(&data, &["people", "erase", &ben, "--yes"]), serde_json::json!({ "done": "erase", "id": ben }));
    assert!(!contains(data.path(), "Hello there") && !contains(data.path(), "Ben"), "nothing is left in the files");
    let served = serve(&data);
    let address = ([127, 0, 0, 1], served.port()).into();
    let seats = Somebody::with_token(address, &people[0].token).join(&table).await.welcome["table"]["sitters"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&"Ada".into(), &"?".into()));
    assert_eq!(Somebody::with_token(address, &people[1].token).get("/api/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_closed_and_deleted() {
    let data = folder();
    let mut served = serve(&data);
    let (people, table) = playing(&served).await;
    done(&data, &["tables", "close", &table, "--yes"]);
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await.status, 410);
    assert!(done(&data, &["tables", "list"]).contains("closed"));
    served.stop("-TERM");
    done(&data, &["tables", "delete", &table, "--yes"]);
    assert_eq!(json(&data, &["tables", "list"]), serde_json::json!([]));
    let gone = admin(&data, &["tables", "show", &table]);
    assert_eq!(gone.status.code(), Some(1));
    assert!(text(&gone.stderr).starts_with("There is no such table"), "{}", text(&gone.stderr));
    let gone = admin(&data, &["tables", "show", &table, "--json"]);
    let told: Value = serde_json::from_slice(&gone.stdout).expect("JSON, for other programs");
    assert_eq!(gone.status.code(), Some(1));
    assert!(told["error"].as_str().is_some_and(|text| text.starts_with("There is no such table")), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_can_be_restored() {
    let data = folder();
    let (copy, database) = (data.path().join("copy.db"), data.path().join("tenback.db"));
    let path = copy.to_str().expect("text");
    let mut served = serve(&data);
    let (people, table) = playing(&served).await;
    assert!(done(&data, &["backup", path]).contains("checked copy"));
    let again = admin(&data, &["backup", path]);
    assert!(text(&again.stderr).contains("already exists"), "{}", text(&again.stderr));
    done(&data, &["tables", "delete", &table, "--yes"]);
    let busy = admin(&data, &["restore", path, "--yes"]);
    assert!(text(&busy.stderr).starts_with("Another server is using"), "{}", text(&busy.stderr));
    served.stop("-TERM");
    fs::write(data.path().join("diary.txt"), "Dear diary").expect("it can be written");
    let before = fs::read(&database).expect("it can be read");
    let diary = data.path().join("diary.txt");
    let wrong = admin(&data, &["restore", diary.to_str().expect("text"), "--yes"]);
    assert_eq!((wrong.status.code(), fs::read(&database).expect("it can be read")), (Some(1), before));
    let restored = json(&data, &["restore", path, "--yes"]);
    assert!(Path::new(restored["replaced"].as_str().expect("a path")).exists(), "the other one is kept");
    let served = serve(&data);
    let ada = Somebody::with_token(([127, 0, 0, 1], served.port()).into(), &people[0].token);
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200, "the table is back");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_said_in_a_sentence() {
    let data = folder();
    let told = |args: &[&str], status: i32| {
        let (code, told) = refused(&mut program(data.path(), &[&["admin"], args].concat()));
        assert_eq!(code, Some(status), "{args:?}: {told}");
        told
    };
    let nothing = told(&["stats"], 1);
    assert!(nothing.starts_with("No server is running, and there is no database"), "{nothing}");
    fs::write(data.path().join("tenback.db"), "").expect("it can be written");
    let empty = told(&["check"], 1);
    assert!(empty.starts_with("No server is running, and there is no database"), "{empty}");
    assert_eq!(fs::metadata(data.path().join("tenback.db")).expect("it is there").len(), 0, "it is left as it was");
    let memory = told(&["stats", "--database", "memory"], 2);
    assert!(memory.contains("--database sqlite:FILE"), "{memory}");
    fs::write(data.path().join("tenback.db"), "Dear diary").expect("it can be written");
    let diary = told(&["check"], 1);
    assert!(diary.contains("tenback.db"), "{diary}");
    fs::remove_file(data.path().join("tenback.db")).expect("it is there");
    let mut served = serve(&data);
    Somebody::new(([127, 0, 0, 1], served.port()).into(), "Ada").await;
    for (args, wanted) in [
        (&["tables", "show", "../../etc/passwd"][..], "There is no such table"),
        (&["tables", "close", "nosuchtable", "--yes"], "There is no such table"),
        (&["people", "ban", "nobody"], "There is no such person"),
    ] {
        let told = told(args, 1);
        assert!(told.starts_with(wanted), "{args:?}: {told}");
    }
    served.stop("-TERM");
}
