//! Listening, serving, and shutting down.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tenback_store::{JoinError, Store};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tower::ServiceExt;
use tracing::{debug, info, warn};

#[cfg(unix)]
use crate::admin;
use crate::app::App;
use crate::config::{Config, ServeError};
use crate::daily;
use crate::erasure::Keeper;
use crate::http;
use crate::listen::Listen;
use crate::metrics;
use crate::node::{self, Dial, Membership, Tcp};
use crate::rates::Slot;
use crate::retention;
use crate::server_secret::ServerSecret;
use crate::who::Peer;
use crate::world::{System, World};

/// A connection for requests lasts as long as this many slow ones; then the client has to reconnect. Otherwise clients
/// that do not read responses would occupy a slot forever. The sockets of tables are not affected.
const LASTS: u32 = 6;
/// How long tables and connections may take to close.
const GOODBYE_WITHIN: Duration = Duration::from_secs(5);

/// The addresses a server listens on. They are bound before the store is opened: if that fails, nothing has been
/// touched.
pub struct Listening {
    config: Config,
    listeners: Vec<TcpListener>,
    /// For other nodes.
    node_listeners: Vec<TcpListener>,
}

/// A server that is ready to start.
pub struct Server<L = TcpListener> {
    app: Arc<App>,
    listeners: Vec<L>,
    node_listeners: Vec<L>,
}

impl Listening {
    /// Binds the configured addresses.
    pub async fn bind(config: Config) -> Result<Listening, ServeError> {
        let listeners = listen(&config.listen).await?;
        let node_listeners = listen(config.node.as_ref().map_or(&[], |node| &node.listen)).await?;
        let mut config = config;
        if let Some(node) = &mut config.node {
            node.fill_in_port(node_listeners.first().and_then(|listener| listener.local_addr().ok()));
        }
        Ok(Listening { config, listeners, node_listeners })
    }

    /// The bound addresses, with the actual ports.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect()
    }

    /// Keeps a secret that is made, or read, only after the store has been opened.
    #[must_use]
    pub fn with_secret(mut self, secret: ServerSecret) -> Listening {
        self.config.secret = Some(secret);
        self
    }

    /// Serves the tables of a store.
    pub fn with(self, store: Arc<dyn Store>) -> Server {
        self.in_world(store, Arc::new(System))
    }

    /// The same with a different clock and randomness, for tests.
    pub fn in_world(self, store: Arc<dyn Store>, world: Arc<dyn World>) -> Server {
        Server::new(self.config, store, world, Arc::new(Tcp), self.listeners, self.node_listeners)
    }
}

async fn listen(addresses: &[SocketAddr]) -> Result<Vec<TcpListener>, ServeError> {
    let mut listeners = Vec::new();
    for address in addresses {
        listeners.push(TcpListener::bind(address).await.map_err(|error| refused(*address, error))?);
    }
    Ok(listeners)
}

impl<L: Listen> Server<L> {
    /// A server on any kind of network: listeners for clients and for other nodes, and a way to connect to those.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        world: Arc<dyn World>,
        dial: Arc<dyn Dial>,
        listeners: Vec<L>,
        node_listeners: Vec<L>,
    ) -> Server<L> {
        metrics::handle();
        metrics::built_from(config.commit.as_deref());
        Server { app: Arc::new(App::new(config, store, world, dial)), listeners, node_listeners }
    }

    /// Joins the other processes that share the store, if it is shared.
    pub async fn join(&self) -> Result<(), JoinError> {
        match &self.app.node {
            Some(node) => node.join(&self.app).await,
            None => Ok(()),
        }
    }

    /// Serves until `shutdown` completes, then tells all clients to reconnect and waits until everything is stored.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) {
        let Server { app, listeners, node_listeners } = self;
        // Before the first request is answered, so that operators can reach any server that answers.
        #[cfg(unix)]
        if let Some(socket) = app.config.admin_socket.as_deref().and_then(admin::bind) {
            app.tasks.spawn(admin::serve(app.clone(), socket));
        }
        let router = http::router(app.clone());
        for listener in listeners {
            app.tasks.spawn(accept(app.clone(), listener, router.clone()));
        }
        if let Some(node) = &app.node {
            app.tasks.spawn(node.clone().keep(app.clone()));
            for listener in node_listeners {
                app.tasks.spawn(accept_nodes(app.clone(), node.clone(), listener));
            }
        }
        app.tasks.spawn(tidy(app.clone()));
        app.tasks.spawn(measure(app.clone()));
        app.tasks.spawn(retention::run(app.clone()));
        app.tasks.spawn(daily::run(app.clone()));
        shutdown.await;
        info!("shutting down");
        app.stopping.cancel();
        app.tasks.close();
        if tokio::time::timeout(GOODBYE_WITHIN, app.tasks.wait()).await.is_err() {
            warn!("some connections did not end in time");
        }
        if let Some(node) = &app.node {
            node.leave().await;
        }
    }
}

