//! What a viewer is sent does not depend on hidden cards.

use proptest::prelude::*;
use tenback_rules::{Command as GameCommand, GameName, Lay, Seat, Viewer};
use tenback_table::{Command, Deal, Language, Settings, Table};

use crate::support::{deal, game, person, rules, say};

/// The same deal with cards exchanged that are neither in the first seat's hand nor drawn by it in its first turn.
fn disguised(deal: &Deal, hand_size: usize) -> Deal {
    let mut other = deal.clone();
    let deck = other.setup.decks.last_mut().expect("a deck");
    let opposed = other.setup.game == GameName::FaceToFace;
    if opposed {
        deck.reverse();
    } else {
        // Seat 2 gets the bottom cards, and the rest is reversed; the next cards to draw stay.
        let kept = 2 * hand_size + hand_size;
        let bottom = deck.len() - hand_size;
        for index in 0..hand_size {
            deck.swap(hand_size + index, bottom + index);
        }
        deck[kept..].reverse();
    }
    other
}

/// The same hands, but the first seat will draw other cards.
fn redrawn(deal: &Deal, hand_size: usize) -> Deal {
    let mut other = deal.clone();
    let hands = if other.setup.game == GameName::FaceToFace { hand_size } else { 2 * hand_size };
    other.setup.decks[0][hands..].reverse();
    other
}

/// Everything that `viewer` is sent while the first seat plays a turn, as text.
fn sent(deal: Deal, viewer: Viewer) -> Vec<String> {
    let kind = deal.setup.game;
    let mut table = Table::new(Settings::new(rules(kind, 2), Language::English));
    let mut commands: Vec<Command> = Seat::all(2)
        .zip(["Ann", "Bob"])
        .map(|(seat, name)| Command::Sit { seat, sitter: person(name, Language::Polish) })
        .collect();
    commands.push(Command::Deal(deal));
    commands.push(say(Seat::SECOND, "Hello!"));
    commands.push(game(Seat::FIRST, GameCommand::Begin));
    let mut told = Vec::new();
    for command in commands {
        told.extend(act(&mut table, command, viewer));
    }
    for _ in 0..2 {
        let lay = cheapest(&table);
        told.push(format!("{:?}", table.preview(Seat::FIRST, &[lay])));
        told.extend(act(&mut table, game(Seat::FIRST, GameCommand::Lay(lay)), viewer));
    }
    if table.game().expect("dealt").board().to_move() == Some(Seat::FIRST) {
        told.extend(act(&mut table, game(Seat::FIRST, GameCommand::EndTurn), viewer));
    }
    told.push(format!("{:?}", table.snapshot(viewer)));
    told
}

fn cheapest(table: &Table) -> Lay {
    let legal = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").legal();
    // Cards without commands only: the effects of commands are tested with the rules.
    let plain = |lay: &Lay| table.settings().rules.commands().of(lay.card).is_none();
    let best = legal.iter().filter(|legal| plain(&legal.lay)).min_by_key(|legal| legal.step);
    best.or(legal.first()).expect("a fresh game has lays").lay
}

fn act(table: &mut Table, command: Command, viewer: Viewer) -> Vec<String> {
    match table.act(command) {
        Ok(events) => events.iter().map(|told| format!("{} {:?}", told.seq, table.seen(&told.event, viewer))).collect(),
        Err(refusal) => vec![format!("{refusal:?}")],
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn deals_that_differ_only_in_hidden_cards_look_the_same(seed: u64, kind in 0..3_usize) {
        let kind = GameName::ALL[kind];
        let deal = deal(kind, 2, seed);
        let other = disguised(&deal, kind.hand_size(2).into());
        prop_assert_ne!(&deal.setup.decks, &other.setup.decks);
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            prop_assert_eq!(sent(deal.clone(), viewer), sent(other.clone(), viewer));
        }
        let cheated = Viewer::Seat(Seat::SECOND);
        prop_assert_ne!(sent(deal, cheated), sent(other, cheated));
    }

    #[test]
    fn cards_drawn_by_others_stay_hidden(seed: u64, kind in 0..3_usize) {
        let kind = GameName::ALL[kind];
        let deal = deal(kind, 2, seed);
        let other = redrawn(&deal, kind.hand_size(2).into());
        for viewer in [Viewer::Seat(Seat::SECOND), Viewer::Spectator] {
            prop_assert_eq!(sent(deal.clone(), viewer), sent(other.clone(), viewer));
        }
        let own = Viewer::Seat(Seat::FIRST);
        let seen = sent(deal, own);
        // A hand of command cards may not be able to end the turn, so that nothing is drawn.
        prop_assume!(seen.iter().any(|line| line.contains("Drew")));
        prop_assert_ne!(seen, sent(other, own));
    }
}

#[test]
fn no_viewer_sees_the_code_of_the_invite_link() {
    let mut table = Table::new(Settings::new(rules(GameName::Classic, 2), Language::English));
    let code = "k3v9x2aak3v9x2aak3v9x";
    let event = table.act(Command::InviteOnly { code: Some(code.into()) }).expect("it can always be made").remove(0);
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
        let seen = table.seen(&event.event, viewer);
        let snapshot = table.snapshot(viewer);
        assert!(snapshot.invite_only, "that there is one is no secret");
        assert!(!format!("{seen:?} {snapshot:?}").contains(code));
    }
    let kept = Table::from_state(table.state()).expect("its own state");
    assert_eq!(kept.invite(), Some(code), "the owner of the table keeps it");
}
