//! A table's socket: frames in and out, and detecting a dead connection.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use tenback_wire::{ClientFrame, ServerFrame};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use crate::error::ClientError;
use crate::http::{bearer, error_in};
use crate::link::Link;

/// How long connecting may take, and each step of the handshake.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How often to check whether there is something to send.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// After this much silence, ping the server.
const PING_AFTER: Duration = Duration::from_secs(10);
/// After this much silence, consider the connection dead.
const GIVE_UP_AFTER: Duration = Duration::from_secs(30);
/// Longer than any frame a server sends.
const LONGEST_MESSAGE: usize = 4 * 1024 * 1024;

/// A connection to a table.
pub(crate) struct Socket {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    last_heard: Instant,
    pinged: bool,
}

/// Why connecting failed.
pub(crate) enum ConnectError {
    /// It may work later.
    Retry,
    /// It will never work.
    Fatal(ClientError),
}

/// The connection was lost.
pub(crate) struct Disconnected;

impl Socket {
    /// Connects with the person's token.
    pub(crate) fn open(link: &Link, token: &str) -> Result<Socket, ConnectError> {
        let stream = connect(link).map_err(|_| ConnectError::Retry)?;
        // The stream is moved into the socket; this handle changes its read timeout.
        let control = stream.try_clone().map_err(|_| ConnectError::Retry)?;
        let mut request = link.socket().into_client_request().map_err(|_| ConnectError::Retry)?;
        let who = HeaderValue::from_str(&bearer(token)).map_err(|_| ConnectError::Fatal(ClientError::SignedOut))?;
        request.headers_mut().insert("Authorization", who);
        let config =
            WebSocketConfig::default().max_message_size(Some(LONGEST_MESSAGE)).max_frame_size(Some(LONGEST_MESSAGE));
        let (socket, _) = client_tls_with_config(request, stream, Some(config), None).map_err(|why| match why {
            HandshakeError::Failure(Error::Http(answer)) => refused(answer.status().as_u16(), answer.body().as_deref()),
            HandshakeError::Failure(_) | HandshakeError::Interrupted(_) => ConnectError::Retry,
        })?;
        control.set_read_timeout(Some(POLL_INTERVAL)).map_err(|_| ConnectError::Retry)?;
        Ok(Socket { socket, last_heard: Instant::now(), pinged: false })
    }

    pub(crate) fn send(&mut self, frame: &ClientFrame) -> Result<(), Disconnected> {
        let text = serde_json::to_string(frame).map_err(|_| Disconnected)?;
        self.socket.send(Message::text(text)).map_err(|_| Disconnected)
    }

    /// The next frame, if one arrives soon. Unknown frames are ignored.
    pub(crate) fn read(&mut self) -> Result<Option<ServerFrame>, Disconnected> {
        match self.socket.read() {
            Ok(message) => {
                self.last_heard = Instant::now();
                self.pinged = false;
                match message {
                    Message::Text(text) => Ok(serde_json::from_str(&text).ok()),
                    Message::Close(_) => Err(Disconnected),
                    _ => Ok(None),
                }
            }
            Err(Error::Io(error)) if is_timeout(&error) => self.check_silence(),
            Err(_) => Err(Disconnected),
        }
    }

    /// Nothing arrived: pings the server, and after a while gives up.
    fn check_silence(&mut self) -> Result<Option<ServerFrame>, Disconnected> {
        let silence = self.last_heard.elapsed();
        if silence > GIVE_UP_AFTER {
            return Err(Disconnected);
        }
        if silence > PING_AFTER && !self.pinged {
            self.pinged = true;
            self.socket.send(Message::Ping(Vec::new().into())).map_err(|_| Disconnected)?;
        }
        Ok(None)
    }

    /// Closes the connection, if it is still open.
    pub(crate) fn close(mut self) {
        let _already_closed = self.socket.close(None);
        let _already_closed = self.socket.flush();
    }
}

fn connect(link: &Link) -> io::Result<TcpStream> {
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for address in link.addresses()? {
        match TcpStream::connect_timeout(&address, TIMEOUT) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(TIMEOUT))?;
                stream.set_write_timeout(Some(TIMEOUT))?;
                return Ok(stream);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// A server that is overloaded or restarting may accept us later.
fn refused(status: u16, body: Option<&[u8]>) -> ConnectError {
    match status {
        429 | 500..=599 => ConnectError::Retry,
        _ => ConnectError::Fatal(error_in(status, body.unwrap_or_default()).unwrap_or(ClientError::NotTenback)),
    }
}

fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    /// Without exactly one crypto provider rustls would panic, on a thread where nobody notices.
    #[test]
    fn a_secure_link_starts_a_tls_handshake() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let first = thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody connects");
            let mut byte = [0];
            stream.read_exact(&mut byte).map(|()| byte[0])
        });
        let link = Link::parse(&format!("https://{address}/t/abc")).expect("a link");
        assert!(matches!(Socket::open(&link, "token"), Err(ConnectError::Retry)), "nobody answers with TLS");
        const HANDSHAKE: u8 = 22;
        assert_eq!(first.join().expect("it ends").expect("something was sent"), HANDSHAKE);
    }
}
