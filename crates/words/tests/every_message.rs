//! Every variant of every error and event enum has a message in every language.

use std::collections::HashSet;
use std::io;

use tenback_bots::{Alternative, Estimate, Reason, Reasons, TurnPlan};
use tenback_lessons::{LessonName, Objection, Session};
use tenback_puzzles::{Collection, Puzzle, Refutation, Step, Theme, Value};
use tenback_review::{CostlyLay, Difference, Judgement, RatedTurn, Remark, ReviewError, Verdict};
use tenback_rules::{
    Card, CardCommand, Direction, EndCause, Ending, GameName, Illegal, Lay, Misfit, Options, Outcome, Part, Pile,
    PreviewError, Rules, RulesError, Seat, SetupError, SetupFault, Unfinished,
};
use tenback_table::{NameError, Refusal};
use tenback_wire::{Goodbye, Stuck};
use tenback_words::{Language, SeatNames, Words};

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn rules(game: GameName, seats: u8) -> Rules {
    Rules::new(game, seats, Options::default()).expect("a valid number of seats")
}

/// A whole sentence with every variable filled in.
fn assert_sentence(text: &str) {
    assert!(text.len() > 10, "too short: {text:?}");
    assert!(text.ends_with(['.', '!']), "no full stop: {text}");
    assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}', '\n']), "unresolved variable: {text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "stray space: {text}");
    assert!(
        text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
        "no capital letter: {text}"
    );
}

/// Each of `cases` is a sentence in each language; different cases have different sentences.
fn assert_all_sentences<T>(cases: &[T], say: impl Fn(&Words, &T) -> String) {
    for language in Language::ALL {
        let words = Words::new(language);
        let texts: Vec<String> = cases.iter().map(|case| say(&words, case)).collect();
        texts.iter().for_each(|text| assert_sentence(text));
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len(), "two cases share a sentence: {texts:#?}");
    }
}

fn misfits() -> Vec<Misfit> {
    let misfit = |direction, top, trick: Option<u8>| Misfit {
        card: card(50),
        pile: Pile::B,
        top,
        direction,
        trick: trick.map(card),
        highest: Card::HIGHEST,
    };
    vec![
        misfit(Direction::Ascending, 55, Some(45)),
        misfit(Direction::Ascending, 55, None),
        misfit(Direction::Ascending, 99, Some(89)),
        misfit(Direction::Ascending, 99, None),
        misfit(Direction::Descending, 45, Some(55)),
        misfit(Direction::Descending, 45, None),
        misfit(Direction::Descending, 2, Some(12)),
        misfit(Direction::Descending, 2, None),
    ]
}

#[test]
fn every_illegal_command_has_a_sentence() {
    let mut cases = vec![
        Illegal::GameOver,
        Illegal::NoSuchSeat { seats: 1 },
        Illegal::NoSuchSeat { seats: 5 },
        Illegal::NotSeated,
        Illegal::NotBegun,
        Illegal::AlreadyBegun,
        Illegal::FirstSeatHasNoCards,
        Illegal::TurnOver,
        Illegal::NotYourTurn { seat: Seat::SECOND },
        Illegal::NotInHand { number: 50 },
        Illegal::NotInHand { number: u32::MAX },
        Illegal::AlreadyHelped { pile: Pile::C },
        Illegal::NoBack { card: card(50), pile: Pile::A, shown_on: Pile::D },
        Illegal::OnePile { pile: Pile::A, bound_to: Pile::D },
        Illegal::CannotEnd(Unfinished::Owes { more: 1 }),
        Illegal::CannotEnd(Unfinished::Owes { more: 2 }),
        Illegal::CannotEnd(Unfinished::OwesThree { more: 1 }),
        Illegal::CannotEnd(Unfinished::OwesThree { more: 2 }),
        Illegal::CannotEnd(Unfinished::SkullOpen { pile: Pile::C }),
        Illegal::TakeBackOnlySolo,
        Illegal::NothingToTakeBack,
        Illegal::NoSignalsHere,
        Illegal::Muted { shown_on: Pile::C },
        Illegal::TooLateForPreference,
        Illegal::NoCommandCards,
    ];
    cases.extend(misfits().into_iter().map(Illegal::WrongDirection));
    for (direction, top) in [(Direction::Ascending, 1), (Direction::Ascending, 30), (Direction::Descending, 60)] {
        cases.push(Illegal::NotImproving(Misfit { direction, top, trick: None, ..misfits()[0] }));
    }
    assert_all_sentences(&cases, Words::illegal);
}

