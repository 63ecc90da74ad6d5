//! What the clients of a table share.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::fault::Fault;
use crate::ledger::{Acknowledged, TableLedger, Unanswered, ViewerLedger};

/// A connection may be this many events behind before its table waits for it: a server drops clients that do not read.
const MOST_BEHIND: u64 = 24;

/// How much later than its effects an announcement may arrive.
pub(super) const LATE: Duration = Duration::from_secs(1);

/// What the clients of a table share.
pub(super) struct SharedTable {
    pub(super) id: String,
    /// When the last move was sent, or should have been.
    pub(super) sent: Cell<Instant>,
    viewers: RefCell<Vec<SharedViewer>>,
    acknowledged: RefCell<Vec<Acknowledged>>,
    takeover: Cell<Option<Takeover>>,
    /// When a player was cut off for a reason that nobody had announced; until the next move.
    cut_off: Cell<Option<Instant>>,
}

struct SharedViewer {
    /// The last event; `None` while it is not connected.
    reached: Option<u64>,
    /// The command that is not answered yet.
    open: Option<String>,
    seen: ViewerLedger,
}

/// A fault that may affect a table.
#[derive(Clone, Copy)]
struct Takeover {
    fault: usize,
    since: Instant,
    /// Whether a player lost the connection or had to repeat a command.
    affected: bool,
}

impl SharedTable {
    pub(super) fn new(id: String) -> Rc<SharedTable> {
        Rc::new(SharedTable {
            id,
            sent: Cell::new(Instant::now()),
            viewers: RefCell::default(),
            acknowledged: RefCell::default(),
            takeover: Cell::default(),
            cut_off: Cell::default(),
        })
    }

    /// Adds a client and returns its place.
    pub(super) fn add(&self, person: &str) -> usize {
        let seen = ViewerLedger { person: person.to_owned(), seen: Vec::new() };
        let mut viewers = self.viewers.borrow_mut();
        viewers.push(SharedViewer { reached: None, open: None, seen });
        viewers.len() - 1
    }

    fn viewer(&self, index: usize, change: impl FnOnce(&mut SharedViewer)) {
        if let Some(viewer) = self.viewers.borrow_mut().get_mut(index) {
            change(viewer);
        }
    }

    /// A client got to an event, or is not connected.
    pub(super) fn reached(&self, index: usize, seq: Option<u64>) {
        self.viewer(index, |viewer| viewer.reached = seq);
    }

    /// A client saw a frame.
    pub(super) fn seen(&self, index: usize, seat: u8, text: &str) {
        self.viewer(index, |viewer| viewer.seen.note(seat, text));
    }

    /// A client sent a command.
    pub(super) fn asked(&self, index: usize, id: &str) {
        self.viewer(index, |viewer| viewer.open = Some(id.to_owned()));
    }

    /// The command of a client was carried out. Returns the fault after which this is the first move, and how long it took.
    pub(super) fn acknowledged(&self, index: usize, seq: u64) -> Option<(usize, Duration)> {
        self.viewer(index, |viewer| {
            if let Some(id) = viewer.open.take() {
                self.acknowledged.borrow_mut().push(Acknowledged { person: viewer.seen.person.clone(), id, seq });
            }
        });
        self.cut_off.set(None);
        let takeover = self.takeover.get().filter(|takeover| takeover.affected)?;
        self.takeover.set(None);
        Some((takeover.fault, takeover.since.elapsed()))
    }

    /// A fault may affect this table from now on. An earlier one that does so already goes on.
    pub(super) fn expect_takeover(&self, fault: usize) {
        if self.takeover.get().is_none_or(|takeover| !takeover.affected) {
            // An announcement may arrive a little later than its effects.
            let cut_off = self.cut_off.take().filter(|since| since.elapsed() < LATE);
            let since = cut_off.unwrap_or_else(Instant::now);
            self.takeover.set(Some(Takeover { fault, since, affected: cut_off.is_some() }));
        }
    }

