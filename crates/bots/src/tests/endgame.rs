//! The endgame search agrees with brute force.

use std::collections::HashMap;

use tenback_rules::{Game, GameName, Outcome, Viewer};

use super::{rules, walk};
use crate::endgame::{self, Verdict};

type Key = ([u8; 4], Vec<u128>, u8, Vec<tenback_rules::Lay>);

/// Whether all cards can be laid, by trying every action.
fn can_be_won(game: &Game, known: &mut HashMap<Key, bool>) -> bool {
    if game.board().to_move().is_none() {
        return game.board().ending().is_some_and(|ending| ending.outcome == Outcome::Won);
    }
    let hands = game.hands().as_slice().iter().map(|hand| hand.bits()).collect();
    let turn = game.board().turn();
    let key = (game.board().tops().0, hands, turn.seat().number(), turn.lays().collect());
    if let Some(&won) = known.get(&key) {
        return won;
    }
    let laid = game.legal_set().iter().any(|lay| {
        let mut after = game.clone();
        after.lay_unchecked(lay);
        can_be_won(&after, known)
    });
    let won = laid
        || (game.board().may_end() && {
            let mut after = game.clone();
            after.end_turn_unchecked();
            can_be_won(&after, known)
        });
    known.insert(key, won);
    won
}

fn check(name: GameName, seats: u8, seeds: std::ops::Range<u64>) -> [u32; 2] {
    let mut verdicts = [0; 2];
    for seed in seeds {
        walk(rules(name, seats), seed, |game| {
            let view = game.view(Viewer::Seat(game.board().turn().seat()));
            let Some(rest) = endgame::known_rest(&view).filter(|_| game.board().left() <= 7) else { return };
            let truth = can_be_won(game, &mut HashMap::new());
            match endgame::solve(&view, rest, u32::MAX) {
                Verdict::Wins(turn) => {
                    assert!(truth, "{name:?} {seats} seed {seed}");
                    let mut after = game.clone();
                    turn.carry_out(&mut after);
                    assert!(can_be_won(&after, &mut HashMap::new()), "the turn keeps the win");
                    verdicts[0] += 1;
                }
                Verdict::Lost => {
                    assert!(!truth, "{name:?} {seats} seed {seed}");
                    verdicts[1] += 1;
                }
                Verdict::Unknown => panic!("there is no limit"),
            }
        });
    }
    verdicts
}

#[test]
fn the_endgame_search_agrees_with_brute_force() {
    let mut verdicts = [0; 2];
    for (name, seats, seeds) in [
        (GameName::Classic, 1, 0..600),
        (GameName::Classic, 2, 0..300),
        (GameName::Extreme, 1, 0..1_500),
        (GameName::Extreme, 2, 0..1_500),
    ] {
        let [won, lost] = check(name, seats, seeds);
        verdicts[0] += won;
        verdicts[1] += lost;
    }
    assert!(verdicts.iter().all(|&count| count >= 30), "both kinds come up: {verdicts:?}");
}