/// Each kind has its own words, without the number of the error; rare ones are in the system's words.
#[test]
fn common_errors_of_the_system_have_words() {
    use io::ErrorKind as Kind;
    let kinds = [
        Kind::NotFound,
        Kind::PermissionDenied,
        Kind::StorageFull,
        Kind::QuotaExceeded,
        Kind::ReadOnlyFilesystem,
        Kind::IsADirectory,
        Kind::NotADirectory,
        Kind::AlreadyExists,
        Kind::InvalidFilename,
        Kind::FileTooLarge,
        Kind::UnexpectedEof,
        Kind::ResourceBusy,
        Kind::OutOfMemory,
        Kind::ConnectionRefused,
        Kind::ConnectionReset,
        Kind::NetworkUnreachable,
        Kind::TimedOut,
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let texts: HashSet<String> =
            kinds.into_iter().map(|kind| words.system_error(kind, "Oops (os error 1)")).collect();
        assert_eq!(texts.len(), kinds.len(), "{texts:#?}");
        assert!(texts.iter().all(|text| !text.contains("Oops") && !text.ends_with('.')), "{texts:#?}");
        assert_eq!(words.system_error(Kind::Other, "Level 3 halted (os error 46)"), "Level 3 halted");
    }
}

#[test]
fn every_reason_has_a_sentence() {
    let mut reasons = vec![
        Reason::OnlyTurn,
        Reason::Enough,
        Reason::Trick { pile: Pile::A },
        Reason::SmallSteps,
        Reason::SignalHeeded { seat: Seat::SECOND, pile: Pile::A },
        Reason::RoomKept { pile: Pile::A },
        Reason::HelpGiven { pile: Pile::A },
        Reason::EndgameSolved,
        Reason::Searched { worlds: 1 },
        Reason::Searched { worlds: 200 },
    ];
    reasons.extend(CardCommand::ALL.map(|command| Reason::CommandUsed { command }));
    assert_all_sentences(&reasons, |words, reason| words.reason(reason, |_| "Ada".to_owned()));
    let alternative = Alternative { turn: TurnPlan::EMPTY, chance: 0.5 };
    let chances =
        [vec![], vec![alternative]].map(|alternatives| Reasons { chance: Some(0.6), alternatives, ..Reasons::NONE });
    assert_all_sentences(&chances, |words, reasons| words.reasons(reasons, 0, |_| String::new()).concat());
}

#[test]
fn everything_a_coach_says_has_words() {
    let lay = |number, pile| Lay { card: card(number), pile };
    let mut better = TurnPlan::EMPTY;
    [lay(44, Pile::B), lay(33, Pile::A)].into_iter().for_each(|lay| better.push(lay));
    let differences = [
        None,
        Some(Difference::LongStep { card: card(50), pile: Pile::A, step: 12 }),
        Some(Difference::MissedTrick { card: card(50), pile: Pile::A }),
        Some(Difference::SignalIgnored { seat: Seat::SECOND, pile: Pile::A }),
    ];
    let remarks = differences.map(|difference| Remark::Costly { loss: 0.06, difference, better });
    assert_all_sentences(&remarks, |words, remark| words.coach_remark(remark));
    assert_all_sentences(&[Remark::Great], |words, remark| words.coach_remark(remark));
    let costs = [0.011, 0.05, 0.22].map(|cost| CostlyLay { lay: lay(52, Pile::C), cost });
    assert_all_sentences(&costs, |words, costly| words.coach_warning(costly, better.as_slice()));
    assert_all_sentences(&costs, |words, costly| words.coach_warning(costly, &[]));
}

