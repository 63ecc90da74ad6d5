//! The turn clock. Only people are timed, and only if the table has agreed on a clock.

use std::time::Duration;

use tenback_rules::Seat;
use tenback_table::{Command, Sitter, Table};
use tokio::time::Instant;

use super::draft::Draft;
use super::{Broken, Host, RETRY_AFTER};

/// What everybody has at least after a restart.
const AFTER_RESTART: Duration = Duration::from_secs(10);

/// The clock of the current turn.
#[derive(Debug, Default)]
pub(super) struct TurnClock(Option<Running>);

#[derive(Debug)]
struct Running {
    /// The game, turn and seat it runs for.
    turn: (u32, u16, Seat),
    until: Instant,
    /// Nothing happens when the time is up: it has already been reported, or nobody could be late.
    quiet: bool,
    /// Whether the time is shown.
    timed: bool,
}

impl TurnClock {
    /// When the end of the time has to be reported.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.0.as_ref().filter(|running| !running.quiet).map(|running| running.until)
    }

    /// The remaining milliseconds. A clock without consequence is not shown: bots are not timed, nor are empty seats
    /// that cannot lose.
    pub(super) fn time_left(&self) -> Option<u32> {
        let running = self.0.as_ref().filter(|running| running.timed)?;
        u32::try_from(running.until.saturating_duration_since(Instant::now()).as_millis()).ok()
    }

    /// Continues a clock that was stopped with the server. The time has run on, but nobody is late at once.
    pub(super) fn restore(&mut self, table: &Table, left: Option<Duration>) {
        self.follow(table);
        if let Some((running, left)) = self.0.as_mut().zip(left) {
            let until = Instant::now() + left.max(AFTER_RESTART);
            running.until = running.until.min(until);
        }
    }

    /// How long the current turn may take once this is its state.
    pub(super) fn left_after(&self, table: &Table) -> Option<Duration> {
        let (turn, seconds) = timed(table)?;
        let running = self.0.as_ref().filter(|running| running.turn == turn);
        let whole = Duration::from_secs(seconds.into());
        Some(running.map_or(whole, |running| running.until.saturating_duration_since(Instant::now())))
    }

    /// Starts and stops with the turn, whoever joins or leaves in between.
    pub(super) fn follow(&mut self, table: &Table) {
        let Some((turn, seconds)) = timed(table) else {
            self.0 = None;
            return;
        };
        let late = table.late() == Some(turn.2);
        let timed = is_timed(table, turn.2);
        let quiet = late || !timed;
        match &mut self.0 {
            Some(running) if running.turn == turn => (running.quiet, running.timed) = (quiet, timed),
            _ => {
                let time = if late { Duration::ZERO } else { Duration::from_secs(seconds.into()) };
                self.0 = Some(Running { turn, until: Instant::now() + time, quiet, timed });
            }
        }
    }
}

/// The current turn, and how long it may take.
fn timed(table: &Table) -> Option<((u32, u16, Seat), u16)> {
    let clock = table.settings().clock?;
    let board = table.game()?.board();
    let seat = board.to_move()?;
    Some(((table.games(), board.turn().number(), seat), clock.seconds))
}

/// People are timed; if running out of time loses, so is a seat that an opponent has left.
fn is_timed(table: &Table, seat: Seat) -> bool {
    let loses = table.settings().clock.is_some_and(|clock| clock.ends_the_game(&table.settings().rules));
    match table.sitters()[seat] {
        Sitter::Person(_) => true,
        Sitter::Empty => loses,
        Sitter::Bot { .. } | Sitter::StandIn { .. } => false,
    }
}

impl Host {
    /// Reports that the time is up, if it is.
    pub(super) async fn report_time_up(&mut self) -> Result<(), Broken> {
        let due = self.clock.deadline().is_some_and(|deadline| deadline <= Instant::now());
        let Some(seat) = self.table.game().and_then(|game| game.board().to_move()).filter(|_| due) else {
            return Ok(());
        };
        let Ok(mut draft) = Draft::with(&self.table, Command::TimeUp { seat }) else {
            self.clock.follow(&self.table);
            return Ok(());
        };
        if draft.settle(self.app.world.as_ref()).is_err() || self.commit(draft, None).await?.is_err() {
            self.not_before = Some(Instant::now() + RETRY_AFTER);
        }
        Ok(())
    }
}
