//! Whole games at a table, as every viewer sees them.

use tenback_notation::replay;
use tenback_rules::{Card, Command as GameCommand, GameName, Lay, Phase, Pile, Seat, Seen as GameSeen, Setup, Viewer};
use tenback_table::{Command, Deal, Language, Numbered, Seen, Settings, Snapshot, Table};

use crate::support::{KINDS, Playthrough, deal, game, person, rules, viewers};

fn playthroughs() -> impl Iterator<Item = Playthrough> {
    KINDS.into_iter().flat_map(|(kind, seats)| (0..3).map(move |seed| played(kind, seats, seed)))
}

fn played(kind: GameName, seats: u8, seed: u64) -> Playthrough {
    let mut played = Playthrough::new(kind, seats);
    played.play(seed, u16::MAX);
    played
}

fn as_seen(played: &Playthrough, viewer: Viewer) -> Vec<Numbered<Seen>> {
    let seen = |told: &Numbered<_>| Numbered { seq: told.seq, event: played.table.seen(&told.event, viewer) };
    played.log.iter().map(seen).collect()
}

fn followed(mut snapshot: Snapshot, tail: &[Numbered<Seen>]) -> Snapshot {
    tail.iter().for_each(|seen| snapshot.apply(seen));
    snapshot
}

#[test]
fn games_end_and_their_records_are_valid() {
    for played in playthroughs() {
        let game = played.table.game().expect("dealt");
        assert!(matches!(game.board().phase(), Phase::Over(_)), "{:?}", game.board());
        let replayed = replay(&played.table.record().expect("dealt")).expect("the record is sound");
        assert_eq!(replayed.game, *game);
    }
}

#[test]
fn event_numbers_have_no_gaps_and_are_the_same_for_all() {
    for played in playthroughs() {
        let numbers: Vec<u64> = played.log.iter().map(|told| told.seq).collect();
        assert_eq!(numbers, (1..=played.table.seq()).collect::<Vec<_>>());
        let public = as_seen(&played, Viewer::Spectator);
        for viewer in viewers(played.table.sitters().seats()) {
            let own = as_seen(&played, viewer);
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
fn events_alone_rebuild_the_table() {
    for played in playthroughs() {
        let mut rebuilt = Table::new(played.table.settings().clone());
        played.log.iter().for_each(|told| rebuilt.apply(&told.event));
        assert_eq!(format!("{rebuilt:?}"), format!("{:?}", played.table));
    }
}

/// A viewer who joins late, at any point, ends up with the same knowledge as one who was there from the start.
#[test]
fn a_snapshot_and_later_events_equal_having_been_there() {
    for played in playthroughs() {
        let mut table = Table::new(played.table.settings().clone());
        for viewer in viewers(table.sitters().seats()) {
            let seen = as_seen(&played, viewer);
            let there_all_along = followed(table.snapshot(viewer), &seen);
            assert_eq!(there_all_along, played.table.snapshot(viewer));
            let mut late = table.clone();
            for (index, told) in played.log.iter().enumerate().step_by(5) {
                while late.seq() < told.seq {
                    late.apply(&played.log[late.seq() as usize].event);
                }
                assert_eq!(followed(late.snapshot(viewer), &seen[index + 1..]), there_all_along);
            }
        }
        played.log.iter().for_each(|told| table.apply(&told.event));
        assert_eq!(table.seq(), played.table.seq());
    }
}

#[test]
fn a_tail_may_overlap_the_snapshot() {
    let played = played(tenback_rules::GameName::Classic, 3, 1);
    let viewer = Viewer::Spectator;
    let whole = played.table.snapshot(viewer);
    assert_eq!(followed(whole.clone(), &as_seen(&played, viewer)), whole);
}

#[test]
fn bot_to_move_names_only_seats_with_bots() {
    let mut played = Playthrough::new(tenback_rules::GameName::Classic, 3);
    assert_eq!(played.table.bot_to_move(), None, "nothing is dealt");
    played.play(5, 1);
    let turn = *played.table.game().expect("dealt").board().turn();
    assert_eq!((turn.number(), turn.seat().number()), (2, 1));
    assert_eq!(played.table.bot_to_move(), None, "a person is to move");
}

/// Somebody alone in the first turn of a game, and the hand.
fn alone(seed: u64) -> (Table, Vec<u8>) {
    let mut table = Table::new(Settings::new(rules(GameName::Classic, 1), Language::English));
    table.act(Command::Sit { seat: Seat::FIRST, sitter: person("Ann", Language::English) }).expect("it is free");
    let setup = Setup { first: Some(1), ..deal(GameName::Classic, 1, seed).setup };
    table.act(Command::Deal(Deal { setup, salt: None })).expect("all sit");
    let hand = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").hand().iter().map(Card::number).collect();
    (table, hand)
}

/// Alone, cards can be taken back: what did not stay on a pile does not count.
#[test]
fn ten_backs_that_were_taken_back_are_not_counted() {
    let pair = |hand: &[u8]| hand.iter().copied().find(|low| hand.contains(&(low + 10)));
    let dealt = (0..).map(alone).find_map(|(table, hand)| Some((table, pair(&hand)?)));
    let (mut table, low) = dealt.expect("some deal has a pair ten apart");
    let play = |command| game(Seat::FIRST, command);
    let lay = |number| play(GameCommand::Lay(Lay { card: Card::new(number).expect("a card"), pile: Pile::A }));
    table.act(lay(low + 10)).expect("it fits");
    for _ in 0..3 {
        table.act(lay(low)).expect("ten back");
        table.act(play(GameCommand::TakeBack)).expect("alone it is allowed");
    }
    table.act(play(GameCommand::Resign)).expect("who plays alone may");
    assert_eq!(table.end().expect("it is over").ten_backs, 0);
}
