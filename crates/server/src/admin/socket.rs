//! The local socket of operators: only the user who runs the server, and root, may use it.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tracing::{debug, warn};

use super::{Admin, AdminError, AdminRequest};
use crate::app::App;

/// The longest request.
const LONGEST: u64 = 4 * 1024;

/// The socket of operators, bound.
pub(crate) struct Socket {
    listener: UnixListener,
    path: PathBuf,
    owner: u32,
}

/// Binds the socket. A server without it still serves players.
pub(crate) fn bind(path: &Path) -> Option<Socket> {
    listen(path).inspect_err(|error| warn!(path = %path.display(), %error, "no socket for operators")).ok()
}

/// Serves operators until the server stops.
pub(crate) async fn serve(app: Arc<App>, Socket { listener, path, owner }: Socket) {
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, _)) if may_ask(&stream, owner) => {
                app.tasks.spawn(answer(app.clone(), stream));
            }
            Ok(_) => warn!("somebody else tried to use the socket for operators"),
            Err(error) => {
                warn!(%error, "an operator could not be connected");
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
        }
    }
    let _gone = fs::remove_file(path);
}

/// Binds the socket. One that a crashed server left behind is replaced: the lock of the database says that none runs.
fn listen(path: &Path) -> io::Result<Socket> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok(Socket { listener, path: path.to_owned(), owner: fs::metadata(path)?.uid() })
}

fn may_ask(stream: &UnixStream, owner: u32) -> bool {
    stream.peer_cred().is_ok_and(|peer| peer.uid() == owner || peer.uid() == 0)
}

/// Answers one request.
async fn answer(app: Arc<App>, stream: UnixStream) {
    let (reader, mut writer) = stream.into_split();
    let mut line = String::new();
    let mut reader = BufReader::new(reader.take(LONGEST));
    let answer = match app.stopping.run_until_cancelled(reader.read_line(&mut line)).await {
        Some(Ok(_)) => match serde_json::from_str::<AdminRequest>(&line) {
            Ok(request) => Admin::of(&app).run(request).await,
            Err(error) => Err(AdminError::Unreadable(error.to_string())),
        },
        Some(Err(error)) => return debug!(%error, "an operator is gone"),
        None => return,
    };
    let mut text = serde_json::to_string(&answer).expect("an answer is plain data");
    text.push('\n');
    if let Err(error) = writer.write_all(text.as_bytes()).await {
        debug!(%error, "an operator is gone");
    }
}
