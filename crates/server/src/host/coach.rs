//! Coaches: warnings of costly lays and a remark after a turn, for players who want that.

use tenback_review::{OpenTurn, Outlook, Remark, outlook, points};
use tenback_rules::{Event as GameEvent, Seat, View, Viewer};
use tenback_table::{Event, Table};
use tenback_wire::{CostlyLay, Costs, ServerFrame};
use tenback_words::Words;

use super::bots::{Thought, account_of};
use super::draft::{changes_what_may_be_done, changes_who_sits};
use super::guests::{Guest, GuestId};
use super::{Host, TableMessage};
use crate::thinking::{self, Stop};

/// The coach at a table: there is one player to move at a time.
#[derive(Debug, Default)]
pub(super) struct Coach {
    /// The turn under way, if its player has a coach.
    turn: Option<OpenTurn>,
    /// Thinking about the position.
    looking: Option<Thought>,
    /// What came of it.
    outlook: Option<Outlook>,
    /// Thinking about the last turn, of this seat.
    judging: Option<(Seat, Thought)>,
}

/// What a coach has thought.
#[derive(Debug)]
pub(crate) enum CoachResult {
    /// About the position after an event.
    Outlook { seq: u64, outlook: Option<Outlook> },
    /// About a turn of a seat.
    Remark { seat: Seat, turn: u16, remark: Option<Remark> },
}

impl Host {
    /// Follows what has just happened.
    pub(super) fn follow_with_coach(&mut self, before: &Table, events: &[Event]) {
        for event in events {
            if let Event::Game(event) = event {
                self.note_for_coach(before, event);
            }
        }
        let decides = |event: &Event| matches!(event, Event::Coaching { .. } | Event::HandedOver { .. });
        let changes = |event: &Event| changes_what_may_be_done(event) || changes_who_sits(event) || decides(event);
        if events.iter().any(changes) {
            (self.coach.looking, self.coach.outlook) = (None, None);
            self.look_for_player();
        }
    }

    /// Notes what the player to move does. People lay one card at a time, so before a first lay nothing else happens.
    fn note_for_coach(&mut self, before: &Table, event: &GameEvent) {
        if let GameEvent::Laid { seat, .. } = event
            && before.game().is_some_and(|game| game.board().turn().laid() == 0)
        {
            let view = self.table.is_coached(*seat).then(|| before.view(Viewer::Seat(*seat))).flatten();
            self.coach.turn = view.and_then(OpenTurn::new);
        }
        if let Some(turn) = &mut self.coach.turn {
            turn.follow(event);
        }
        match event {
            GameEvent::TurnEnded { seat } => self.judge_turn(*seat, before),
            GameEvent::Ended(_) => self.coach.turn = None,
            _ => {}
        }
    }

    /// Thinks about a turn that is over.
    fn judge_turn(&mut self, seat: Seat, before: &Table) {
        let Some(turn) = self.coach.turn.take().filter(|turn| turn.seat() == Some(seat)) else { return };
        let number = before.game().map_or(0, |game| game.board().turn().number());
        let think = move |stopped: &dyn Fn() -> bool| {
            let remark = turn.remark(stopped);
            CoachResult::Remark { seat, turn: number, remark }
        };
        self.coach.judging = self.think_as_coach(seat, think).map(|thought| (seat, thought));
    }

    /// Thinks about the lays of the player to move, if that player has a coach.
    fn look_for_player(&mut self) {
        let Some((seat, view)) = self.coached_player() else { return };
        let seq = self.moved;
        let think = move |stopped: &dyn Fn() -> bool| CoachResult::Outlook { seq, outlook: outlook(&view, stopped) };
        self.coach.looking = self.think_as_coach(seat, think);
    }

    /// The player to move, if a coach may help them.
    fn coached_player(&self) -> Option<(Seat, View)> {
        let seat = self.table.game()?.board().to_move().filter(|&seat| self.table.is_coached(seat))?;
        Some((seat, self.table.view(Viewer::Seat(seat))?))
    }

