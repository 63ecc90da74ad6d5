//! `tenback serve`: tables for friends, on this machine, on the local network or on the internet.

mod browser;
mod greeting;
mod invitation;
mod lan;
mod limits;
mod listen;
mod log;
mod options;
mod refusal;
mod stop;

use std::io::{self, IsTerminal, stdout};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use tenback_server::{Listening, Seeded, ServerSecret, WhoMayOpen};
use tenback_store::{Address, Store, StoreError};
use tenback_tui::terminal_columns;
use tenback_words::Words;
use tokio::runtime::Runtime;

use crate::command_error::CommandError;
use crate::version;

use greeting::Greeting;
use stop::Stop;

pub(crate) use invitation::{EXAMPLES as INVITE_EXAMPLES, Invite, run as invite};
use options::admin_socket;
pub(crate) use options::{EXAMPLES, Serve, admin_sockets, beside, database, parse_database};
pub(crate) use refusal::of_database as database_refusal;

/// Serves until it is asked to stop.
pub(crate) fn run(args: &Serve, words: &Words) -> io::Result<ExitCode> {
    log::start(args.log_format, args.log_level());
    Ok(serve(args, words).map_or_else(|trouble| report(args, &trouble), |()| ExitCode::SUCCESS))
}

/// Says why it does not serve: for people, or as another line of the log for machines.
fn report(args: &Serve, trouble: &CommandError) -> ExitCode {
    if args.speaks() {
        return trouble.report();
    }
    tracing::error!("{}", trouble.message());
    trouble.exit_code()
}

fn serve(args: &Serve, words: &Words) -> Result<(), CommandError> {
    let database = args.database(words)?;
    let config = args.config(&database, words)?;
    let cannot_start = |error: io::Error| {
        CommandError::Failure(words.message("cli-serve-cannot-start", &[("error", words.io_error(&error).into())]))
    };
    let runtime = Runtime::new().map_err(cannot_start)?;
    // From here on, signals stop the server cleanly.
    let stop = runtime.block_on(async { Stop::listen() }).map_err(cannot_start)?;
    let secret_file = args.secret_file(&database, words)?;
    let (link, who_may_open) = (config.public_url.clone(), config.who_may_open.clone());
    let listening = runtime.block_on(Listening::bind(config)).map_err(|why| refusal::of_address(&why, words))?;
    let opened = runtime.block_on(database.open_as(args.sharing()));
    let store = opened.map_err(|why| refusal::of_database(&why, words))?;
    make_folder(&database);
    let listening = match secret_file {
        Some(file) => listening.with_secret(runtime.block_on(secret(&file, &*store, words))?),
        None => listening,
    };
    let addresses = listening.addresses();
    let stopping = args.speaks().then(|| words.message("cli-serve-stopping", &[]) + "\n");
    let asked = stop.asked(move || greeting::tell(&stopping.unwrap_or_default()));
    let server = match args.deal_seed {
        Some(seed) => listening.in_world(store.clone(), Arc::new(Seeded::new(seed))),
        None => listening.with(store.clone()),
    };
    runtime.block_on(server.join()).map_err(|why| refusal::of_node(&why, words))?;
    greet(args, link, &who_may_open, &addresses, &database, words);
    runtime.block_on(server.run(asked));
    runtime.block_on(store.close());
    // Do not wait for bots that are still thinking.
    runtime.shutdown_background();
    tracing::info!("stopped");
    if args.speaks() {
        greeting::tell(&greeting::goodbye(&database, words));
    }
    Ok(())
}

/// The secret of the server. Digests that were made with another one are of no use any more.
async fn secret(file: &Path, store: &dyn Store, words: &Words) -> Result<ServerSecret, CommandError> {
    let loaded = ServerSecret::in_file(file).map_err(|why| refusal::of_secret(file, &why, words))?;
    if loaded.is_new && !is_empty(store).await {
        tracing::warn!(
            ?file,
            "there was no secret for this database, so a new one has been made; networks that hosts have banned can join again"
        );
    }
    Ok(loaded.secret)
}

/// Whether nothing is stored yet.
async fn is_empty(store: &dyn Store) -> bool {
    let found =
        async { Ok(store.person_page(None, 1).await?.is_empty() && store.table_page(None, 1).await?.is_empty()) };
    found.await.unwrap_or_else(|error: StoreError| {
        tracing::warn!(%error, "the database cannot be read");
        false
    })
}

/// Makes the folder of the socket for operators. A database in a file has made its own.
fn make_folder(database: &Address) {
    let socket = admin_socket(database);
    if let Some(folder) = socket.as_deref().and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty())
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        tracing::warn!(folder = %folder.display(), %error, "the data folder cannot be created");
    }
}

/// Logs where it serves, prints it for people, and opens the browser, if there is one.
fn greet(
    args: &Serve,
    link: Option<String>,
    who_may_open: &WhoMayOpen,
    addresses: &[SocketAddr],
    database: &Address,
    words: &Words,
) {
    let at_terminal = stdout().is_terminal();
    let link = link.unwrap_or_else(|| listen::link(args.host.as_deref(), addresses));
    tracing::info!(version = version::long(), %link, ?addresses, ?database, "serving");
    if args.deal_seed.is_some() {
        tracing::warn!("the cards are predictable");
    }
    if !args.speaks() {
        return;
    }
    let greeting = Greeting {
        link,
        who_may_open,
        lan: args.lan.then(|| lan::links(addresses)),
        database,
        is_seeded: args.deal_seed.is_some(),
        columns: at_terminal.then(terminal_columns).flatten(),
    };
    greeting::tell(&greeting.text(words));
    if at_terminal && !args.no_open {
        browser::open(greeting.link);
    }
}
