//! `tenback serve`: tables for friends, on this machine, in the local network or on the internet.

mod browser;
mod greeting;
mod lan;
mod listen;
mod log;
mod options;
mod qr;
mod refusal;
mod stop;

use std::io::{self, IsTerminal, stdout};
use std::process::ExitCode;
use std::sync::Arc;

use tenback_server::{Config, Server};
use tenback_store::{Address, Store};
use tenback_words::Words;
use tokio::runtime::Runtime;

use crate::trouble::Trouble;

use greeting::Greeting;
use stop::Stop;

pub(crate) use options::{EXAMPLES, Serve};

/// Serves until somebody asks it to stop.
pub(crate) fn run(args: &Serve, words: &Words) -> io::Result<ExitCode> {
    Ok(serve(args, words).map_or_else(|trouble| trouble.report(), |()| ExitCode::SUCCESS))
}

fn serve(args: &Serve, words: &Words) -> Result<(), Trouble> {
    let config = args.config(words)?;
    let database = args.database(words)?;
    log::start(args.log_format, args.log_level());
    let cannot_start = |error: io::Error| {
        Trouble::Failure(words.message("cli-serve-cannot-start", &[("error", error.to_string().into())]))
    };
    let runtime = Runtime::new().map_err(cannot_start)?;
    // From here on a signal ends the program in order.
    let stop = runtime.block_on(async { Stop::listen() }).map_err(cannot_start)?;
    let store = database.open().map_err(|why| refusal::of_database(&why, &config.listen, words))?;
    let served = runtime.block_on(host(args, config, store.clone(), &database, stop, words));
    runtime.block_on(store.close());
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    served?;
    tracing::info!("stopped");
    greeting::tell(&greeting::goodbye(&database, words));
    Ok(())
}

/// Listens, says where, and serves.
async fn host(
    args: &Serve,
    config: Config,
    store: Arc<dyn Store>,
    database: &Address,
    stop: Stop,
    words: &Words,
) -> Result<(), Trouble> {
    let public_url = config.public_url.clone();
    let server = Server::bind(config, store).await.map_err(|why| refusal::of_address(&why, words))?;
    tracing::info!(version = env!("CARGO_PKG_VERSION"), addresses = ?server.addresses(), "serving");
    let at_terminal = stdout().is_terminal();
    let greeting = Greeting {
        link: public_url.unwrap_or_else(|| listen::link(args.host.as_deref(), &server.addresses())),
        lan: args.lan.then(|| lan::links(&server.addresses())),
        database,
        at_terminal,
    };
    greeting::tell(&greeting.text(words));
    if at_terminal && !args.no_open {
        browser::open(greeting.link);
    }
    let stopping = words.message("cli-serve-stopping", &[]);
    server.run(stop.asked(move || greeting::tell(&format!("{stopping}\n")))).await;
    Ok(())
}
