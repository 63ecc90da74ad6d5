//! The laws that hold before and after every wish.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_notation::{Record, Recorder, replay};
use tenback_rules::{Card, CardSet, Command, EndCause, Event, Game, Lay, LegalLay, Pile, Seat, Setup, View, Viewer};

use crate::search::can_complete;

/// A game that is watched while it is played.
pub(crate) struct Witness {
    game: Game,
    events: Vec<Event>,
    /// What must never change: the cards of each deck that were not laid when the game began.
    dealt: Vec<CardSet>,
}

impl Witness {
    /// Nobody watches a game that cannot be set up.
    pub(crate) fn new(setup: &Setup) -> Option<Witness> {
        let game = Game::new(setup).ok()?;
        let dealt = game.board().unlaid().to_vec();
        let witness = Witness { game, events: Vec::new(), dealt };
        witness.check();
        Some(witness)
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn play(&mut self, seat: Seat, command: Command) {
        let before = self.game.clone();
        let decided = self.game.decide(seat, command);
        assert_eq!(self.game, before, "deciding changes nothing");
        let played = self.game.play(seat, command);
        assert_eq!(played, decided, "playing is deciding and applying");
        let Ok(events) = played else {
            assert_eq!(self.game, before, "what is refused changes nothing");
            return;
        };
        let mut applied = before.clone();
        events.iter().for_each(|event| applied.apply(event));
        assert_eq!(applied, self.game, "the events are all that happened");
        self.check_views(&before, &events);
        self.check_unchecked(&before, command);
        self.events.extend(events);
        self.check();
    }

    /// Whoever follows the events as they see them knows what a fresh look would show.
    fn check_views(&self, before: &Game, events: &[Event]) {
        for viewer in viewers(before) {
            let mut view = before.view(viewer);
            events.iter().for_each(|event| view.apply(&event.seen_by(viewer)));
            assert_eq!(view, self.game.view(viewer), "{viewer:?} can follow");
        }
    }

    /// The doors for search lead to the same place.
    fn check_unchecked(&self, before: &Game, command: Command) {
        let mut unchecked = before.clone();
        match command {
            Command::Lay(lay) => unchecked.lay_unchecked(lay),
            Command::EndTurn => unchecked.end_turn_unchecked(),
            _ => return,
        }
        assert_eq!(unchecked, self.game, "search and people play the same game");
    }

    /// A game made up from a view looks the same, and is one that could be.
    pub(crate) fn sample(&self, viewer: Viewer, seed: u8) {
        let view = self.game.view(viewer);
        let sample = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(seed.into()));
        assert_eq!(sample.view(viewer), view, "{viewer:?} cannot tell a sample from the game");
        check_cards(&sample);
        // What was dealt to a seat that lost at once is open to nobody, so only a running game says more.
        if sample.board().to_move().is_some() {
            check_completable(&sample);
        }
    }

