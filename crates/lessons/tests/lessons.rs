//! Every lesson can be completed however it is played: all accepted lines are followed, and everything a player could do
//! instead is answered.

use std::collections::HashSet;

use tenback_lessons::{Action, LessonName, Objection, Request, Session};
use tenback_rules::{Card, CardCommand, Event, Lay, Phase, Pile, PileSignal, Signal};

/// Everything a player could try.
fn every_action() -> Vec<Action> {
    let lays = (2..=99).filter_map(Card::new).flat_map(|card| Pile::ALL.map(|pile| Action::Lay(Lay { card, pile })));
    let signals = PileSignal::ALL.into_iter().flat_map(|signal| Pile::ALL.map(|pile| Signal::Pile(signal, pile)));
    let signals = signals.chain(CardCommand::ALL.map(Signal::Hold)).chain([Signal::LetMeBegin, Signal::NotMe]);
    let said = (0..=4).map(Action::Say);
    lays.chain(signals.map(Action::Signal)).chain(said).chain([Action::EndTurn, Action::Next]).collect()
}

/// Where a session is: what looks and goes on the same is the same.
fn place(session: &Session) -> String {
    let game = session.game();
    let signals = game.board().signals().as_slice();
    format!(
        "{} {:?} {:?} {:?} {signals:?}",
        session.step(),
        game.board().tops(),
        game.hands(),
        game.board().turn().lays().collect::<Vec<_>>()
    )
}

/// Calls `visit` with every session that can be reached, and what each action leads to.
fn explore(lesson: LessonName, mut visit: impl FnMut(&Session, &[(Action, Result<(), Objection>)])) -> usize {
    let actions = every_action();
    let mut open = vec![Session::new(lesson)];
    let mut seen: HashSet<String> = open.iter().map(place).collect();
    while let Some(session) = open.pop() {
        let mut answers = Vec::new();
        for &action in &actions {
            let mut after = session.clone();
            let answer = after.take(action);
            if answer.is_ok() && seen.insert(place(&after)) {
                open.push(after);
            }
            answers.push((action, answer));
        }
        visit(&session, &answers);
    }
    seen.len()
}

#[test]
fn every_lesson_can_be_completed_by_what_it_shows() {
    for lesson in LessonName::ALL {
        let mut session = Session::new(lesson);
        let mut actions = 0;
        while let Some(action) = session.shows() {
            assert_eq!(session.take(action), Ok(()), "{lesson:?}, step {}: {action}", session.step());
            actions += 1;
            assert!(actions < 40, "{lesson:?} does not end");
        }
        assert_eq!(session.request(), Request::Nothing);
        assert_eq!(session.step(), session.steps());
    }
}

#[test]
fn no_accepted_line_leads_to_a_dead_end() {
    for lesson in LessonName::ALL {
        let places = explore(lesson, |session, answers| {
            let accepted = answers.iter().filter(|(_, answer)| answer.is_ok()).count();
            match session.request() {
                Request::Nothing => assert_eq!(accepted, 0, "{lesson:?} goes on after its end"),
                _ => assert!(accepted > 0, "{lesson:?}, step {}: nothing leads on", session.step()),
            }
            let shown = session.shows();
            assert_eq!(shown.is_some(), session.request() != Request::Nothing);
            assert!(shown.is_none_or(|action| answers.contains(&(action, Ok(())))), "{lesson:?}: {shown:?}");
        });
        assert!(places > 5, "{lesson:?} has only {places} places");
    }
}

/// While a move is asked for, it is the player's turn and there is something to play; only signals are given out of turn.
#[test]
fn the_player_is_to_move_where_a_move_is_asked_for() {
    for lesson in LessonName::ALL {
        explore(lesson, |session, answers| {
            if session.request() == Request::Move {
                assert_eq!(session.game().board().phase(), Phase::Running, "{lesson:?}, step {}", session.step());
                let signals = matches!(session.shows(), Some(Action::Signal(_)));
                assert_eq!(session.game().board().to_move() == Some(Session::YOU), !signals);
            }
            let legal = session.game().legal().len();
            let lays = answers.iter().filter(|(action, _)| matches!(action, Action::Lay(_)));
            let illegal = lays.filter(|(_, answer)| matches!(answer, Err(Objection::Illegal(_)))).count();
            if session.request() == Request::Move && session.game().board().to_move() == Some(Session::YOU) {
                assert_eq!(illegal, 98 * 4 - legal, "every legal card is accepted or explained, every other illegal");
            }
        });
    }
}

/// A smaller step is looked for only where a card was played that takes a longer one than what leads on.
#[test]
fn smaller_steps_exist_where_the_coach_says_so() {
    for lesson in LessonName::ALL {
        explore(lesson, |session, answers| {
            let legal = session.game().legal();
            let step_of =
                |action: Action| legal.iter().find(|legal| Action::Lay(legal.lay) == action).map(|lay| lay.step);
            let accepted = answers.iter().filter(|(_, answer)| answer.is_ok());
            let smallest = accepted.filter_map(|(action, _)| step_of(*action)).min();
            for (action, answer) in answers {
                if let Err(Objection::Other { says: "lesson-smaller-step", lay }) = answer {
                    let step = lay.expect("it is about a card").step;
                    assert!(smallest.is_some_and(|smallest| smallest < step), "{lesson:?} {action}");
                }
            }
        });
    }
}

#[test]
fn what_is_rejected_changes_nothing() {
    for lesson in LessonName::ALL {
        explore(lesson, |session, answers| {
            for (action, _) in answers.iter().filter(|(_, answer)| answer.is_err()) {
                let mut after = session.clone();
                after.take(*action).expect_err("rejected before");
                assert_eq!((after.step(), after.events()), (session.step(), session.events()), "{lesson:?} {action}");
            }
        });
    }
}

/// A newcomer of the first lesson plays on both kinds of piles, goes ten back, ends turns, and wins.
#[test]
fn the_first_lesson_has_everything_a_newcomer_needs() {
    let mut session = Session::new(LessonName::Basics);
    let (mut ended, mut tens, mut piles) = (0, 0, HashSet::new());
    while let Some(action) = session.shows() {
        let tops = *session.game().board().tops();
        session.take(action).expect("shown");
        for event in &session.events()[session.known()..] {
            match *event {
                Event::Laid { card, pile, .. } => {
                    piles.insert(pile);
                    tens += u32::from(card.number() + 10 == tops[pile] && pile == Pile::A);
                }
                Event::TurnEnded { .. } => ended += 1,
                _ => {}
            }
        }
    }
    assert!(session.steps() <= 8, "it takes less than three minutes");
    assert!(piles.contains(&Pile::A) && piles.contains(&Pile::C));
    assert!(tens >= 1 && ended >= 2, "{tens} tens back, {ended} turns");
    assert!(matches!(session.events().last(), Some(Event::Ended(_))));
}

#[test]
fn words_of_actions_are_read_back() {
    for action in every_action() {
        assert_eq!(Action::from_word(&action.to_string()), Some(action));
    }
    for word in ["", "!", "say", "say x", "say 300", "100a", "5e", "next ", "!keep-off"] {
        assert_eq!(Action::from_word(word), None, "{word}");
    }
    for lesson in LessonName::ALL {
        assert_eq!(LessonName::from_word(lesson.word()), Some(lesson));
    }
    assert_eq!(LessonName::FaceToFace.next(), None);
}
