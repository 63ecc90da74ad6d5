//! Games that bots play, with signals in teams.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level, TurnPlan};
use tenback_notation::{Record, Recorder, replay};
use tenback_review::FinishedGame;
use tenback_rules::{Command, Contest, Event, Game, Phase, Rules, Seat, Setup, View, Viewer};

/// Bots of one level on all seats.
pub(crate) struct Players {
    pub(crate) bot: Bot,
    pub(crate) budget: Budget,
    rng: BotRng,
}

/// A generator for one purpose in one game.
pub(crate) fn generator(seed: u64, game: u64, purpose: u64) -> BotRng {
    BotRng::seed_from_u64(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03))
}

impl Players {
    /// Masters think for a number of evaluations.
    pub(crate) fn new(level: Level, master_evals: u32, rng: BotRng) -> Players {
        Players { bot: Bot::new(level), budget: Budget::Evaluations(master_evals), rng }
    }

    /// The turn that the seat to move would play.
    pub(crate) fn choose(&mut self, view: &View) -> TurnPlan {
        self.bot.choose(view, self.budget, &mut self.rng).turn
    }

    /// Plays one turn of a game; `change` may replace it. All events are noted.
    pub(crate) fn turn(
        &mut self,
        game: &mut Game,
        note: &mut impl FnMut(&Event),
        change: &mut impl FnMut(&View, &TurnPlan) -> Option<TurnPlan>,
    ) {
        let Some(seat) = game.board().to_move() else { return };
        let mut command = |game: &mut Game, seat: Seat, command: Command| match game.play(seat, command) {
            Ok(events) => events.iter().for_each(&mut *note),
            // Signals that are not allowed now are dropped.
            Err(why) => assert!(matches!(command, Command::Signal(_)), "bots play by the rules: {why:?}"),
        };
        if game.board().rules().contest() == Contest::Together {
            for other in Seat::all(game.board().rules().seats()).filter(|other| *other != seat) {
                let signals = self.bot.signals(&game.view(Viewer::Seat(other)));
                signals.as_slice().iter().for_each(|signal| command(game, other, Command::Signal(*signal)));
            }
        }
        let (number, view) = (game.board().turn().number(), game.view(Viewer::Seat(seat)));
        let chosen = self.choose(&view);
        let turn = change(&view, &chosen).unwrap_or(chosen);
        turn.as_slice().iter().for_each(|lay| command(game, seat, Command::Lay(*lay)));
        if game.board().phase() == Phase::Running && game.board().turn().number() == number {
            command(game, seat, Command::EndTurn);
        }
    }

    /// Plays a game to its end.
    pub(crate) fn play_on(&mut self, game: &mut Game) {
        while game.board().to_move().is_some() {
            self.turn(game, &mut |_| {}, &mut |_, _| None);
        }
    }

    /// Plays a whole game of a deal; `change` may replace turns.
    pub(crate) fn finished(
        &mut self,
        setup: &Setup,
        mut change: impl FnMut(&View, &TurnPlan) -> Option<TurnPlan>,
    ) -> FinishedGame {
        let mut recorder = Recorder::new(setup);
        let mut game = begun(setup, &mut |event| recorder.note(event));
        while game.board().to_move().is_some() {
            self.turn(&mut game, &mut |event| recorder.note(event), &mut change);
        }
        let record = Record::parse(&recorder.record().to_string()).expect("it is well formed");
        FinishedGame::new(&replay(&record).expect("it is valid")).expect("it is over")
    }
}

/// A deal of these rules.
pub(crate) fn deal(rules: &Rules, rng: &mut BotRng) -> Setup {
    Setup::deal(rules.name(), rules.seats().into(), rng)
}

/// The game of a deal, with the first turn begun.
pub(crate) fn begun(setup: &Setup, note: &mut impl FnMut(&Event)) -> Game {
    let mut game = Game::new(setup).expect("a deal is valid");
    let first = game.board().agreed_starter();
    game.play(first, Command::Begin).expect("the agreed seat may begin").iter().for_each(note);
    game
}
