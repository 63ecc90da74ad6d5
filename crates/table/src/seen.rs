//! What a viewer sees of an event.

use tenback_rules::Viewer;

use crate::event::{Event, Seen};
use crate::table::Table;

impl Table {
    /// An event of this table's game, already applied, as `viewer` sees it.
    pub fn seen(&self, event: &Event, viewer: Viewer) -> Seen {
        match event {
            Event::Seated { seat, sitter } => Seen::Seated { seat: *seat, sitter: sitter.clone() },
            Event::Left { seat } => Seen::Left { seat: *seat },
            Event::Kicked { seat, .. } => Seen::Kicked { seat: *seat },
            Event::HostPassed { seat } => Seen::HostPassed { seat: *seat },
            Event::Silenced { seat, on } => Seen::Silenced { seat: *seat, on: *on },
            Event::HandedOver { seat, level } => Seen::HandedOver { seat: *seat, level: *level },
            Event::Returned { seat } => Seen::Returned { seat: *seat },
            Event::TimeUp { seat } => Seen::TimeUp { seat: *seat },
            Event::GiveUpProposed { seat } => Seen::GiveUpProposed { seat: *seat },
            Event::GiveUpAnswered { seat, agree } => Seen::GiveUpAnswered { seat: *seat, agree: *agree },
            Event::GiveUpDecided { accepted } => Seen::GiveUpDecided { accepted: *accepted },
            Event::Renamed { seat, person } => Seen::Renamed { seat: *seat, name: person.name.clone() },
            Event::Hinted { seat } => Seen::Hinted { seat: *seat },
            Event::Coaching { seat, coaching } => Seen::Coaching { seat: *seat, coaching: *coaching },
            Event::Spectators { allowed } => Seen::Spectators { allowed: *allowed },
            Event::InviteOnly { code } => Seen::InviteOnly { on: code.is_some() },
            Event::Promised(deal) => Seen::Promised { commitment: self.commitment_to(deal) },
            Event::Dealt => {
                let dealt = self.dealt().expect("a deal that has been applied");
                Seen::Dealt { view: Box::new(dealt.start().view(viewer)) }
            }
            Event::Game(event) => Seen::Game(event.seen_by(viewer)),
            Event::Opened => Seen::Opened { record: self.opened().unwrap_or_default() },
            Event::Said { seat, text } => Seen::Said { seat: *seat, text: text.clone() },
        }
    }
}
