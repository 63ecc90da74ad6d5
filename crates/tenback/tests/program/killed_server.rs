//! A server that is killed in mid-game loses nothing it has confirmed.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, one_move, play_on, seated};
use crate::serve::{Served, folder, program};
use crate::{tenback_reading, text};

/// A game that continues while servers are killed and restarted.
struct Evening {
    people: Vec<Somebody>,
    players: Vec<Player>,
    table: String,
    /// A command that was sent but not answered.
    in_flight: Option<(usize, Value)>,
    laid: usize,
}

fn start(data: &Path) -> (Served, SocketAddr) {
    // Tests send commands fast.
    let args = ["serve", "--port", "0", "--no-open", "--limit-messages-per-second", "100000"];
    let served = Served::start(program(data, &args));
    let address = SocketAddr::from(([127, 0, 0, 1], served.port()));
    (served, address)
}

impl Evening {
    async fn begin(server: SocketAddr, game: &str, bots: Value) -> Evening {
        let seats = 2 + bots.as_array().map_or(0, Vec::len);
        let wanted = json!({ "game": game, "seats": seats, "bots": bots });
        let (people, mut players, table) = seated(server, &["Ada", "Ben"], wanted).await;
        begin(&mut players).await;
        Evening { people, players, table, in_flight: None, laid: 0 }
    }

    fn is_over(&self) -> bool {
        self.players[0].is_over()
    }

    /// Sends a command without waiting for the answer.
    async fn send_blindly(&mut self) {
        catch_up(&mut self.players).await;
        if let Some(index) = self.players.iter().position(Player::is_to_move).filter(|_| !self.is_over()) {
            self.laid += 1;
            let frame = json!({ "type": "do", "id": format!("blind-{}", self.laid), "command": self.players[index].sensible() });
            self.players[index].socket.say(&frame).await;
            self.in_flight = Some((index, frame));
        }
    }

    /// Reconnects to another server, and checks that everything confirmed is there.
    async fn come_back(&mut self, server: SocketAddr) {
        for index in 0..self.players.len() {
            self.people[index].server = server;
            let (told, view) = (self.players[index].socket.seq, self.players[index].view.clone());
            let back = self.people[index].join_having(&self.table, told).await;
            assert!(back.socket.seq >= told, "event {told} was told, and only {} are there", back.socket.seq);
            let numbers: Vec<u64> = tail(&back).filter_map(|told| told["seq"].as_u64()).collect();
            assert_eq!(numbers, (told + 1..=back.socket.seq).collect::<Vec<_>>());
            if back.socket.seq == told {
                assert_eq!(back.view, view, "the cards are as they were");
            }
            self.players[index] = back;
        }
        if let Some((index, frame)) = self.in_flight.take() {
            self.send_again(index, &frame).await;
        }
    }

    /// A command that was stored before the kill is not repeated; another one is carried out now.
    async fn send_again(&mut self, index: usize, frame: &Value) {
        let player = &mut self.players[index];
        let own = |told: &Value| told["seat"] == player.you["seat"];
        let heard = tail(player).any(|told| own(told) && (told["kind"] == "laid" || told["kind"] == "turn-ended"));
        player.socket.say(frame).await;
        loop {
            let answer = player.follow().await.expect("an answer");
            match answer["type"].as_str() {
                Some("done") => return assert!(heard, "nobody had heard it: {answer}"),
                Some("step") if answer["done"] == frame["id"] => return assert!(!heard, "it was done twice: {answer}"),
                Some("refused") => panic!("{answer}"),
                _ => {}
            }
        }
    }
}

fn tail(player: &Player) -> impl Iterator<Item = &Value> {
    player.welcome["tail"].as_array().into_iter().flatten()
}

async fn survive(game: &str, bots: Value) -> String {
    let data = folder();
    let (mut served, address) = start(data.path());
    let mut evening = Evening::begin(address, game, bots).await;
    for round in 0..4 {
        for _ in 0..2 + round {
            if !evening.is_over() {
                one_move(&mut evening.players).await;
            }
        }
        evening.send_blindly().await;
        served.send("-KILL");
        drop(served);
        let address;
        (served, address) = start(data.path());
        evening.come_back(address).await;
    }
    play_on(&mut evening.players).await;
    let answer = evening.people[0].get(&format!("/api/tables/{}/games/1", evening.table)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    drop(served);
    answer.body
}

#[test]
fn everything_confirmed_survives_a_killed_server() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let bots = json!([{ "seat": 2, "level": "greedy" }]);
    for (game, bots) in [("classic", bots), ("extreme", json!([])), ("face-to-face", json!([]))] {
        let record = runtime.block_on(survive(game, bots));
        let verified = tenback_reading(&["verify", "-"], record.as_bytes());
        assert_eq!(verified.status.code(), Some(0), "{}\n{record}", text(&verified.stdout));
        assert!(record.contains("[Commitment "), "{record}");
    }
}
