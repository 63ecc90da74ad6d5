//! The field from the first minute: bots of several strengths play every contest while nobody needs the threads. The same
//! game comes out at every node, so it does not matter who plays it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_daily::{Lineup, Score, bot_seed};
use tenback_rules::{Command, Game, Phase, Seat, Viewer};
use tenback_store::{Contest, FieldResult};
use tenback_table::PersonId;

use super::deal_of;
use crate::app::App;
use crate::denial::Denial;
use crate::thinking::{Account, think};

/// Who plays each contest, and how often.
const FIELD: [(Level, u32); 5] =
    [(Level::Casual, 2), (Level::Regular, 2), (Level::Strong, 2), (Level::Expert, 4), (Level::Master, 1)];

/// How long a thread is kept before others get their turn.
const SHARE: Duration = Duration::from_millis(50);

/// Plays the games that are missing, and stores their results. Returns early when the server stops.
pub(crate) async fn play_field(app: &Arc<App>, contest: &Contest, lineup: Lineup) -> Result<(), Denial> {
    let known = app.store.field(&contest.key.kind, std::slice::from_ref(&contest.key.deal)).await?;
    let is_known = |level: Level, run: u32| {
        let same = |result: &FieldResult| result.contest == contest.key && result.level == level.word();
        known.iter().any(|result| same(result) && result.run == run)
    };
    for (level, run) in FIELD.into_iter().flat_map(|(level, runs)| (1..=runs).map(move |run| (level, run))) {
        if is_known(level, run) {
            continue;
        }
        let Some(Score { won, left }) = play(app, FieldGame::new(app, contest, lineup, (level, run))?).await else {
            return Ok(());
        };
        let result = FieldResult { contest: contest.key.clone(), level: level.word().to_owned(), run, won, left };
        app.store.add_field_result(result).await?;
    }
    Ok(())
}

/// Plays a game to its end, a little at a time; `None` if the server stops.
async fn play(app: &Arc<App>, mut game: FieldGame) -> Option<Score> {
    let nobody = Account { network: None, person: PersonId::new(0) };
    while !game.is_over() {
        let thread = tokio::select! {
            () = app.stopping.cancelled() => return None,
            thread = app.thinkers.thread(nobody) => thread?,
        };
        let work = move || {
            let began = Instant::now();
            while !game.is_over() && began.elapsed() < SHARE {
                game.advance();
            }
            drop(thread);
            game
        };
        game = think(app.world.as_ref(), work).await?;
    }
    Some(Score::of(game.game.board(), Seat::FIRST))
}

/// A game of bots with the cards of a contest.
struct FieldGame {
    game: Game,
    bots: Vec<Bot>,
    /// The salt, different for every run.
    salt: String,
    budget: Budget,
}

impl FieldGame {
    fn new(app: &App, contest: &Contest, lineup: Lineup, (level, run): (Level, u32)) -> Result<FieldGame, Denial> {
        let game = Game::new(&deal_of(contest)?.setup).map_err(|_| Denial::Internal)?;
        let level_of = |seat| lineup.bot.filter(|(theirs, _)| *theirs == seat).map_or(level, |(_, level)| level);
        let bots = Seat::all(lineup.seats).map(|seat| Bot::new(level_of(seat))).collect();
        let budget = Budget::Evaluations(app.config.daily.evaluations);
        Ok(FieldGame { game, bots, salt: format!("{} {} {run}", contest.salt, level.word()), budget })
    }

    fn is_over(&self) -> bool {
        matches!(self.game.board().phase(), Phase::Over(_))
    }

    /// Plays a turn. A bot that does not find one gives up.
    fn advance(&mut self) {
        self.give_signals();
        let board = self.game.board();
        let seat = board.to_move().unwrap_or_else(|| board.agreed_starter());
        let done = match board.phase() {
            Phase::Dealt => self.game.play(seat, Command::Begin).is_ok(),
            Phase::Running => self.take_turn(seat),
            Phase::Over(_) => true,
        };
        if !done {
            let _over = self.game.play(seat, Command::Resign);
        }
    }

    fn give_signals(&mut self) {
        let (seats, mover) = (self.game.board().rules().seats(), self.game.board().to_move());
        for (seat, bot) in Seat::all(seats).zip(&self.bots).filter(|(seat, _)| Some(*seat) != mover) {
            let signals = bot.signals(&self.game.view(Viewer::Seat(seat)));
            for signal in signals.as_slice() {
                // Signals that are not allowed now are dropped.
                let _dropped = self.game.play(seat, Command::Signal(*signal));
            }
        }
    }

    fn take_turn(&mut self, seat: Seat) -> bool {
        let number = self.game.board().turn().number();
        let mut rng = BotRng::seed_from_u64(bot_seed(&self.salt, seat, self.game.board()));
        let view = self.game.view(Viewer::Seat(seat));
        let choice = self.bots[seat.index()].choose(&view, self.budget, &mut rng);
        let laid = choice.turn.as_slice().iter().all(|lay| self.game.play(seat, Command::Lay(*lay)).is_ok());
        let board = self.game.board();
        let goes_on = board.to_move().is_some() && board.turn().number() == number;
        laid && (!goes_on || self.game.play(seat, Command::EndTurn).is_ok())
    }
}