#[test]
fn everything_a_review_says_has_words() {
    let errors = [ReviewError::Open, ReviewError::SetUp, ReviewError::NoReference];
    assert_all_sentences(&errors, |words, &error| words.review_error(error));
    let mut differences = vec![
        Difference::LostAtOnce,
        Difference::MissedTrick { card: card(50), pile: Pile::A },
        Difference::SignalIgnored { seat: Seat::SECOND, pile: Pile::A },
        Difference::LongStep { card: card(50), pile: Pile::A, step: 12 },
        Difference::MissedHelp { pile: Pile::A },
        Difference::CardsLeft { count: 2 },
        Difference::Helped { pile: Pile::A },
    ];
    for count in [1, 2, 5] {
        differences.extend([Difference::MoreCards { count }, Difference::FewerCards { count }]);
    }
    differences.extend(CardCommand::ALL.map(|command| Difference::CommandLaid { command }));
    assert_all_sentences(&differences, |words, difference| words.difference(difference, |_| "Ada".to_owned()));
    for language in Language::ALL {
        let words = Words::new(language);
        let verdicts: HashSet<String> = Verdict::ALL.map(|verdict| words.verdict(verdict)).into();
        assert_eq!(verdicts.len(), Verdict::ALL.len(), "{verdicts:?}");
    }
}

/// A turn that lost some win chance compared with the best one.
fn judgement(verdict: Verdict, loss: f64) -> Judgement {
    let mut turn = TurnPlan::EMPTY;
    turn.push(Lay { card: card(44), pile: Pile::B });
    let best = RatedTurn { turn, value: Estimate::exact(0.7), reasons: vec![Reason::Trick { pile: Pile::B }] };
    Judgement {
        value: Some(Estimate::exact(0.6)),
        best: Some(best),
        others: Vec::new(),
        loss,
        cards_lost: 0.0,
        error: 0.0,
        verdict,
        differences: Vec::new(),
    }
}

#[test]
fn every_turn_has_an_answer_to_what_was_better() {
    let cases = [
        judgement(Verdict::Best, 0.0),
        judgement(Verdict::Forced, 0.0),
        judgement(Verdict::Decided, 0.0),
        judgement(Verdict::Unfinished, 0.0),
        judgement(Verdict::Mistake, 0.1),
        Judgement { cards_lost: 2.0, ..judgement(Verdict::Mistake, 0.0) },
    ];
    assert_all_sentences(&cases, |words, judgement| {
        words.better_turn(judgement, &|_| "Ada".to_owned()).into_iter().next().unwrap_or_default()
    });
    let words = Words::new(Language::English);
    let costly = judgement(Verdict::Mistake, 0.104);
    assert_eq!(
        words.better_turn(&costly, &|_| "Ada".to_owned()),
        ["Better: 44b (70% instead of 60%).", "It goes ten back on pile b."]
    );
    assert_eq!(words.turn_verdict(7, "Ada", &costly, -0.034), ["Turn 7, Ada: mistake", "10.4 points lost", "luck −3"]);
}

/// Everything the coach of a lesson says on the way that is shown, and about a card that is refused there.
#[test]
fn every_step_of_a_lesson_has_sentences() {
    assert_all_sentences(&LessonName::ALL, |words, &lesson| format!("{}.", words.lesson_title(lesson)));
    assert_all_sentences(&LessonName::ALL, |words, &lesson| format!("{}.", words.lesson_about(lesson)));
    let losses = [EndCause::Stuck, EndCause::SkullOpen, EndCause::NotThree].map(Objection::Loses);
    assert_all_sentences(&losses, Words::objection);
    for lesson in LessonName::ALL {
        let mut session = Session::new(lesson);
        let (mut said, mut objections) = (vec![session.says()], Vec::new());
        while let Some(action) = session.shows() {
            for legal in session.game().legal() {
                objections.extend(session.clone().take(tenback_lessons::Action::Lay(legal.lay)).err());
            }
            session.take(action).expect("what is shown leads on");
            said.push(session.says());
        }
        said.dedup();
        // One of them is a question.
        assert_all_sentences(&said, |words, id| words.message(id, &[]).replace('?', "."));
        for language in Language::ALL {
            let words = Words::new(language);
            objections.iter().for_each(|objection| assert_sentence(&words.objection(objection)));
            assert_eq!(
                words.names_around(session.game().board().rules(), Session::YOU, "x").first().map(String::as_str),
                Some("x")
            );
        }
    }
}

