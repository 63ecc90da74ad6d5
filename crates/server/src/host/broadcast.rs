//! What is sent to whom, each with what they may know.

use std::collections::HashSet;

use tenback_rules::{BySeat, Event as GameEvent, Lay, Seat, TurnState, Viewer};
use tenback_table::{ChatLine, Event, Numbered, Person, PersonId, Refusal, Sitter, Snapshot, Table};
use tenback_wire::{
    ChatMessage, CommandId, Describer, End, Goodbye, Legal, Permission, Presence, Refused, SeenEvent, ServerFrame,
    TriedOut, View, Welcome, You,
};
use tenback_words::Words;

use super::Host;
use super::bots::is_bot_game;
use super::guests::{Guest, GuestId, message};
use super::step::Sight;
use crate::denial::{Denial, Resource};
use crate::network::Networks;
use crate::origin::Origin;

/// How many windows a spectator may have open.
const MOST_WINDOWS: usize = 3;

/// How many spectators from one network there is always room for. Beyond that they may take a quarter of all places.
const LEAST_NEIGHBOURS: usize = 10;

/// How many bytes of events are sent with a welcome that no longer matter for the game.
const MOST_AROUND: usize = 8 * 1024;

/// How many bytes of chat are sent at once.
const MOST_CHAT: usize = 10 * 1024;

/// Joining and leaving.
impl Host {
    pub(super) fn join(&mut self, mut guest: Guest, have: u64) -> Result<GuestId, Denial> {
        guest.invite = guest.invite.filter(|code| self.is_invite(code));
        let person = &guest.person;
        if self.app.erased.contains(person.id) {
            return Err(Denial::WhoAreYou);
        }
        let invited = guest.invite.is_some() || self.is_invited(person);
        self.check_entry(person, &guest.origin, invited)?;
        self.check_room(person, &guest.origin, invited)?;
        if self.bot_game.is_none() && is_bot_game(&self.table) {
            self.bot_game = Some(self.app.bot_games.resume(person.id, guest.origin.address));
        }
        let id = self.guests.admit(guest);
        self.update_attendance();
        self.send_presence(Some(id));
        self.welcome(id, have);
        self.welcome_by_coach(id);
        Ok(id)
    }

    pub(super) fn gone(&mut self, guest: GuestId) {
        if let Some(guest) = self.guests.remove(guest) {
            self.note_departure(&guest);
            self.update_attendance();
            self.send_presence(None);
            self.dismiss_coach();
        }
    }

    /// Whether somebody may connect: they are not banned, and may play or watch.
    pub(super) fn check_entry(&self, person: &Person, from: &Origin, invited: bool) -> Result<(), Denial> {
        self.check_ban(person, from)?;
        if self.is_closed_to(person) {
            return Err(Denial::NoSpectators);
        }
        match self.table.empty_seat() {
            _ if self.may_watch(person) => Ok(()),
            Some(_) if invited => Ok(()),
            Some(_) => Err(Denial::InviteNeeded),
            None => Err(Denial::NoSpectators),
        }
    }

    /// Whether there is room for one more connection. Spectators do not keep out players: for each free seat somebody more
    /// may connect who can take it, and where an invite link is needed, only those who came by it count for others who did.
    fn check_room(&self, person: &Person, from: &Origin, invited: bool) -> Result<(), Denial> {
        if self.table.seat_of(person.id).is_some() || self.is_host(person) {
            return Ok(());
        }
        let free = self.table.sitters().iter().filter(|(_, sitter)| **sitter == Sitter::Empty).count();
        let is_expected = invited && free > 0 && self.table.invite().is_some();
        let is_counted = |guest: &Guest| {
            let unseated = self.table.seat_of(guest.person.id).is_none();
            unseated && (!is_expected || guest.invite.is_some())
        };
        let others: Vec<&Guest> =
            self.guests.iter().map(|(_, guest)| guest).filter(|guest| is_counted(guest)).collect();
        let network = Networks::of(from.address).widest();
        let windows = others.iter().filter(|guest| guest.person.id == person.id).count();
        let neighbours = others.iter().filter(|guest| Networks::of(guest.origin.address).widest() == network).count();
        let places = if invited && windows == 0 { free } else { 0 };
        let most = self.app.config.limits.spectators as usize;
        let full = others.len() >= most.saturating_add(places)
            || windows >= MOST_WINDOWS
            || neighbours >= (most / 4).max(LEAST_NEIGHBOURS);
        if full { Err(Denial::TooMany { what: Resource::Spectators }) } else { Ok(()) }
    }

    /// People without a seat may watch while nothing is hidden, or if spectators are allowed.
    fn may_watch(&self, person: &Person) -> bool {
        let seated = self.table.seat_of(person.id).is_some();
        seated || self.is_host(person) || self.table.settings().spectators || !self.table.is_under_way()
    }

