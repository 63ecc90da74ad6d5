//! Several nodes on a simulated network: delays, cut lines, crashed nodes. Everything follows from a seed, so a failure
//! can be run again: `TENBACK_SEED=17 cargo test -p tenback-server --test simulation`.

mod distant_store;
mod network;
mod player;
mod take_over;
#[path = "../stores/wrapped.rs"]
mod wrapped_store;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::json;
use tenback_server::{Config, Limits, NodeConfig, Server, ServerSecret, World};
use tenback_store::{Entry, Memory, Store, TableId};
use turmoil::net::TcpListener;
use turmoil::{Builder, Sim};

use distant_store::DistantStore;
use network::{SeededWorld, Simulated, SimulatedDial, elapsed};
use player::{Ledger, Outcome, Person};

const NODES: [&str; 3] = ["a", "b", "c"];
const LEASE: Duration = Duration::from_secs(3);

/// What happened at all tables: the ledgers of each person, by table.
type Ledgers = Arc<Mutex<BTreeMap<String, Vec<Ledger>>>>;

struct Simulation {
    seed: u64,
    tables: u32,
    faults: bool,
}

/// What a simulation ends with.
#[derive(Debug, PartialEq, Eq)]
struct Result {
    logs: BTreeMap<String, Vec<Entry>>,
    ledgers: BTreeMap<String, Vec<Ledger>>,
    crashes: u32,
    cuts: u32,
}

fn config(node: &str) -> Config {
    let node = NodeConfig { address: format!("{node}:9000"), listen: Vec::new(), lease: LEASE };
    let limits = Limits {
        people_per_hour: 1_000_000,
        requests_per_minute: 1_000_000,
        messages_per_second: 1_000_000,
        connections_per_address: 4_000,
        bytes_per_day: u32::MAX,
        bytes_per_day_and_address: u32::MAX,
        ..Limits::default()
    };
    Config {
        limits,
        node: Some(node),
        secret: Some(ServerSecret::from_bytes([3; 32])),
        bot_pause: Duration::from_millis(10),
        ..Config::default()
    }
}

/// A node, from its start to its crash.
async fn serve(name: &'static str, store: DistantStore, world: Arc<dyn World>) -> Outcome<()> {
    let listener = Simulated(TcpListener::bind(("0.0.0.0", 80)).await?);
    let for_nodes = Simulated(TcpListener::bind(("0.0.0.0", 9000)).await?);
    let dial = Arc::new(SimulatedDial);
    let server = Server::new(config(name), Arc::new(store), world, dial, vec![listener], vec![for_nodes]);
    while server.join().await.is_err() {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    server.run(std::future::pending()).await;
    Ok(())
}

/// A table for two people and a bot, or for two people; each person connects wherever they like.
async fn play_at_a_table(number: u32, seed: u64, ledgers: Ledgers) -> Outcome<()> {
    let nodes = NODES.map(str::to_owned);
    let mut ada = Person::new(&nodes, "Ada", seed).await?;
    let ben = Person::new(&nodes, "Ben", seed + 1).await?;
    let wanted = match number % 3 {
        0 => json!({ "game": "classic", "seats": 3, "bots": [{ "seat": 3, "level": "greedy" }], "hand_size": 5 }),
        1 => json!({ "game": "extreme", "seats": 2 }),
        _ => json!({ "game": "face-to-face", "seats": 2 }),
    };
    let made = ada.request("POST", "/api/tables", &wanted).await;
    let table = made["id"].as_str().ok_or("no table")?.to_owned();
    let (a, b) = tokio::join!(ada.play(&table, false), ben.play(&table, true));
    let mut ledgers = ledgers.lock().unwrap_or_else(PoisonError::into_inner);
    ledgers.insert(table, vec![a?, b?]);
    Ok(())
}

/// A network without anybody.
fn network<'a>(seed: u64) -> Sim<'a> {
    Builder::new()
        .rng_seed(seed)
        .enable_random_order()
        .tick_duration(Duration::from_millis(2))
        .min_message_latency(Duration::from_millis(1))
        .max_message_latency(Duration::from_millis(30))
        .simulation_duration(Duration::from_secs(3_600))
        .build()
}

impl Simulation {
    fn run(&self) -> Result {
        let mut sim = network(self.seed);
        let memory = Arc::new(Memory::with_clock(elapsed));
        let world: Arc<dyn World> = Arc::new(SeededWorld::new(self.seed));
        let stores: Vec<DistantStore> = NODES.iter().map(|_| DistantStore::new(memory.clone())).collect();
        for (name, store) in NODES.into_iter().zip(&stores) {
            let (store, world) = (store.clone(), world.clone());
            sim.host(name, move || serve(name, store.clone(), world.clone()));
        }
        let ledgers = Ledgers::default();
        for number in 0..self.tables {
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number) * 10);
            sim.client(format!("people{number}"), play_at_a_table(number, seed, ledgers.clone()));
        }
        let (crashes, cuts) = self.play(&mut sim, &stores);
        let ledgers = std::mem::take(&mut *ledgers.lock().unwrap_or_else(PoisonError::into_inner));
        let logs = ledgers.keys().map(|table| (table.clone(), log(&memory, table))).collect();
        Result { logs, ledgers, crashes, cuts }
    }

    /// Runs the simulation step by step, and breaks something now and then.
    fn play(&self, sim: &mut Sim<'_>, stores: &[DistantStore]) -> (u32, u32) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ 0x5EED);
        let (mut crashes, mut cuts) = (0, 0);
        let mut next = Duration::from_millis(400);
        let mut repair: Option<Fault> = None;
        loop {
            let finished = sim.step().unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
            if finished {
                return (crashes, cuts);
            }
            if !self.faults || sim.elapsed() < next {
                continue;
            }
            next = sim.elapsed() + Duration::from_millis(100 + rng.next_u64() % 2_500);
            match repair.take() {
                Some(fault) => fault.repair(sim, stores),
                None => {
                    let fault = Fault::any(&mut rng);
                    if matches!(fault, Fault::Crash(_)) {
                        crashes += 1;
                    } else {
                        cuts += 1;
                    }
                    fault.strike(sim, stores);
                    repair = Some(fault);
                }
            }
        }
    }
}

