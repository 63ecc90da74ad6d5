//! Requests to a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::BASE32_DNSCURVE;
use tenback_server::{Config, Limits, Listening};
use tenback_store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::Failure;
use crate::data::{OWN, SECRET};

/// A server that runs.
pub(crate) struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start(store: Arc<dyn Store>) -> Result<Server, Failure> {
        let limits = Limits { requests_per_minute: 1_000_000, replays_per_minute: 1_000_000, ..Limits::default() };
        let config = Config { listen: vec![SocketAddr::from(([127, 0, 0, 1], 0))], limits, ..Config::default() };
        let listening = Listening::bind(config).await?;
        let address = listening.addresses()[0];
        let (stop, stopped) = oneshot::channel::<()>();
        let server = listening.with(store);
        let running = tokio::spawn(server.run(async move {
            let _dropped_counts_too = stopped.await;
        }));
        Ok(Server { address, stop, running })
    }

    pub(crate) async fn stop(self) -> Result<(), Failure> {
        drop(self.stop);
        Ok(self.running.await?)
    }

    /// How long an answer takes, from the request to its last byte, and its body.
    pub(crate) async fn get(&self, path: &str) -> Result<(Duration, String), Failure> {
        let token =
            format!("{}.{}", BASE32_DNSCURVE.encode(&OWN.number().to_be_bytes()), BASE32_DNSCURVE.encode(&SECRET));
        let address = self.address;
        let mut stream = TcpStream::connect(address).await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n"
        );
        let began = Instant::now();
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let time = began.elapsed();
        match answer.split_once("\r\n\r\n") {
            Some((head, body)) if head.starts_with("HTTP/1.1 200") => Ok((time, body.to_owned())),
            _ => Err(format!("{path}: {answer}").into()),
        }
    }
}

/// The public profile of [`OWN`].
pub(crate) fn profile() -> String {
    format!("/api/people/{}", BASE32_DNSCURVE.encode(&OWN.number().to_be_bytes()))
}
