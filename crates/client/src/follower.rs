//! Following a table by what the server tells: pure, and never further than what can be.

use tenback_rules::{CardSet, Seat, View, Viewer};
use tenback_wire::{self as wire, ChatMessage, Presence, Seen, SeenEvent, Sitter, Step, Welcome, You};

use crate::note::{Happened, Note, Noted};

/// A table as its viewer knows it.
#[derive(Clone, Debug)]
pub struct Follower {
    seq: u64,
    you: You,
    table: wire::TableInfo,
    view: Option<Box<View>>,
    log: Vec<Note>,
    present: Presence,
    record: Option<String>,
    time_left: Option<u32>,
}

/// Something was missed, or cannot be: everything has to be asked for anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost;

impl Follower {
    /// How many notes are remembered; more than any game has.
    const LONGEST_LOG: usize = 2000;

    /// Begins with what a server says that was asked for everything.
    pub fn new(welcome: Welcome) -> Result<Follower, Lost> {
        let mut follower = Follower {
            seq: 0,
            you: welcome.you.clone(),
            table: welcome.table.clone(),
            view: None,
            log: Vec::new(),
            present: Presence::default(),
            record: None,
            time_left: None,
        };
        let first = welcome.tail.first().map_or(welcome.seq.saturating_add(1), |told| told.seq);
        follower.seq = first.saturating_sub(1);
        let before = welcome.chat.iter().filter(|line| line.seq < first);
        follower.log = before.map(|line| Note { seq: line.seq, noted: Noted::Said(line.clone()) }).collect();
        follower.catch_up(welcome)?;
        Ok(follower)
    }

