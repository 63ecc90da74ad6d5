//! What all clients of a generator share: counters, announced faults, and what was wrong.

use std::cell::{Cell, RefCell};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::announce::{Action, Announcement, Place};
use super::link::{FaultOutcome, Travel};
use super::table::{LATE, SharedTable};
use crate::connection::Pace;
use crate::tally::{Tally, Times};

/// How many things that were wrong are reported in full.
const MOST_WRONG: usize = 20;
/// How many addresses a generator connects from. Each has its own ports and its own limits on servers.
const SOURCES: u64 = 250;

/// What all clients of a generator share.
pub(super) struct World {
    pub(super) generator: u32,
    pub(super) targets: Vec<SocketAddr>,
    pub(super) grace: Duration,
    pub(super) keeps_ledger: bool,
    pub(super) tally: Tally,
    pub(super) pace: Pace,
    /// True once games may start.
    pub(super) started: watch::Receiver<bool>,
    pub(super) tables: RefCell<Vec<Rc<SharedTable>>>,
    pub(super) travel: Cell<Travel>,
    faults: RefCell<Vec<Announced>>,
    down: RefCell<Vec<Place>>,
    changed: Cell<Option<Instant>>,
    /// Lost connections that nothing announced so far.
    unexplained: RefCell<Vec<(Instant, String)>>,
    wrong: RefCell<Vec<String>>,
    wrong_count: Cell<u64>,
    opened: Cell<u64>,
}

struct Announced {
    what: Announcement,
    takeover: Times,
}

impl World {
    pub(super) fn new(job: &super::plan::Job, started: watch::Receiver<bool>) -> World {
        World {
            generator: job.generator,
            targets: job.targets.clone(),
            grace: job.grace,
            keeps_ledger: job.ledger.is_some(),
            tally: Tally::new(),
            pace: Pace::new(job.think, job.rate),
            started,
            tables: RefCell::default(),
            travel: Cell::default(),
            faults: RefCell::default(),
            down: RefCell::default(),
            changed: Cell::default(),
            unexplained: RefCell::default(),
            wrong: RefCell::default(),
            wrong_count: Cell::default(),
            opened: Cell::default(),
        }
    }

    /// Something is about to happen.
    pub(super) fn announce(&self, what: Announcement) {
        self.changed.set(Some(Instant::now()));
        self.down.borrow_mut().retain(|place| *place != what.place);
        if what.action == Action::Back {
            return;
        }
        self.down.borrow_mut().push(what.place);
        let number = self.faults.borrow().len();
        self.faults.borrow_mut().push(Announced { what, takeover: Times::default() });
        self.tables.borrow().iter().for_each(|table| table.expect_takeover(number));
    }

    /// Whether lost connections and silence are to be expected now.
    pub(super) fn expects_trouble(&self) -> bool {
        let recent = self.changed.get().is_some_and(|changed| changed.elapsed() < self.grace);
        recent || !self.down.borrow().is_empty()
    }

    /// Notes a lost connection. The announcement that explains it may still be on its way.
    pub(super) fn lost(&self, what: String) {
        self.count(|travel| travel.lost += 1);
        if !self.expects_trouble() {
            self.unexplained.borrow_mut().push((Instant::now(), what));
        }
    }

    /// Decides about lost connections that nothing has explained in time; at the end, about all of them.
    pub(super) fn judge(&self, at_the_end: bool) {
        if self.expects_trouble() {
            return self.unexplained.borrow_mut().clear();
        }
        let is_due = |(lost, _): &mut (Instant, String)| at_the_end || lost.elapsed() > LATE;
        let due: Vec<_> = self.unexplained.borrow_mut().extract_if(.., is_due).collect();
        due.into_iter().for_each(|(_, what)| self.wrong(what));
    }

    /// A table that was affected by a fault goes on.
    pub(super) fn taken_over(&self, fault: usize, time: Duration) {
        if let Some(fault) = self.faults.borrow_mut().get_mut(fault) {
            fault.takeover.record(time);
        }
    }

    /// Notes something that must not happen.
    pub(super) fn wrong(&self, what: String) {
        self.wrong_count.set(self.wrong_count.get() + 1);
        let mut wrong = self.wrong.borrow_mut();
        if wrong.len() < MOST_WRONG {
            wrong.push(what);
        }
    }

    /// What was wrong, and how many things there were.
    pub(super) fn take_wrong(&self) -> (Vec<String>, u64) {
        (self.wrong.take(), self.wrong_count.get())
    }

    /// What the announced faults did.
    pub(super) fn take_faults(&self) -> Vec<FaultOutcome> {
        let stalled: Vec<usize> = self.tables.borrow().iter().filter_map(|table| table.stalled_by()).collect();
        let outcome = |(number, announced): (usize, Announced)| FaultOutcome {
            fault: announced.what.to_string(),
            takeover: announced.takeover,
            stalled: stalled.iter().filter(|fault| **fault == number).count() as u64,
        };
        self.faults.take().into_iter().enumerate().map(outcome).collect()
    }

    pub(super) fn count(&self, change: impl FnOnce(&mut Travel)) {
        let mut travel = self.travel.get();
        change(&mut travel);
        self.travel.set(travel);
    }

    /// The address to connect from: on a loopback network there are many.
    pub(super) fn source(&self, target: SocketAddr) -> Option<IpAddr> {
        let number = self.opened.get();
        self.opened.set(number + 1);
        let loopback = cfg!(target_os = "linux") && target.is_ipv4() && target.ip().is_loopback();
        let generator = (self.generator % 250) as u8;
        loopback.then(|| Ipv4Addr::new(127, 1, generator, 1 + (number % SOURCES) as u8).into())
    }
}
