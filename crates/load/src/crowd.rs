//! Everybody who is connected during a measurement.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::connection::{AtTable, Connection, Door, Shared};
use crate::error::LoadError;
use crate::fault::Fault;
use crate::people::{NewSeats, Office};
use crate::plan::Plan;
use crate::servers::{Target, Up};

/// The tables of a measurement and the people for them.
pub(crate) enum Places {
    /// Tables of the bare fan-out; anybody may connect.
    Bare(u32),
    /// Tables with people, and the secrets of spectators.
    Real { tables: Vec<NewSeats>, spectators: Vec<String> },
}

/// Somebody who connects to a table.
#[derive(Clone, Copy)]
enum Viewer {
    /// Counted from 0.
    Seat(usize),
    /// Counted from 0 at each table.
    Spectator(usize),
}

/// How many windows a server lets one spectator open at a table.
const WINDOWS: usize = 3;

/// Everybody who is connected. Dropping it disconnects them.
pub(crate) struct Crowd {
    shared: Rc<Shared>,
    tables: Vec<Rc<AtTable>>,
    tasks: JoinSet<()>,
}

impl Places {
    /// Makes people and tables.
    pub(crate) fn make(target: &Target, up: &Up, plan: &Plan, stop: &AtomicBool) -> Result<Places, LoadError> {
        if matches!(target, Target::Bare(_)) {
            return Ok(Places::Bare(plan.tables));
        }
        let office = Office::new(up.address);
        let going = |_: &u32| !stop.load(Ordering::Relaxed);
        let tables = (0..plan.tables).take_while(going).map(|_| office.table(plan.game, plan.seats));
        let tables = tables.collect::<Result<_, _>>()?;
        let at_one_table = (plan.watchers + plan.idle.div_ceil(plan.tables.max(1))) as usize;
        let spectators = (0..at_one_table.div_ceil(WINDOWS)).map(|_| office.person(0)).collect::<Result<_, _>>()?;
        Ok(Places::Real { tables, spectators })
    }

    fn count(&self) -> usize {
        match self {
            Places::Bare(tables) => *tables as usize,
            Places::Real { tables, .. } => tables.len(),
        }
    }

    /// How somebody gets to a table.
    fn door(&self, up: &Up, table: usize, viewer: Viewer) -> Door<'_> {
        let (path, token) = match (self, viewer) {
            (Places::Bare(_), Viewer::Seat(index)) => (format!("/bare/{table}/{}", index + 1), None),
            (Places::Bare(_), Viewer::Spectator(_)) => (format!("/bare/{table}/0"), None),
            (Places::Real { tables, spectators }, viewer) => {
                let seats = &tables[table];
                let token = match viewer {
                    Viewer::Seat(index) => &seats.tokens[index],
                    Viewer::Spectator(index) => &spectators[index / WINDOWS],
                };
                (format!("/api/tables/{}/socket", seats.table), Some(token.as_str()))
            }
        };
        Door { address: up.address, path, token, is_recorded: matches!(self, Places::Bare(_)) }
    }
}

impl Crowd {
    pub(crate) fn new(shared: Rc<Shared>) -> Crowd {
        Crowd { shared, tables: Vec::new(), tasks: JoinSet::new() }
    }

    /// Connects the players and spectators of all tables, spread over the ramp.
    pub(crate) async fn connect(
        &mut self,
        places: &Places,
        up: &Up,
        plan: &Plan,
        stop: &AtomicBool,
    ) -> Result<(), LoadError> {
        let start = Instant::now();
        let gap = plan.ramp / plan.tables.max(1);
        for table in 0..places.count() {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            tokio::time::sleep_until((start + gap * table as u32).into()).await;
            let at = Rc::new(AtTable::new());
            self.tables.push(at.clone());
            let spectators = (0..plan.watchers as usize).map(Viewer::Spectator);
            for viewer in (0..usize::from(plan.seats)).map(Viewer::Seat).chain(spectators) {
                let mut connection = Connection::join(&places.door(up, table, viewer), &self.shared, &at).await?;
                if let Viewer::Seat(_) = viewer {
                    connection.sit().await?;
                }
                self.tasks.spawn_local(connection.run());
            }
        }
        Ok(())
    }

    /// Connects idle spectators, spread over all tables. They leave when the result is dropped.
    pub(crate) async fn idle(&self, places: &Places, up: &Up, plan: &Plan) -> Result<JoinSet<()>, LoadError> {
        let mut idle = JoinSet::new();
        let tables = places.count().max(1);
        for index in 0..plan.idle as usize {
            // They leave before the games: what they have got to does not count.
            let at = Rc::new(AtTable::new());
            let spectator = Viewer::Spectator(plan.watchers as usize + index / tables);
            let door = places.door(up, index % tables, spectator);
            idle.spawn_local(Connection::join(&door, &self.shared, &at).await?.run());
        }
        Ok(idle)
    }

    /// Waits until the frames under way have arrived, then checks that nobody misses any.
    pub(crate) async fn settle(&self, patience: Duration) -> Result<(), Fault> {
        let end = Instant::now() + patience;
        loop {
            tokio::time::sleep(Duration::from_millis(20)).await;
            match self.tables.iter().find_map(|table| missing(&table.reached.borrow())) {
                None => return Ok(()),
                Some(fault) if Instant::now() > end => return Err(fault),
                Some(_) => {}
            }
        }
    }
}

/// The connections of a table must have got to the same event.
fn missing(reached: &[u64]) -> Option<Fault> {
    let (has, last) = (*reached.iter().min()?, *reached.iter().max()?);
    (has < last).then_some(Fault::Missing { has, last })
}
