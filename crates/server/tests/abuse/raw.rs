//! Raw requests that no normal client would send.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Answer, Somebody, request};
use crate::ends::PATIENCE;

/// The content type of bodies.
pub(crate) const JSON: &str = "Content-Type: application/json\r\n";

/// A plain request without a body.
pub(crate) async fn get(to: SocketAddr, path: &str, headers: &str) -> Answer {
    request(to, "GET", path, headers, "").await
}

/// Creates a person.
pub(crate) async fn create_person(to: SocketAddr, name: &str, headers: &str) -> Answer {
    let body = serde_json::json!({ "name": name, "keep": "token" }).to_string();
    request(to, "POST", "/api/me", &format!("{JSON}{headers}"), &body).await
}

/// The head of a request that opens a table's socket.
pub(crate) fn upgrade(person: &Somebody, table: &str, headers: &str) -> String {
    format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {}\r\n\
         {headers}\r\n",
        person.server, person.token
    )
}

/// Sends bytes and reads until the server closes the connection.
pub(crate) async fn raw(to: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(to).await.expect("it listens");
    let _may_be_refused = stream.write_all(bytes).await;
    rest(&mut stream).await
}

/// Reads until the end of the connection.
pub(crate) async fn rest(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    // A reset also ends the connection.
    let _reset = timeout(PATIENCE, stream.read_to_end(&mut heard)).await.expect("the server ends it");
    String::from_utf8_lossy(&heard).into_owned()
}

/// Sends bytes and reads the head of the answer, without waiting for the end.
pub(crate) async fn status(to: SocketAddr, bytes: &[u8]) -> u16 {
    let mut stream = TcpStream::connect(to).await.expect("it listens");
    stream.write_all(bytes).await.expect("it reads");
    status_line(&mut stream).await
}

/// The status of the next answer; 0 if there is none.
pub(crate) async fn status_line(stream: &mut TcpStream) -> u16 {
    let mut heard = Vec::new();
    while !heard.ends_with(b"\r\n\r\n") {
        match timeout(PATIENCE, stream.read_u8()).await.expect("an answer in time") {
            Ok(byte) => heard.push(byte),
            Err(_) => break,
        }
    }
    let text = String::from_utf8_lossy(&heard);
    text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// Sends bytes one by one until the server closes the connection or all are sent.
pub(crate) async fn drip(stream: &mut TcpStream, bytes: &[u8], pause: Duration) {
    for byte in bytes {
        if stream.write_u8(*byte).await.is_err() {
            return;
        }
        tokio::time::sleep(pause).await;
    }
}
