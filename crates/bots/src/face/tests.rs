//! Face to Face bots play legally and repeatably, without using hidden cards, and at the expected strength.

use std::collections::BTreeSet;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Card, CardSet, Command, Game, GameName, Options, Outcome, Pile, Rules, Seat, Viewer};

use super::duel::{Duel, OwnPiles};
use super::features::{self, INPUTS};
use super::scout;
use super::turns::{After, Begun, for_each_turn, room_lost};
use super::value::Valuer;
use super::{SHIPPED, network_or_shipped};
use crate::choice::{Reason, TurnPlan};
use crate::{Bot, BotRng, Budget, Level, Network};

const BUDGET: Budget = Budget::Evaluations(300);

fn rules() -> Rules {
    Rules::new(GameName::FaceToFace, 2, Options::default()).expect("two may play")
}

fn deal(seed: u64) -> Game {
    let first = if seed.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
    Game::deal(rules(), Some(first), &mut BotRng::seed_from_u64(seed))
}

fn winner(game: &Game) -> Option<Seat> {
    match game.board().ending()?.outcome {
        Outcome::SeatWon(seat) => Some(seat),
        _ => None,
    }
}

/// Every position of a game between two bots, with the turn that was chosen there.
fn played(seed: u64, bots: [&Bot; 2]) -> (Vec<(Game, TurnPlan)>, Game) {
    let mut game = deal(seed);
    let mut rng = BotRng::seed_from_u64(!seed);
    let mut positions = Vec::new();
    while let Some(seat) = game.board().to_move() {
        let turn = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), BUDGET, &mut rng).turn;
        positions.push((game.clone(), turn));
        turn.carry_out(&mut game);
    }
    (positions, game)
}

/// How many of `games` a bot wins against another, each deal played from both sides.
fn wins(bot: &Bot, other: &Bot, games: u64) -> usize {
    let one = (0..games / 2).filter(|&seed| winner(&played(seed, [bot, other]).1) == Some(Seat::FIRST)).count();
    let two = (0..games / 2).filter(|&seed| winner(&played(seed, [other, bot]).1) == Some(Seat::SECOND)).count();
    one + two
}

#[test]
fn every_level_plays_by_the_rules() {
    for (level, games) in [(Level::Casual, 60), (Level::Expert, 60), (Level::Master, 4)] {
        let bot = Bot::new(level);
        for seed in 0..games {
            for (mut game, turn) in played(seed, [&bot, &bot]).0 {
                let seat = game.board().turn().seat();
                for &lay in turn.as_slice() {
                    game.play(seat, Command::Lay(lay)).expect("every lay is allowed");
                }
                let over = game.board().to_move() != Some(seat);
                assert!(over || game.play(seat, Command::EndTurn).is_ok(), "the turn may end after {turn:?}");
            }
        }
    }
}

