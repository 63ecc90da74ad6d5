//! An encrypted stream between two nodes. Both prove that they know the shared secret, so there are no certificates to
//! manage.

use std::error::Error;
use std::fmt;
use std::io;
use std::sync::Arc;

use axum::body::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use snow::{Builder, HandshakeState, StatelessTransportState};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadHalf, WriteHalf};

/// The key that all nodes share.
pub(crate) type LinkKey = [u8; 32];

const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// Nodes that speak another version of the protocol do not understand each other.
const PROLOGUE: &[u8] = b"tenback nodes 2";
/// The most bytes of one sealed message, and how many of them are not contents.
const MOST_SEALED: usize = 65_535;
const TAG: usize = 16;

/// Why a link failed.
#[derive(Debug)]
pub(crate) enum LinkError {
    /// The network failed, or the other side has closed the connection.
    Io(io::Error),
    /// The other side has another secret, or is not a node.
    WrongSecret,
    /// The other side does not keep to the protocol.
    Protocol(&'static str),
    /// The other side did not answer in time.
    Silent,
    /// The other side is not the node that was expected.
    Gone,
}

impl From<io::Error> for LinkError {
    fn from(error: io::Error) -> LinkError {
        LinkError::Io(error)
    }
}

/// For logs.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Io(error) => error.fmt(f),
            LinkError::WrongSecret => f.write_str("it has another secret; give all nodes the same one"),
            LinkError::Protocol(what) => write!(f, "it breaks the protocol: {what}"),
            LinkError::Silent => f.write_str("it does not answer"),
            LinkError::Gone => f.write_str("it has been restarted"),
        }
    }
}

impl Error for LinkError {}

/// The receiving side.
pub(super) struct SealedReader<S> {
    stream: ReadHalf<S>,
    noise: Arc<StatelessTransportState>,
    nonce: u64,
}

/// The sending side.
pub(super) struct SealedWriter<S> {
    stream: WriteHalf<S>,
    noise: Arc<StatelessTransportState>,
    nonce: u64,
    sealed: Vec<u8>,
}

/// Opens a stream: sends a greeting and returns the one of the other side.
pub(super) async fn initiate<S, G, H>(
    mut stream: S,
    key: &LinkKey,
    greeting: &G,
) -> Result<(SealedReader<S>, SealedWriter<S>, H), LinkError>
where
    S: AsyncRead + AsyncWrite + Unpin,
    G: Serialize + Sync,
    H: DeserializeOwned,
{
    let mut noise = builder(key)?.build_initiator().map_err(invalid)?;
    send_greeting(&mut stream, &mut noise, greeting).await?;
    let theirs = receive_greeting(&mut stream, &mut noise).await?;
    let (reader, writer) = split(stream, noise)?;
    Ok((reader, writer, theirs))
}

/// Answers a stream that was opened by another node. `answer` sees its greeting.
pub(super) async fn respond<S, G, H>(
    mut stream: S,
    key: &LinkKey,
    answer: impl FnOnce(&G) -> Result<H, LinkError>,
) -> Result<(SealedReader<S>, SealedWriter<S>, G), LinkError>
where
    S: AsyncRead + AsyncWrite + Unpin,
    G: DeserializeOwned,
    H: Serialize,
{
    let mut noise = builder(key)?.build_responder().map_err(invalid)?;
    let theirs = receive_greeting(&mut stream, &mut noise).await?;
    let own = answer(&theirs)?;
    send_greeting(&mut stream, &mut noise, &own).await?;
    let (reader, writer) = split(stream, noise)?;
    Ok((reader, writer, theirs))
}

fn builder(key: &LinkKey) -> Result<Builder<'_>, LinkError> {
    let pattern = PATTERN.parse().map_err(invalid)?;
    Builder::new(pattern).prologue(PROLOGUE).and_then(|builder| builder.psk(0, key)).map_err(invalid)
}

fn invalid(_: snow::Error) -> LinkError {
    LinkError::Protocol("no encrypted connection could be made")
}

async fn send_greeting<S: AsyncWrite + Unpin>(
    stream: &mut S,
    noise: &mut HandshakeState,
    greeting: &impl Serialize,
) -> Result<(), LinkError> {
    let plain = serde_json::to_vec(greeting).expect("a greeting is plain data");
    let mut sealed = vec![0; plain.len() + 128];
    let length = noise.write_message(&plain, &mut sealed).map_err(invalid)?;
    let prefix = u16::try_from(length).map_err(|_| LinkError::Protocol("a long greeting"))?;
    stream.write_all(&prefix.to_be_bytes()).await?;
    stream.write_all(&sealed[..length]).await?;
    Ok(stream.flush().await?)
}

