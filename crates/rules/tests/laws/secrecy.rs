//! Hidden cards stay hidden: games that differ only in what a viewer may not know look the same to that viewer, step by
//! step, until the rules reveal the difference.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rand::RngExt;
use tenback_rules::{Card, Event, Game, GameName, Setup, Viewer};

use crate::support::{Recipe, generator, random_command, recipes_of, viewers};

/// Two deals that differ in two cards, which `viewer` has not seen.
struct Twins {
    one: Game,
    other: Game,
    swapped: [Card; 2],
}

/// Swaps two cards of one deck that the viewer cannot see.
fn twins(setup: &Setup, viewer: Viewer, rng: &mut impl rand::Rng) -> Option<Twins> {
    let mut setup = setup.clone();
    let one = Game::new(&setup).ok()?;
    let hands = setup.hands.clone().unwrap_or_default();
    let deck = rng.random_range(0..setup.decks.len());
    let rules = one.board().rules();
    let mut hidden: Vec<Card> = one.stocks().nth(deck)?.to_vec();
    for (seat, hand) in one.hands().iter().filter(|&(seat, _)| viewer != Viewer::Seat(seat)) {
        if rules.deck_of(seat) == deck {
            hidden.extend(hand.iter());
        }
    }
    if hidden.len() < 2 {
        return None;
    }
    let first = hidden.swap_remove(rng.random_range(0..hidden.len()));
    let second = hidden[rng.random_range(0..hidden.len())];
    let swap = |list: &mut Vec<u16>| {
        for number in list {
            if *number == u16::from(first.number()) {
                *number = second.number().into();
            } else if *number == u16::from(second.number()) {
                *number = first.number().into();
            }
        }
    };
    swap(&mut setup.decks[deck]);
    let mut swapped_hands = hands;
    for (index, hand) in swapped_hands.iter_mut().enumerate() {
        if index % setup.decks.len() == deck {
            swap(hand);
        }
    }
    setup.hands = setup.hands.is_some().then_some(swapped_hands);
    let other = Game::new(&setup).ok()?;
    // Two cards of one hand: nothing has changed.
    (one != other).then_some(Twins { one, other, swapped: [first, second] })
}

/// Whether the rules let an event show the viewer one of the swapped cards.
fn shows(event: &Event, viewer: Viewer, swapped: [Card; 2]) -> bool {
    match event {
        Event::Laid { card, .. } | Event::TakenBack { card, .. } => swapped.contains(card),
        Event::Drew { seat, cards } => {
            viewer == Viewer::Seat(*seat) && cards.as_slice().iter().any(|card| swapped.contains(card))
        }
        // That a seat cannot continue is public, and depends on the cards in its hand (A11).
        Event::Ended(_) => true,
        Event::Began { .. } | Event::Signalled { .. } | Event::TurnEnded { .. } | Event::TurnBegan { .. } => false,
    }
}

/// Plays both games in parallel until the rules reveal the difference to the viewer; returns the number of equal steps.
fn steps_alike(recipe: Recipe) -> Result<usize, TestCaseError> {
    let mut rng = generator(recipe.seed);
    let setup = recipe.setup(&mut rng);
    let game = Game::new(&setup).expect("the setup is valid");
    let mut alike = 0;
    for viewer in viewers(&game) {
        let Some(Twins { mut one, mut other, swapped }) = twins(&setup, viewer, &mut rng) else { continue };
        for step in 0..300 {
            prop_assert_eq!(one.view(viewer), other.view(viewer));
            let sample = |game: &Game| game.view(viewer).sample(&mut generator(step));
            prop_assert_eq!(sample(&one), sample(&other), "equal random numbers give equal samples");

            let (seat, command) = random_command(&one, &mut rng);
            let (decided, twin_decided) = (one.decide(seat, command), other.decide(seat, command));
            if viewer == Viewer::Seat(seat) {
                prop_assert_eq!(
                    decided.as_ref().err(),
                    twin_decided.as_ref().err(),
                    "rejections reveal nothing either"
                );
            }
            let (Ok(events), Ok(twin_events)) = (decided, twin_decided) else { continue };
            if events.iter().chain(&twin_events).any(|event| shows(event, viewer, swapped)) {
                break;
            }
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            let twin_seen: Vec<_> = twin_events.iter().map(|event| event.seen_by(viewer)).collect();
            prop_assert_eq!(seen, twin_seen);
            events.iter().for_each(|event| one.apply(event));
            twin_events.iter().for_each(|event| other.apply(event));
            alike += 1;
        }
    }
    Ok(alike)
}

#[test]
fn hidden_cards_do_not_change_what_a_viewer_sees() {
    for game in GameName::ALL {
        let config = ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() };
        let alike = Cell::new(0);
        TestRunner::new(config)
            .run(&recipes_of(game), |recipe| {
                alike.set(alike.get() + steps_alike(recipe)?);
                Ok(())
            })
            .unwrap_or_else(|failure| panic!("{failure}"));
        assert!(alike.get() > 4_000, "{game:?}: only {} steps were compared", alike.get());
    }
}
