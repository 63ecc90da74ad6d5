//! The simulated network as the server sees it, and its world: time and randomness from a seed.

use std::io;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tenback_rules::{Rules, Setup};
use tenback_server::{Dial, Listen, RandomError, Stream, World};
use tenback_store::Timestamp;
use tenback_table::Deal;
use turmoil::net::{TcpListener, TcpStream};

/// Connections over the simulated network.
pub(crate) struct Simulated(pub(crate) TcpListener);

impl Listen for Simulated {
    type Stream = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        self.0.accept().await
    }
}

/// Connecting over the simulated network.
pub(crate) struct SimulatedDial;

#[async_trait]
impl Dial for SimulatedDial {
    async fn connect(&self, address: &str) -> io::Result<Box<dyn Stream>> {
        Ok(Box::new(TcpStream::connect(address).await?))
    }
}

/// Everything depends on a seed.
pub(crate) struct SeededWorld(Mutex<Xoshiro256PlusPlus>);

impl SeededWorld {
    pub(crate) fn new(seed: u64) -> SeededWorld {
        SeededWorld(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    fn random<T>(&self, draw: impl FnOnce(&mut Xoshiro256PlusPlus) -> T) -> T {
        draw(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The time since the simulation began.
pub(crate) fn elapsed() -> Duration {
    turmoil::sim_elapsed().unwrap_or_default()
}

impl World for SeededWorld {
    fn now(&self) -> Timestamp {
        Timestamp(i64::try_from(elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        self.random(|rng| rng.fill_bytes(bytes));
        Ok(())
    }

    fn is_simulated(&self) -> bool {
        true
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        let setup = self.random(|rng| Setup::deal(rules.name(), rules.seats().into(), rng));
        let salt = self.random(|rng| format!("{:032x}", rng.next_u64()));
        Ok(Deal { setup: setup.with_options_of(rules), salt: Some(salt) })
    }
}
