//! Bots at a table: they think on other threads, and lay one card at a time so that people can follow.

use std::collections::VecDeque;
use std::time::Duration;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Choice, Level};
use tenback_rules::{Command as Play, Lay, Seat, View, Viewer};
use tenback_table::{Command, Sitter, Table};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::advice::HintRequest;
use super::draft::Draft;
use super::guests::{Guest, GuestId};
use super::{Broken, Host, RETRY_AFTER, TableMessage};
use crate::app::App;
use crate::bot_games::BotGame;
use crate::denial::Denial;
use crate::metrics;
use crate::network::Networks;
use crate::thinking::{Account, Thread, think};

/// The longest wait for a free thread for a hint.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// The current turn of a bot.
#[derive(Debug)]
pub(super) enum BotTurn {
    /// No bot is to move.
    None,
    /// It is thinking about this point.
    Thinking { about: GamePoint, thought: Thought },
    /// It has chosen its lays; the next one is due then.
    Laying { at: GamePoint, lays: VecDeque<Lay>, due: Instant },
}

/// A running computation. It is cancelled when this is dropped.
#[derive(Debug)]
pub(super) struct Thought {
    task: AbortHandle,
    /// Whether somebody was connected when it began.
    watched: bool,
}

impl Thought {
    /// One that somebody waits for.
    pub(super) const fn watched(task: AbortHandle) -> Thought {
        Thought { task, watched: true }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A point in a game: the game, the turn, how many cards have been laid, and whose turn it is.
pub(super) type GamePoint = (u32, u16, u8, Seat);

/// The result of thinking, and what it was for.
#[derive(Debug)]
pub(crate) struct BotResult {
    pub(super) whose: Thinker,
    pub(super) choice: Option<Choice>,
}

/// What a choice is computed for.
#[derive(Debug)]
pub(super) enum Thinker {
    /// A bot at the table.
    Bot(GamePoint),
    /// A hint for a person.
    Hint(Box<HintRequest>),
}

impl BotTurn {
    pub(super) fn due(&self) -> Option<Instant> {
        match self {
            BotTurn::Laying { due, .. } => Some(*due),
            BotTurn::None | BotTurn::Thinking { .. } => None,
        }
    }

    /// Clears a turn that is over or was taken over by a person.
    pub(super) fn follow(&mut self, table: &Table) {
        let now = point(table);
        let stands = match self {
            BotTurn::None => true,
            BotTurn::Thinking { about, .. } => now == Some(*about),
            BotTurn::Laying { at, .. } => now.is_some_and(|now| (now.0, now.1, now.3) == (at.0, at.1, at.3)),
        };
        if !stands {
            *self = BotTurn::None;
        }
    }
}

/// The point at which a bot is to move.
fn point(table: &Table) -> Option<GamePoint> {
    let (seat, _) = table.bot_to_move()?;
    let turn = table.game()?.board().turn();
    Some((table.games(), turn.number(), turn.laid(), seat))
}

impl Host {
    /// Handles what is due: a bot's lay, a clock that has run out.
    pub(super) async fn wake(&mut self) -> Result<(), Broken> {
        if self.must_wait() {
            return Ok(());
        }
        self.not_before = None;
        self.report_time_up().await?;
        self.settle_vote().await?;
        if self.attendance.announce_absences() {
            self.send_permissions();
        }
        if self.bot_turn.due().is_some_and(|due| due <= Instant::now()) {
            self.lay_for_bot().await?;
        }
        self.start_bot();
        Ok(())
    }

    /// Starts a table: does what follows automatically, which is nothing unless the server stopped in between.
    pub(super) async fn open(&mut self) -> Result<(), Broken> {
        self.finish_contest(&self.table).await;
        let mut draft = Draft::of(&self.table);
        if draft.settle(self.app.world.as_ref()).is_ok() {
            let _tried_again_later = self.commit(draft, None).await?;
        }
        self.clock.follow(&self.table);
        self.update_attendance();
        self.start_bot();
        Ok(())
    }

    /// Lets a bot think if one is to move. Where nobody plays and nobody is connected, it waits.
    pub(super) fn start_bot(&mut self) {
        self.hurry_bot();
        if !matches!(self.bot_turn, BotTurn::None) || self.must_wait() || !self.is_attended() {
            return;
        }
        let Some((about, (seat, level))) = point(&self.table).zip(self.table.bot_to_move()) else { return };
        let Some(view) = self.table.view(Viewer::Seat(seat)) else { return };
        let account = self.account();
        let seed = self.contest_seed(seat);
        let task = self.think(Thinker::Bot(about), view, level, account, seed);
        self.bot_turn = BotTurn::Thinking { about, thought: Thought { task, watched: account.network.is_some() } };
    }

    /// Whether somebody is connected or plays here, perhaps over days.
    fn is_attended(&self) -> bool {
        let plays = |(_, sitter): (Seat, &Sitter)| matches!(sitter, Sitter::Person(_));
        !self.guests.is_empty() || self.table.sitters().iter().any(plays)
    }

    /// A bot that began while nobody was connected starts again when somebody is: now it is urgent.
    fn hurry_bot(&mut self) {
        let unwatched = matches!(&self.bot_turn, BotTurn::Thinking { thought, .. } if !thought.watched);
        if unwatched && !self.guests.is_empty() {
            self.bot_turn = BotTurn::None;
        }
    }

    /// Counts a game that bots are about to join, or that a guest finds here; refused if there are too many.
    pub(super) fn count_bot_game(&self, guest: GuestId, draft: &Draft) -> Result<Option<BotGame>, Denial> {
        let Some(guest) = self.guests.get(guest).filter(|_| self.bot_game.is_none() && is_bot_game(&draft.next)) else {
            return Ok(None);
        };
        let (games, person) = (&self.app.bot_games, guest.person.id);
        if is_bot_game(&self.table) {
            return Ok(Some(games.resume(person, guest.origin.address)));
        }
        games.start(person, guest.origin.address).map(Some)
    }

    /// Who is charged for the bots: the host, somebody else who plays, or any other guest.
    fn account(&self) -> Account {
        self.payer().map_or(Account { network: None, person: self.host }, account_of)
    }

    /// Who pays for what happens automatically.
    pub(super) fn payer(&self) -> Option<&Guest> {
        let rank = |guest: &&Guest| (guest.person.id != self.host, self.table.seat_of(guest.person.id).is_none());
        self.guests.iter().map(|(_, guest)| guest).min_by_key(rank)
    }

    /// Thinks on another thread and sends the result as a message.
    /// With a seed, the choice is the same at every machine and whatever else happens.
    pub(super) fn think(
        &self,
        whose: Thinker,
        view: View,
        level: Level,
        account: Account,
        seed: Option<u64>,
    ) -> AbortHandle {
        let (app, mailbox) = (self.app.clone(), self.mailbox.clone());
        let thinking = tokio::spawn(async move {
            let waiting = app.thinkers.thread(account);
            // A bot waits as long as it takes; a person who asked for a hint gets an answer.
            let thread = match &whose {
                Thinker::Bot(_) => waiting.await,
                Thinker::Hint(_) => tokio::time::timeout(MAX_WAIT, waiting).await.ok().flatten(),
            };
            let choice = match thread {
                Some(thread) => choose(&app, view, level, thread, seed).await,
                None => None,
            };
            // The table may have been unloaded.
            let _unloaded = mailbox.send(TableMessage::BotResult(BotResult { whose, choice })).await;
        });
        thinking.abort_handle()
    }

    pub(super) async fn bot_result(&mut self, result: BotResult) -> Result<(), Broken> {
        match result.whose {
            Thinker::Hint(request) => self.send_hint(*request, result.choice).await,
            Thinker::Bot(about) => {
                if !matches!(&self.bot_turn, BotTurn::Thinking { about: known, .. } if *known == about) {
                    return Ok(());
                }
                let lays = result.choice.map(|choice| choice.turn.as_slice().iter().copied().collect());
                let due = Instant::now() + self.app.config.bot_pause;
                self.bot_turn = match lays {
                    Some(lays) => BotTurn::Laying { at: about, lays, due },
                    None => BotTurn::None,
                };
                Ok(())
            }
        }
    }

    /// Lays the next card of a bot's turn, or ends the turn.
    async fn lay_for_bot(&mut self) -> Result<(), Broken> {
        let BotTurn::Laying { at, mut lays, .. } = std::mem::replace(&mut self.bot_turn, BotTurn::None) else {
            return Ok(());
        };
        let play = lays.pop_front().map_or(Play::EndTurn, Play::Lay);
        // A bot whose move is rejected thinks again.
        let Ok(mut draft) = Draft::with(&self.table, Command::Game { seat: at.3, command: play }) else {
            return Ok(());
        };
        if draft.settle(self.app.world.as_ref()).is_err() {
            self.not_before = Some(Instant::now() + RETRY_AFTER);
            return Ok(());
        }
        self.bot_turn = BotTurn::Laying { at, lays, due: Instant::now() + self.app.config.bot_pause };
        if self.commit(draft, None).await?.is_err() {
            self.bot_turn = BotTurn::None;
            self.not_before = Some(Instant::now() + RETRY_AFTER);
        }
        Ok(())
    }
}

/// Whether bots play in a running game.
pub(super) fn is_bot_game(table: &Table) -> bool {
    table.is_under_way() && table.sitters().iter().any(|(_, sitter)| sitter.bot().is_some())
}

/// Who is charged for what a guest needs.
pub(super) fn account_of(guest: &Guest) -> Account {
    Account { network: Some(Networks::of(guest.origin.address).widest()), person: guest.person.id }
}

/// Lets a bot choose its turn.
async fn choose(app: &App, view: View, level: Level, thread: Thread, fixed: Option<u64>) -> Option<Choice> {
    let budget = fixed.map_or(thread.budget, |_| Budget::Evaluations(app.config.daily.evaluations));
    // If there is no random number, any seed will do.
    let seed = fixed.unwrap_or_else(|| app.world.chance().unwrap_or_default());
    think(app.world.as_ref(), move || {
        let start = std::time::Instant::now();
        let mut rng = BotRng::seed_from_u64(seed);
        let choice = Bot::new(level).choose(&view, budget, &mut rng);
        drop(thread);
        metrics::bot_thought(start.elapsed());
        choice
    })
    .await
}
