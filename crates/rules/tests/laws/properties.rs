//! Laws of every game, tested on random games with all seat counts and options.

use crate::search::can_complete;
use crate::support::{play, recipes, seats, viewers};
use proptest::prelude::*;
use tenback_rules::{
    Card, CardSet, Command, EndCause, Game, Illegal, Lay, Pile, Seat, Setup, TurnState, Viewer, play_randomly,
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_neither_lost_nor_duplicated(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        let whole: Vec<CardSet> = game.board().unlaid().to_vec();
        play(&mut game, &mut rng, |before, _, after| {
            for (deck, stock) in after.stocks().enumerate() {
                let mut places: Vec<CardSet> = seats(after)
                    .filter(|&seat| after.board().rules().deck_of(seat) == deck)
                    .map(|seat| after.hand(seat))
                    .collect();
                places.extend(stock.iter().map(|&card| CardSet::only(card)));
                let together = places.iter().fold(CardSet::EMPTY, |all, &place| all | place);
                let counted: usize = places.iter().map(|place| place.len()).sum();
                assert_eq!(counted, together.len(), "a card is in two places");
                assert_eq!(together, after.board().unlaid()[deck], "the board tracks the cards that are left");
                assert!((together - whole[deck]).is_empty(), "a card appeared from nowhere");
                assert_eq!(usize::from(after.board().stock_sizes()[deck]), stock.len());
            }
            for seat in seats(after) {
                assert_eq!(usize::from(after.board().hand_sizes()[seat]), after.hand(seat).len());
            }
            // Taking back moves a card the other way.
            let laid = |game: &Game| game.board().heights().0.iter().map(|&height| i16::from(height)).sum::<i16>();
            let gone = i16::from(before.board().left()) - i16::from(after.board().left());
            assert_eq!(laid(after) - laid(before), gone, "cards that leave the hands are on the piles");
        });
    }

    #[test]
    fn legal_is_exactly_what_decide_accepts(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            let legal = game.legal();
            let all = CardSet::up_to(Card::HIGHEST).iter().flat_map(|card| Pile::ALL.map(|pile| Lay { card, pile }));
            for lay in all {
                for seat in seats(game) {
                    let accepted = game.decide(seat, Command::Lay(lay)).is_ok();
                    let listed = game.board().to_move() == Some(seat) && legal.iter().any(|legal| legal.lay == lay);
                    assert_eq!(accepted, listed, "{lay} by {seat:?}");
                }
            }
            if let Some(seat) = game.board().to_move() {
                assert_eq!(game.decide(seat, Command::EndTurn).is_ok(), game.board().may_end());
            }
        });
    }

    #[test]
    fn a_lay_reduces_the_owed_cards_by_at_most_one(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            let board = game.board();
            let Some(seat) = board.to_move() else { return assert_eq!(board.owes(), 0, "nobody is to move") };
            assert_eq!(board.owes() == 0, board.may_end(), "a turn that may end owes no cards, any other at least one");
            for legal in game.legal() {
                let mut after = game.clone();
                after.play(seat, Command::Lay(legal.lay)).expect("it is legal");
                let goes_on = after.board().to_move().is_some() && after.board().turn().number() == board.turn().number();
                assert!(!goes_on || board.owes() <= after.board().owes() + 1, "{} counted twice", legal.lay);
            }
        });
    }

    #[test]
    fn a_running_game_has_a_way_on_and_losing_lays_are_marked(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            if let Some(ending) = game.board().ending() {
                let stuck = matches!(ending.cause, EndCause::Stuck | EndCause::SkullOpen | EndCause::NotThree);
                let can_go_on = can_complete(game.board(), game.hand(ending.seat));
                assert!(!stuck || !can_go_on, "only a turn that cannot be completed is lost (A11)");
            }
            let Some(seat) = game.board().to_move() else { return };
            assert!(can_complete(game.board(), game.hand(seat)), "the turn of a running game can be completed (A11)");
            let view = game.view(Viewer::Seat(seat));
            let ways_out = view.legal().iter().filter(|legal| !legal.loses).count();
            assert!(game.board().may_end() || ways_out > 0, "there is a lay that does not lose");
            for legal in view.legal() {
                let mut after = game.clone();
                let number = after.board().turn().number();
                after.play(seat, Command::Lay(legal.lay)).expect("it is legal");
                // Whether the next turn is lost as well does not depend on this lay.
                let same_turn = after.board().turn().number() == number;
                let lost = same_turn && after.board().ending().is_some_and(|end| end.cause != EndCause::AllLaid);
                assert_eq!(legal.loses, lost, "{} is marked wrongly (A12)", legal.lay);
            }
        });
    }

    #[test]
    fn applying_seen_events_gives_the_view_of_the_game(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |before, events, after| {
            for viewer in viewers(after) {
                let mut view = before.view(viewer);
                for event in events {
                    view.apply(&event.seen_by(viewer));
                }
                assert_eq!(view, after.view(viewer));
            }
        });
    }

    #[test]
    fn a_sample_looks_the_same_and_can_complete_its_turn(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        let mut chance = crate::support::generator(recipe.seed ^ 1);
        play(&mut game, &mut rng, |_, _, game| {
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let sample = view.sample(&mut chance);
                assert_eq!(sample.view(viewer), view);
                if let Some(seat) = sample.board().to_move() {
                    let hand = sample.hand(seat);
                    assert!(can_complete(sample.board(), hand), "the sampled seat can complete its turn");
                }
            }
        });
    }

    #[test]
    fn chosen_cards_are_drawn_next(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            for (deck, stock) in game.stocks().enumerate() {
                let wanted: Vec<Card> = stock.iter().rev().step_by(2).copied().collect();
                let changed = game.with_next(deck, &wanted);
                assert_eq!(changed.stocks().nth(deck).map(|order| &order[..wanted.len()]), Some(&wanted[..]));
                for viewer in viewers(game) {
                    assert_eq!(changed.view(viewer), game.view(viewer), "nobody can tell the difference");
                }
                let cards = |game: &Game| game.stocks().nth(deck).map(|order| order.iter().copied().collect::<CardSet>());
                assert_eq!(cards(&changed), cards(game));
            }
        });
    }

    #[test]
    fn checked_and_unchecked_commands_agree(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            let Some(seat) = game.board().to_move() else { return };
            for lay in game.legal_set().iter() {
                let mut checked = game.clone();
                checked.play(seat, Command::Lay(lay)).expect("it is legal");
                let mut unchecked = game.clone();
                unchecked.lay_unchecked(lay);
                assert_eq!(checked, unchecked);
            }
            if game.board().may_end() {
                let mut checked = game.clone();
                checked.play(seat, Command::EndTurn).expect("the turn may end");
                let mut unchecked = game.clone();
                unchecked.end_turn_unchecked();
                assert_eq!(checked, unchecked);
            }
        });
        if game.board().to_move().is_some() {
            play_randomly(&mut game, &mut rng);
            prop_assert!(game.board().ending().is_some(), "every game ends");
        }
    }

    #[test]
    fn a_preview_predicts_what_happens(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            let Some(seat) = game.board().to_move() else { return };
            let view = game.view(Viewer::Seat(seat));
            for first in view.legal().into_iter().take(3) {
                let preview = view.try_out(&[first.lay]).expect("it is legal");
                let mut after = game.clone();
                after.play(seat, Command::Lay(first.lay)).expect("it is legal");
                match preview.state {
                    TurnState::Open => {
                        assert_eq!(preview.legal, after.legal());
                        assert_eq!(preview.may_end, after.board().may_end());
                        assert_eq!(preview.hand, after.hand(seat));
                    }
                    TurnState::Complete => {
                        let ended = after.board().ending().is_some() || after.board().turn() != preview.board.turn();
                        assert!(ended, "the turn ends automatically");
                    }
                    TurnState::Broken(cause) => {
                        assert_eq!(after.board().ending().map(|end| end.cause), Some(cause));
                    }
                }
            }
        });
    }

    #[test]
    fn taking_back_restores_the_game(recipe in recipes()) {
        let (mut game, mut rng) = recipe.game();
        play(&mut game, &mut rng, |_, _, game| {
            let Some(seat) = game.board().to_move() else { return };
            for legal in game.legal() {
                let mut after = game.clone();
                after.play(seat, Command::Lay(legal.lay)).expect("it is legal");
                if after.board().turn().laid() <= game.board().turn().laid() || after.board().ending().is_some() {
                    continue;
                }
                match after.play(seat, Command::TakeBack) {
                    Ok(_) => assert_eq!(after, *game),
                    Err(why) => {
                        assert_eq!(why, Illegal::TakeBackOnlySolo);
                        assert!(game.board().rules().seats() > 1, "in solo games the last lay may be taken back (A16)");
                    }
                }
            }
        });
    }

    #[test]
    fn a_fixed_first_seat_equals_the_begin_command(recipe in recipes()) {
        let mut rng = crate::support::generator(recipe.seed);
        let setup = recipe.setup(&mut rng);
        for number in 1..=recipe.seats {
            let seat = Seat::from_number(number).expect("a seat of the game");
            let mut begun = Game::new(&setup).expect("the setup is valid");
            begun.play(seat, Command::Begin).expect("nobody has begun");
            let fixed = Game::new(&Setup { first: Some(number.into()), ..setup.clone() });
            prop_assert_eq!(fixed.ok(), Some(begun));
        }
    }
}
