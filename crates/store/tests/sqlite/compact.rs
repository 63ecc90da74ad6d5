//! The file is not much larger than what is in it.

use tenback_store::{Append, CommandKey, Entry, PersonId, Sqlite, Store};

use crate::make::{append, new_table};

/// The longest chat message: 600 bytes, with the rest of its event.
const LINE: usize = 640;

#[tokio::test]
async fn pages_are_well_filled_with_the_longest_messages() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    let empty = store.size().await.expect("it answers");
    let lines = 2_000;
    for seq in 1..=lines {
        let command = Some(CommandKey { person: PersonId::new(u64::MAX), id: format!("command-{seq}") });
        let entry = Entry { seq, command, event: "x".repeat(LINE) };
        store.append(Append { entries: vec![entry], ..append(1, 1..=1) }).await.expect("it follows");
    }
    let each = (store.size().await.expect("it answers") - empty) / lines;
    assert!(each <= LINE as u64 * 5 / 4, "{each} bytes for {LINE}");
}
