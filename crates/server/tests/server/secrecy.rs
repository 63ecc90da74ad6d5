//! Nobody is sent more than they may know: games on two deals that differ only in hidden cards give a viewer the same
//! bytes.

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use futures_util::{StreamExt, stream};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tenback_rules::{GameName, Rules, Setup};
use tenback_server::{RandomError, World};
use tenback_store::{Memory, Timestamp};
use tenback_table::Deal;

use crate::client::{Player, Somebody, request};
use crate::test_server::{TestServer, generous};

/// A deterministic world: the same ids, salts and random seats every time, and a given first deal.
struct Known {
    deal: Mutex<Option<Setup>>,
    drawn: AtomicU64,
}

impl World for Known {
    fn now(&self) -> Timestamp {
        Timestamp(0)
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        let drawn = self.drawn.fetch_add(1, Ordering::SeqCst);
        Xoshiro256PlusPlus::seed_from_u64(drawn).fill_bytes(bytes);
        Ok(())
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        let given = self.deal.lock().expect("nobody panics").take();
        let other = || Setup::deal(rules.name(), rules.seats().into(), &mut Xoshiro256PlusPlus::seed_from_u64(1));
        Ok(Deal { setup: given.unwrap_or_else(other).with_options_of(rules), salt: Some("salt".into()) })
    }
}

/// What one viewer was sent, and what the seats did.
struct Played {
    sent: Vec<String>,
    did: Vec<(usize, Value)>,
    /// The index in `sent` after each command.
    told: Vec<usize>,
    over: bool,
    /// The cards that the viewer has seen.
    known: BTreeSet<u64>,
    decks: Vec<Vec<u16>>,
}

/// A table with scripted people on all seats and a spectator.
struct Scene {
    game: GameName,
    seats: usize,
    /// Whose bytes are compared: a seat, counted from 0, or one more for the spectator.
    eyes: usize,
}

impl Scene {
    async fn set(&self, deal: Setup) -> (TestServer, Vec<Somebody>, Vec<Player>, String) {
        let world = Known { deal: Mutex::new(Some(deal)), drawn: AtomicU64::new(0) };
        let server = TestServer::in_world(Arc::new(Memory::default()), generous(), Arc::new(world)).await;
        let mut people = Vec::new();
        for number in 0..=self.seats {
            people.push(Somebody::new(server.address, &format!("Guest {number}")).await);
        }
        let table = people[0].table(json!({ "game": self.game.word(), "seats": self.seats, "hints": true })).await;
        let mut players = Vec::new();
        for (number, person) in people.iter().enumerate() {
            let mut player = person.join(&table).await;
            if number > 0 && number < self.seats {
                player.must(json!({ "kind": "sit" })).await;
            }
            players.push(player);
            settle(&mut players).await;
        }
        (server, people, players, table)
    }

    /// Plays `most` commands: those of `script` first, then random ones.
    async fn play(&self, deal: &Setup, script: &[(usize, Value)], most: usize, seed: u64) -> Played {
        let (server, people, mut players, table) = self.set(deal.clone()).await;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut did, mut told) = (Vec::new(), Vec::new());
        let mut known = BTreeSet::new();
        for step in 0..most {
            let (who, command) = script.get(step).cloned().unwrap_or_else(|| self.next(&players, &mut rng));
            let _refused_is_sent_too = players[who].act(command.clone()).await;
            settle(&mut players).await;
            note(&players[self.eyes], &mut known);
            if players[0].is_over() {
                break;
            }
            self.look(&mut players[self.eyes]).await;
            self.come_back(step, &people[self.eyes], &table, &mut players[self.eyes]).await;
            did.push((who, command));
            told.push(about_the_table(&players[self.eyes]).count());
        }
        let over = players[0].is_over();
        let mut sent: Vec<String> = about_the_table(&players[self.eyes]).map(masked).collect();
        sent.truncate(told.last().copied().unwrap_or(0));
        let described = request(server.address, "GET", &format!("/api/tables/{table}"), "", "").await;
        if !over {
            sent.push(described.body);
        }
        Played { sent, did, told, over, known, decks: deal.decks.clone() }
    }

    /// Sometimes the viewer reconnects without any events and gets everything again.
    async fn come_back(&self, step: usize, person: &Somebody, table: &str, viewer: &mut Player) {
        if step % 7 != 6 {
            return;
        }
        let mut sent = std::mem::take(&mut viewer.socket.raw);
        let back = person.join(table).await;
        *viewer = back;
        sent.append(&mut viewer.socket.raw);
        viewer.socket.raw = sent;
    }

    /// The viewer tries out a lay where possible; the answer is compared like everything else.
    async fn look(&self, viewer: &mut Player) {
        let lay = viewer.legal.get(0).map(|legal| legal["lay"].clone());
        let Some(lay) = lay.filter(|_| viewer.is_to_move()) else { return };
        viewer.socket.say(&json!({ "type": "try-out", "id": "look", "lays": [lay] })).await;
        viewer.socket.hear("tried-out").await;
    }

    /// A card that a seat cannot hold, whatever is hidden: it has been laid. One that only the other deal gives to the seat
    /// would be laid there, and everybody would rightly see a difference.
    fn laid_by(&self, player: &Player, seat: usize) -> Option<u64> {
        let deck = if self.game == GameName::FaceToFace { seat } else { 0 };
        player.view["laid"][deck][0].as_u64()
    }

    fn next(&self, players: &[Player], rng: &mut Xoshiro256PlusPlus) -> (usize, Value) {
        if players[0].view == Value::Null {
            return (0, json!({ "kind": "deal" }));
        }
        if players[0].view["phase"] == "dealt" {
            return (rng.random_range(0..self.seats), json!({ "kind": "begin" }));
        }
        let anybody = rng.random_range(0..self.seats);
        match rng.random_range(0..8) {
            0 => (anybody, json!({ "kind": "say", "text": "Careful, please." })),
            1 => (anybody, json!({ "kind": "signal", "signal": "small-steps b" })),
            2 => match self.laid_by(&players[anybody], anybody) {
                Some(card) => (anybody, json!({ "kind": "lay", "lay": format!("{card}a") })),
                None => (self.eyes, json!({ "kind": "lay", "lay": "50a" })),
            },
            _ => {
                let who = players.iter().position(Player::is_to_move).expect("somebody is to move");
                (who, players[who].sensible())
            }
        }
    }
}

