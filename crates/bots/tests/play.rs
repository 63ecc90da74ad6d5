//! Every level plays whole games with checked commands.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Choice, Level};
use tenback_rules::{CardCommand, Command, Contest, Game, GameName, Options, Rules, Seat, Viewer};

const FEW: Budget = Budget::Evaluations(300);

fn all_rules() -> impl Iterator<Item = Rules> {
    GameName::ALL.into_iter().flat_map(|name| {
        let (fewest, most) = name.seats();
        (fewest..=most).map(move |seats| Rules::new(name, seats, Options::default()).expect("these seats may play"))
    })
}

/// Lets every seat give its signals; each must be legal.
fn talk(game: &mut Game, bot: &Bot) {
    for seat in Seat::all(game.board().rules().seats()) {
        let muted = game.board().visible().has(CardCommand::Mute);
        let signals = bot.signals(&game.view(Viewer::Seat(seat)));
        assert!(!muted || signals.as_slice().is_empty(), "silent under a mute card");
        for &signal in signals.as_slice() {
            game.play(seat, Command::Signal(signal)).expect("bots only say what is allowed");
        }
        let more = bot.signals(&game.view(Viewer::Seat(seat)));
        assert!(more.as_slice().is_empty(), "nothing is said twice: {more:?}");
    }
}

fn lay(game: &mut Game, choice: &Choice) {
    let (seat, number) = (game.board().turn().seat(), game.board().turn().number());
    for &lay in choice.turn.as_slice() {
        game.play(seat, Command::Lay(lay)).expect("a bot's lays are legal");
    }
    if game.board().to_move().is_some() && game.board().turn().number() == number {
        game.play(seat, Command::EndTurn).expect("a bot's turn may end");
    }
}

/// Plays a whole game; returns the number of turns.
fn play(rules: Rules, bot: &Bot, seed: u64, mut look: impl FnMut(&Game, &Choice)) -> u32 {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Game::deal(rules, None, &mut rng);
    talk(&mut game, bot);
    let first = game.board().agreed_starter();
    game.play(first, Command::Begin).expect("nobody has begun");
    let mut turns = 0;
    while let Some(seat) = game.board().to_move() {
        if rules.contest() == Contest::Together {
            talk(&mut game, bot);
        }
        let choice = bot.choose(&game.view(Viewer::Seat(seat)), FEW, &mut rng);
        look(&game, &choice);
        lay(&mut game, &choice);
        turns += 1;
    }
    turns
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for rules in all_rules() {
        for level in Level::ALL {
            let games = if level == Level::Master { 1 } else { 6 };
            for seed in 0..games {
                assert!(play(rules, &Bot::new(level), seed, |_, _| {}) > 0);
            }
        }
    }
}

#[test]
fn only_random_loses_in_a_turn_that_could_be_completed() {
    for rules in all_rules() {
        for level in [Level::Greedy, Level::Casual, Level::Expert] {
            for seed in 0..8 {
                play(rules, &Bot::new(level), seed, |game, choice| {
                    let seat = game.board().turn().seat();
                    let preview = game.view(Viewer::Seat(seat)).try_out(choice.turn.as_slice()).expect("legal");
                    let broken = matches!(preview.state, tenback_rules::TurnState::Broken(_));
                    assert!(!broken, "{level:?} breaks its turn: {:?}", choice.turn);
                });
            }
        }
    }
}

#[test]
fn the_same_view_seed_and_budget_give_the_same_choice() {
    for rules in all_rules() {
        for level in Level::ALL {
            let bot = Bot::new(level);
            play(rules, &Bot::new(Level::Greedy), 5, |game, _| {
                let view = game.view(Viewer::Seat(game.board().turn().seat()));
                if game.board().turn().number() % 9 == 1 {
                    let once = bot.choose(&view, FEW, &mut BotRng::seed_from_u64(3));
                    let again = bot.choose(&view, FEW, &mut BotRng::seed_from_u64(3));
                    assert_eq!(once, again);
                }
            });
        }
    }
}

#[test]
fn choices_and_signals_do_not_depend_on_hidden_cards() {
    for rules in all_rules() {
        for level in Level::ALL {
            let bot = Bot::new(level);
            play(rules, &Bot::new(Level::Greedy), 8, |game, _| {
                if game.board().turn().number() % 12 != 1 {
                    return;
                }
                let viewer = Viewer::Seat(game.board().turn().seat());
                let view = game.view(viewer);
                let other = view.sample(&mut BotRng::seed_from_u64(77));
                let choice = bot.choose(&view, FEW, &mut BotRng::seed_from_u64(3));
                assert_eq!(choice, bot.choose(&other.view(viewer), FEW, &mut BotRng::seed_from_u64(3)));
                let said = |game: &Game| bot.signals(&game.view(viewer)).as_slice().to_vec();
                assert_eq!(said(game), said(&other));
            });
        }
    }
}

#[test]
fn start_preferences_decide_who_goes_first() {
    let rules = Rules::new(GameName::Classic, 3, Options::default()).expect("three may play");
    let bot = Bot::new(Level::Expert);
    let mut begun = [0; 3];
    for seed in 0..60 {
        let mut game = Game::deal(rules, None, &mut BotRng::seed_from_u64(seed));
        talk(&mut game, &bot);
        begun[game.board().agreed_starter().index()] += 1;
    }
    assert!(begun.iter().all(|&times| times > 5), "everybody begins now and then: {begun:?}");
}
