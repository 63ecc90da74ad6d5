//! One game between bots.

use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_notation::{Record, Tag};
use tenback_review::LuckMeter;
use tenback_rules::{BySeat, Contest, EndCause, Ending, Lay, Outcome, Rules, Seat};

use crate::adjusted::GameLuck;
use crate::chance::{Stream, generator};
use crate::game::{IllegalAction, LabGame};
use crate::lineup::{Lineup, gives_signals};
use crate::stopwatch::Stopwatch;
use crate::tally::{GameResult, TurnTime};

/// The bots of a line-up, one for each seat.
#[derive(Clone, Debug)]
pub struct Players {
    lineup: Lineup,
    bots: Vec<Bot>,
    budget: Budget,
    /// The bots are so fast that only some turns are timed: the clock would cost more than the bot.
    quick: bool,
}

/// A game to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    pub(crate) rules: Rules,
    pub(crate) seed: u64,
    /// The number of the game, counted from 0.
    pub(crate) game: u64,
    /// The number of its deal: other games may have the same.
    pub(crate) deal: u64,
    pub(crate) recorded: bool,
}

/// The result of a game.
pub(crate) struct Played {
    pub(crate) result: GameResult,
    pub(crate) time: BySeat<TurnTime>,
    pub(crate) record: Option<Record>,
    /// The chances to win that bots named after their turns, and whether they came true.
    pub(crate) claims: Vec<(f32, bool)>,
}

impl Players {
    /// Fast bots are timed in one game of this many.
    const TIMED: u64 = 64;

    /// The bots of a line-up: one for each seat, in order.
    pub fn new(lineup: Lineup, bots: Vec<Bot>) -> Players {
        let is_quick = |bot: &Bot| matches!(bot.level(), Level::Random | Level::Greedy);
        let quick = bots.iter().all(is_quick);
        // If the line-up has no budget, no bot uses it.
        let budget = lineup.budget.map_or(Budget::Evaluations(1), Budget::from);
        Players { lineup, bots, budget, quick }
    }

    /// The line-up.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// Plays a game to its end, and measures luck if there is a meter.
    pub(crate) fn play(&self, task: Task, meter: Option<&LuckMeter>) -> Played {
        let seats = task.rules.seats();
        let game = LabGame::deal(task.rules, task.seed, task.deal, self.first(&task), task.recorded);
        let mut playing = InProgress {
            players: self,
            luck: meter.map(|meter| GameLuck::begin(meter, game.game(), task.seed, task.game)),
            game,
            chance: self.chance(&task),
            time: BySeat::new(seats, TurnTime::default()),
            timed: !self.quick || task.game.is_multiple_of(Players::TIMED),
            tricks: 0,
            illegal: false,
            chances: Vec::new(),
        };
        playing.agree_who_goes_first();
        while let Some(seat) = playing.game.board().to_move() {
            playing.take_turn(seat);
        }
        playing.finish(&task)
    }

    /// Who goes first, unless the seats agree on it: opponents alternate, a team without signals leaves it to the first
    /// seat.
    fn first(&self, task: &Task) -> Option<Seat> {
        match task.rules.contest() {
            Contest::Opposed => Some(if task.game.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }),
            Contest::Together if self.lineup.signals => None,
            Contest::Together => Some(Seat::FIRST),
        }
    }

    /// A record with tags that say where it comes from.
    fn tagged(&self, mut record: Record, task: &Task) -> Record {
        // As tables write it, so that replays recognise them as bots.
        let bots = self.lineup.bots.iter().map(|level| format!("bot {level}"));
        let tags = [
            ("Players", bots.collect::<Vec<_>>().join("; ")),
            ("Seed", task.seed.to_string()),
            ("Number", task.game.to_string()),
        ];
        let deal = (task.deal != task.game).then(|| ("DealNumber", task.deal.to_string()));
        for tag in tags.iter().chain(&deal).filter_map(|(name, value)| Tag::new(name, value)) {
            record.set_tag(tag);
        }
        record
    }

    fn chance(&self, task: &Task) -> Vec<BotRng> {
        let stream = |seat| generator(task.seed, task.game, Stream::Bot(seat));
        Seat::all(task.rules.seats()).map(stream).collect()
    }
}