/// All frames except presence: when an old connection is noticed as gone is random, and no secret.
fn about_the_table(viewer: &Player) -> impl Iterator<Item = &str> {
    viewer.socket.raw.iter().map(String::as_str).filter(|text| !text.starts_with("{\"type\":\"present\""))
}

/// Everybody receives everything before the next command.
async fn settle(players: &mut [Player]) {
    crate::company::catch_up(players).await;
}

/// Adds the cards that a viewer knows: their own, and all visible ones.
fn note(viewer: &Player, known: &mut BTreeSet<u64>) {
    let numbers =
        |list: &Value| -> Vec<u64> { list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect() };
    known.extend(numbers(&viewer.view["hand"]));
    // In Face to Face both decks have all numbers: laid cards are known per deck.
    for (deck, laid) in viewer.view["laid"].as_array().into_iter().flatten().enumerate() {
        known.extend(numbers(laid).into_iter().map(|card| card + 1000 * deck as u64));
    }
    if let Some(seat) =
        viewer.you["seat"].as_u64().filter(|_| viewer.view["stocks"].as_array().map(Vec::len) == Some(2))
    {
        known.extend(numbers(&viewer.view["hand"]).into_iter().map(|card| card + 1000 * (seat - 1)));
    }
}

/// The commitment differs with the deal and reveals nothing about it.
fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut hex = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_hexdigit() && !letter.is_ascii_uppercase() {
            hex.push(letter);
            continue;
        }
        masked.push_str(if hex.len() == 64 { "PROMISE" } else { &hex });
        hex.clear();
        masked.push(letter);
    }
    masked
}

/// The same deal with all cards exchanged that the viewer does not know.
fn disguised(played: &Played, rng: &mut Xoshiro256PlusPlus) -> Vec<Vec<u16>> {
    let opposed = played.decks.len() == 2;
    let shuffled = |(index, deck): (usize, &Vec<u16>)| {
        let number = |card: u16| u64::from(card) + if opposed { 1000 * index as u64 } else { 0 };
        let hidden: Vec<usize> = (0..deck.len()).filter(|&at| !played.known.contains(&number(deck[at]))).collect();
        let mut cards: Vec<u16> = hidden.iter().map(|&at| deck[at]).collect();
        cards.shuffle(rng);
        let mut deck = deck.clone();
        hidden.iter().zip(cards).for_each(|(&at, card)| deck[at] = card);
        deck
    };
    played.decks.iter().enumerate().map(shuffled).collect()
}

/// What was compared.
#[derive(Default)]
struct Compared {
    pairs: u64,
    /// The commands of the second games that could be compared with the first.
    steps: usize,
    /// All commands of the first games.
    played: usize,
    bytes: usize,
}

