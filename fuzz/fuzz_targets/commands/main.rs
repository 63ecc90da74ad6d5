//! Any bytes at all → a game and a series of wishes, legal or not. After each of them the laws of the rules hold.
#![no_main]

mod decode;
mod laws;
#[path = "../../../crates/rules/tests/laws/search.rs"]
mod search;

use libfuzzer_sys::fuzz_target;

use crate::decode::{Bytes, Wish, decode_setup, decode_wish};
use crate::laws::Witness;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let setup = decode_setup(&mut bytes);
    let Some(mut witness) = Witness::new(&setup) else { return };
    while !bytes.is_empty() {
        match decode_wish(&mut bytes, witness.game()) {
            Wish::Command(seat, command) => witness.play(seat, command),
            Wish::Sample(viewer, seed) => witness.sample(viewer, seed),
        }
    }
    witness.read_back(&setup);
});
