//! Every denial has a sentence in every language, and different denials have different sentences.

use std::collections::BTreeSet;

use tenback_notation::Record;
use tenback_table::Language;

use super::*;

fn every_denial() -> Vec<Denial> {
    let mut cases = vec![
        Denial::Refused(Refusal::NotDealt),
        Denial::Refused(Refusal::BotPlays { seat: Seat::SECOND }),
        Denial::Name(NameError::Empty),
        Denial::WhoAreYou,
        Denial::HostOnly,
        Denial::NotSeated,
        Denial::BotPlays,
        Denial::NotLate { seat: Seat::SECOND },
        Denial::TableFull,
        Denial::Stale,
        Denial::NoSuchTable,
        Denial::TableClosed,
        Denial::Banned,
        Denial::NoSpectators,
        Denial::BarredFrom,
        Denial::InviteNeeded,
        Denial::NoRecord,
        Denial::NoSuchChallenge,
        Denial::NotPlayed,
        Denial::CardsSeen,
        Denial::Unreadable { why: "unknown field `card`.".into() },
        Denial::TooBig { most: 1 },
        Denial::TooBig { most: 4096 },
        Denial::HelloFirst,
        Denial::ForeignOrigin,
        Denial::ForeignHost,
        Denial::BadRecovery,
        Denial::NoSuchDevice,
        Denial::LastDevice,
        Denial::InvitedOnly,
        Denial::LocalOnly,
        Denial::BadClock,
        Denial::TeamClock,
        Denial::NotStored,
        Denial::NoSuchPage,
        Denial::NoSuchPuzzle,
        Denial::BadGroupCode,
        Denial::NoSuchDay,
        Denial::NoSuchGroup,
        Denial::NoSuchMember,
        Denial::NoSuchProfile,
        Denial::NotFinished,
        Denial::NotInContest,
        Denial::OwnerOnly,
        Denial::NothingToAdvise,
        Denial::BadRecord(Box::new(Record::parse("[Game]").expect_err("no tag"))),
        Denial::TooManyPositions { most: 3000 },
        Denial::NotReviewable(ReviewError::Open),
        Denial::NotReviewable(ReviewError::SetUp),
        Denial::NotReviewable(ReviewError::NoReference),
        Denial::DealInPlay,
        Denial::BadMove { word: "45".into() },
        Denial::NoSuchPosition { last: 17 },
        Denial::ShuttingDown,
    ];
    cases.extend([1, 2, 5, 30].map(|wait| Denial::TooFast { wait }));
    cases.extend(
        [
            Resource::Tables,
            Resource::Connections,
            Resource::Spectators,
            Resource::BotGames,
            Resource::DataRequests,
            Resource::Groups,
            Resource::GroupMembers,
        ]
        .map(|what| Denial::TooMany { what }),
    );
    cases
}

#[test]
fn every_denial_has_its_own_sentence_in_every_language() {
    let cases = every_denial();
    for language in Language::ALL {
        let words = Words::of(language);
        let texts: BTreeSet<String> = cases.iter().map(|denial| denial.text(words)).collect();
        assert_eq!(texts.len(), cases.len(), "{language:?}: two denials have the same sentence");
        for text in texts {
            assert!(text.len() > 10 && text.ends_with(['.', '!']), "not a whole sentence: {text}");
            assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}', '\n']), "unresolved variable: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "stray space: {text}");
            let capital = |first: char| first.is_uppercase() || first.is_ascii_digit();
            assert!(text.starts_with(capital), "no capital letter: {text}");
        }
    }
}

#[test]
fn sentences_say_what_is_wrong_and_what_to_do() {
    let words = Words::of(Language::English);
    assert_eq!(Denial::TooFast { wait: 1 }.text(words), "That was too fast: try again in a second.");
    assert_eq!(Denial::NoSuchTable.text(words), "This link leads to no table: check it, or ask for a new one.");
    let refused = Denial::Refused(Refusal::NotDealt);
    assert_eq!(refused.text(words), words.refusal(&Refusal::NotDealt), "the table has its own message");
}