/// Something that breaks.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A node is killed.
    Crash(usize),
    /// The line between two nodes is cut: what is sent is lost.
    Nodes(usize, usize),
    /// The line between two nodes stalls: what is sent arrives later.
    Stall(usize, usize),
    /// A node cannot reach the store.
    Store(usize),
}

impl Fault {
    fn any(rng: &mut Xoshiro256PlusPlus) -> Fault {
        let mut below = |limit: usize| rng.next_u64() as usize % limit;
        let one = below(NODES.len());
        let other = (one + 1 + below(NODES.len() - 1)) % NODES.len();
        match below(4) {
            0 => Fault::Crash(one),
            1 => Fault::Nodes(one, other),
            2 => Fault::Stall(one, other),
            _ => Fault::Store(one),
        }
    }

    fn strike(self, sim: &mut Sim<'_>, stores: &[DistantStore]) {
        match self {
            Fault::Crash(node) => sim.crash(NODES[node]),
            Fault::Nodes(one, other) => sim.partition(NODES[one], NODES[other]),
            Fault::Stall(one, other) => sim.hold(NODES[one], NODES[other]),
            Fault::Store(node) => stores[node].cut(true),
        }
    }

    fn repair(self, sim: &mut Sim<'_>, stores: &[DistantStore]) {
        match self {
            Fault::Crash(node) => sim.bounce(NODES[node]),
            Fault::Nodes(one, other) => sim.repair(NODES[one], NODES[other]),
            Fault::Stall(one, other) => sim.release(NODES[one], NODES[other]),
            Fault::Store(node) => stores[node].cut(false),
        }
    }
}

fn log(memory: &Arc<Memory>, table: &str) -> Vec<Entry> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a thread");
    let id = TableId::new(table).expect("an id");
    runtime.block_on(memory.entries(&id)).expect("it exists")
}

impl Result {
    /// Every acknowledged command is in the log exactly once, the log has no gaps, and both people saw the same numbers.
    fn check(&self, seed: u64, tables: u32) {
        assert_eq!(self.ledgers.len(), tables as usize, "seed {seed}: every game goes on to its end");
        for (table, log) in &self.logs {
            assert!(log.iter().zip(1..).all(|(entry, seq)| entry.seq == seq), "seed {seed}: a gap at {table}");
            let mut commands = BTreeMap::new();
            for entry in log {
                if let Some(command) = &entry.command {
                    let runs: &mut Vec<u64> = commands.entry((command.person, command.id.clone())).or_default();
                    let follows = runs.last().is_none_or(|last| last + 1 == entry.seq);
                    assert!(follows, "seed {seed}: {table} carried out {} twice", command.id);
                    runs.push(entry.seq);
                }
            }
            for ledger in &self.ledgers[table] {
                for (id, seq) in &ledger.acknowledged {
                    let is_there = commands.iter().any(|((_, known), seqs)| known == id && seqs.contains(seq));
                    assert!(is_there, "seed {seed}: {table} has lost {id}, acknowledged as event {seq}");
                }
                let last = log.len() as u64;
                assert!(ledger.seen.keys().all(|seq| *seq <= last), "seed {seed}: {table} showed what is not stored");
            }
        }
    }
}

fn seeds(count: u64) -> Vec<u64> {
    match std::env::var("TENBACK_SEED") {
        Ok(seed) => vec![seed.parse().expect("a number")],
        Err(_) => (1..=count).collect(),
    }
}

/// How many seeds to try: more with `TENBACK_SEEDS`.
fn count() -> u64 {
    std::env::var("TENBACK_SEEDS").ok().and_then(|count| count.parse().ok()).unwrap_or(8)
}

#[test]
fn nothing_acknowledged_is_lost_whatever_fails() {
    let (mut games, mut crashes, mut cuts, mut connections) = (0, 0, 0, 0);
    for seed in seeds(count()) {
        let simulation = Simulation { seed, tables: 6, faults: true };
        let result = simulation.run();
        result.check(seed, simulation.tables);
        games += simulation.tables;
        crashes += result.crashes;
        cuts += result.cuts;
        connections += result.ledgers.values().flatten().map(|ledger| ledger.connections).sum::<u32>();
    }
    println!("{games} games, {crashes} crashes, {cuts} other faults, {connections} connections");
    assert!(connections > 2 * games, "nobody had to reconnect: nothing was tested");
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let run = || Simulation { seed: 5, tables: 3, faults: true }.run();
    assert_eq!(run(), run());
}
