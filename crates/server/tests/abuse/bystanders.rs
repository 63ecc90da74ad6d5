//! Bystanders: people who play game after game during an attack, and must not notice.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::client::Player;
use crate::company::{begin, one_move, seated};
use crate::test_server::TestServer;

/// The maximum time for a move. Generous: the machine is busy with other tests.
const FELT: Duration = Duration::from_secs(5);
/// The pause before each move, which keeps them within the limits.
const THINKING: Duration = Duration::from_millis(40);
/// The number of moves after an attack.
const LAYS_AFTER: u32 = 4;

/// Bystanders who play until they are stopped.
pub(crate) struct Bystanders {
    over: CancellationToken,
    playing: JoinHandle<Report>,
}

/// What they noticed.
#[derive(Debug, Default)]
struct Report {
    moves: u32,
    slowest: Duration,
}

impl Bystanders {
    /// Two people at their own table.
    pub(crate) async fn play(server: &TestServer) -> Bystanders {
        Bystanders::sit_down(server, &["Olga", "Otto"], json!({ "game": "classic", "seats": 2 })).await
    }

    /// One person with a bot of the highest level.
    pub(crate) async fn play_with_a_bot(server: &TestServer) -> Bystanders {
        let bots = json!([{ "seat": 1, "level": "master" }]);
        Bystanders::sit_down(server, &["Olga"], json!({ "game": "classic", "seats": 2, "bots": bots })).await
    }

    async fn sit_down(server: &TestServer, names: &[&str], wanted: Value) -> Bystanders {
        let (_, mut players, _) = seated(server.address, names, wanted).await;
        begin(&mut players).await;
        let over = CancellationToken::new();
        Bystanders { playing: tokio::spawn(play_games(players, over.clone())), over }
    }

    /// They can continue after the attack, and none of their moves took long.
    pub(crate) async fn are_unharmed(self) {
        self.over.cancel();
        let evening = self.playing.await.expect("nothing went wrong at their table");
        assert!(evening.slowest < FELT, "others were held up: {evening:?}");
        assert!(evening.moves >= LAYS_AFTER, "{evening:?}");
    }
}

async fn play_games(mut players: Vec<Player>, over: CancellationToken) -> Report {
    let mut evening = Report::default();
    let mut after = 0;
    while after < LAYS_AFTER {
        after += u32::from(over.is_cancelled());
        tokio::time::sleep(THINKING).await;
        let began = Instant::now();
        next_move(&mut players).await;
        evening.slowest = evening.slowest.max(began.elapsed());
        evening.moves += 1;
    }
    evening
}

/// A move, or the next game.
async fn next_move(players: &mut [Player]) {
    if players[0].is_over() { begin(players).await } else { one_move(players).await }
}
