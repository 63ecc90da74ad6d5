//! All that a viewer needs to sit down again.

use tenback_rules::{BySeat, Seat, View};

use crate::event::{Numbered, Seen};
use crate::name::Name;
use crate::settings::{Settings, Sitter};

/// A table as one viewer knows it. It follows the events that come after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The number of the last event in it; 0 if nothing has happened.
    pub seq: u64,
    /// What is agreed.
    pub settings: Settings,
    /// Who sits where.
    pub sitters: BySeat<Sitter>,
    /// The game, once it is dealt.
    pub view: Option<Box<View>>,
    /// The promise that the deal will not be changed.
    pub commitment: Option<String>,
    /// Everything said so far.
    pub chat: Vec<Line>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of the event.
    pub seq: u64,
    /// From which seat.
    pub seat: Seat,
    /// Who sat there at the time.
    pub name: Option<Name>,
    /// What.
    pub text: String,
}

impl Snapshot {
    /// Follows the next event. One that is in the snapshot already changes nothing, so a tail may overlap it.
    pub fn apply(&mut self, seen: &Numbered<Seen>) {
        if seen.seq <= self.seq {
            return;
        }
        self.seq = seen.seq;
        match &seen.event {
            Seen::Seated { seat, sitter } => self.sitters[*seat] = sitter.clone(),
            Seen::Left { seat } => self.sitters[*seat] = Sitter::Empty,
            Seen::Dealt { view, commitment } => {
                self.view = Some(view.clone());
                self.commitment.clone_from(commitment);
            }
            Seen::Game(event) => {
                if let Some(view) = &mut self.view {
                    view.apply(event);
                }
            }
            Seen::Said { seat, text } => self.chat.push(Line::said(seen.seq, *seat, &self.sitters, text)),
        }
    }
}

impl Line {
    pub(crate) fn said(seq: u64, seat: Seat, sitters: &BySeat<Sitter>, text: &str) -> Line {
        Line { seq, seat, name: sitters[seat].name().cloned(), text: text.to_owned() }
    }
}
