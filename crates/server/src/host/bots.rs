//! Bots at a table: they think on threads of their own, and lay one card after the other so that people can follow.

use std::collections::VecDeque;
use std::time::Duration;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Choice, Level};
use tenback_rules::{Command as Play, Lay, Seat, View, Viewer};
use tenback_table::{Command, Table};
use tokio::time::Instant;

use super::advice::Adviser;
use super::draft::Draft;
use super::{Broken, Host, Letter, RETRY_AFTER};
use crate::app::App;
use crate::metrics;

/// How long a master may think about one turn.
pub(super) const BUDGET: Budget = Budget::CpuTime(Duration::from_millis(250));

/// Nobody waits longer for a hint to be thought about.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// A bot's turn under way.
#[derive(Debug)]
pub(super) enum BotTurn {
    /// No bot is to move.
    None,
    /// It thinks about this turn.
    Thinking(Moment),
    /// It knows what to lay, and lays the next card then.
    Laying { at: Moment, lays: VecDeque<Lay>, due: Instant },
}

/// A point of a game: which game, which turn, how many cards laid, and whose turn it is.
pub(super) type Moment = (u32, u16, u8, Seat);

/// What was thought, and about what.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(super) whose: Thinker,
    pub(super) choice: Option<Choice>,
}

/// For whom somebody thinks.
#[derive(Debug)]
pub(super) enum Thinker {
    /// A bot that sits at the table.
    Bot(Moment),
    /// A person who asked.
    Adviser(Box<Adviser>),
}

impl BotTurn {
    pub(super) fn due(&self) -> Option<Instant> {
        match self {
            BotTurn::Laying { due, .. } => Some(*due),
            BotTurn::None | BotTurn::Thinking(_) => None,
        }
    }

    /// Forgets a turn that is over, or that a person has taken back.
    pub(super) fn follow(&mut self, table: &Table) {
        let now = moment(table);
        let stands = match self {
            BotTurn::None => true,
            BotTurn::Thinking(about) => now == Some(*about),
            BotTurn::Laying { at, .. } => now.is_some_and(|now| (now.0, now.1, now.3) == (at.0, at.1, at.3)),
        };
        if !stands {
            *self = BotTurn::None;
        }
    }
}

/// Where a bot is to move now.
fn moment(table: &Table) -> Option<Moment> {
    let (seat, _) = table.bot_to_move()?;
    let turn = table.game()?.board().turn();
    Some((table.games(), turn.number(), turn.laid(), seat))
}

impl Host {
    /// Whatever is due: a bot's lay, a clock that has run out.
    pub(super) async fn wake(&mut self) -> Result<(), Broken> {
        if self.must_wait() {
            return Ok(());
        }
        self.not_before = None;
        self.ring().await?;
        self.settle_vote().await?;
        if !self.company.is_complete() {
            self.tell_permissions();
        }
        if self.bot_turn.due().is_some_and(|due| due <= Instant::now()) {
            self.lay_for_bot().await?;
        }
        self.go_on();
        Ok(())
    }

    /// Takes a table up: does what follows by itself, which is nothing unless the server stopped in between.
    pub(super) async fn open(&mut self) -> Result<(), Broken> {
        let mut draft = Draft::of(&self.table);
        if draft.settle(self.app.world.as_ref()).is_ok() {
            let _tried_again_later = self.commit(draft, None).await?;
        }
        self.clock.follow(&self.table);
        self.follow_company();
        self.go_on();
        Ok(())
    }

    /// Sets a bot thinking if one is to move.
    pub(super) fn go_on(&mut self) {
        if !matches!(self.bot_turn, BotTurn::None) || self.must_wait() {
            return;
        }
        let Some((about, (seat, level))) = moment(&self.table).zip(self.table.bot_to_move()) else { return };
        let Some(view) = self.table.view(Viewer::Seat(seat)) else { return };
        self.bot_turn = BotTurn::Thinking(about);
        self.think(Thinker::Bot(about), view, level);
    }

    /// Thinks on a thread of its own and sends the result as a letter.
    pub(super) fn think(&self, whose: Thinker, view: View, level: Level) {
        let (app, letters) = (self.app.clone(), self.letters.clone());
        tokio::spawn(async move {
            let places = match &whose {
                Thinker::Bot(_) => &app.thinkers,
                Thinker::Adviser(_) => &app.advisers.places,
            };
            let choice = match tokio::time::timeout(LONGEST_WAIT, places.acquire()).await {
                Ok(Ok(_place)) => choose(&app, view, level).await,
                // A bot waits as long as it takes; somebody who asked for a hint is told.
                _ if matches!(whose, Thinker::Adviser(_)) => None,
                _ => match places.acquire().await {
                    Ok(_place) => choose(&app, view, level).await,
                    Err(_) => return,
                },
            };
            // A table that was put away does not wait for it.
            let _put_away = letters.send(Letter::Thought(Thought { whose, choice })).await;
        });
    }

    pub(super) async fn thought(&mut self, thought: Thought) -> Result<(), Broken> {
        match thought.whose {
            Thinker::Adviser(adviser) => self.advise(*adviser, thought.choice).await,
            Thinker::Bot(about) => {
                if !matches!(&self.bot_turn, BotTurn::Thinking(known) if *known == about) {
                    return Ok(());
                }
                let lays = thought.choice.map(|choice| choice.turn.as_slice().iter().copied().collect());
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
        // A bot that is refused thinks again.
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

/// Thinks on a thread of its own.
async fn choose(app: &App, view: View, level: Level) -> Option<Choice> {
    // Without one, any seed will do.
    let seed = app.world.chance().unwrap_or_default();
    let thinking = move || {
        let began = std::time::Instant::now();
        let mut rng = BotRng::seed_from_u64(seed);
        let choice = Bot::new(level).choose(&view, BUDGET, &mut rng);
        metrics::bot_thought(began.elapsed());
        choice
    };
    tokio::task::spawn_blocking(thinking).await.ok()
}