    /// Those who may take a seat may stay while one is free.
    fn may_stay(&self, person: &Person) -> bool {
        if self.is_closed_to(person) {
            return false;
        }
        self.may_watch(person) || (self.table.empty_seat().is_some() && self.is_invited(person))
    }

    /// Disconnects people who were removed or may no longer watch; returns whether there were any.
    pub(super) fn dismiss_who_may_not_stay(&mut self, before: &Table) -> bool {
        let new_ban = before.barred().len() < self.table.barred().len();
        let banned = self.people(|guest| new_ban && self.check_ban(&guest.person, &guest.origin).is_err());
        let unwelcome = self.people(|guest| !self.may_stay(&guest.person));
        let were_there = self.guests.iter().count();
        self.guests.dismiss_some(Goodbye::Kicked, |person| banned.contains(&person.id));
        self.guests.dismiss_some(Goodbye::NoSpectators, |person| unwelcome.contains(&person.id));
        self.guests.iter().count() < were_there
    }

    /// The people behind some of the connections.
    fn people(&self, which: impl Fn(&Guest) -> bool) -> Vec<PersonId> {
        self.guests.iter().filter(|(_, guest)| which(guest)).map(|(_, guest)| guest.person.id).collect()
    }

    pub(super) fn viewer(&self, person: &Person) -> Viewer {
        self.table.seat_of(person.id).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn you(&self, person: &Person) -> You {
        let host = self.is_host(person);
        // Nobody else is told the code.
        let invite = self.table.invite().filter(|_| host).map(str::to_owned);
        You { seat: self.table.seat_of(person.id), host, name: person.name.to_string(), invite }
    }

    pub(super) fn presence(&self) -> Presence {
        let at = |seat: Seat| {
            let owner = self.table.sitters()[seat].owner();
            owner.is_some_and(|owner| self.guests.iter().any(|(_, guest)| guest.person.id == owner.id))
        };
        let unseated = |guest: &Guest| self.table.seat_of(guest.person.id).is_none();
        Presence {
            seats: Seat::all(self.table.settings().rules.seats()).map(at).collect(),
            spectators: self.guests.iter().filter(|(_, guest)| unseated(guest)).count() as u32,
        }
    }

    /// Tells everybody except one guest who is present.
    pub(super) fn send_presence(&mut self, but: Option<GuestId>) {
        let present = message(&ServerFrame::Present(self.presence()));
        for (_, guest) in self.guests.iter().filter(|(id, _)| Some(*id) != but) {
            guest.outbox.send(present.clone());
        }
        self.send_permissions();
    }

    /// Sends permissions that have changed although nothing has happened.
    pub(super) fn send_permissions(&mut self) {
        let changed: Vec<_> = self
            .guests
            .iter()
            .map(|(id, guest)| (id, self.permissions_now(&guest.person)))
            .filter(|(id, may)| {
                self.guests.get(*id).is_some_and(|guest| guest.may.as_ref().is_some_and(|known| known != may))
            })
            .collect();
        for (id, may) in changed {
            self.send(id, &ServerFrame::May { may: may.clone() });
            self.note_permissions(id, may);
        }
    }

    pub(super) fn note_permissions(&mut self, id: GuestId, may: Vec<Permission>) {
        if let Some(guest) = self.guests.get_mut(id) {
            guest.may = Some(may);
        }
    }
}

/// Frames.
impl Host {
    fn welcome(&mut self, id: GuestId, have: u64) {
        let Some(guest) = self.guests.get(id) else { return };
        let viewer = self.viewer(&guest.person);
        let sight = Sight::of(&self.table, viewer);
        let may = self.permissions(&guest.person, &sight);
        let snapshot = self.table.snapshot(viewer);
        let from = if have <= self.table.seq() { have.max(self.table.tail_begins()) } else { self.table.tail_begins() };
        let tail = self.tail(from, viewer);
        let (chat, earlier_chat) = self.chat(u64::MAX);
        let frame = ServerFrame::Welcome(Box::new(Welcome {
            seq: snapshot.seq,
            you: self.you(&guest.person),
            table: self.around(&snapshot),
            view: snapshot.view.as_deref().map(View::from),
            legal: sight.explained(),
            may: may.clone(),
            after: from,
            tail,
            chat,
            earlier_chat,
            record: snapshot.record.clone(),
            end: self.table.end().map(End::from),
            present: self.presence(),
            time_left: self.clock.time_left(),
        }));
        guest.outbox.send(message(&frame));
        self.note_permissions(id, may);
    }

    /// The table around the game.
    pub(super) fn around(&self, snapshot: &Snapshot) -> tenback_wire::TableInfo {
        let (host, open) = (self.table.seat_of(self.host), self.charter.open);
        let info = tenback_wire::TableInfo::new(snapshot, host, open, self.attendance.to_answer());
        tenback_wire::TableInfo { occasion: self.occasion(), ..info }
    }

