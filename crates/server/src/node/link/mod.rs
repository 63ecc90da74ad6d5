//! One connection between two nodes, for all clients of the one at the tables of the other.
//!
//! The node where a client is connected is the edge; the node where the table's task runs is its owner. The edge opens the
//! link, and passes frames on in both directions. Both sides give up a link that is silent for a few seconds.

mod arrivals;
mod edge;
mod frames;
mod links;
mod noise;
mod owner;
mod packet;

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

pub(crate) use arrivals::Arrivals;
pub(crate) use edge::{Joining, Link};
pub(crate) use links::Links;
pub(crate) use noise::{LinkError, LinkKey};
use noise::{SealedReader, SealedWriter};
pub(crate) use owner::serve;
pub(crate) use packet::{Answer, Key, Question, Visitor};
use packet::{Packet, Packets};

/// How often each side shows that it is alive.
const PING_EVERY: Duration = Duration::from_secs(1);
/// When a silent link is given up.
const DEAD_AFTER: Duration = Duration::from_secs(4);
/// How long opening a link may take.
const OPEN_WITHIN: Duration = Duration::from_secs(2);
/// How many packets wait to be sent, and how many are sent with one write.
const CAPACITY: usize = 1024;
const AT_ONCE: usize = 256;

/// Sends packets, many with one write, until no more can come.
async fn send_all<S: AsyncWrite>(
    mut writer: SealedWriter<S>,
    mut packets: mpsc::Receiver<Packet>,
) -> Result<(), LinkError> {
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut batch, mut bytes) = (Vec::new(), Vec::new());
    loop {
        tokio::select! {
            count = packets.recv_many(&mut batch, AT_ONCE) => if count == 0 { return Ok(()) },
            _ = pings.tick() => batch.push(Packet::Ping),
        }
        bytes.clear();
        batch.drain(..).for_each(|packet| packet.write(&mut bytes));
        timeout(DEAD_AFTER, writer.write(&bytes)).await.map_err(|_| LinkError::Silent)??;
    }
}

/// The packets of the other side.
struct Receiver<S> {
    reader: SealedReader<S>,
    packets: Packets,
}

impl<S: AsyncRead> Receiver<S> {
    fn new(reader: SealedReader<S>) -> Receiver<S> {
        Receiver { reader, packets: Packets::default() }
    }

    async fn next(&mut self) -> Result<Packet, LinkError> {
        loop {
            if let Some(packet) = self.packets.next()? {
                return Ok(packet);
            }
            let bytes = timeout(DEAD_AFTER, self.reader.read()).await.map_err(|_| LinkError::Silent)??;
            self.packets.add(&bytes);
        }
    }
}