async fn receive_greeting<S: AsyncRead + Unpin, G: DeserializeOwned>(
    stream: &mut S,
    noise: &mut HandshakeState,
) -> Result<G, LinkError> {
    let sealed = receive(stream).await?;
    let mut plain = vec![0; sealed.len()];
    let length = noise.read_message(&sealed, &mut plain).map_err(|_| LinkError::WrongSecret)?;
    serde_json::from_slice(&plain[..length]).map_err(|_| LinkError::Protocol("an unknown greeting"))
}

async fn receive<S: AsyncRead + Unpin>(stream: &mut S) -> io::Result<Vec<u8>> {
    let length = stream.read_u16().await?;
    let mut sealed = vec![0; length.into()];
    stream.read_exact(&mut sealed).await?;
    Ok(sealed)
}

fn split<S: AsyncRead + AsyncWrite>(
    stream: S,
    noise: HandshakeState,
) -> Result<(SealedReader<S>, SealedWriter<S>), LinkError> {
    let noise = Arc::new(noise.into_stateless_transport_mode().map_err(invalid)?);
    let (reader, writer) = tokio::io::split(stream);
    let writer = SealedWriter { stream: writer, noise: noise.clone(), nonce: 0, sealed: Vec::new() };
    Ok((SealedReader { stream: reader, noise, nonce: 0 }, writer))
}

impl<S: AsyncRead> SealedReader<S> {
    /// The next bytes.
    pub(super) async fn read(&mut self) -> Result<Bytes, LinkError> {
        let sealed = receive(&mut self.stream).await?;
        let mut plain = vec![0; sealed.len()];
        let length = self.noise.read_message(self.nonce, &sealed, &mut plain).map_err(|_| LinkError::WrongSecret)?;
        self.nonce += 1;
        plain.truncate(length);
        Ok(plain.into())
    }
}

impl<S: AsyncWrite> SealedWriter<S> {
    /// Sends bytes, in as few messages as possible and with one write.
    pub(super) async fn write(&mut self, plain: &[u8]) -> Result<(), LinkError> {
        self.sealed.clear();
        for part in plain.chunks(MOST_SEALED - TAG) {
            let start = self.sealed.len();
            self.sealed.resize(start + 2 + part.len() + TAG, 0);
            let (prefix, rest) = self.sealed[start..].split_at_mut(2);
            let length = self.noise.write_message(self.nonce, part, rest).map_err(invalid)?;
            self.nonce += 1;
            prefix.copy_from_slice(&u16::try_from(length).unwrap_or(u16::MAX).to_be_bytes());
        }
        self.stream.write_all(&self.sealed).await?;
        self.stream.flush().await?;
        // A burst does not keep its room.
        if self.sealed.capacity() > 4 * MOST_SEALED {
            self.sealed = Vec::new();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: LinkKey = [7; 32];

    type Half = (SealedReader<tokio::io::DuplexStream>, SealedWriter<tokio::io::DuplexStream>);

    async fn pair(theirs: LinkKey) -> (Result<Half, LinkError>, Result<Half, LinkError>) {
        let (a, b) = tokio::io::duplex(1 << 20);
        let initiator = async { initiate::<_, _, String>(a, &KEY, &"from a").await };
        let responder = async { respond::<_, String, _>(b, &theirs, |_| Ok("from b")).await };
        let (a, b) = tokio::join!(initiator, responder);
        let a = a.map(|(reader, writer, heard)| {
            assert_eq!(heard, "from b");
            (reader, writer)
        });
        let b = b.map(|(reader, writer, heard)| {
            assert_eq!(heard, "from a");
            (reader, writer)
        });
        (a, b)
    }

    #[tokio::test]
    async fn what_is_sent_arrives_however_long_it_is() {
        let (a, b) = pair(KEY).await;
        let ((_reader, mut writer), (mut reader, _writer)) = (a.expect("connected"), b.expect("connected"));
        for size in [1, 1_000, MOST_SEALED - TAG, 200_000] {
            let sent: Vec<u8> = (0..size).map(|index| (index % 251) as u8).collect();
            writer.write(&sent).await.expect("it is sent");
            let mut received = Vec::new();
            while received.len() < size {
                received.extend_from_slice(&reader.read().await.expect("it arrives"));
            }
            assert_eq!(received, sent);
        }
    }

    #[tokio::test]
    async fn a_node_with_another_secret_is_turned_away() {
        let (a, b) = pair([8; 32]).await;
        assert!(matches!(b, Err(LinkError::WrongSecret)));
        assert!(matches!(a, Err(LinkError::Io(_))), "it is told nothing");
    }
}
