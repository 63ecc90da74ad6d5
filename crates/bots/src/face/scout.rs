//! A quick look at every turn, so that only the promising ones are put before the network: a weighted sum of what can
//! be counted, with weights fitted to pick out the turn that the network likes best.

use super::duel::{Bits, Duel, Side};
use super::turns::{After, Begun, for_each_turn};

/// How many things are counted.
pub(crate) const COUNTS: usize = 18;

/// What each count is worth.
pub(crate) const WEIGHTS: [f32; COUNTS] = [
    -0.149, -0.103, -0.399, -0.153, -0.366, 0.42, 0.432, -0.125, -0.94, -2.871, 0.801, 0.224, 0.352, -0.022, 0.531,
    0.257, -0.82, 0.318,
];

/// The most turns that are kept.
pub(crate) const MOST: usize = 32;

/// The turns with the highest scores, in no order.
pub(crate) struct Shortlist {
    turns: [Option<(f32, After)>; MOST],
    len: usize,
    most: usize,
    /// Where the lowest score is, once the list is full.
    lowest: usize,
}

impl Shortlist {
    /// The best `most` turns of the player to move.
    pub(crate) fn of(duel: &Duel, begun: Begun, most: usize) -> Shortlist {
        let mut list = Shortlist { turns: [None; MOST], len: 0, most: most.clamp(1, MOST), lowest: 0 };
        for_each_turn(duel, begun, |after| list.add(score(duel, &after), after));
        list
    }

    /// The turns with their scores.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(f32, After)> {
        self.turns[..self.len].iter().flatten()
    }

    fn score_at(&self, at: usize) -> f32 {
        self.turns[at].as_ref().map_or(f32::MIN, |turn| turn.0)
    }

    fn add(&mut self, score: f32, after: After) {
        if self.len < self.most {
            self.turns[self.len] = Some((score, after));
            self.len += 1;
        } else if score > self.score_at(self.lowest) {
            self.turns[self.lowest] = Some((score, after));
        } else {
            return;
        }
        if self.len == self.most {
            self.lowest = (0..self.len).fold(0, |low, at| if self.score_at(at) < self.score_at(low) { at } else { low });
        }
    }
}

/// How promising a turn looks; one that wins beats everything.
fn score(before: &Duel, after: &After) -> f32 {
    if after.is_won() {
        return f32::MAX;
    }
    counts(before, after).iter().zip(&WEIGHTS).fold(0.0, |sum, (count, weight)| sum + count * weight)
}

/// What is counted.
pub(crate) fn counts(before: &Duel, after: &After) -> [f32; COUNTS] {
    let (me, foe) = (&after.duel.me, &after.duel.foe);
    let (flipped, foe_flipped) = (me.mirror(), foe.mirror());
    let number = |cards: Bits| cards.count_ones() as f32;
    let gift = after.gift(before);
    let (up, down) = (me.takes_rising(), me.takes_falling());
    let laid = f32::from(after.lays.len());
    let helps = after.lays.helps();
    [
        after.room_lost(before),
        gift,
        gift.max(0.0).sqrt(),
        laid,
        if helps { 1.0 } else { 0.0 },
        if helps { laid } else { 0.0 },
        f32::from(after.draw),
        number(me.hidden & !(up | down)),
        number(me.hand & !(up | down)),
        if after.starves() { 1.0 } else { 0.0 },
        number(me.hand & back(me)) + number(flipped.hand & back(&flipped)),
        number(me.hidden & back(me)) + number(flipped.hidden & back(&flipped)),
        pairs(me) + pairs(&flipped),
        nearest(me) + nearest(&flipped),
        number(me.hand & within(me, 5)) + number(flipped.hand & within(&flipped, 5)),
        number(me.hidden & within(me, 6)) + number(flipped.hidden & within(&flipped, 6)),
        number(foe.hidden & back(foe)) + number(foe_flipped.hidden & back(&foe_flipped)),
        number(me.hand & up & down),
    ]
}

/// The card ten back from the ascending pile.
fn back(side: &Side) -> Bits {
    if side.rising > 10 { 1 << (side.rising - 10) } else { 0 }
}

fn beyond(side: &Side) -> Bits {
    Bits::MAX << (side.rising + 1)
}

fn within(side: &Side, reach: u8) -> Bits {
    beyond(side) & !(Bits::MAX.checked_shl(u32::from(side.rising + reach + 1)).unwrap_or(0))
}

/// Pairs of the hand ten apart that the ascending pile could take at no cost, the higher one first.
fn pairs(side: &Side) -> f32 {
    (side.hand & beyond(side) & (side.hand << 10)).count_ones() as f32
}

/// How far the nearest card of the hand lies beyond the ascending pile.
fn nearest(side: &Side) -> f32 {
    let fits = side.hand & beyond(side);
    if fits == 0 { 30.0 } else { (fits.trailing_zeros() as f32 - f32::from(side.rising)).min(30.0) }
}
