//! Turns of one position with labels, and a buffer of them.

use crate::features::moment::{After, Moment};

/// The most turns of one position.
pub(crate) const SIBLINGS: usize = 7;

/// Turns of one position, with the chance to win that each is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Group {
    pub(crate) moment: Moment,
    /// The cards left before the turn.
    pub(crate) left: u8,
    len: u8,
    afters: [After; SIBLINGS],
    labels: [f32; SIBLINGS],
}

impl Group {
    /// At most [`SIBLINGS`] turns; further ones are dropped.
    pub(crate) fn new(moment: Moment, left: u8, turns: impl IntoIterator<Item = (After, f32)>) -> Group {
        let none = After { tops: [0; 4], hand: tenback_rules::CardSet::EMPTY };
        let mut group = Group { moment, left, len: 0, afters: [none; SIBLINGS], labels: [0.0; SIBLINGS] };
        for (at, (after, label)) in turns.into_iter().take(SIBLINGS).enumerate() {
            (group.afters[at], group.labels[at]) = (after, label);
            group.len += 1;
        }
        group
    }

    pub(crate) fn afters(&self) -> &[After] {
        &self.afters[..usize::from(self.len)]
    }

    pub(crate) fn labels(&self) -> &[f32] {
        &self.labels[..usize::from(self.len)]
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        self.moment.write(bytes);
        bytes.extend([self.left, self.len]);
        for (after, label) in self.afters().iter().zip(self.labels()) {
            after.write(bytes);
            bytes.extend(label.to_le_bytes());
        }
    }

    fn read(bytes: &[u8]) -> Option<(Group, &[u8])> {
        let (moment, bytes) = bytes.split_first_chunk()?;
        let (&[left, len], bytes) = bytes.split_first_chunk::<2>()?;
        let (turns, rest) = bytes.split_at_checked(usize::from(len) * TURN)?;
        let turns = turns.as_chunks::<TURN>().0.iter().filter_map(|turn| {
            let (after, label) = turn.split_first_chunk()?;
            Some((After::read(after), f32::from_le_bytes(*label.first_chunk()?)))
        });
        Some((Group::new(Moment::read(moment), left, turns), rest))
    }
}

/// The bytes of one turn with its label.
const TURN: usize = After::BYTES + 4;

/// A ring buffer: the newest replaces the oldest.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GroupBuffer {
    most: usize,
    groups: Vec<Group>,
    oldest: usize,
}

impl GroupBuffer {
    pub(crate) fn new(most: usize) -> GroupBuffer {
        GroupBuffer { most: most.max(1), groups: Vec::new(), oldest: 0 }
    }

    pub(crate) fn push(&mut self, group: Group) {
        if self.groups.len() < self.most {
            self.groups.push(group);
        } else {
            self.groups[self.oldest] = group;
            self.oldest = (self.oldest + 1) % self.most;
        }
    }

    pub(crate) fn all(&self) -> &[Group] {
        &self.groups
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.oldest as u64).to_le_bytes());
        bytes.extend((self.groups.len() as u64).to_le_bytes());
        self.groups.iter().for_each(|group| group.write(bytes));
    }

    /// Reads what [`GroupBuffer::write`] wrote, and returns it with the remaining bytes; `None` if it does not fit.
    pub(crate) fn read(most: usize, bytes: &[u8]) -> Option<(GroupBuffer, &[u8])> {
        let (oldest, bytes) = bytes.split_first_chunk::<8>()?;
        let (len, mut bytes) = bytes.split_first_chunk::<8>()?;
        let (oldest, len) = (u64::from_le_bytes(*oldest) as usize, u64::from_le_bytes(*len) as usize);
        if len > most || oldest > len {
            return None;
        }
        let mut buffer = GroupBuffer::new(most);
        for _ in 0..len {
            let (group, rest) = Group::read(bytes)?;
            buffer.groups.push(group);
            bytes = rest;
        }
        buffer.oldest = oldest;
        Some((buffer, bytes))
    }
}
