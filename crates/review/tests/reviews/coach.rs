//! What a coach says before and after a turn.

use std::cell::Cell;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{BotRng, Level};
use tenback_review::{FinishedGame, OpenTurn, Outlook, Remark, Verdict, outlook, remark};
use tenback_rules::{Event, GameName, Lay, Viewer};

use crate::turns::wasteful;
use crate::{bots_play, never, play};

fn finished(game: GameName, seats: u16) -> FinishedGame {
    FinishedGame::new(&bots_play(game, seats, Level::Expert, 8)).expect("it can be reviewed")
}

/// The longest jump is warned of, the best lay is not; every warning is about a costly lay that is allowed.
#[test]
fn costly_lays_are_warned_of() {
    let mut warned = 0;
    for (game, seats) in [(GameName::Classic, 2), (GameName::Extreme, 2), (GameName::FaceToFace, 2)] {
        for turn in finished(game, seats).turns().iter().filter(|turn| [3, 4, 11].contains(&turn.number)) {
            let view = turn.before.view(Viewer::Seat(turn.seat));
            let Some(Outlook { best, costly }) = outlook(&view, &never) else { continue };
            assert!(view.try_out(best.as_slice()).is_ok(), "{best:?}");
            let allowed = view.legal();
            for lay in &costly {
                assert!(lay.cost >= Verdict::INACCURACY, "{lay:?}");
                assert!(allowed.iter().any(|legal| legal.lay == lay.lay && !legal.loses), "{lay:?}");
                assert_ne!(best.as_slice().first(), Some(&lay.lay));
            }
            let longest = allowed.iter().filter(|legal| !legal.loses).max_by_key(|legal| legal.step).expect("a lay");
            warned += usize::from(costly.iter().any(|costly| costly.lay == longest.lay));
        }
    }
    assert!(warned >= 5, "{warned} of 9 long jumps are warned of");
}

/// Nothing but the view counts: in another game that looks the same, the coach says the same.
#[test]
fn only_what_the_player_knows_counts() {
    let game = finished(GameName::Classic, 3);
    let turn = &game.turns()[6];
    let view = turn.before.view(Viewer::Seat(turn.seat));
    let other = view.sample(&mut BotRng::seed_from_u64(1));
    assert_ne!(turn.before, other, "the others hold other cards");
    let same = other.view(Viewer::Seat(turn.seat));
    assert_eq!(outlook(&view, &never), outlook(&same, &never));
    assert_eq!(remark(&view, &wasteful(&view), &never), remark(&same, &wasteful(&same), &never));
}

/// A wasteful turn gets a line with a better turn; the coach seldom says anything about an expert's.
#[test]
fn costly_turns_get_a_remark_and_ordinary_ones_none() {
    let game = finished(GameName::Classic, 2);
    let (mut said, mut missed) = (0, 0);
    for turn in &game.turns()[..20] {
        let view = turn.before.view(Viewer::Seat(turn.seat));
        said += usize::from(matches!(remark(&view, &turn.lays, &never), Some(Remark::Costly { .. })));
        match remark(&view, &wasteful(&view), &never) {
            Some(Remark::Costly { loss, better, .. }) => {
                assert!(loss >= Verdict::INACCURACY && view.try_out(better.as_slice()).is_ok());
            }
            _ => missed += 1,
        }
    }
    assert!(said <= 1, "{said} of 20 turns of an expert are called costly");
    assert!(missed <= 4, "{missed} of 20 wasteful turns are let pass");
}

/// A turn is followed card by card, with what was taken back.
#[test]
fn a_turn_is_judged_as_it_was_played_in_the_end() {
    let replayed = play(GameName::Classic, 1, Level::Expert, 8, |number, view| (number == 5).then(|| wasteful(view)));
    let game = FinishedGame::new(&replayed).expect("it can be reviewed");
    let turn = &game.turns()[4];
    let view = turn.before.view(Viewer::Seat(turn.seat));
    let laid = |lay: Lay| Event::Laid { seat: turn.seat, card: lay.card, pile: lay.pile };
    let mut open = OpenTurn::new(view.clone()).expect("nothing is laid yet");
    let other = game.turns()[0].lays.as_slice()[0];
    open.follow(&laid(other));
    open.follow(&Event::TakenBack { seat: turn.seat, card: other.card, pile: other.pile });
    turn.lays.as_slice().iter().for_each(|&lay| open.follow(&laid(lay)));
    assert_eq!(open.remark(&never), remark(&view, &turn.lays, &never));
    assert!(matches!(open.remark(&never), Some(Remark::Costly { .. })), "{:?}", open.remark(&never));
}

/// Somebody who has moved on does not keep a processor busy: the coach asks before every sampled game.
#[test]
fn a_coach_stops_when_it_is_told_to() {
    let game = finished(GameName::Classic, 2);
    let turn = &game.turns()[4];
    let view = turn.before.view(Viewer::Seat(turn.seat));
    let count = |think: &dyn Fn(&dyn Fn() -> bool) -> bool, most: usize| {
        let asked = Cell::new(0);
        let speaks = think(&|| {
            asked.set(asked.get() + 1);
            asked.get() > most
        });
        (speaks, asked.get())
    };
    let looks = |stopped: &dyn Fn() -> bool| outlook(&view, stopped).is_some();
    let remarks = |stopped: &dyn Fn() -> bool| remark(&view, &wasteful(&view), stopped).is_some();
    for think in [&looks as &dyn Fn(&dyn Fn() -> bool) -> bool, &remarks] {
        let (speaks, asked) = count(think, usize::MAX);
        assert!(speaks && asked > 20, "asked {asked} times");
        for most in [0, 1, asked / 2, asked - 1] {
            assert_eq!(count(think, most), (false, most + 1), "it stops at once");
        }
    }
}