fn refused(address: SocketAddr, error: std::io::Error) -> ServeError {
    match error.kind() {
        ErrorKind::AddrInUse => ServeError::InUse(address),
        ErrorKind::PermissionDenied => ServeError::NoPermission(address),
        ErrorKind::AddrNotAvailable => ServeError::NotHere(address),
        _ => ServeError::Io(address, error),
    }
}

/// Periodically forgets inactive clients and single measurements.
async fn tidy(app: Arc<App>) {
    let mut every = tokio::time::interval(Duration::from_secs(60));
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = every.tick() => {
                app.rates.tidy();
                app.budgets.tidy();
                metrics::tidy();
                if app.log_has_deleted.swap(false, Ordering::Relaxed) {
                    Keeper::of(&app).truncate_log().await;
                }
            }
        }
    }
}

/// Measures the database, often enough that it cannot grow far beyond its limit in between.
async fn measure(app: Arc<App>) {
    let mut every = tokio::time::interval(Duration::from_secs(2));
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = every.tick() => match app.store.size().await {
                Ok(size) => {
                    app.budgets.measured(size);
                    metrics::measured(size, app.queues.bytes());
                }
                Err(why) => warn!(%why, "the database cannot be measured"),
            }
        }
    }
}

async fn accept<L: Listen>(app: Arc<App>, mut listener: L, router: Router) {
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, from)) => welcome(&app, stream, from, &router),
            Err(error) => {
                // Most likely out of file descriptors: other connections must end first.
                warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves links that other nodes open.
async fn accept_nodes<L: Listen>(app: Arc<App>, node: Arc<Membership>, mut listener: L) {
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, from)) => {
                debug!(%from, "a node connects");
                app.tasks.spawn(node::serve(app.clone(), node.clone(), stream));
            }
            Err(error) => {
                warn!(%error, "a node could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves a connection, unless there are too many. Rejected ones get no answer: that would cost more.
fn welcome<S>(app: &Arc<App>, stream: S, from: SocketAddr, router: &Router)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    // A proxy holds everybody's connections; it has its own limits, and sockets are counted by the client behind it.
    let proxied = app.config.trusted_proxies.trust(from.ip());
    let slot = match proxied.then_some(()).map_or_else(|| app.arrivals.connection(from.ip()).map(Some), |()| Ok(None)) {
        Ok(slot) => slot,
        Err(denial) => {
            app.refusals.note(denial.code(), from.ip(), "a connection");
            return metrics::dropped("crowd");
        }
    };
    app.tasks.spawn(serve(app.clone(), stream, Peer(from.ip()), router.clone(), slot));
}

async fn serve<S>(app: Arc<App>, stream: S, peer: Peer, router: Router, slot: Option<Slot>)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (hello_within, request_within) = (app.config.limits.hello_within, app.config.limits.request_within);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let answer = router.clone().oneshot(request);
        async move {
            match tokio::time::timeout(request_within, answer).await {
                Ok(answer) => answer,
                Err(_) => Ok(http::too_slow()),
            }
        }
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(hello_within).max_buf_size(16 * 1024);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => Ok(ended),
        () = async { tokio::select! {
            () = app.stopping.cancelled() => {}
            () = tokio::time::sleep(request_within * LASTS) => {}
        } } => {
            connection.as_mut().graceful_shutdown();
            tokio::time::timeout(request_within, connection).await
        }
    };
    match ended {
        Ok(Ok(())) => {}
        Ok(Err(error)) => debug!(%error, "a connection ended"),
        Err(_) => metrics::dropped("slow"),
    }
    drop(slot);
}
