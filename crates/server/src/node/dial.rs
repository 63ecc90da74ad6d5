//! Connecting to other nodes. Simulations use a network of their own.

use std::io;

use async_trait::async_trait;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// A connection to another node.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// How to connect to another node.
#[async_trait]
pub trait Dial: Send + Sync + 'static {
    /// Connects to an address such as `10.0.0.2:9000`.
    async fn connect(&self, address: &str) -> io::Result<Box<dyn Stream>>;
}

/// Over TCP.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tcp;

#[async_trait]
impl Dial for Tcp {
    async fn connect(&self, address: &str) -> io::Result<Box<dyn Stream>> {
        let stream = TcpStream::connect(address).await?;
        // Moves are small and must not be delayed.
        stream.set_nodelay(true)?;
        Ok(Box::new(stream))
    }
}