    /// Thinks on another thread, at the expense of the player, and sends the result as a message. It stops when the thought
    /// is dropped. A coach whose player is not connected does not think.
    fn think_as_coach(
        &self,
        seat: Seat,
        think: impl FnOnce(&dyn Fn() -> bool) -> CoachResult + Send + 'static,
    ) -> Option<Thought> {
        let account = self.connections_of(seat).map(|(_, guest)| account_of(guest)).next()?;
        let (app, mailbox) = (self.app.clone(), self.mailbox.clone());
        let task = tokio::spawn(async move {
            let Some(thread) = app.thinkers.thread(account).await else { return };
            let stop = Stop::default();
            let stopped = stop.stopped();
            let work = move || {
                let result = think(&stopped);
                drop(thread);
                result
            };
            if let Some(result) = thinking::think(app.world.as_ref(), work).await {
                // The table may have been unloaded.
                let _unloaded = mailbox.send(TableMessage::CoachResult(result)).await;
            }
        });
        Some(Thought::watched(task.abort_handle()))
    }

    /// Sends what a coach has thought, unless it is outdated or no longer wanted.
    pub(super) fn coach_result(&mut self, result: CoachResult) {
        match result {
            CoachResult::Outlook { seq, outlook } if seq == self.moved => {
                self.coach.outlook = outlook;
                let Some((seat, view)) = self.coached_player() else { return };
                self.connections_of(seat).for_each(|(_, guest)| self.send_costs(guest, &view));
            }
            CoachResult::Remark { seat, turn, remark: Some(remark) } if self.table.is_coached(seat) => {
                self.connections_of(seat).for_each(|(_, guest)| send_remark(guest, turn, &remark));
            }
            CoachResult::Outlook { .. } | CoachResult::Remark { .. } => {}
        }
    }

    /// Tells somebody who has just connected what the coach knows, or lets it think.
    pub(super) fn welcome_by_coach(&mut self, id: GuestId) {
        let Some((seat, view)) = self.coached_player() else { return };
        if !self.connections_of(seat).any(|(connection, _)| connection == id) {
            return;
        }
        match (&self.coach.looking, self.guests.get(id)) {
            (Some(_), Some(guest)) => self.send_costs(guest, &view),
            (_, _) => self.look_for_player(),
        }
    }

    /// Stops thinking for players whose last connection has gone. What is known stays for when they come back.
    pub(super) fn dismiss_coach(&mut self) {
        if self.coach.judging.as_ref().is_some_and(|(seat, _)| self.connections_of(*seat).next().is_none()) {
            self.coach.judging = None;
        }
        let hears = self.coached_player().is_some_and(|(seat, _)| self.connections_of(seat).next().is_some());
        if !hears && self.coach.outlook.is_none() {
            self.coach.looking = None;
        }
    }

    /// All connections of the person on a seat.
    fn connections_of(&self, seat: Seat) -> impl Iterator<Item = (GuestId, &Guest)> {
        let owner = self.table.sitters()[seat].owner().map(|owner| owner.id);
        self.guests.iter().filter(move |(_, guest)| Some(guest.person.id) == owner)
    }

    /// Sends the costly lays, if there are any.
    fn send_costs(&self, guest: &Guest, view: &View) {
        let Some(Outlook { best, costly }) = self.coach.outlook.as_ref().filter(|known| !known.costly.is_empty())
        else {
            return;
        };
        let words = Words::of(guest.person.language);
        let costly = costly.iter().map(|costly| CostlyLay {
            lay: costly.lay,
            points: points(costly.cost),
            text: words.coach_warning(costly, best.as_slice()),
        });
        let turn = view.board().turn();
        let (best, costly) = (best.as_slice().to_vec(), costly.collect());
        let costs = Costs { turn: turn.number(), laid: turn.laid(), best, costly };
        guest.send(&ServerFrame::Costs(Box::new(costs)));
    }
}

fn send_remark(guest: &Guest, turn: u16, remark: &Remark) {
    let text = Words::of(guest.person.language).coach_remark(remark);
    let (points, better) = match remark {
        Remark::Costly { loss, better, .. } => (Some(points(*loss)), better.as_slice().to_vec()),
        Remark::Great => (None, Vec::new()),
    };
    guest.send(&ServerFrame::Remark(Box::new(tenback_wire::Remark { turn, points, better, text })));
}
