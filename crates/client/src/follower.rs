//! Keeps up with a table from the frames of a server. Pure; rejects anything impossible.

use std::fmt;

use tenback_rules::{CardSet, Seat, View, Viewer};
use tenback_wire::{self as wire, ChatMessage, End, Permission, Presence, Seen, SeenEvent, Sitter, Step, Welcome, You};

use crate::log::{EntryKind, GameEvent, LogEntry, seat_of};
use crate::seating::Seating;

/// A table as its viewer knows it.
#[derive(Clone, Debug)]
pub struct Follower {
    seq: u64,
    you: You,
    table: wire::TableInfo,
    view: Option<Box<View>>,
    log: Vec<LogEntry>,
    /// The seats as of the last entry of the log.
    seating: Seating,
    present: Presence,
    may: Vec<Permission>,
    record: Option<String>,
    end: Option<End>,
    time_left: Option<u32>,
}

/// Something was missed or is impossible: the full state has to be requested again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfSync;

impl fmt::Display for OutOfSync {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the server's frames do not fit together")
    }
}

impl std::error::Error for OutOfSync {}

impl Follower {
    /// The most log entries kept; more than any game has.
    const LONGEST_LOG: usize = 2000;

    /// Starts from a welcome with the full state.
    pub fn new(welcome: Welcome) -> Result<Follower, OutOfSync> {
        let mut follower = Follower {
            seq: 0,
            you: welcome.you.clone(),
            table: welcome.table.clone(),
            view: None,
            log: Vec::new(),
            seating: Seating::default(),
            present: Presence::default(),
            may: Vec::new(),
            record: None,
            end: None,
            time_left: None,
        };
        follower.seq = welcome.after;
        let before = welcome.chat.iter().filter(|line| line.seq <= welcome.after);
        let earlier = before.map(|line| LogEntry { seq: line.seq, kind: EntryKind::Chat(line.clone()), former: None });
        follower.log = earlier.collect();
        follower.catch_up(welcome)?;
        follower.complete_log();
        Ok(follower)
    }

    /// Continues after reconnecting if possible, and otherwise starts over.
    pub fn welcome(&mut self, welcome: Welcome) -> Result<(), OutOfSync> {
        if welcome.after == self.seq && welcome.you.seat == self.you.seat {
            // An impossible frame must not be applied halfway.
            let mut next = self.clone();
            next.you = welcome.you.clone();
            next.table = welcome.table.clone();
            next.catch_up(welcome)?;
            *self = next;
        } else {
            *self = Follower::new(welcome)?;
        }
        Ok(())
    }

    fn catch_up(&mut self, welcome: Welcome) -> Result<(), OutOfSync> {
        let mut said = welcome.chat.iter().filter(|line| line.seq > welcome.after).peekable();
        for event in &welcome.tail {
            while let Some(line) = said.next_if(|line| line.seq < event.seq) {
                self.hear(line)?;
            }
            // Messages may be missing in between: only the latest are sent.
            self.seq = self.seq.max(event.seq.saturating_sub(1));
            self.follow(event)?;
        }
        for line in said {
            self.hear(line)?;
        }
        self.seq = self.seq.max(welcome.seq);
        self.seating = Seating::of(&self.table);
        self.present = welcome.present;
        self.may = welcome.may;
        self.record = welcome.record.or(self.record.take());
        self.end = welcome.end.or(self.end.take());
        self.time_left = welcome.time_left;
        self.check(welcome.seq, welcome.view.as_ref())
    }

    /// Applies a step. One that is already known changes nothing.
    pub fn step(&mut self, step: &Step) -> Result<(), OutOfSync> {
        if step.seq < self.seq || (step.seq == self.seq && !step.seen.is_empty()) {
            return Ok(());
        }
        let mut next = self.clone();
        let moved = step.you.as_ref().is_some_and(|you| you.seat != self.you.seat);
        if moved && self.view.is_some() {
            // A new seat has a different hand.
            return Err(OutOfSync);
        }
        if let Some(you) = &step.you {
            next.you = you.clone();
        }
        for event in step.seen.iter().filter(|event| event.seq > self.seq) {
            next.follow(event)?;
        }
        if let Some(table) = &step.table {
            next.table = table.clone();
            next.seating = Seating::of(table);
        }
        next.may.clone_from(&step.may);
        next.end = step.end.clone().or(next.end);
        next.time_left = step.time_left;
        // If the game has not changed, the step need not contain it.
        let shown = self.view().map(wire::View::from);
        next.check(step.seq, step.view.as_ref().or(shown.as_ref()))?;
        *self = next;
        Ok(())
    }

    /// Updates who is connected.
    pub fn presence(&mut self, present: Presence) {
        self.present = present;
    }

    /// Updates what the viewer may do.
    pub fn permissions(&mut self, may: Vec<Permission>) {
        self.may = may;
    }

    /// Notes a chat message that came with a welcome.
    fn hear(&mut self, line: &ChatMessage) -> Result<(), OutOfSync> {
        if line.seq <= self.seq {
            return Err(OutOfSync);
        }
        self.seq = line.seq;
        self.seating.hear(line.seat, line.name.as_deref());
        self.note(EntryKind::Chat(line.clone()));
        Ok(())
    }

