//! People who know nothing of an attack: they play game after game meanwhile, and must not notice.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::client::Player;
use crate::company::{begin, one_move, seated};
use crate::house::House;

/// A lay that takes longer would be felt. Generous: the machine of a test is busy with other tests too.
const FELT: Duration = Duration::from_secs(5);
/// They think a little before each lay, and so keep to the limits of people.
const THINKING: Duration = Duration::from_millis(40);
/// So many lays must follow after an attack.
const LAYS_AFTER: u32 = 4;

/// Others at the same server, who play until they are asked how it was.
pub(crate) struct Others {
    over: CancellationToken,
    playing: JoinHandle<Evening>,
}

/// How it was.
#[derive(Debug, Default)]
struct Evening {
    moves: u32,
    slowest: Duration,
}

impl Others {
    /// Two people at a table of their own.
    pub(crate) async fn play(house: &House) -> Others {
        Others::sit_down(house, &["Olga", "Otto"], json!({ "game": "classic", "seats": 2 })).await
    }

    /// One person with a bot that thinks hard.
    pub(crate) async fn play_with_a_bot(house: &House) -> Others {
        let bots = json!([{ "seat": 1, "level": "master" }]);
        Others::sit_down(house, &["Olga"], json!({ "game": "classic", "seats": 2, "bots": bots })).await
    }

    async fn sit_down(house: &House, names: &[&str], wanted: Value) -> Others {
        let (_, mut players, _) = seated(house.address, names, wanted).await;
        begin(&mut players).await;
        let over = CancellationToken::new();
        Others { playing: tokio::spawn(evening(players, over.clone())), over }
    }

    /// They play on after the attack, and none of their moves has taken long.
    pub(crate) async fn are_unharmed(self) {
        self.over.cancel();
        let evening = self.playing.await.expect("nothing went wrong at their table");
        assert!(evening.slowest < FELT, "others were held up: {evening:?}");
        assert!(evening.moves >= LAYS_AFTER, "{evening:?}");
    }
}

async fn evening(mut players: Vec<Player>, over: CancellationToken) -> Evening {
    let mut evening = Evening::default();
    let mut after = 0;
    while after < LAYS_AFTER {
        after += u32::from(over.is_cancelled());
        tokio::time::sleep(THINKING).await;
        let began = Instant::now();
        on_and_on(&mut players).await;
        evening.slowest = evening.slowest.max(began.elapsed());
        evening.moves += 1;
    }
    evening
}

/// A move, or the next game.
async fn on_and_on(players: &mut [Player]) {
    if players[0].is_over() { begin(players).await } else { one_move(players).await }
}