#[test]
fn everything_said_about_puzzles_has_words() {
    let share = |twelfths| Value::twelfths(twelfths).expect("a share");
    let refutations = [
        Refutation::LosesAtOnce,
        Refutation::Unplayable(vec![card(50)]),
        Refutation::Unplayable(vec![card(50), card(60)]),
        Refutation::NoWayLeft,
        Refutation::NoWinLeft,
        Refutation::Answer(vec![Step::from_word("45a").expect("a step"), Step::EndTurn]),
        Refutation::FewerDraws { left: share(2), best: share(10) },
    ];
    assert_all_sentences(&refutations, Words::refutation);
    let tasks: Vec<&Puzzle> = Collection::shipped().puzzles().iter().step_by(40).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        tasks.iter().for_each(|puzzle| assert_sentence(&words.puzzle_task(puzzle)));
        let themes: HashSet<String> = Theme::ALL.map(|theme| words.theme(Some(theme))).into();
        assert_eq!(themes.len(), Theme::ALL.len(), "{themes:?}");
    }
}

const CAUSES: [EndCause; 6] = [
    EndCause::AllLaid,
    EndCause::Stuck,
    EndCause::SkullOpen,
    EndCause::NotThree,
    EndCause::Resigned,
    EndCause::OutOfTime,
];

#[test]
fn every_ending_has_a_sentence() {
    let games = [rules(GameName::Extreme, 1), rules(GameName::Extreme, 5), rules(GameName::FaceToFace, 2)];
    let lost = [0, 1, 2, 9, 10, 98].map(|left| Outcome::Lost { left });
    let ann = ["Ann".to_owned(), "Ben".to_owned()];
    let readers = [None, Some(Seat::FIRST), Some(Seat::SECOND)];
    let names = readers.map(|you| SeatNames { names: &ann, you }).into_iter().chain([SeatNames::default()]);
    let names: Vec<SeatNames<'_>> = names.collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for outcome in lost.into_iter().chain([Outcome::Won, Outcome::SeatWon(Seat::FIRST)]) {
            for (cause, rules) in CAUSES.into_iter().flat_map(|cause| games.iter().map(move |rules| (cause, rules))) {
                for &names in &names {
                    assert_sentence(&words.ending(&Ending { outcome, cause, seat: Seat::SECOND }, rules, names));
                }
            }
        }
    }
}

#[test]
fn every_turn_that_could_not_be_completed_has_a_sentence() {
    let lay = |card_number, pile| tenback_rules::Lay { card: card(card_number), pile };
    for playable in [vec![], vec![lay(23, Pile::D)], vec![lay(23, Pile::D), lay(42, Pile::A)]] {
        for owes in [1, 2] {
            let stuck = Stuck { seat: Seat::FIRST, owes, skull: None, playable: playable.clone(), unplayable: vec![] };
            for language in Language::ALL {
                assert_sentence(&Words::new(language).stuck(&stuck).expect("cards are missing"));
            }
        }
    }
}

#[test]
fn different_causes_have_different_sentences() {
    let rules = rules(GameName::Extreme, 3);
    let ending = |cause| Ending { outcome: Outcome::Lost { left: 12 }, cause, seat: Seat::SECOND };
    assert_all_sentences(&CAUSES.map(ending), |words, ending| words.ending(ending, &rules, SeatNames::default()));
}

const TAGS: [(Part, &str); 8] = [
    (Part::Seats, "Seats: "),
    (Part::First, "First: "),
    (Part::Hand, "Hand: "),
    (Part::Minimum, "Minimum: "),
    (Part::Commands, "Commands: "),
    (Part::Deck, "Deck: "),
    (Part::Hands, "Hands: "),
    (Part::Piles, "Piles: "),
];

