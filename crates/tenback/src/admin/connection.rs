//! The way to the data: the socket of a running server, or the database.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tenback_server::{Admin, AdminError, AdminReply, AdminRequest, System};
use tenback_store::{Address, Store};
use tenback_words::Words;
use tokio::runtime::Runtime;

use crate::command_error::CommandError;
use crate::serve;

/// Where requests go.
pub(super) enum Connection {
    /// To a running server.
    #[cfg(unix)]
    Server(PathBuf),
    /// To the database, which this process has opened.
    Database { admin: Admin, store: Arc<dyn Store>, runtime: Runtime },
}

impl Connection {
    /// Asks a server if one runs, otherwise opens the database.
    pub(super) fn open(database: &Address, words: &Words) -> Result<Connection, CommandError> {
        #[cfg(unix)]
        for socket in serve::admin_sockets(database) {
            match std::os::unix::net::UnixStream::connect(&socket) {
                Ok(_) => return Ok(Connection::Server(socket)),
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                    return Err(failed("cli-admin-no-permission", &socket, &error, words));
                }
                // Nobody listens there: no server runs.
                Err(_) => {}
            }
        }
        let runtime = runtime(words)?;
        let store = open_existing(database, &runtime, words)?;
        Ok(Connection::Database { admin: Admin::new(store.clone(), Arc::new(System)), store, runtime })
    }

    /// How large the database is, if this process has opened it.
    pub(super) fn size(&self) -> Option<u64> {
        match self {
            #[cfg(unix)]
            Connection::Server(_) => None,
            Connection::Database { store, runtime, .. } => runtime.block_on(store.size()).ok(),
        }
    }

    pub(super) fn ask(&self, request: AdminRequest, words: &Words) -> Result<AdminReply, CommandError> {
        let answer = match self {
            #[cfg(unix)]
            Connection::Server(socket) => {
                by_socket(socket, &request).map_err(|error| failed("cli-admin-no-answer", socket, &error, words))?
            }
            Connection::Database { admin, runtime, .. } => runtime.block_on(admin.run(request)),
        };
        answer.map_err(|why| CommandError::Failure(refusal(&why, words)))
    }
}

/// What the calls of a store need.
pub(crate) fn runtime(words: &Words) -> Result<Runtime, CommandError> {
    let cannot = |error: io::Error| {
        CommandError::Failure(words.message("cli-serve-cannot-start", &[("error", words.io_error(&error).into())]))
    };
    Runtime::new().map_err(cannot)
}

/// Opens a database, but does not create one: neither a file nor tables in an empty file.
pub(crate) fn open_existing(
    database: &Address,
    runtime: &Runtime,
    words: &Words,
) -> Result<Arc<dyn Store>, CommandError> {
    if let Address::Sqlite(file) = database
        && std::fs::metadata(file).map_or(true, |about| about.len() == 0)
    {
        let args = [("file", file.display().to_string().into())];
        return Err(CommandError::Failure(words.message("cli-admin-nothing", &args)));
    }
    runtime.block_on(database.open()).map_err(|why| serve::database_refusal(&why, words))
}

impl Drop for Connection {
    fn drop(&mut self) {
        #[cfg_attr(not(unix), expect(irrefutable_let_patterns, reason = "there is only one elsewhere"))]
        if let Connection::Database { store, runtime, .. } = self {
            runtime.block_on(store.close());
        }
    }
}

/// Sends a request and reads the answer, one line each.
#[cfg(unix)]
fn by_socket(socket: &Path, request: &AdminRequest) -> io::Result<Result<AdminReply, AdminError>> {
    use std::io::{BufRead, BufReader, Write};
    let mut stream = std::os::unix::net::UnixStream::connect(socket)?;
    let mut line = serde_json::to_string(request)?;
    line.push('\n');
    stream.write_all(line.as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer)?;
    Ok(serde_json::from_str(&answer)?)
}

fn failed(id: &str, file: &Path, error: &io::Error, words: &Words) -> CommandError {
    let args = [("file", file.display().to_string().into()), ("error", words.io_error(error).into())];
    CommandError::Failure(words.message(id, &args))
}

fn refusal(why: &AdminError, words: &Words) -> String {
    match why {
        AdminError::NoSuchTable => words.message("cli-admin-no-such-table", &[]),
        AdminError::NoSuchPerson => words.message("cli-admin-no-such-person", &[]),
        AdminError::Unreadable(_) => words.message("cli-admin-strange", &[]),
        AdminError::Store(why) => words.message("cli-admin-store-failed", &[("why", why.as_str().into())]),
    }
}