    fn follow(&mut self, event: &SeenEvent) -> Result<(), OutOfSync> {
        if Some(event.seq) != self.seq.checked_add(1) {
            return Err(OutOfSync);
        }
        self.seq = event.seq;
        match &event.seen {
            Seen::Dealt { hand } => self.deal(hand)?,
            Seen::Opened { record } => self.record = Some(record.clone()),
            _ => {}
        }
        let kind = match &event.seen {
            Seen::Said { seat, text } => EntryKind::Chat(self.chat_message(*seat, text)),
            seen if is_game_event(seen) => EntryKind::Game(self.play(seen)?),
            seen => {
                let name = seat_of(seen).and_then(|seat| self.seating.owner(seat)).map(str::to_owned);
                EntryKind::Table { seen: seen.clone(), name, renewed: self.seating.is_renewed(seen) }
            }
        };
        if let Seen::Seated { seat, .. } = &event.seen {
            self.note_departure(*seat);
        }
        self.note(kind);
        if let Seen::Left { seat } | Seen::Kicked { seat } = &event.seen {
            self.note_departure(*seat);
        }
        self.seating.follow(&event.seen);
        Ok(())
    }

    /// Notes who it was in all entries about a seat that somebody leaves.
    fn note_departure(&mut self, seat: Seat) {
        let sitter = self.seating.sitter(seat);
        for entry in self.log.iter_mut().filter(|entry| entry.former.is_none() && entry.seat() == Some(seat)) {
            entry.former = Some(sitter.clone());
        }
    }

    /// Adds what is known of people who were there before the first event of the log.
    fn complete_log(&mut self) {
        for entry in self.log.iter_mut().filter(|entry| entry.former.is_none()) {
            let now = entry.seat().and_then(|seat| self.seating.owner(seat));
            match &mut entry.kind {
                EntryKind::Chat(ChatMessage { name: Some(name), .. }) if now != Some(name) => {
                    entry.former = Some(Sitter::Person { name: name.clone() });
                }
                EntryKind::Table { name: name @ None, .. } => *name = now.map(str::to_owned),
                _ => {}
            }
        }
    }

    fn note(&mut self, kind: EntryKind) {
        self.log.push(LogEntry { seq: self.seq, kind, former: None });
        let surplus = self.log.len().saturating_sub(Follower::LONGEST_LOG);
        self.log.drain(..surplus);
    }

    fn deal(&mut self, hand: &[tenback_rules::Card]) -> Result<(), OutOfSync> {
        let cards: CardSet = hand.iter().copied().collect();
        let view = View::dealt(self.table.rules, self.viewer(), cards).filter(|_| cards.len() == hand.len());
        self.view = Some(Box::new(view.ok_or(OutOfSync)?));
        (self.record, self.end) = (None, None);
        // A new game: keep only the chat.
        self.log.retain(|entry| matches!(entry.kind, EntryKind::Chat(_)));
        Ok(())
    }

    fn play(&mut self, seen: &Seen) -> Result<GameEvent, OutOfSync> {
        let view = self.view.as_mut().ok_or(OutOfSync)?;
        let event = seen.in_game().ok_or(OutOfSync)?;
        let happened = GameEvent::after(view.board(), event);
        view.follow(&event).map_err(|_| OutOfSync)?;
        Ok(happened)
    }

    fn chat_message(&self, seat: Seat, text: &str) -> ChatMessage {
        let name = self.seating.owner(seat).map(str::to_owned);
        ChatMessage { seq: self.seq, seat, name, text: text.to_owned() }
    }

    /// Checks that the events lead to the state the server sent.
    fn check(&self, seq: u64, view: Option<&wire::View>) -> Result<(), OutOfSync> {
        let sitters = self.table.sitters.len() == usize::from(self.table.rules.seats());
        let seat = self.you.seat.is_none_or(|seat| seat.number() <= self.table.rules.seats());
        let rules = self.view.as_ref().is_none_or(|view| *view.board().rules() == self.table.rules);
        let own = self.view.as_deref().map(wire::View::from);
        let same = seq == self.seq && own.as_ref() == view;
        if sitters && seat && rules && same { Ok(()) } else { Err(OutOfSync) }
    }
}

/// Queries.
impl Follower {
    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Who this client is at the table.
    pub const fn you(&self) -> &You {
        &self.you
    }

    /// Whether this client may do something now.
    pub fn may(&self, what: Permission) -> bool {
        self.may.contains(&what)
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.you.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table's settings and seats.
    pub const fn table(&self) -> &wire::TableInfo {
        &self.table
    }

    /// Who has a seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        self.table.sitters.get(seat.index()).unwrap_or(&Sitter::Empty)
    }

    /// The game, once it is dealt.
    pub fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    /// What happened in this game, and the chat.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// Who is connected.
    pub const fn present(&self) -> &Presence {
        &self.present
    }

    /// Whether the seat belongs to a person who is not connected.
    pub fn is_away(&self, seat: Seat) -> bool {
        let person = matches!(self.sitter(seat), Sitter::Person { .. } | Sitter::StandIn { .. });
        person && self.present.seats.get(seat.index()) == Some(&false)
    }

    /// The record of the game, once it is over.
    pub fn record(&self) -> Option<&str> {
        self.record.as_deref()
    }

    /// All cards and why the game ended, once it is over.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// How many milliseconds were left for the turn at the last frame.
    pub const fn time_left(&self) -> Option<u32> {
        self.time_left
    }
}

const fn is_game_event(seen: &Seen) -> bool {
    matches!(
        seen,
        Seen::Began { .. }
            | Seen::Signalled { .. }
            | Seen::Laid { .. }
            | Seen::TakenBack { .. }
            | Seen::TurnEnded { .. }
            | Seen::Drew { .. }
            | Seen::TurnBegan { .. }
            | Seen::Ended(_)
    )
}