    /// Goes on after a connection was lost, where that is possible, and otherwise from the beginning.
    pub fn welcome(&mut self, welcome: Welcome) -> Result<(), Lost> {
        let joins =
            welcome.tail.first().map_or(welcome.seq == self.seq, |told| Some(told.seq) == self.seq.checked_add(1));
        if joins && welcome.you.seat == self.you.seat {
            // What cannot be must not leave half of it behind.
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

    fn catch_up(&mut self, welcome: Welcome) -> Result<(), Lost> {
        for told in &welcome.tail {
            let said = welcome.chat.iter().find(|line| line.seq == told.seq);
            self.follow(told, said)?;
        }
        self.present = welcome.present;
        self.record = welcome.record.or(self.record.take());
        self.time_left = welcome.time_left;
        self.check(welcome.seq, welcome.view.as_ref())
    }

    /// Follows what has happened. What is known already changes nothing.
    pub fn step(&mut self, step: &Step) -> Result<(), Lost> {
        if step.seq < self.seq || (step.seq == self.seq && !step.seen.is_empty()) {
            return Ok(());
        }
        let mut next = self.clone();
        let moved = step.you.as_ref().is_some_and(|you| you.seat != self.you.seat);
        if moved && self.view.is_some() {
            // Who changes seats has seen other cards.
            return Err(Lost);
        }
        if let Some(you) = &step.you {
            next.you = you.clone();
        }
        for told in step.seen.iter().filter(|told| told.seq > self.seq) {
            next.follow(told, None)?;
        }
        if let Some(table) = &step.table {
            next.table = table.clone();
        }
        next.time_left = step.time_left;
        // Where the game is as before, it need not be shown.
        let shown = self.view().map(wire::View::from);
        next.check(step.seq, step.view.as_ref().or(shown.as_ref()))?;
        *self = next;
        Ok(())
    }

    /// Who is connected has changed.
    pub fn presence(&mut self, present: Presence) {
        self.present = present;
    }

    fn follow(&mut self, told: &SeenEvent, said: Option<&ChatMessage>) -> Result<(), Lost> {
        if Some(told.seq) != self.seq.checked_add(1) {
            return Err(Lost);
        }
        self.seq = told.seq;
        match &told.seen {
            Seen::Dealt { hand } => self.deal(hand)?,
            Seen::Opened { record } => self.record = Some(record.clone()),
            _ => {}
        }
        let noted = match &told.seen {
            Seen::Said { seat, text } => Noted::Said(said.cloned().unwrap_or_else(|| self.line(*seat, text))),
            seen if is_of_game(seen) => Noted::Game(self.play(seen)?),
            seen => Noted::Table { seen: seen.clone(), name: about(seen).and_then(|seat| self.owner(seat)) },
        };
        self.log.push(Note { seq: told.seq, noted });
        let surplus = self.log.len().saturating_sub(Follower::LONGEST_LOG);
        self.log.drain(..surplus);
        Ok(())
    }

    fn deal(&mut self, hand: &[tenback_rules::Card]) -> Result<(), Lost> {
        let cards: CardSet = hand.iter().copied().collect();
        let view = View::dealt(self.table.rules, self.viewer(), cards).filter(|_| cards.len() == hand.len());
        self.view = Some(Box::new(view.ok_or(Lost)?));
        self.record = None;
        // The last game is over; what was said stays.
        self.log.retain(|note| matches!(note.noted, Noted::Said(_)));
        Ok(())
    }

    fn play(&mut self, seen: &Seen) -> Result<Happened, Lost> {
        let view = self.view.as_mut().ok_or(Lost)?;
        let event = seen.in_game().ok_or(Lost)?;
        let happened = Happened::after(view.board(), event);
        view.follow(&event).map_err(|_| Lost)?;
        Ok(happened)
    }

    fn line(&self, seat: Seat, text: &str) -> ChatMessage {
        ChatMessage { seq: self.seq, seat, name: self.owner(seat), text: text.to_owned() }
    }

    /// Whether all that was told leads to what the server shows.
    fn check(&self, seq: u64, view: Option<&wire::View>) -> Result<(), Lost> {
        let sitters = self.table.sitters.len() == usize::from(self.table.rules.seats());
        let seat = self.you.seat.is_none_or(|seat| seat.number() <= self.table.rules.seats());
        let rules = self.view.as_ref().is_none_or(|view| *view.board().rules() == self.table.rules);
        let own = self.view.as_deref().map(wire::View::from);
        let same = seq == self.seq && own.as_ref() == view;
        if sitters && seat && rules && same { Ok(()) } else { Err(Lost) }
    }
}

/// What is known.
impl Follower {
    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Who this client is at the table.
    pub const fn you(&self) -> &You {
        &self.you
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.you.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table around the game.
    pub const fn table(&self) -> &wire::TableInfo {
        &self.table
    }

    /// Who sits on a seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        self.table.sitters.get(seat.index()).unwrap_or(&Sitter::Empty)
    }

    /// The game, once it is dealt.
    pub fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    /// What happened in this game, and what was said.
    pub fn log(&self) -> &[Note] {
        &self.log
    }

    /// Who is connected.
    pub const fn present(&self) -> &Presence {
        &self.present
    }

    /// Whether a person is meant to sit there but is not connected.
    pub fn is_away(&self, seat: Seat) -> bool {
        let person = matches!(self.sitter(seat), Sitter::Person { .. } | Sitter::StandIn { .. });
        person && self.present.seats.get(seat.index()) == Some(&false)
    }

    /// The whole game, once it is over.
    pub fn record(&self) -> Option<&str> {
        self.record.as_deref()
    }

    /// How many milliseconds were left for the turn when the server last said so.
    pub const fn time_left(&self) -> Option<u32> {
        self.time_left
    }

    fn owner(&self, seat: Seat) -> Option<String> {
        match self.sitter(seat) {
            Sitter::Person { name } | Sitter::StandIn { name, .. } => Some(name.clone()),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }
}

/// The seat that something around the game is about.
const fn about(seen: &Seen) -> Option<Seat> {
    match seen {
        Seen::Seated { seat, .. }
        | Seen::Left { seat }
        | Seen::Kicked { seat }
        | Seen::HandedOver { seat, .. }
        | Seen::Returned { seat }
        | Seen::TimeUp { seat } => Some(*seat),
        _ => None,
    }
}

const fn is_of_game(seen: &Seen) -> bool {
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
