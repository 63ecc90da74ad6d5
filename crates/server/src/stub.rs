//! A stand-in for the server: it listens, answers every request with an empty page, and stops when asked to.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use tenback_store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::{Config, ServeError};

/// What its page will say.
pub const PAGE: [&str; 5] =
    ["server-page-title", "server-page-text", "server-page-table", "server-page-join", "server-page-document"];

/// A server that listens.
pub struct Server {
    listeners: Vec<TcpListener>,
    _store: Arc<dyn Store>,
}

impl Server {
    /// Listens.
    pub async fn bind(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
        let mut listeners = Vec::new();
        for &address in &config.listen {
            listeners.push(TcpListener::bind(address).await.map_err(|error| match error.kind() {
                std::io::ErrorKind::AddrInUse => ServeError::InUse(address),
                std::io::ErrorKind::PermissionDenied => ServeError::NoPermission(address),
                std::io::ErrorKind::AddrNotAvailable => ServeError::NotHere(address),
                _ => ServeError::Io(address, error),
            })?);
        }
        Ok(Server { listeners, _store: store })
    }

    /// Where it listens.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect()
    }

    /// Runs until it is asked to stop.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) {
        tracing::info!(addresses = ?self.addresses(), "listening");
        let mut tasks = JoinSet::new();
        for listener in self.listeners {
            tasks.spawn(async move {
                while let Ok((mut socket, _)) = listener.accept().await {
                    let mut bytes = [0; 4096];
                    _ = socket.read(&mut bytes).await;
                    _ = socket.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").await;
                }
            });
        }
        shutdown.await;
    }
}
