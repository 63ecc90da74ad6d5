//! `examples/player.py` plays whole games, also over unreliable connections.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_notation::{Record, replay};
use tokio::io::{AsyncReadExt, copy};
use tokio::net::{TcpListener, TcpStream};

use crate::client::Somebody;
use crate::document::root;
use crate::test_server::TestServer;

/// The timeout of a game, which takes a second or two.
const PATIENCE: Duration = Duration::from_secs(120);

/// A Python environment for the player, cached between runs; `None` if this machine has no Python.
fn python() -> Option<&'static Path> {
    static PYTHON: OnceLock<Option<PathBuf>> = OnceLock::new();
    let prepare = || match Command::new("python3").arg("--version").output() {
        Ok(_) => Some(prepared(&root().join("examples/requirements.txt"))),
        Err(_) => {
            // Written directly, because the test harness captures the output of passing tests.
            let _unread = writeln!(std::io::stderr(), "SKIPPED: examples/player.py is not tested without python3");
            None
        }
    };
    PYTHON.get_or_init(prepare).as_deref()
}

fn prepared(requirements: &Path) -> PathBuf {
    let venv = Path::new(env!("CARGO_TARGET_TMPDIR")).join("player-venv");
    let (python, stamp) = (venv.join("bin/python"), venv.join("requirements.txt"));
    let wanted = std::fs::read(requirements).expect("the requirements are there");
    if std::fs::read(&stamp).is_ok_and(|kept| kept == wanted) {
        return python;
    }
    must(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&venv), "on Debian, install python3-venv");
    must(
        Command::new(&python).args(["-m", "pip", "install", "--quiet", "-r"]).arg(requirements),
        "a package index must be in reach",
    );
    std::fs::write(&stamp, wanted).expect("the folder can be written");
    python
}

fn must(command: &mut Command, advice: &str) {
    let Output { status, stdout, stderr } = command.output().expect("it can be started");
    let said = String::from_utf8_lossy(&stdout) + String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{command:?} failed ({advice}):\n{said}");
}

/// The output of the player: its result, and other messages.
struct Printed {
    result: String,
    besides: String,
    succeeded: bool,
}

async fn printed(python: &'static Path, link: String) -> Printed {
    let mut command = Command::new(python);
    command.arg(root().join("examples/player.py")).args([&link, "--name", "Pia", "--deal"]);
    command.env("NO_PROXY", "*").stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("it can be started");
    tokio::task::spawn_blocking(move || wait_for(child)).await.expect("it was waited for")
}

fn wait_for(mut child: Child) -> Printed {
    let began = Instant::now();
    while child.try_wait().expect("a child").is_none() && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(20));
    }
    // Stops the player if it is still running.
    let _ended = child.kill();
    let Output { status, stdout, stderr } = child.wait_with_output().expect("its output");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Printed { result: text(stdout), besides: text(stderr), succeeded: status.success() }
}

/// Lets the player play at a table with bots, and checks the result. Returns its other messages.
async fn whole_game(table: Value, reach: impl AsyncFn(SocketAddr) -> SocketAddr) -> Option<String> {
    let python = python()?;
    let server = TestServer::open().await;
    let host = Somebody::new(server.address, "Host").await;
    let id = host.table(table.clone()).await;
    let address = reach(server.address).await;
    let Printed { result, besides, succeeded } = printed(python, format!("http://{address}/t/{id}")).await;
    assert!(succeeded, "{besides}");
    let summary = host.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((&summary["stage"], &summary["free"]), (&json!("over"), &json!(1)), "played and left: {summary}");
    let text = host.get(&format!("/api/tables/{id}/games/1")).await.body;
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    replay(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
    assert!(record.tag("Commitment").is_some(), "{record}");
    let told = match record.tag("Result").expect("a result").split_once(' ') {
        None => "won\n".to_owned(),
        Some(("lost", left)) => format!("lost, {left} cards left\n"),
        Some((_, seat)) => format!("seat {seat} has won\n"),
    };
    assert_eq!(result, told, "what it prints is what happened");
    server.stop().await;
    Some(besides)
}

/// The server itself.
async fn directly(server: SocketAddr) -> SocketAddr {
    server
}

/// A proxy to the server that breaks every connection after a while.
async fn over_an_unreliable_connection(server: SocketAddr) -> SocketAddr {
    let line = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = line.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((client, _)) = line.accept().await {
            tokio::spawn(async move {
                let server = TcpStream::connect(server).await.expect("it listens");
                let ((mut from_client, mut to_client), (from_server, mut to_server)) =
                    (client.into_split(), server.into_split());
                let mut some = from_server.take(50_000);
                tokio::select! {
                    _ = copy(&mut from_client, &mut to_server) => {}
                    _ = copy(&mut some, &mut to_client) => {}
                }
            });
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_plays_the_game() {
    let bots = json!([{ "seat": 2, "level": "greedy" }]);
    whole_game(json!({ "game": "classic", "seats": 2, "sit": false, "bots": bots }), directly).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_plays_extreme() {
    let bots = json!([{ "seat": 1, "level": "greedy" }, { "seat": 3, "level": "casual" }]);
    whole_game(json!({ "game": "extreme", "seats": 3, "sit": false, "bots": bots }), directly).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_plays_face_to_face() {
    let bots = json!([{ "seat": 2, "level": "greedy" }]);
    whole_game(json!({ "game": "face-to-face", "seats": 2, "sit": false, "bots": bots }), directly).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_reconnects() {
    let bots = json!([{ "seat": 2, "level": "greedy" }]);
    let besides =
        whole_game(json!({ "game": "classic", "seats": 2, "sit": false, "bots": bots }), over_an_unreliable_connection)
            .await;
    let lost = besides.map(|besides| besides.matches("connection lost").count());
    assert_ne!(lost, Some(0), "the line was not bad enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_explains_errors() {
    let Some(python) = python() else { return };
    let server = TestServer::open().await;
    let printed = printed(python, format!("http://{}/t/nosuchtable", server.address)).await;
    assert!(!printed.succeeded && printed.besides.contains("This link leads to no table"), "{}", printed.besides);
    server.stop().await;
}
