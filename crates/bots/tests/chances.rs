//! The chance to win: of turns as a seat can judge them, and of positions with all hands open.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level, TurnPlan};
use tenback_rules::{Command, Game, GameName, Lay, Options, Outcome, Rules, Seat, Viewer};

fn rules(name: GameName, seats: u8) -> Rules {
    Rules::new(name, seats, Options::default()).expect("they may play")
}

/// A game of experts, begun.
fn begun(rules: Rules, seed: u64) -> (Game, BotRng) {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Game::deal(rules, None, &mut rng);
    let first = game.board().agreed_starter();
    game.play(first, Command::Begin).expect("anyone may begin");
    (game, rng)
}

fn play_turns(game: &mut Game, most: usize, rng: &mut BotRng) {
    let bot = Bot::new(Level::Expert);
    for _ in 0..most {
        let Some(seat) = game.board().to_move() else { break };
        bot.choose(&game.view(Viewer::Seat(seat)), Budget::Evaluations(1), rng).turn.carry_out(game);
    }
}

const GAMES: [(GameName, u8); 4] =
    [(GameName::Classic, 1), (GameName::Classic, 3), (GameName::Extreme, 2), (GameName::FaceToFace, 2)];

#[test]
fn turns_are_judged_from_the_view_alone_and_the_same_every_time() {
    let bot = Bot::new(Level::Expert);
    for (name, seats) in GAMES {
        let (mut game, mut rng) = begun(rules(name, seats), 3);
        play_turns(&mut game, 6, &mut rng);
        let seat = game.board().to_move().expect("it is still running");
        let view = game.view(Viewer::Seat(seat));
        let turn = bot.choose(&view, Budget::Evaluations(1), &mut rng).turn;
        let mut illegal = TurnPlan::EMPTY;
        let held = view.hand().lowest().expect("a hand");
        turn.as_slice().iter().for_each(|_| illegal.push(Lay { card: held, ..turn.as_slice()[0] }));
        let turns = [turn, illegal];
        for worlds in [0, 30] {
            let judged = bot.turn_chances(&view, &turns, worlds, 7);
            assert_eq!(judged, bot.turn_chances(&view, &turns, worlds, 7));
            // Another game that looks the same from this seat.
            let other = view.sample(&mut rng).view(Viewer::Seat(seat));
            assert_eq!(judged, bot.turn_chances(&other, &turns, worlds, 7));
            let [Some(estimate), None] = judged[..] else { panic!("{name:?}: only the first is allowed: {judged:?}") };
            assert!((0.0..=1.0).contains(&estimate.chance), "{estimate:?}");
            assert_eq!(estimate.error > 0.0, worlds > 1, "{name:?}: only samples have an error: {estimate:?}");
        }
    }
}

#[test]
fn a_finished_game_is_won_or_lost() {
    let bot = Bot::new(Level::Expert);
    for (name, seats) in GAMES {
        let (mut game, mut rng) = begun(rules(name, seats), 5);
        play_turns(&mut game, usize::MAX, &mut rng);
        let chances = Seat::all(seats).map(|seat| bot.open_chance(&game, seat, 10, 1).expect("a chance").chance);
        let won = |seat| match game.board().ending().expect("it is over").outcome {
            Outcome::Won => true,
            Outcome::Lost { .. } => false,
            Outcome::SeatWon(winner) => winner == seat,
        };
        assert_eq!(chances.collect::<Vec<_>>(), Seat::all(seats).map(|seat| f32::from(won(seat))).collect::<Vec<_>>());
    }
}

/// The chances of 40 deals add up to about as many wins as experts have.
#[test]
fn open_chances_fit_results() {
    for (name, seats) in [(GameName::Classic, 2), (GameName::Classic, 4)] {
        let (mut said, mut won) = (0.0, 0.0);
        for seed in 0..40 {
            let (mut game, mut rng) = begun(rules(name, seats), seed);
            said += Bot::new(Level::Expert).open_chance(&game, Seat::FIRST, 10, seed).expect("a chance").chance;
            play_turns(&mut game, usize::MAX, &mut rng);
            won += f32::from(game.board().ending().expect("it is over").outcome == Outcome::Won);
        }
        assert!((said - won).abs() < 8.0, "{name:?}, {seats} seats: {said} said, {won} won");
    }
}

#[test]
fn uncertain_chances_are_never_shown_as_certain() {
    let shown = [-0.1, 0.0, 0.001, 0.5, 0.996, 1.0].map(tenback_bots::percent);
    assert_eq!(shown, [0, 0, 1, 50, 99, 100]);
}

#[test]
fn candidates_are_legal_turns_by_what_a_seat_knows() {
    let bot = Bot::new(Level::Expert);
    for (name, seats) in GAMES {
        let (mut game, mut rng) = begun(rules(name, seats), 5);
        play_turns(&mut game, 5, &mut rng);
        let seat = game.board().to_move().expect("it is still running");
        let view = game.view(Viewer::Seat(seat));
        let listed = bot.candidates(&view, 6);
        assert!((2..=6).contains(&listed.len()), "{name:?}: {}", listed.len());
        assert!(listed.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{name:?}: best first");
        let turns: Vec<TurnPlan> = listed.iter().map(|candidate| candidate.turn).collect();
        assert!(bot.turn_chances(&view, &turns, 1, 7).iter().all(Option::is_some), "{name:?}: all are allowed");
        let other = view.sample(&mut rng).view(Viewer::Seat(seat));
        assert_eq!(listed, bot.candidates(&other, 6), "{name:?}: nothing hidden is used");
    }
}
