//! Test servers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tenback_server::{Config, Limits, Listening, System, World};
use tenback_store::{Memory, Store};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs until it is stopped or dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// Limits that tests with many clients from one address do not reach.
pub(crate) fn generous() -> Limits {
    Limits {
        people_per_hour: 1_000_000,
        renames_per_hour: 1_000_000,
        requests_per_minute: 1_000_000,
        replays_per_minute: 1_000_000,
        messages_per_second: 1_000_000,
        connections_per_address: 4_000,
        bytes_per_day: u32::MAX,
        bytes_per_day_and_address: u32::MAX,
        ..Limits::default()
    }
}

impl TestServer {
    pub(crate) async fn open() -> TestServer {
        TestServer::with(Arc::new(Memory::default()), generous()).await
    }

    pub(crate) async fn with(store: Arc<dyn Store>, limits: Limits) -> TestServer {
        TestServer::in_world(store, limits, Arc::new(System)).await
    }

    pub(crate) async fn in_world(store: Arc<dyn Store>, limits: Limits, world: Arc<dyn World>) -> TestServer {
        TestServer::configured(store, TestServer::config(limits), world).await
    }

    /// Bots do not pause, and reviews are quick.
    pub(crate) fn config(limits: Limits) -> Config {
        Config { limits, bot_pause: Duration::ZERO, review_evaluations: 100, ..Config::default() }
    }

    /// A server with this configuration, on a free port.
    pub(crate) async fn configured(store: Arc<dyn Store>, config: Config, world: Arc<dyn World>) -> TestServer {
        let listen = vec![SocketAddr::from(([127, 0, 0, 1], 0))];
        let config = Config { listen, ..config };
        let listening = Listening::bind(config).await.expect("a free port");
        let address = listening.addresses()[0];
        let server = listening.in_world(store, world);
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move {
            let _dropped_counts_too = stopped.await;
        }));
        TestServer { address, stop: Some(stop), running }
    }

    /// Stops the server as a signal would, and waits for the end.
    pub(crate) async fn stop(mut self) {
        self.stop.take();
        (&mut self.running).await.expect("it ends normally");
    }
}
