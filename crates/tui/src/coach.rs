//! The coach of a local game. It thinks on threads of its own, so that nobody waits for it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use tenback_review::{OpenTurn, Outlook, Remark, outlook};
use tenback_rules::{Event, Lay, Seat, View, Viewer};
use tenback_table::{Coaching, Event as TableEvent, Table};
use tenback_wire as wire;
use tenback_words::Words;

use crate::host::Host;
use crate::remote::Remote;

/// What a coach thinks about one game.
#[derive(Debug, Default)]
pub(crate) struct Coach {
    /// The turn under way, if the coach has seen it begin.
    turn: Option<OpenTurn>,
    /// What the lays of the player to move would cost.
    outlook: Thought<Outlook>,
    /// The last turn of a person, and what it was like.
    remark: Thought<(Seat, Remark)>,
}

impl Coach {
    /// A coach who comes to a table.
    pub(crate) fn at(table: &Table) -> Coach {
        let mut coach = Coach::default();
        coach.look(table);
        coach
    }

    /// Notes an event that is about to be applied.
    pub(crate) fn note(&mut self, table: &Table, event: &TableEvent) {
        let TableEvent::Game(event) = event else { return };
        if let Event::Laid { seat, .. } = event
            && let Some(turn) = begun(table, *seat)
        {
            self.turn = Some(turn);
            self.remark = Thought::None;
        }
        if let Some(turn) = &mut self.turn {
            turn.follow(event);
        }
        if let (Event::TurnEnded { seat }, Some(turn)) = (event, &self.turn) {
            let (seat, turn) = (*seat, turn.clone());
            self.remark = Thought::begin(move |stopped| turn.remark(stopped).map(|remark| (seat, remark)));
            self.turn = None;
        }
    }

    /// Thinks about the position, if a person is to move.
    pub(crate) fn look(&mut self, table: &Table) {
        let mover = table.game().and_then(|game| game.board().to_move());
        let view = mover.filter(|&seat| is_person(table, seat)).and_then(|seat| table.view(Viewer::Seat(seat)));
        self.outlook = view.map_or(Thought::None, |view: View| Thought::begin(move |stopped| outlook(&view, stopped)));
    }

    /// Takes note of thoughts that are ready. Returns whether there are new ones.
    pub(crate) fn poll(&mut self) -> bool {
        self.outlook.poll() | self.remark.poll()
    }

    /// Whether there may be something to say soon.
    pub(crate) const fn is_thinking(&self) -> bool {
        matches!(self.outlook, Thought::Thinking { .. }) || matches!(self.remark, Thought::Thinking { .. })
    }

    /// What is wrong with a lay of the player to move.
    pub(crate) fn warning(&self, lay: Lay, words: &Words) -> Option<String> {
        let Thought::Ready(Outlook { best, costly }) = &self.outlook else { return None };
        let costly = costly.iter().find(|costly| costly.lay == lay)?;
        Some(words.coach_warning(costly, best.as_slice()))
    }

    /// Takes the remark about the last turn of a seat, once it is ready.
    pub(crate) fn take_remark(&mut self, own: Seat) -> Option<Remark> {
        match self.remark {
            Thought::Ready((seat, remark)) if seat == own => {
                self.remark = Thought::None;
                Some(remark)
            }
            _ => None,
        }
    }

    /// Waits for thoughts that are not ready.
    pub(crate) fn wait(&mut self, longest: Duration) {
        self.outlook.wait(longest);
        self.remark.wait(longest);
    }
}

/// The coach of the player at the keyboard.
impl Host {
    /// Whether there is a coach.
    pub(crate) fn has_coach(&self) -> bool {
        match self {
            Host::Local(local) => local.coach().is_some(),
            Host::Remote(remote) => matches!(remote.coaching(), wire::Coaching::On | wire::Coaching::Waiting),
        }
    }

    /// What the coach says against a lay.
    pub(crate) fn coach_warning(&self, lay: Lay, words: &Words) -> Option<String> {
        match self {
            Host::Local(local) => local.coach()?.warning(lay, words),
            Host::Remote(remote) => remote.told.warning(remote.view()?, lay),
        }
    }

    /// Whether nobody else has a say in whether there is a coach.
    pub(crate) fn decides_on_coach(&self) -> bool {
        match self {
            Host::Local(local) => local.is_alone(),
            Host::Remote(remote) => remote.is_only_person(),
        }
    }

    /// Takes what the coach says about the player's last turn.
    pub(crate) fn take_remark(&mut self, words: &Words) -> Option<String> {
        let seat = self.seat()?;
        match self {
            Host::Local(local) => local.coach_mut()?.take_remark(seat).map(|remark| words.coach_remark(&remark)),
            Host::Remote(remote) => remote.told.take_remark(),
        }
    }
}

/// What the coach at a server has said.
#[derive(Debug, Default)]
pub(crate) struct Told {
    costs: Option<Box<wire::Costs>>,
    remark: Option<Box<wire::Remark>>,
    /// Whether the coach was offered to come by itself.
    offered: bool,
}

impl Told {
    pub(crate) fn warn(&mut self, costs: Box<wire::Costs>) {
        self.costs = Some(costs);
    }

    pub(crate) fn remark(&mut self, remark: Box<wire::Remark>) {
        self.remark = Some(remark);
    }

