//! The yardstick: the smallest axum server that sends recorded frames to everybody at a table. No game, no rules, no store;
//! whatever a client says, everybody gets their next frame.

use std::collections::HashMap;
use std::io::{self, Write};
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as Named, State};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

use crate::script::Script;

/// A frame, ready to be sent.
type Frame = Utf8Bytes;

struct Bare {
    welcomes: Vec<Frame>,
    steps: Vec<Vec<Frame>>,
    rooms: Mutex<HashMap<u32, Arc<Mutex<Room>>>>,
}

/// Everybody at one table, and which move is next.
#[derive(Default)]
struct Room {
    guests: Vec<(usize, mpsc::UnboundedSender<Frame>)>,
    next: usize,
    /// Whether the game has just started over: the move after the last recorded one is not answered.
    started_over: bool,
}

/// Serves recorded frames without a game until the process ends. Prints the link first.
pub fn serve_bare(script: &Path) -> io::Result<()> {
    let script: Script = serde_json::from_str(&std::fs::read_to_string(script)?)?;
    let frames = |texts: Vec<String>| texts.into_iter().map(Frame::from).collect::<Vec<Frame>>();
    let bare = Bare {
        welcomes: frames(script.welcomes),
        steps: script.steps.into_iter().map(frames).collect(),
        rooms: Mutex::default(),
    };
    let app = Router::new().route("/bare/{table}/{viewer}", any(socket)).with_state(Arc::new(bare));
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let mut out = io::stdout();
        writeln!(out, "http://localhost:{}", listener.local_addr()?.port())?;
        out.flush()?;
        let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
        axum::serve(listener, app).await
    })
}

async fn socket(
    State(bare): State<Arc<Bare>>,
    Named((table, viewer)): Named<(u32, usize)>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // The same buffers as at a real table.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move { bare.talk(table, viewer, socket).await })
}

impl Bare {
    async fn talk(&self, table: u32, viewer: usize, mut socket: WebSocket) {
        let room = lock(&self.rooms).entry(table).or_default().clone();
        let (sender, mut frames) = mpsc::unbounded_channel();
        let mut greeted = false;
        loop {
            tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(_))) if greeted => self.advance(&room),
                    Some(Ok(Message::Text(_))) => {
                        greeted = true;
                        _ = sender.send(self.frame(&self.welcomes, viewer));
                        lock(&room).guests.push((viewer, sender.clone()));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                },
                Some(frame) = frames.recv() => {
                    if socket.send(Message::Text(frame)).await.is_err() {
                        break;
                    }
                }
            }
        }
        lock(&room).guests.retain(|(_, guest)| !guest.same_channel(&sender));
    }

    /// Sends everybody their next frame. After the last one the game starts over.
    fn advance(&self, room: &Mutex<Room>) {
        let mut room = lock(room);
        if std::mem::take(&mut room.started_over) {
            return;
        }
        let Some(step) = self.steps.get(room.next) else { return };
        room.next += 1;
        let over = room.next == self.steps.len();
        for (viewer, guest) in &room.guests {
            // Those who are gone are removed by their own tasks.
            _ = guest.send(self.frame(step, *viewer));
            if over {
                _ = guest.send(self.frame(&self.welcomes, *viewer));
            }
        }
        if over {
            room.next = 0;
            room.started_over = true;
        }
    }

    fn frame(&self, frames: &[Frame], viewer: usize) -> Frame {
        frames.get(viewer).cloned().unwrap_or_default()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
