//! A quick look at every turn, so that only the promising ones are put before the network: a weighted sum of what can
//! be counted, with weights fitted to pick out the turn that the network likes best.

use tenback_rules::Direction;

use super::duel::{Bits, Duel, Side, bits};
use super::turns::{After, Begun, for_each_turn};

/// How many things are counted.
pub(crate) const COUNTS: usize = 18;

/// What each count is worth.
pub(crate) const WEIGHTS: [f32; COUNTS] = [
    -0.149, -0.103, -0.399, -0.153, -0.366, 0.42, 0.432, -0.125, -0.94, -2.871, 0.801, 0.224, 0.352, -0.022, 0.531,
    0.257, -0.82, 0.32,
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
            self.lowest =
                (0..self.len).fold(0, |low, at| if self.score_at(at) < self.score_at(low) { at } else { low });
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
    let number = |cards: Bits| cards.count_ones() as f32;
    let (up, down) = (me.takes_rising(), me.takes_falling());
    let (above, below) = (bits(Direction::Ascending.beyond(me.rising)), bits(Direction::Descending.beyond(me.falling)));
    let (hand_up, hand_down) = (me.hand & above, me.hand & below);
    let gift = after.gift(before);
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
        number(me.hand & up & !above) + number(me.hand & down & !below),
        number(me.hidden & up & !above) + number(me.hidden & down & !below),
        // Pairs ten apart that a pile could take at no cost, the farther one first.
        number(hand_up & (me.hand << 10)) + number(hand_down & (me.hand >> 10)),
        nearest_up(me.rising, hand_up) + nearest_down(me.falling, hand_down),
        number(hand_up & up_to(me.rising + 5)) + number(hand_down & !below_only(me.falling, 5)),
        number(me.hidden & above & up_to(me.rising + 6)) + number(me.hidden & below & !below_only(me.falling, 6)),
        foe_backs(foe),
        number(me.hand & up & down),
    ]
}

/// All numbers up to this one.
fn up_to(number: u8) -> Bits {
    !Bits::MAX.checked_shl(u32::from(number) + 1).unwrap_or(0)
}

/// The numbers that lie more than `reach` below a top.
fn below_only(top: u8, reach: u8) -> Bits {
    bits(Direction::Descending.beyond(top.saturating_sub(reach).max(1)))
}

/// How many of its piles the opponent may be able to bring ten back.
fn foe_backs(foe: &Side) -> f32 {
    let backs = |direction: Direction, top| bits(direction.reach(top)) & !bits(direction.beyond(top)) & foe.hidden;
    (backs(Direction::Ascending, foe.rising).count_ones() + backs(Direction::Descending, foe.falling).count_ones())
        as f32
}

/// Further away than this is all the same.
const FAR: f32 = 30.0;

fn nearest_up(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (fits.trailing_zeros() as f32 - f32::from(top)).min(FAR) }
}

fn nearest_down(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (f32::from(top) - fits.ilog2() as f32).min(FAR) }
}
