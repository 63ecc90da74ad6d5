//! Whole games at a table, and what every viewer makes of them.

use tenback_notation::replay;
use tenback_rules::{Phase, Seen as GameSeen, Viewer};
use tenback_table::{Numbered, Seen, Snapshot, Table};

use crate::guests::{Evening, KINDS, viewers};

fn evenings() -> impl Iterator<Item = Evening> {
    KINDS.into_iter().flat_map(|(kind, seats)| (0..3).map(move |seed| evening(kind, seats, seed)))
}

fn evening(kind: tenback_rules::GameName, seats: u8, seed: u64) -> Evening {
    let mut evening = Evening::new(kind, seats);
    evening.play(seed, u16::MAX);
    evening
}

fn as_seen(evening: &Evening, viewer: Viewer) -> Vec<Numbered<Seen>> {
    let seen = |told: &Numbered<_>| Numbered { seq: told.seq, event: evening.table.seen(&told.event, viewer) };
    evening.log.iter().map(seen).collect()
}

fn followed(mut snapshot: Snapshot, tail: &[Numbered<Seen>]) -> Snapshot {
    tail.iter().for_each(|seen| snapshot.apply(seen));
    snapshot
}

#[test]
fn games_come_to_an_end_and_their_records_are_sound() {
    for evening in evenings() {
        let game = evening.table.game().expect("dealt");
        assert!(matches!(game.board().phase(), Phase::Over(_)), "{:?}", game.board());
        let replayed = replay(&evening.table.record().expect("dealt")).expect("the record is sound");
        assert_eq!(replayed.game, *game);
    }
}

#[test]
fn the_numbering_has_no_gaps_and_is_the_same_for_all() {
    for evening in evenings() {
        let numbers: Vec<u64> = evening.log.iter().map(|told| told.seq).collect();
        assert_eq!(numbers, (1..=evening.table.seq()).collect::<Vec<_>>());
        let public = as_seen(&evening, Viewer::Spectator);
        for viewer in viewers(evening.table.sitters().seats()) {
            let own = as_seen(&evening, viewer);
            assert_eq!(own.len(), public.len());
            let differs = |(own, public): &(&Numbered<Seen>, &Numbered<Seen>)| own != public;
            let told_apart = |(own, _): (&Numbered<Seen>, _)| match &own.event {
                Seen::Dealt { .. } => true,
                Seen::Game(GameSeen::Drew { seat, .. }) => viewer == Viewer::Seat(*seat),
                _ => false,
            };
            assert!(own.iter().zip(&public).filter(differs).all(told_apart), "only own cards may differ");
        }
    }
}

#[test]
fn the_events_alone_rebuild_the_table() {
    for evening in evenings() {
        let mut rebuilt = Table::new(evening.table.settings().clone());
        evening.log.iter().for_each(|told| rebuilt.apply(&told.event));
        assert_eq!(format!("{rebuilt:?}"), format!("{:?}", evening.table));
    }
}

/// Whoever comes late, at whatever point, knows in the end what those know who were there all along.
#[test]
fn a_snapshot_and_the_tail_are_as_good_as_having_been_there() {
    for evening in evenings() {
        let mut table = Table::new(evening.table.settings().clone());
        for viewer in viewers(table.sitters().seats()) {
            let seen = as_seen(&evening, viewer);
            let there_all_along = followed(table.snapshot(viewer), &seen);
            assert_eq!(there_all_along, evening.table.snapshot(viewer));
            let mut late = table.clone();
            for (index, told) in evening.log.iter().enumerate().step_by(5) {
                while late.seq() < told.seq {
                    late.apply(&evening.log[late.seq() as usize].event);
                }
                assert_eq!(followed(late.snapshot(viewer), &seen[index + 1..]), there_all_along);
            }
        }
        evening.log.iter().for_each(|told| table.apply(&told.event));
        assert_eq!(table.seq(), evening.table.seq());
    }
}

#[test]
fn a_tail_may_overlap_the_snapshot() {
    let evening = evening(tenback_rules::GameName::Classic, 3, 1);
    let viewer = Viewer::Spectator;
    let whole = evening.table.snapshot(viewer);
    assert_eq!(followed(whole.clone(), &as_seen(&evening, viewer)), whole);
}

#[test]
fn a_bot_is_to_move_only_where_one_sits() {
    let mut evening = Evening::new(tenback_rules::GameName::Classic, 3);
    assert_eq!(evening.table.bot_to_move(), None, "nothing is dealt");
    evening.play(5, 1);
    let turn = *evening.table.game().expect("dealt").board().turn();
    assert_eq!((turn.number(), turn.seat().number()), (2, 1));
    assert_eq!(evening.table.bot_to_move(), None, "a person is to move");
}