    /// The latest chat messages before an event, as many as fit, and whether there are earlier ones.
    fn chat(&self, before: u64) -> (Vec<ChatMessage>, bool) {
        let mut room = MOST_CHAT;
        let earlier: Vec<&ChatLine> = self.table.chat().iter().filter(|line| line.seq < before).collect();
        let fits = |line: &ChatMessage| {
            let size = serde_json::to_string(line).map_or(0, |text| text.len() + 1);
            room = room.saturating_sub(size);
            room > 0
        };
        let mut chat: Vec<_> = earlier.iter().rev().map(|line| ChatMessage::from(*line)).take_while(fits).collect();
        chat.reverse();
        let more = chat.len() < earlier.len();
        (chat, more)
    }

    /// The chat messages before an event, for somebody who may see the table.
    pub(super) fn chat_for(&self, person: &Person, from: &Origin, before: u64) -> Result<Vec<ChatMessage>, Denial> {
        self.check_ban(person, from)?;
        if self.may_stay(person) { Ok(self.chat(before).0) } else { Err(Denial::NoSpectators) }
    }

    /// The events after a number, as one viewer sees them; chat is sent apart.
    fn tail(&self, from: u64, viewer: Viewer) -> Vec<SeenEvent> {
        let mut describer = Describer::new(self.table.settings().rules);
        let left_out = self.left_out(from);
        let all = self.table.tail(self.table.tail_begins()).into_iter().flatten();
        all.filter_map(|Numbered { seq, event }| {
            if seq > from && !matches!(event, Event::Said { .. }) && !left_out.contains(&seq) {
                return Some(self.describe(&mut describer, seq, event, viewer));
            }
            describer.skip(event);
            None
        })
        .collect()
    }

    /// Events that are left out of a tail if there are many: the oldest of people who came and went, and of signals that no
    /// longer hold. The game is complete without them.
    fn left_out(&self, from: u64) -> HashSet<u64> {
        let mut room = MOST_AROUND;
        // Signals hold until the end of a seat's next turn, which may be the one after the current one.
        let mut turns = BySeat::new(self.table.settings().rules.seats(), 0_u8);
        let events: Vec<_> = self.table.tail(from).into_iter().flatten().collect();
        let mut left_out = HashSet::new();
        for Numbered { seq, event } in events.into_iter().rev() {
            if let Event::Game(GameEvent::TurnEnded { seat }) = event {
                turns[*seat] = turns[*seat].saturating_add(1);
            }
            let holds = matches!(event, Event::Game(GameEvent::Signalled { seat, .. }) if turns[*seat] < 2);
            let bytes = if holds { 0 } else { event.bytes_around() };
            if bytes > room {
                left_out.insert(seq);
            }
            room = room.saturating_sub(bytes);
        }
        left_out
    }

    pub(super) fn send_done(&self, guest: GuestId, id: CommandId, seq: u64) {
        self.send(guest, &ServerFrame::Done { id, seq });
    }

    pub(super) fn refuse(&self, guest: GuestId, id: Option<CommandId>, denial: &Denial) {
        let Some(Guest { person, origin, .. }) = self.guests.get(guest) else { return };
        // Ordinary mistakes of players are not worth a line in the log.
        if denial.is_limit() {
            self.app.refusals.note(denial.code(), origin.address, "a command at a table");
        }
        let text = denial.text(Words::of(person.language));
        self.send(guest, &ServerFrame::Refused(Refused { id, code: denial.code().to_owned(), text }));
    }

    pub(super) fn send(&self, guest: GuestId, frame: &ServerFrame) {
        if let Some(guest) = self.guests.get(guest) {
            guest.send(frame);
        }
    }

    /// Lays tried out in private (A16).
    pub(super) fn try_out(&self, guest: GuestId, id: CommandId, lays: &[Lay]) {
        let Some(person) = self.guests.get(guest).map(|guest| &guest.person) else { return };
        match self.preview(person, id.clone(), lays) {
            Ok(tried) => self.send(guest, &ServerFrame::TriedOut(Box::new(tried))),
            Err(denial) => self.refuse(guest, Some(id), &denial),
        }
    }

    fn preview(&self, person: &Person, id: CommandId, lays: &[Lay]) -> Result<TriedOut, Denial> {
        let seat = self.table.seat_of(person.id).ok_or(Denial::NotSeated)?;
        let preview = self.table.preview(seat, lays)?;
        let view = self.table.view(Viewer::Seat(seat)).ok_or(Refusal::NotDealt)?;
        Ok(TriedOut {
            id,
            view: View::of(&preview.board, preview.hand),
            legal: preview.legal.iter().map(|legal| Legal::explained(&view, lays, legal)).collect(),
            complete: preview.state == TurnState::Complete,
            lost: matches!(preview.state, TurnState::Broken(_)),
        })
    }
}