#[test]
fn every_setup_fault_has_a_sentence() {
    let mut faults = vec![
        SetupFault::Rules(RulesError::Seats { seats: 7, fewest: 1, most: 5 }),
        SetupFault::Rules(RulesError::Seats { seats: 7, fewest: 2, most: 2 }),
        SetupFault::Rules(RulesError::HandSize { hand_size: 3, usual: 7 }),
        SetupFault::Rules(RulesError::Minimum { minimum: 9 }),
        SetupFault::Rules(RulesError::NoOptionsHere),
        SetupFault::Rules(RulesError::NoCommandsHere),
        SetupFault::NoSuchSeat { number: 400, seats: 5 },
        SetupFault::NoSuchSeat { number: 400, seats: 1 },
        SetupFault::NoSuchCard { number: 400, highest: card(99) },
        SetupFault::Twice { card: card(50) },
        SetupFault::DuplicateCommandCard { card: card(50) },
        SetupFault::WithoutHands,
        SetupFault::HandTooLarge { seat: Seat::SECOND, hand_size: 7 },
        SetupFault::EmptyHand { seat: Seat::SECOND },
        SetupFault::NoSuchTop { pile: Pile::B, number: 400 },
        SetupFault::SkullOnTop { pile: Pile::B },
    ];
    for found in [0, 1, 3] {
        faults.push(SetupFault::Lists { wanted: 1 + found, found });
        faults.push(SetupFault::Entries { wanted: 98, found });
        faults.extend(CardCommand::ALL.map(|command| SetupFault::Miscounted { command, count: found }));
    }
    for (part, tag) in TAGS {
        assert_all_sentences(&faults, |words, &fault| {
            let text = words.setup_error(&SetupError { part, fault });
            assert!(text.starts_with(tag), "{text}");
            text
        });
    }
}

#[test]
fn every_refusal_of_a_table_has_a_sentence() {
    let fault = SetupFault::Twice { card: card(50) };
    let cases = [
        Refusal::Illegal(Illegal::NotBegun),
        Refusal::PreviewError(PreviewError { index: 1, why: Illegal::TurnOver }),
        Refusal::NotDealt,
        Refusal::AlreadyDealt,
        Refusal::NothingPromised,
        Refusal::AlreadySeated { seat: Seat::SECOND },
        Refusal::KnowsAnotherHand { seat: Seat::SECOND },
        Refusal::Barred,
        Refusal::BotPlays { seat: Seat::SECOND },
        Refusal::NoStandIn { seat: Seat::SECOND },
        Refusal::NoClock,
        Refusal::SeatTaken { seat: Seat::SECOND },
        Refusal::NoSuchSeat { seats: 1 },
        Refusal::NoSuchSeat { seats: 3 },
        Refusal::SeatEmpty { seat: Seat::SECOND },
        Refusal::NobodyToSit,
        Refusal::NotAPerson { seat: Seat::SECOND },
        Refusal::VoteOpen,
        Refusal::AlreadyProposed,
        Refusal::NoVote,
        Refusal::AlreadyAnswered,
        Refusal::HintsOff,
        Refusal::TalkOff,
        Refusal::SignalsOnly,
        Refusal::Muted { shown_on: Pile::C },
        Refusal::NamesACard { word: "sedmačtyřicet".into(), or_command: None },
        Refusal::NamesACard { word: "tři".into(), or_command: Some(CardCommand::Three) },
        Refusal::TooLong { most: 280 },
        Refusal::NothingSaid,
        Refusal::BadSetup(SetupError { part: Part::Deck, fault }),
        Refusal::SetupOfOtherRules,
        Refusal::BadSalt,
    ];
    assert_all_sentences(&cases, |words, refusal| words.refusal(refusal));
}

#[test]
fn every_invalid_name_has_a_sentence() {
    let forbidden = [';', '"', '\u{200b}'].map(|character| NameError::Forbidden { character });
    let cases = [NameError::Empty, NameError::TooLong { most: 24 }, NameError::Reserved];
    assert_all_sentences(&[&cases[..], &forbidden].concat(), |words, error| words.name_error(error));
}

#[test]
fn every_goodbye_has_a_sentence() {
    assert_all_sentences(&Goodbye::ALL, |words, &why| words.goodbye(why));
}
