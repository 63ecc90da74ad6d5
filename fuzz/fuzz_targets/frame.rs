//! Any text at all → the reader of a client's messages. Nothing may panic; what is read says the same when it is
//! written and read again; and what is refused names a command only by an id that is one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tenback_wire::{ClientFrame, CommandId, InvalidFrame, MOST_LAYS_TRIED};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match ClientFrame::read(text) {
        Ok(frame) => write_again(&frame),
        Err(InvalidFrame { why, id }) => {
            assert!(!why.is_empty(), "it says what is wrong");
            assert!(id.is_none_or(|id| CommandId::new(id.as_str()).is_some()), "an id is short and visible");
        }
    }
});

fn write_again(frame: &ClientFrame) {
    if let ClientFrame::TryOut { lays, .. } = frame {
        assert!(lays.len() <= MOST_LAYS_TRIED, "more than any hand holds");
    }
    let written = serde_json::to_string(frame).expect("a frame is plain data");
    let again = ClientFrame::read(&written).expect("what was written can be read");
    assert_eq!(again, *frame, "what was written says the same");
    assert_eq!(serde_json::to_string(&again).expect("a frame is plain data"), written, "writing is settled after once");
}