    /// What is wrong with a lay, if the coach has spoken about this position.
    fn warning(&self, view: &View, lay: Lay) -> Option<String> {
        let turn = view.board().turn();
        let costs = self.costs.as_ref().filter(|costs| (costs.turn, costs.laid) == (turn.number(), turn.laid()))?;
        costs.costly.iter().find(|costly| costly.lay == lay).map(|costly| costly.text.clone())
    }

    pub(crate) fn take_remark(&mut self) -> Option<String> {
        self.remark.take().map(|remark| remark.text)
    }
}

/// Decisions about coaches at a server.
impl Remote {
    /// What the own seat has decided.
    pub(crate) fn coaching(&self) -> wire::Coaching {
        self.seat().map_or(wire::Coaching::Off, |seat| self.coaching_of(seat))
    }

    fn coaching_of(&self, seat: Seat) -> wire::Coaching {
        let decided = self.follower().map(|follower| &follower.table().coaching);
        decided.and_then(|decided| decided.get(seat.index()).copied()).unwrap_or(wire::Coaching::Off)
    }

    /// Whether no other person plays at the table.
    pub(crate) fn is_only_person(&self) -> bool {
        let sitters = self.follower().map_or(&[][..], |follower| &follower.table().sitters);
        sitters
            .iter()
            .filter(|sitter| matches!(sitter, wire::Sitter::Person { .. } | wire::Sitter::StandIn { .. }))
            .count()
            < 2
    }

    /// Whether the coach may come by itself: once, to the only person at a table.
    pub(crate) fn offers_coach(&mut self) -> bool {
        let possible = self.seat().is_some() && self.allows_hints() && self.is_only_person();
        possible && !std::mem::replace(&mut self.told.offered, true) && self.coaching() == wire::Coaching::Off
    }

    /// Whether somebody else's coach waits for the own agreement.
    pub(crate) fn is_asked_for_coach(&self) -> bool {
        let seats = self.follower().map_or(0, |follower| follower.table().rules.seats());
        let waits = |seat: Seat| self.coaching_of(seat) == wire::Coaching::Waiting;
        self.seat().is_some() && self.coaching() == wire::Coaching::Off && Seat::all(seats).any(waits)
    }

    /// What the key for the coach decides: first to agree, if somebody waits for that, then for a coach, then against it.
    pub(crate) fn next_coaching(&self) -> Coaching {
        match self.coaching() {
            wire::Coaching::Off if self.is_asked_for_coach() => Coaching::Agreed,
            wire::Coaching::Off | wire::Coaching::Agreed => Coaching::On,
            wire::Coaching::Waiting | wire::Coaching::On => Coaching::Off,
        }
    }
}

/// The turn that begins with the next lay of a person.
fn begun(table: &Table, seat: Seat) -> Option<OpenTurn> {
    table.view(Viewer::Seat(seat)).filter(|_| is_person(table, seat)).and_then(OpenTurn::new)
}

fn is_person(table: &Table, seat: Seat) -> bool {
    table.sitters()[seat].bot().is_none()
}

/// Something that is thought about on another thread.
#[derive(Debug, Default)]
enum Thought<T> {
    /// Nothing, or there is nothing to say.
    #[default]
    None,
    /// It stops once this is gone.
    Thinking {
        answer: Receiver<T>,
        _wanted: Arc<()>,
    },
    Ready(T),
}

impl<T: Send + 'static> Thought<T> {
    /// Thinks until there is a result, or until the thought is replaced or dropped: then it is told to stop.
    fn begin(think: impl FnOnce(&dyn Fn() -> bool) -> Option<T> + Send + 'static) -> Thought<T> {
        let (send, answer) = channel();
        let wanted = Arc::new(());
        let asked = Arc::downgrade(&wanted);
        // If no thread can be started, the coach says nothing.
        let _no_thread = thread::Builder::new().name("coach".into()).spawn(move || {
            let stopped = || asked.strong_count() == 0;
            let _nobody_waits = think(&stopped).map(|thought| send.send(thought));
        });
        Thought::Thinking { answer, _wanted: wanted }
    }

    fn poll(&mut self) -> bool {
        let Thought::Thinking { answer, .. } = self else { return false };
        match answer.try_recv() {
            Ok(thought) => *self = Thought::Ready(thought),
            Err(TryRecvError::Disconnected) => *self = Thought::None,
            Err(TryRecvError::Empty) => return false,
        }
        matches!(self, Thought::Ready(_))
    }

    fn wait(&mut self, longest: Duration) {
        let Thought::Thinking { answer, .. } = self else { return };
        match answer.recv_timeout(longest) {
            Ok(thought) => *self = Thought::Ready(thought),
            Err(RecvTimeoutError::Disconnected) => *self = Thought::None,
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::Thought;

    /// Somebody who plays on or leaves does not keep a processor busy.
    #[test]
    fn a_thought_stops_when_nobody_wants_it_any_more() {
        let (began, has_begun) = channel();
        let (ended, has_ended) = channel();
        let thought = Thought::<()>::begin(move |stopped| {
            began.send(stopped()).ok()?;
            while !stopped() {
                std::thread::yield_now();
            }
            ended.send(()).ok()
        });
        assert_eq!(has_begun.recv(), Ok(false), "it is wanted at first");
        assert!(has_ended.try_recv().is_err());
        drop(thought);
        assert_eq!(has_ended.recv_timeout(Duration::from_secs(20)), Ok(()), "it was told to stop");
    }
}