#[test]
fn a_started_turn_is_finished() {
    let bot = Bot::new(Level::Expert);
    for (mut game, turn) in played(5, [&bot, &bot]).0 {
        let seat = game.board().turn().seat();
        let Some((&first, _)) = turn.as_slice().split_first() else { continue };
        game.play(seat, Command::Lay(first)).expect("it was chosen");
        if game.board().to_move() == Some(seat) {
            let rest = bot.choose(&game.view(Viewer::Seat(seat)), BUDGET, &mut BotRng::seed_from_u64(1)).turn;
            for &lay in rest.as_slice() {
                game.play(seat, Command::Lay(lay)).expect("every lay is allowed");
            }
            assert!(game.board().to_move() != Some(seat) || game.board().may_end());
        }
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_choice() {
    for level in Level::ALL {
        let bot = Bot::new(level);
        for (game, _) in played(3, [&bot, &bot]).0.into_iter().step_by(5) {
            let view = game.view(Viewer::Seat(game.board().turn().seat()));
            let ask = || bot.choose(&view, BUDGET, &mut BotRng::seed_from_u64(9));
            assert_eq!(ask(), ask());
        }
    }
}

#[test]
fn choices_do_not_depend_on_hidden_cards() {
    for level in [Level::Casual, Level::Expert, Level::Master] {
        let bot = Bot::new(level);
        for (game, _) in played(4, [&bot, &bot]).0.into_iter().step_by(4) {
            let viewer = Viewer::Seat(game.board().turn().seat());
            let view = game.view(viewer);
            let other = view.sample(&mut BotRng::seed_from_u64(77));
            let ask = |game: &Game| bot.choose(&game.view(viewer), BUDGET, &mut BotRng::seed_from_u64(9));
            assert_eq!(ask(&game), ask(&other));
        }
    }
}

/// The result of a turn, for comparing ways to find turns.
fn result(after: &After) -> (u8, u8, u8, u8, u64) {
    let (me, foe) = (&after.duel.me, &after.duel.foe);
    (me.rising, me.falling, foe.rising, foe.falling, me.hand)
}

/// All results that legal lays can lead to.
fn by_the_engine(game: &Game, seat: Seat, found: &mut BTreeSet<(u8, u8, u8, u8, u64)>) {
    let board = game.board();
    if board.to_move() != Some(seat) {
        return;
    }
    if board.may_end() {
        let (own, foe) = OwnPiles::both(board.rules(), seat);
        let top = |pile: Pile| board.tops()[pile];
        let hand = game.hand(seat).bits() as u64;
        found.insert((top(own.rising), top(own.falling), top(foe.rising), top(foe.falling), hand));
    }
    for lay in game.legal_set().iter() {
        // A turn that lays the whole hand ends automatically, and the engine then draws: skip it.
        if game.hand(seat) != CardSet::only(lay.card) {
            let mut after = game.clone();
            after.lay_unchecked(lay);
            by_the_engine(&after, seat, found);
        }
    }
}

#[test]
fn enumerated_turns_are_legal_and_miss_only_inferior_ones() {
    let greedy = Bot::new(Level::Greedy);
    for (game, _) in played(6, [&greedy, &greedy]).0.into_iter().step_by(9) {
        let seat = game.board().turn().seat();
        let mut possible = BTreeSet::new();
        by_the_engine(&game, seat, &mut possible);
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let mut found = BTreeSet::new();
        for_each_turn(&duel, Begun::default(), |after| {
            if after.duel.me.held > 0 {
                assert!(possible.contains(&result(&after)), "{after:?} can be reached");
                assert!(found.insert(result(&after)), "{after:?} comes once");
            }
        });
        // Every turn that is missing is no better than one found with the same cards and the same help.
        for missing in possible.iter().filter(|turn| (turn.2, turn.3) == (duel.foe.rising, duel.foe.falling)) {
            let (lost_up, lost_down) = room_lost(missing.0, missing.1, missing.4);
            let as_good = found.iter().any(|other| {
                let (up, down) = room_lost(other.0, other.1, other.4);
                (other.2, other.3, other.4) == (missing.2, missing.3, missing.4) && up <= lost_up && down <= lost_down
            });
            assert!(as_good, "{missing:?}");
        }
    }
}

#[test]
fn incremental_value_equals_full_evaluation() {
    let bot = Bot::new(Level::Expert);
    for (game, _) in played(8, [&bot, &bot]).0.into_iter().step_by(6) {
        let seat = game.board().turn().seat();
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let mut valuer = Valuer::new(&SHIPPED);
        for (_, after) in scout::Shortlist::of(&duel, Begun::default(), scout::MOST).iter() {
            let whole = SHIPPED.logit(&features::describe(after));
            assert_eq!(valuer.value(after).to_bits(), whole.to_bits());
        }
    }
}

#[test]
fn mirroring_is_an_involution_and_keeps_the_turns() {
    let bot = Bot::new(Level::Expert);
    for (game, _) in played(2, [&bot, &bot]).0.into_iter().step_by(3) {
        let seat = game.board().turn().seat();
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        assert_eq!(duel.mirror().mirror(), duel);
        let count = |duel: &Duel| {
            let mut turns = 0;
            for_each_turn(duel, Begun::default(), |_| turns += 1);
            turns
        };
        assert_eq!(count(&duel), count(&duel.mirror()));
    }
}

#[test]
fn reasons_match_the_lays() {
    let bot = Bot::new(Level::Expert);
    for seed in 0..5 {
        for (game, turn) in played(seed, [&bot, &bot]).0 {
            let seat = game.board().turn().seat();
            let reasons = bot.choose(&game.view(Viewer::Seat(seat)), BUDGET, &mut BotRng::seed_from_u64(1)).reasons;
            let helped = turn.as_slice().iter().find(|lay| rules().is_help(seat, lay.pile));
            let given = reasons.decided.iter().any(|reason| matches!(reason, Reason::HelpGiven { .. }));
            assert_eq!(helped.is_some(), given);
            assert!(reasons.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
        }
    }
}

#[test]
fn a_network_of_another_game_is_ignored() {
    let other = Network::zero(GameName::Classic, 2, INPUTS);
    assert!(std::ptr::eq(network_or_shipped(Some(&other)), &*SHIPPED));
    let own = Network::zero(GameName::FaceToFace, 2, INPUTS);
    assert!(std::ptr::eq(network_or_shipped(Some(&own)), &own));
}

#[test]
fn a_winning_turn_is_played() {
    let cards = |numbers: &[u16]| numbers.to_vec();
    let setup = tenback_rules::Setup {
        first: Some(1),
        piles: Some(vec![20, 40, 30, 31]),
        hands: Some(vec![cards(&[25, 33]), cards(&[2, 3, 50, 51])]),
        decks: vec![vec![], vec![4, 5]],
        ..tenback_rules::Setup::deal(GameName::FaceToFace, 2, &mut BotRng::seed_from_u64(1))
    };
    let mut game = Game::new(&setup).expect("the cards fit together");
    let view = game.view(Viewer::Seat(Seat::FIRST));
    for level in [Level::Casual, Level::Expert, Level::Master] {
        let turn = Bot::new(level).choose(&view, BUDGET, &mut BotRng::seed_from_u64(1)).turn;
        assert_eq!(turn.len(), 2);
        assert!(turn.as_slice().iter().any(|lay| Some(lay.card) == Card::new(25)));
    }
    Bot::new(Level::Expert).choose(&view, BUDGET, &mut BotRng::seed_from_u64(1)).turn.carry_out(&mut game);
    assert_eq!(winner(&game), Some(Seat::FIRST));
}

#[test]
fn the_expert_is_strong_and_the_casual_player_is_not_too_strong() {
    let (expert, casual) = (Bot::new(Level::Expert), Bot::new(Level::Casual));
    let (greedy, random) = (Bot::new(Level::Greedy), Bot::new(Level::Random));
    let against_greedy = wins(&expert, &greedy, 200);
    assert!(against_greedy >= 160, "expert against greedy: {against_greedy} of 200");
    assert!(wins(&expert, &random, 100) >= 98);
    assert!(wins(&expert, &casual, 100) >= 60);
    assert!(wins(&casual, &random, 100) >= 90);
}