async fn compare(scene: &Scene, seed: u64) -> Compared {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = Setup::deal(scene.game, scene.seats as u16, &mut rng);
    let first = scene.play(&deal, &[], 40, seed).await;
    let other = Setup { decks: disguised(&first, &mut rng), ..deal.clone() };
    assert_ne!(other.decks, deal.decks);
    let second = scene.play(&other, &first.did, first.did.len(), seed).await;
    // With other hidden cards the game may end earlier, which is public.
    let steps = second.told.len();
    let frames = second.told.last().copied().unwrap_or(0).min(first.sent.len());
    let whole = !second.over && !first.over;
    assert_eq!(
        first.sent[..frames],
        second.sent[..frames],
        "{:?} for {}, eyes {}",
        scene.game,
        scene.seats,
        scene.eyes
    );
    if whole {
        assert_eq!(first.sent, second.sent);
    }
    let bytes = first.sent[..if whole { first.sent.len() } else { frames }].iter().map(String::len).sum();
    Compared { pairs: 1, steps, played: first.did.len(), bytes }
}

/// How many pairs are compared at the same time: most of it is waiting.
const AT_ONCE: usize = 4;

/// How many pairs of deals to compare: more with `TENBACK_HIDDEN_PAIRS`.
fn pairs() -> u64 {
    std::env::var("TENBACK_HIDDEN_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(72)
}

/// The games in turn, and in each the eyes of two seats and a spectator.
fn scene(number: u64) -> Scene {
    let games = [(GameName::Classic, 2), (GameName::Classic, 4), (GameName::Extreme, 3), (GameName::FaceToFace, 2)];
    let (game, seats) = games[(number % 4) as usize];
    Scene { game, seats, eyes: [0, 1, seats][(number / 4 % 3) as usize] }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_cards_do_not_change_any_byte_sent() {
    let one = |number| async move {
        let scene = scene(number);
        compare(&scene, number / 12 * 31 + scene.seats as u64).await
    };
    let mut all = Compared::default();
    let mut compared = stream::iter(0..pairs()).map(|number| tokio::spawn(one(number))).buffer_unordered(AT_ONCE);
    while let Some(one) = compared.next().await {
        let one = one.unwrap_or_else(|failed| resume_unwind(failed.into_panic()));
        all.pairs += one.pairs;
        all.steps += one.steps;
        all.played += one.played;
        all.bytes += one.bytes;
    }
    let Compared { pairs, steps, played, bytes } = all;
    println!("{pairs} pairs of deals, {steps} of {played} steps, {bytes} bytes compared: none differ");
    assert!(played as u64 * 72 > 1_500 * pairs, "too little was played: {played}");
    assert!(steps * 10 > played * 8, "only {steps} of {played} steps could be compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_comparison_detects_differences() {
    // Seat 1 gets a different hand: the bytes must differ.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let deal = Setup::deal(GameName::Classic, 2, &mut rng);
    let scene = Scene { game: GameName::Classic, seats: 2, eyes: 0 };
    let first = scene.play(&deal, &[], 2, 5).await;
    let mut other = deal.clone();
    other.decks[0].swap(0, 97);
    let second = scene.play(&other, &first.did, 2, 5).await;
    assert_ne!(first.sent, second.sent);
}

/// What a coach says in the first turn of the viewer, which is played wastefully; and the cards the viewer has seen.
async fn coached(scene: &Scene, deal: &Setup) -> (Vec<String>, BTreeSet<u64>) {
    let (_server, _people, mut players, _) = scene.set(deal.clone()).await;
    for player in &mut players[..scene.seats] {
        player.must(json!({ "kind": "coach", "coaching": "on" })).await;
    }
    settle(&mut players).await;
    players[0].must(json!({ "kind": "deal" })).await;
    settle(&mut players).await;
    players[scene.eyes].must(json!({ "kind": "begin" })).await;
    let viewer = &mut players[scene.eyes];
    let (mut said, mut known) = (Vec::new(), BTreeSet::new());
    while viewer.view["turn"]["may_end"] == json!(false) {
        let costs = viewer.socket.hear("costs").await;
        note(viewer, &mut known);
        viewer.must(json!({ "kind": "lay", "lay": costs["costly"][0]["lay"] })).await;
        said.push(costs.to_string());
    }
    viewer.must(json!({ "kind": "end-turn" })).await;
    note(viewer, &mut known);
    said.push(viewer.socket.hear("remark").await.to_string());
    (said, known)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_says_the_same_whatever_is_hidden() {
    for (game, seats, eyes) in [(GameName::Classic, 3, 1), (GameName::Extreme, 2, 0)] {
        let scene = Scene { game, seats, eyes };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let deal = Setup::deal(game, seats as u16, &mut rng);
        let (said, known) = coached(&scene, &deal).await;
        let decks = deal.decks.clone();
        let played = Played { sent: Vec::new(), did: Vec::new(), told: Vec::new(), over: false, known, decks };
        let other = Setup { decks: disguised(&played, &mut rng), ..deal.clone() };
        assert_ne!(other.decks, deal.decks);
        assert_eq!(coached(&scene, &other).await.0, said);
    }
}
