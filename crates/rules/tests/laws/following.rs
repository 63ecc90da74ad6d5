//! A view that follows events equals the view of the game, and impossible events cannot corrupt it.

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use tenback_rules::{
    Card, CardCommand, CardList, CardSet, Drawn, EndCause, Ending, Event, Game, Outcome, Pile, PileSignal, Seat, Seen,
    Signal, View, Viewer,
};

use crate::support::{Recipe, generator, play, recipes, viewers};

/// The view of a new deal, from the hand alone.
fn dealt(game: &Game, viewer: Viewer) -> Option<View> {
    let hand = match viewer {
        Viewer::Seat(seat) => game.hand(seat),
        Viewer::Spectator => CardSet::EMPTY,
    };
    View::dealt(*game.board().rules(), viewer, hand)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn following_events_gives_the_view_of_the_game(recipe in recipes()) {
        let (mut game, mut rng) = Recipe { set_up: false, ..recipe }.game();
        let mut views: Vec<View> = viewers(&game)
            .into_iter()
            .map(|viewer| dealt(&game, viewer).expect("the hand is possible in this deal"))
            .collect();
        for view in &views {
            assert_eq!(*view, game.view(view.viewer()), "right after the deal");
        }
        play(&mut game, &mut rng, |_, events, game| {
            for view in &mut views {
                for event in events {
                    assert_eq!(view.follow(&event.seen_by(view.viewer())), Ok(()), "{event:?}");
                }
                assert_eq!(*view, game.view(view.viewer()));
                assert_eq!(view.legal(), game.view(view.viewer()).legal());
            }
        });
    }

    #[test]
    fn arbitrary_events_leave_a_valid_view(recipe in recipes()) {
        let (mut game, mut rng) = Recipe { set_up: false, ..recipe }.game();
        let all = viewers(&game);
        let viewer = *all.choose(&mut rng).expect("there are viewers");
        let mut view = dealt(&game, viewer).expect("the hand is possible in this deal");
        let mut noise = generator(recipe.seed ^ 1);
        play(&mut game, &mut rng, |_, events, _| {
            for event in events {
                for _ in 0..20 {
                    follow_or_reject(&mut view, &any_event(&mut noise));
                }
                follow_or_reject(&mut view, &event.seen_by(viewer));
            }
            // No method of the view panics.
            let sample = view.sample(&mut noise);
            let counted: usize = sample.hands().iter().map(|(_, hand)| hand.len()).sum::<usize>()
                + sample.stocks().map(<[Card]>::len).sum::<usize>();
            assert_eq!(counted, usize::from(view.board().left()), "every card is somewhere");
            assert_eq!(sample.view(viewer), view);
            view.legal();
        });
    }
}

/// Follows an event that may be impossible; a rejected one changes nothing.
fn follow_or_reject(view: &mut View, seen: &Seen) {
    let before = view.clone();
    if view.follow(seen).is_err() {
        assert_eq!(*view, before, "{seen:?}");
    }
}

fn any_event(rng: &mut impl Rng) -> Seen {
    let seat = Seat::from_number(rng.random_range(1..=5)).expect("a seat");
    let card = |rng: &mut dyn Rng| Card::new(rng.random_range(2..=99)).expect("a card");
    let pile = Pile::ALL[rng.random_range(0..4)];
    match rng.random_range(0..10) {
        0 => Event::Began { seat },
        1 => Event::Signalled { seat, signal: any_signal(rng, pile) },
        2 | 3 => Event::Laid { seat, card: card(rng), pile },
        4 => Event::TakenBack { seat, card: card(rng), pile },
        5 => Event::TurnEnded { seat },
        6 => {
            let cards: Vec<Card> = (0..rng.random_range(0..=8)).map(|_| card(rng)).collect();
            Event::Drew { seat, cards: Drawn::Own(CardList::from_slice(&cards)) }
        }
        7 => Event::Drew { seat, cards: Drawn::Hidden(rng.random_range(0..4)) },
        8 => Event::TurnBegan { seat },
        _ => Event::Ended(any_ending(rng, seat)),
    }
}

fn any_signal(rng: &mut impl Rng, pile: Pile) -> Signal {
    match rng.random_range(0..4) {
        0 => Signal::LetMeBegin,
        1 => Signal::NotMe,
        2 => Signal::Hold(CardCommand::ALL[rng.random_range(0..7)]),
        _ => Signal::Pile(PileSignal::ALL[rng.random_range(0..4)], pile),
    }
}

fn any_ending(rng: &mut impl Rng, seat: Seat) -> Ending {
    let outcome = match rng.random_range(0..3) {
        0 => Outcome::Won,
        1 => Outcome::Lost { left: rng.random_range(0..99) },
        _ => Outcome::SeatWon(seat),
    };
    Ending { outcome, cause: EndCause::ALL[rng.random_range(0..EndCause::ALL.len())], seat }
}

#[test]
fn an_impossible_hand_is_rejected() {
    let (game, _) = Recipe {
        game: tenback_rules::GameName::FaceToFace,
        seats: 2,
        fewer_cards: false,
        professional: false,
        set_up: false,
        seed: 7,
    }
    .game();
    let rules = *game.board().rules();
    let hand = game.hand(Seat::FIRST);
    let first = Viewer::Seat(Seat::FIRST);
    let with = |number: u8| hand | CardSet::only(Card::new(number).expect("a card"));
    let lowest = CardSet::only(hand.lowest().expect("six cards"));
    assert!(View::dealt(rules, first, hand).is_some());
    assert_eq!(View::dealt(rules, first, hand - lowest), None, "too few");
    assert_eq!(View::dealt(rules, first, with(60) - lowest), None, "not a card of this deck");
    assert_eq!(View::dealt(rules, Viewer::Spectator, hand), None, "spectators have no hand");
    let third = Seat::from_number(3).expect("some games have three");
    assert_eq!(View::dealt(rules, Viewer::Seat(third), hand), None, "not at this table");
}
