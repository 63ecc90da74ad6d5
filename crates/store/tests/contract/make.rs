//! Tables and events for the tests.

use std::ops::RangeInclusive;

use tenback_store::{
    Append, CommandKey, Device, DeviceId, Digest, Entry, Listing, NewTable, PersonId, TableId, Timestamp,
};

pub(crate) fn table(number: u32) -> TableId {
    TableId::new(&format!("table{number:05}")).expect("letters and digits")
}

pub(crate) fn new_table(number: u32) -> NewTable {
    let (host, now) = (PersonId::new(7), Timestamp(1_000));
    NewTable {
        id: table(number),
        host,
        charter: "the charter".into(),
        entries: vec![],
        listing: Listing::default(),
        now,
    }
}

pub(crate) fn entry(seq: u64) -> Entry {
    let command = CommandKey { person: PersonId::new(seq % 3), id: format!("c{seq}") };
    Entry { seq, command: Some(command), event: format!("event {seq}") }
}

pub(crate) fn entries(seqs: RangeInclusive<u64>) -> Vec<Entry> {
    seqs.map(entry).collect()
}

pub(crate) fn append(number: u32, seqs: RangeInclusive<u64>) -> Append {
    Append {
        table: table(number),
        epoch: None,
        entries: entries(seqs),
        snapshot: None,
        listing: None,
        game: None,
        outline: None,
        host: None,
        deadline: None,
        now: Timestamp(2_000),
    }
}

pub(crate) fn digest(byte: u8) -> Digest {
    Digest::new([byte; 32])
}

/// A device that differs from those with other numbers in everything.
pub(crate) fn device(number: u8) -> Device {
    let since = Timestamp(i64::from(number) * 10);
    let name = format!("Dévice {number}");
    Device { id: DeviceId::new(number.into()), name, token: digest(number), since, seen: i64::from(number) }
}
