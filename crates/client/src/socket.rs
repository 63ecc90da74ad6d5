//! The socket of a table: texts in and out, and noticing when nobody is there any more.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use tenback_wire::{ClientFrame, ServerFrame};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use crate::http::{bearer, refusal};
use crate::link::Link;
use crate::trouble::Trouble;

/// How long connecting may take, and each answer while shaking hands.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nobody looks whether there is something to send.
const GLANCE: Duration = Duration::from_millis(20);
/// After so much silence the server is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(10);
/// After so much silence it is not.
const DEATH: Duration = Duration::from_secs(30);
/// More than any message of a server has.
const LONGEST_MESSAGE: usize = 4 * 1024 * 1024;

/// A connection to a table.
pub(crate) struct Socket {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    heard: Instant,
    asked: bool,
}

/// Why there is no connection.
pub(crate) enum NoSocket {
    /// It may work later.
    Later,
    /// It will never work.
    Never(Trouble),
}

/// The connection has gone.
pub(crate) struct Gone;

impl Socket {
    /// Connects and says who one is.
    pub(crate) fn open(link: &Link, token: &str) -> Result<Socket, NoSocket> {
        let stream = connect(link).map_err(|_| NoSocket::Later)?;
        // The stream is handed over; this one of it changes how long a read may take.
        let control = stream.try_clone().map_err(|_| NoSocket::Later)?;
        let mut request = link.socket().into_client_request().map_err(|_| NoSocket::Later)?;
        let who = HeaderValue::from_str(&bearer(token)).map_err(|_| NoSocket::Never(Trouble::Forgotten))?;
        request.headers_mut().insert("Authorization", who);
        let config =
            WebSocketConfig::default().max_message_size(Some(LONGEST_MESSAGE)).max_frame_size(Some(LONGEST_MESSAGE));
        let (socket, _) = client_tls_with_config(request, stream, Some(config), None).map_err(|why| match why {
            HandshakeError::Failure(Error::Http(answer)) => refused(answer.status().as_u16(), answer.body().as_deref()),
            HandshakeError::Failure(_) | HandshakeError::Interrupted(_) => NoSocket::Later,
        })?;
        control.set_read_timeout(Some(GLANCE)).map_err(|_| NoSocket::Later)?;
        Ok(Socket { socket, heard: Instant::now(), asked: false })
    }

    pub(crate) fn send(&mut self, frame: &ClientFrame) -> Result<(), Gone> {
        let text = serde_json::to_string(frame).map_err(|_| Gone)?;
        self.socket.send(Message::text(text)).map_err(|_| Gone)
    }

    /// The next message, if one comes soon. One that means nothing to this client is left out.
    pub(crate) fn read(&mut self) -> Result<Option<ServerFrame>, Gone> {
        match self.socket.read() {
            Ok(message) => {
                self.heard = Instant::now();
                self.asked = false;
                match message {
                    Message::Text(text) => Ok(serde_json::from_str(&text).ok()),
                    Message::Close(_) => Err(Gone),
                    _ => Ok(None),
                }
            }
            Err(Error::Io(error)) if is_pause(&error) => self.listen(),
            Err(_) => Err(Gone),
        }
    }

    /// Nothing has come: asks whether anybody is there, and after a while gives up.
    fn listen(&mut self) -> Result<Option<ServerFrame>, Gone> {
        let silence = self.heard.elapsed();
        if silence > DEATH {
            return Err(Gone);
        }
        if silence > SILENCE && !self.asked {
            self.asked = true;
            self.socket.send(Message::Ping(Vec::new().into())).map_err(|_| Gone)?;
        }
        Ok(None)
    }

    /// Says goodbye, if that is still possible.
    pub(crate) fn close(mut self) {
        let _gone_already = self.socket.close(None);
        let _gone_already = self.socket.flush();
    }
}

fn connect(link: &Link) -> io::Result<TcpStream> {
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for address in link.addresses()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// A server that is overloaded or being restarted may have time later.
fn refused(status: u16, body: Option<&[u8]>) -> NoSocket {
    match status {
        429 | 500..=599 => NoSocket::Later,
        _ => NoSocket::Never(refusal(status, body.unwrap_or_default()).unwrap_or(Trouble::NotTenback)),
    }
}

fn is_pause(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    /// Without exactly one provider of ciphers rustls would panic, on a thread where nobody sees it.
    #[test]
    fn a_secure_link_shakes_hands_in_cipher() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let first = thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody connects");
            let mut byte = [0];
            stream.read_exact(&mut byte).map(|()| byte[0])
        });
        let link = Link::parse(&format!("https://{address}/t/abc")).expect("a link");
        assert!(matches!(Socket::open(&link, "token"), Err(NoSocket::Later)), "nobody answers in cipher");
        const HANDSHAKE: u8 = 22;
        assert_eq!(first.join().expect("it ends").expect("something was sent"), HANDSHAKE);
    }
}