    /// A player lost the connection or repeats a command.
    pub(super) fn affected(&self) {
        match self.takeover.get() {
            Some(takeover) => self.takeover.set(Some(Takeover { affected: true, ..takeover })),
            None => self.cut_off.set(self.cut_off.get().or_else(|| Some(Instant::now()))),
        }
    }

    /// The fault after which no move has been made.
    pub(super) fn stalled_by(&self) -> Option<usize> {
        self.takeover.get().filter(|takeover| takeover.affected).map(|takeover| takeover.fault)
    }

    /// Whether somebody who is connected is far behind.
    pub(super) fn must_wait(&self, seq: u64) -> bool {
        self.viewers.borrow().iter().any(|viewer| viewer.reached.is_some_and(|reached| reached + MOST_BEHIND < seq))
    }

    /// What is still missing: an answer, a connection, or an event that others have.
    pub(super) fn unsettled(&self) -> Option<Fault> {
        let viewers = self.viewers.borrow();
        if viewers.iter().any(|viewer| viewer.reached.is_none()) {
            return Some(Fault::Closed { why: "it was not opened again".to_owned() });
        }
        if viewers.iter().any(|viewer| viewer.open.is_some()) {
            return Some(Fault::Silent { seconds: self.sent.get().elapsed().as_secs() });
        }
        let reached = || viewers.iter().filter_map(|viewer| viewer.reached);
        let (has, last) = (reached().min()?, reached().max()?);
        (has < last).then_some(Fault::Missing { has, last })
    }

    /// How many commands were not answered.
    pub(super) fn unanswered(&self) -> u64 {
        self.viewers.borrow().iter().filter(|viewer| viewer.open.is_some()).count() as u64
    }

    /// Everything the clients know.
    pub(super) fn ledger(&self) -> TableLedger {
        let viewers = self.viewers.borrow();
        let unanswered = viewers
            .iter()
            .filter_map(|viewer| viewer.open.clone().map(|id| Unanswered { person: viewer.seen.person.clone(), id }));
        TableLedger {
            table: self.id.clone(),
            acknowledged: self.acknowledged.borrow().clone(),
            unanswered: unanswered.collect(),
            viewers: viewers.iter().map(|viewer| viewer.seen.clone()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Rc<SharedTable> {
        let table = SharedTable::new("k3v9x2aak3v9x2aa".to_owned());
        table.add("ada");
        table
    }

    #[test]
    fn only_tables_that_were_cut_off_are_taken_over() {
        let table = table();
        table.expect_takeover(0);
        assert_eq!((table.acknowledged(0, 1), table.stalled_by()), (None, None), "nothing has happened here");
        table.affected();
        assert_eq!(table.stalled_by(), Some(0));
        assert!(table.acknowledged(0, 2).is_some_and(|(fault, _)| fault == 0));
        assert_eq!((table.acknowledged(0, 3), table.stalled_by()), (None, None), "once is enough");
    }

    #[test]
    fn a_late_announcement_explains_what_was_cut_off() {
        let table = table();
        table.affected();
        table.expect_takeover(3);
        assert!(table.acknowledged(0, 1).is_some_and(|(fault, _)| fault == 3));
        table.affected();
        assert_eq!(table.acknowledged(0, 2), None, "the game went on before anything was announced");
        table.expect_takeover(4);
        assert_eq!(table.stalled_by(), None);
    }

    #[test]
    fn the_ledger_has_answers_and_what_is_missing() {
        let table = table();
        table.asked(0, "c1");
        assert_eq!((table.unanswered(), table.ledger().unanswered.len()), (1, 1));
        table.acknowledged(0, 5);
        table.reached(0, Some(5));
        let ledger = table.ledger();
        assert_eq!((ledger.acknowledged.len(), ledger.unanswered.len(), table.unsettled()), (1, 0, None));
        table.reached(0, None);
        assert!(table.unsettled().is_some(), "it is not connected");
    }
}
