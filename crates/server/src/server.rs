//! Listening, serving, and shutting down.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tenback_store::Store;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;
use tracing::{debug, info, warn};

#[cfg(unix)]
use crate::admin;
use crate::app::App;
use crate::config::{Config, ServeError};
use crate::http;
use crate::metrics;
use crate::rates::Slot;
use crate::retention;
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
}

/// A server that is ready to start.
pub struct Server {
    app: Arc<App>,
    listeners: Vec<TcpListener>,
}

impl Listening {
    /// Binds the configured addresses.
    pub async fn bind(config: Config) -> Result<Listening, ServeError> {
        let mut listeners = Vec::new();
        for address in &config.listen {
            listeners.push(TcpListener::bind(address).await.map_err(|error| refused(*address, error))?);
        }
        Ok(Listening { config, listeners })
    }

    /// The bound addresses, with the actual ports.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect()
    }

    /// Serves the tables of a store.
    pub fn with(self, store: Arc<dyn Store>) -> Server {
        self.in_world(store, Arc::new(System))
    }

    /// The same with a different clock and randomness, for tests.
    pub fn in_world(self, store: Arc<dyn Store>, world: Arc<dyn World>) -> Server {
        metrics::handle();
        metrics::built_from(self.config.commit.as_deref());
        Server { app: Arc::new(App::new(self.config, store, world)), listeners: self.listeners }
    }
}

impl Server {
    /// Serves until `shutdown` completes, then tells all clients to reconnect and waits until everything is stored.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) {
        let Server { app, listeners } = self;
        // Before the first request is answered, so that operators can reach any server that answers.
        #[cfg(unix)]
        if let Some(socket) = app.config.admin_socket.as_deref().and_then(admin::bind) {
            app.tasks.spawn(admin::serve(app.clone(), socket));
        }
        let router = http::router(app.clone());
        for listener in listeners {
            app.tasks.spawn(accept(app.clone(), listener, router.clone()));
        }
        app.tasks.spawn(tidy(app.clone()));
        app.tasks.spawn(measure(app.clone()));
        app.tasks.spawn(retention::run(app.clone()));
        shutdown.await;
        info!("shutting down");
        app.stopping.cancel();
        app.tasks.close();
        if tokio::time::timeout(GOODBYE_WITHIN, app.tasks.wait()).await.is_err() {
            warn!("some connections did not end in time");
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

async fn accept(app: Arc<App>, listener: TcpListener, router: Router) {
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

/// Serves a connection, unless there are too many. Rejected ones get no answer: that would cost more.
fn welcome(app: &Arc<App>, stream: TcpStream, from: SocketAddr, router: &Router) {
    // A proxy holds everybody's connections; it has its own limits, and sockets are counted by the client behind it.
    let proxied = app.config.trusted_proxies.trust(from.ip());
    let slot = match proxied.then_some(()).map_or_else(|| app.arrivals.connection(from.ip()).map(Some), |()| Ok(None)) {
        Ok(slot) => slot,
        Err(denial) => {
            app.refusals.note(denial.code(), from.ip(), "a connection");
            return metrics::dropped("crowd");
        }
    };
    // Moves are small and must not be delayed.
    let _as_it_is = stream.set_nodelay(true);
    app.tasks.spawn(serve(app.clone(), stream, Peer(from.ip()), router.clone(), slot));
}

async fn serve(app: Arc<App>, stream: TcpStream, peer: Peer, router: Router, slot: Option<Slot>) {
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
