//! Whole reviews of games that bots played.

mod answers;
mod coach;
mod games;
mod refusals;
mod turns;
mod whole;
mod words;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level, TurnPlan};
use tenback_notation::{Record, Recorder, Replayed, replay};
use tenback_review::{Effort, FinishedGame, Part, Review, Study};
use tenback_rules::{Command, Event, Game, GameName, Phase, Seat, Setup, View, Viewer};

/// Enough for tests.
const LITTLE: Effort = Effort::per_turn(300);

fn never() -> bool {
    false
}

/// Lets bots of a level play a deal. `change` may replace the turn with this number.
fn play(
    name: GameName,
    seats: u16,
    level: Level,
    seed: u64,
    change: impl Fn(u16, &View) -> Option<TurnPlan>,
) -> Replayed {
    let mut rng = BotRng::seed_from_u64(seed);
    let setup = Setup::deal(name, seats, &mut rng);
    let mut game = Game::new(&setup).expect("a deal is valid");
    let mut recorder = Recorder::new(&setup);
    let mut note = |events: Vec<Event>| events.iter().for_each(|event| recorder.note(event));
    note(game.play(Seat::FIRST, Command::Begin).expect("seat 1 may begin"));
    let bot = Bot::new(level);
    while let Some(seat) = game.board().to_move() {
        let view = game.view(Viewer::Seat(seat));
        let number = game.board().turn().number();
        let turn = change(number, &view).unwrap_or_else(|| bot.choose(&view, Budget::Evaluations(1), &mut rng).turn);
        for &lay in turn.as_slice() {
            note(game.play(seat, Command::Lay(lay)).expect("bots play by the rules"));
        }
        if game.board().phase() == Phase::Running && game.board().turn().number() == number {
            note(game.play(seat, Command::EndTurn).expect("the turn is complete"));
        }
    }
    let record = Record::parse(&recorder.record().to_string()).expect("it is well formed");
    replay(&record).expect("it is valid")
}

fn bots_play(name: GameName, seats: u16, level: Level, seed: u64) -> Replayed {
    play(name, seats, level, seed, |_, _| None)
}

fn study(replayed: &Replayed, effort: Effort) -> Study {
    Study::new(FinishedGame::new(replayed).expect("it can be reviewed"), effort)
}

fn all_parts(study: &Study) -> Vec<Part> {
    study.steps().into_iter().map(|step| study.perform(step, &never).expect("nobody stops it")).collect()
}

fn review(replayed: &Replayed, effort: Effort) -> Review {
    let study = study(replayed, effort);
    Review::new(&study, &all_parts(&study), Seat::FIRST).expect("all parts are there")
}
