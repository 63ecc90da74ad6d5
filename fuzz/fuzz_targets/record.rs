//! Any bytes at all → the reader of `.tgn`. Nothing may panic; what is read can be written and read again; what is
//! sound by the rules stays so when it is written down anew.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tenback_notation::{Fault, Record, RecordReader, Recorder, Replayed, replay};
use tenback_rules::Setup;

fuzz_target!(|bytes: &[u8]| {
    for chunk in RecordReader::new(bytes) {
        let chunk = chunk.expect("reading from memory cannot fail");
        if let Ok(text) = chunk.text {
            read(&text);
        }
    }
});

fn read(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let written = record.to_string();
    let again = Record::parse(&written).expect("what was written can be read");
    assert_eq!(again, record, "what was written says the same");
    assert_eq!(again.to_string(), written, "writing is settled after once");
    let (played, played_again) = (replay(&record), replay(&again));
    match (played, played_again) {
        (Ok(one), Ok(other)) => {
            assert_eq!(one.events, other.events);
            assert_eq!(one.game, other.game);
            write_down(one);
        }
        (one, other) => assert_eq!(one.err().map(without_line), other.err().map(without_line)),
    }
}

/// A sound record can be written from its events, and leads to the same game.
fn write_down(Replayed { setup, events, game }: Replayed) {
    let mut recorder = Recorder::new(&Setup { first: None, ..setup });
    for event in &events {
        recorder.note(event);
    }
    let record = recorder.record();
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "what was noted can be read");
    let replayed = replay(&record).expect("what was noted is sound");
    assert_eq!(replayed.events, events);
    assert_eq!(replayed.game, game);
}

/// Lines move when a record is written neatly; the fault stays the same.
fn without_line(fault: Fault) -> (u64, usize, &'static str) {
    (fault.turn, fault.play, fault.problem.code())
}
