//! Winning lines when all cards are known, and whether there is only one up to lays that commute.

use std::collections::HashSet;

use tenback_rules::{Card, Game, Lay, Pile};

use crate::exact::{Exact, TooLarge};
use crate::step::Step;
use crate::value::Value;

/// What goes on each pile, in order. Lays on different piles commute, so this is what lines have in common that differ
/// only in that: a line is unique if no other arrangement wins.
type Arrangement = [Vec<Card>; 4];

/// The first winning line, in the order of the steps; empty if there is none.
pub(crate) fn winning(game: &Game, exact: &mut Exact) -> Result<Vec<Step>, TooLarge> {
    let mut line = Vec::new();
    let mut game = game.clone();
    while let Some(step) = next(&game, exact)? {
        line.push(step);
        step.play_unchecked(&mut game);
    }
    Ok(line)
}

/// A step that keeps the win: a lay, if there is one.
fn next(game: &Game, exact: &mut Exact) -> Result<Option<Step>, TooLarge> {
    for step in Step::all(game) {
        if exact.value_after(game, step)? == Value::WON {
            return Ok(Some(step));
        }
    }
    Ok(None)
}

/// Whether every winning line puts the same cards on the same piles in the same order as this one.
///
/// Another winning line would follow the arrangement up to some lay that deviates from it. So it is enough to look at all
/// positions that can be won and reached without deviating, and at the lays there that deviate and win.
pub(crate) fn is_unique(game: &Game, line: &[Step], exact: &mut Exact) -> Result<bool, TooLarge> {
    let mut arrangement = Arrangement::default();
    for step in line {
        if let Step::Lay(lay) = step {
            arrangement[lay.pile as usize].push(lay.card);
        }
    }
    Followed { arrangement, met: HashSet::new() }.is_only(game, [0; 4], exact)
}

/// How far along each pile, whose turn, how many lays in it and whether one was a 3!, and the last pile.
type Place = ([usize; 4], u8, u8, bool, Option<Pile>);

struct Followed {
    arrangement: Arrangement,
    met: HashSet<Place>,
}

impl Followed {
    fn is_only(&mut self, game: &Game, done: [usize; 4], exact: &mut Exact) -> Result<bool, TooLarge> {
        let turn = game.board().turn();
        let last = turn.lays().last().map(|lay| lay.pile);
        if !self.met.insert((done, turn.seat().number(), turn.laid(), turn.has_three(), last)) {
            return Ok(true);
        }
        for step in Step::all(game) {
            if exact.value_after(game, step)? != Value::WON {
                continue;
            }
            let mut done = done;
            if let Step::Lay(Lay { card, pile }) = step {
                let at = &mut done[pile as usize];
                if self.arrangement[pile as usize].get(*at) != Some(&card) {
                    return Ok(false);
                }
                *at += 1;
            }
            let mut after = game.clone();
            step.play_unchecked(&mut after);
            if !self.is_only(&after, done, exact)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