    /// What was played can be written down, and leads to the same game.
    pub(crate) fn read_back(&self, setup: &Setup) {
        let mut recorder = Recorder::new(setup);
        self.events.iter().for_each(|event| recorder.note(event));
        let record = recorder.record();
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "what was noted can be read");
        let began = setup.first.is_some() || self.events.iter().any(|event| matches!(event, Event::Began { .. }));
        // A record has no way to say that nobody has begun yet.
        if began {
            let replayed = replay(&record).expect("what was played is sound");
            assert_eq!(replayed.game, self.game, "a record leads to the same game:\n{record}");
        }
    }

    fn check(&self) {
        self.check_laid();
        check_cards(&self.game);
        check_completable(&self.game);
        check_legal(&self.game);
    }

    /// Every card that was dealt is either still there or was laid.
    fn check_laid(&self) {
        let board = self.game.board();
        let mut laid = vec![CardSet::EMPTY; self.dealt.len()];
        for event in &self.events {
            match *event {
                Event::Laid { seat, card, .. } => laid[board.rules().deck_of(seat)].insert(card),
                Event::TakenBack { seat, card, .. } => laid[board.rules().deck_of(seat)].remove(card),
                _ => {}
            }
        }
        for ((dealt, laid), unlaid) in self.dealt.iter().zip(laid).zip(board.unlaid()) {
            assert_eq!(*dealt, laid | *unlaid, "no card is lost");
            assert!((laid & *unlaid).is_empty(), "no card is doubled");
        }
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Viewer> {
    Seat::all(game.board().rules().seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Hands and draw piles hold what is not laid, each card once, and as many as everybody can count.
fn check_cards(game: &Game) {
    let board = game.board();
    let mut held: Vec<CardSet> = Vec::new();
    for (stock, size) in game.stocks().zip(board.stock_sizes()) {
        assert_eq!(stock.len(), usize::from(*size));
        held.push(stock.iter().copied().collect());
        assert_eq!(held.last().map(|cards| cards.len()), Some(stock.len()), "a draw pile holds a card once");
    }
    for (seat, hand) in game.hands().iter() {
        assert_eq!(hand.len(), usize::from(board.hand_sizes()[seat]));
        assert!(hand.len() <= usize::from(board.rules().hand_size()));
        let held = &mut held[board.rules().deck_of(seat)];
        assert!((*held & *hand).is_empty(), "a card is in one place");
        *held |= *hand;
    }
    assert_eq!(held, board.unlaid());
}

/// A turn goes on as long as it can be completed, and no longer (A11).
fn check_completable(game: &Game) {
    let board = game.board();
    let hand = game.hand(board.turn().seat());
    let Some(ending) = board.ending() else {
        assert!(board.to_move().is_none() || can_complete(board, hand), "an open turn can be completed");
        return;
    };
    match ending.cause {
        EndCause::AllLaid => {
            assert!(board.unlaid()[board.rules().deck_of(ending.seat)].is_empty(), "who has won has laid everything");
            // A set-up position can be won before a card is laid.
            assert!(board.turn().laid() == 0 || can_complete(board, hand), "the last turn was completed");
        }
        EndCause::Stuck | EndCause::SkullOpen | EndCause::NotThree => {
            assert!(!can_complete(board, hand), "a lost turn could not be completed");
        }
        EndCause::Resigned | EndCause::OutOfTime => {}
    }
}

/// What is called legal is what is accepted, and what is said about it comes true.
fn check_legal(game: &Game) {
    let Some(seat) = game.board().to_move() else {
        assert!(game.legal().is_empty(), "nothing is legal when nobody is to move");
        return;
    };
    let legal = game.legal();
    let cards = (Card::LOWEST.number()..=Card::HIGHEST.number()).filter_map(Card::new);
    let lays = Pile::ALL.into_iter().flat_map(|pile| cards.clone().map(move |card| Lay { card, pile }));
    let accepted: Vec<LegalLay> = lays.filter_map(|lay| accepted(game, seat, lay)).collect();
    assert_eq!(legal, accepted);
    assert_eq!(game.legal_set().iter().collect::<Vec<_>>(), legal.iter().map(|legal| legal.lay).collect::<Vec<_>>());
    assert_eq!(game.decide(seat, Command::EndTurn).is_ok(), game.board().may_end());
    for viewer in viewers(game) {
        let view: View = game.view(viewer);
        let expected = if viewer == Viewer::Seat(seat) { legal.as_slice() } else { &[] };
        assert_eq!(view.legal(), expected, "{viewer:?} sees the own choice only");
    }
}

fn accepted(game: &Game, seat: Seat, lay: Lay) -> Option<LegalLay> {
    let events = game.decide(seat, Command::Lay(lay)).ok()?;
    let mut turn = events.iter().take_while(|event| !matches!(event, Event::TurnEnded { .. }));
    let loses = turn.any(|event| matches!(event, Event::Ended(ending) if ending.cause != EndCause::AllLaid));
    Some(LegalLay { lay, step: game.board().step(lay), loses })
}
