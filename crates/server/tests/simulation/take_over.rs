//! How soon the tables of a machine that has vanished are served by another one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tenback_server::World;
use tenback_store::Memory;

use crate::distant_store::DistantStore;
use crate::network::{SeededWorld, elapsed};
use crate::player::{Outcome, Person};
use crate::{LEASE, NODES, network, seeds, serve};

/// What a claim and loading a table take on this network, with some to spare.
const MARGIN: Duration = Duration::from_millis(300);

/// Moments of the simulation.
#[derive(Clone, Copy, Default)]
struct Moments {
    owned: bool,
    vanished: Option<Duration>,
    answered: Option<Duration>,
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Moments>>);

impl Shared {
    fn get(&self) -> Moments {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, change: impl FnOnce(&mut Moments)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// Opens a table at the first node and asks another one about it once the first has vanished.
async fn ask_at_another_node(seed: u64, shared: Shared) -> Outcome<()> {
    let [owner, edge] = [NODES[0], NODES[1]].map(|node| [node.to_owned()]);
    let mut ada = Person::new(&owner, "Ada", seed).await?;
    let made = ada.request("POST", "/api/tables", &json!({ "game": "classic", "seats": 2 })).await;
    let path = format!("/api/tables/{}", made["id"].as_str().ok_or("no table")?);
    ada.request("GET", &path, &Value::Null).await;
    let mut ben = Person::new(&edge, "Ben", seed + 1).await?;
    // Some time after the last renewal.
    tokio::time::sleep(Duration::from_millis(seed * 97 % 1_000)).await;
    shared.set(|moments| moments.owned = true);
    while shared.get().vanished.is_none() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    ben.request("GET", &path, &Value::Null).await;
    shared.set(|moments| moments.answered = Some(elapsed()));
    Ok(())
}

/// How long a table is not served after the machine of its owner has vanished: nothing refuses connections there.
fn silence(seed: u64) -> Duration {
    let mut sim = network(seed);
    let store = DistantStore::new(Arc::new(Memory::with_clock(elapsed)));
    let world: Arc<dyn World> = Arc::new(SeededWorld::new(seed));
    for name in [NODES[0], NODES[1]] {
        let (store, world) = (store.clone(), world.clone());
        sim.host(name, move || serve(name, store.clone(), world.clone()));
    }
    let shared = Shared::default();
    sim.client("people", ask_at_another_node(seed, shared.clone()));
    while !sim.step().unwrap_or_else(|error| panic!("seed {seed}: {error}")) {
        let moments = shared.get();
        if moments.owned && moments.vanished.is_none() {
            sim.hold(NODES[0], NODES[1]);
            sim.crash(NODES[0]);
            let now = sim.elapsed();
            shared.set(|moments| moments.vanished = Some(now));
        }
    }
    let Moments { vanished, answered, .. } = shared.get();
    answered.expect("an answer").saturating_sub(vanished.expect("it has vanished"))
}

#[test]
fn a_table_of_a_vanished_machine_is_taken_over_as_soon_as_its_lease_ends() {
    for seed in seeds(20) {
        let silence = silence(seed);
        assert!(silence < LEASE + MARGIN, "seed {seed}: taken over after {silence:?}");
    }
}