/// A game in progress.
struct InProgress<'a> {
    players: &'a Players,
    game: LabGame,
    chance: Vec<BotRng>,
    time: BySeat<TurnTime>,
    timed: bool,
    tricks: u16,
    illegal: bool,
    /// What each bot said about its chance to win.
    chances: Vec<(Seat, f32)>,
    luck: Option<GameLuck<'a>>,
}

impl InProgress<'_> {
    fn agree_who_goes_first(&mut self) {
        if self.game.board().turn().number() > 0 || self.game.board().ending().is_some() {
            return;
        }
        self.give_signals(None);
        let first = self.game.board().agreed_starter();
        if self.game.begin(first).is_err() {
            self.game.resign();
        }
    }

    /// Lets all seats except the one to move give signals.
    fn give_signals(&mut self, to_move: Option<Seat>) {
        for seat in Seat::all(self.game.board().rules().seats()) {
            let bot = &self.players.bots[seat.index()];
            if Some(seat) == to_move || !gives_signals(bot.level()) {
                continue;
            }
            let signals = bot.signals(&self.game.view(seat));
            for signal in signals.as_slice() {
                self.game.signal(seat, *signal);
            }
        }
    }

    #[inline]
    fn take_turn(&mut self, seat: Seat) {
        if self.players.lineup.signals {
            self.give_signals(Some(seat));
        }
        let bot = &self.players.bots[seat.index()];
        let view = self.game.view(seat);
        let stopwatch = self.timed.then(|| Stopwatch::start(self.players.quick));
        let choice = bot.choose(&view, self.players.budget, &mut self.chance[seat.index()]);
        if let Some(stopwatch) = stopwatch {
            self.time[seat].add(TurnTime { turns: 1, nanos: stopwatch.nanos() });
        }
        if let Some(chance) = choice.reasons.chance {
            self.chances.push((seat, chance));
        }
        let before = self.luck.is_some().then(|| self.game.game().clone());
        if self.carry_out(seat, choice.turn.as_slice()).is_err() {
            self.illegal = true;
            self.game.resign();
        } else if let (Some(luck), Some(before)) = (&mut self.luck, before) {
            luck.draw(&before, &choice.turn);
        }
    }

    #[inline]
    fn carry_out(&mut self, seat: Seat, lays: &[Lay]) -> Result<(), IllegalAction> {
        let number = self.game.board().turn().number();
        for &lay in lays {
            let board = self.game.board();
            let trick = board.step(lay) == TRICK && !board.rules().is_help(seat, lay.pile);
            self.tricks += u16::from(trick);
            self.game.lay(lay)?;
        }
        let board = self.game.board();
        if board.to_move().is_some() && board.turn().number() == number { self.game.end_turn() } else { Ok(()) }
    }

    fn finish(self, task: &Task) -> Played {
        let board = self.game.board();
        let winner = board.ending().and_then(winner);
        let result = GameResult {
            winner,
            left: board.left(),
            turns: board.turn().number(),
            tricks: self.tricks,
            illegal: self.illegal,
            adjusted: self.luck.map(|luck| luck.adjusted(winner == Some(Seat::FIRST))),
        };
        let opposed = board.rules().contest() == Contest::Opposed;
        let came_true = |seat: Seat| if opposed { result.winner == Some(seat) } else { result.is_won() };
        let claims = self.chances.iter().map(|&(seat, chance)| (chance, came_true(seat))).collect();
        let record = self.game.record().map(|record| self.players.tagged(record, task));
        Played { result, time: self.time, record, claims }
    }
}

/// The step of a backwards trick (A6).
const TRICK: i8 = -10;

/// The side that won; a team is the first side.
fn winner(ending: Ending) -> Option<Seat> {
    debug_assert!(ending.cause != EndCause::OutOfTime, "nobody plays against a clock here");
    match ending.outcome {
        Outcome::Won => Some(Seat::FIRST),
        Outcome::Lost { .. } => None,
        Outcome::SeatWon(seat) => Some(seat),
    }
}
