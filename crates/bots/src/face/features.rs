//! The inputs of the value network after a turn: both halves in the same terms, then what relates them.

use super::duel::{Bits, Side, mirrored, mirrored_top};
use super::turns::After;

/// Inputs that describe one pile.
const PILE: usize = 17;
/// Inputs that describe one half of the board.
const SIDE: usize = 2 * PILE + 14;
/// Inputs that relate both halves.
const BETWEEN: usize = 18;

/// Inputs of the opponent's half, which come first.
pub(crate) const FOE_INPUTS: usize = SIDE;
/// The inputs that come after them.
pub(crate) const OWN_INPUTS: usize = SIDE + BETWEEN;
/// The number of inputs.
pub(crate) const INPUTS: usize = FOE_INPUTS + OWN_INPUTS;

/// Fills in one input after another.
struct Inputs<'a> {
    slots: &'a mut [f32],
    at: usize,
}

impl Inputs<'_> {
    #[inline(always)]
    fn put(&mut self, value: f32) {
        self.slots[self.at] = value;
        self.at += 1;
    }

    #[inline(always)]
    fn count(&mut self, cards: Bits, unit: f32) {
        self.put(cards.count_ones() as f32 * unit);
    }

    #[inline(always)]
    fn flag(&mut self, is: bool) {
        self.put(if is { 1.0 } else { 0.0 });
    }
}

/// Describes the board after a turn, before its player draws.
pub(crate) fn describe(after: &After) -> [f32; INPUTS] {
    let mut slots = [0.0; INPUTS];
    let (foe, own) = slots.split_at_mut(FOE_INPUTS);
    describe_foe(&after.duel.foe, foe);
    describe_own(after, own);
    slots
}

/// The first inputs: the opponent's half.
#[inline(always)]
pub(crate) fn describe_foe(foe: &Side, slots: &mut [f32]) {
    side(&mut Inputs { slots, at: 0 }, foe, foe.held, foe.held);
}

/// The other inputs: the player's own half, and what relates both.
#[inline(always)]
pub(crate) fn describe_own(after: &After, slots: &mut [f32]) {
    let me = &after.duel.me;
    let mut inputs = Inputs { slots, at: 0 };
    side(&mut inputs, me, me.held + after.draw, after.draw);
    between(&mut inputs, after);
    debug_assert_eq!(inputs.at, OWN_INPUTS);
}

/// One half: `held` cards in the next hand, of which `unknown` are not known yet.
#[inline(always)]
fn side(inputs: &mut Inputs<'_>, side: &Side, held: u8, unknown: u8) {
    let flipped = side.mirror();
    let hidden = side.hidden.count_ones() as f32;
    let share = 1.0 / hidden.max(1.0);
    pile(inputs, side.rising, side.hand, side.hidden, share);
    pile(inputs, flipped.rising, flipped.hand, flipped.hidden, share);

    let (up, down) = (side.takes_rising(), side.takes_falling());
    let dead = !(up | down);
    let dead_hidden = (dead & side.hidden).count_ones() as f32;
    inputs.count(dead & side.hand, 0.25);
    inputs.put(dead_hidden * 0.04);
    inputs.put(dead_hidden * share);
    inputs.count(up & down & side.hand, 0.25);
    inputs.put((up & down & side.hidden).count_ones() as f32 * share);
    inputs.put((f32::from(side.falling) - f32::from(side.rising)) * (1.0 / 60.0));
    inputs.put(hidden * (1.0 / 58.0));
    inputs.put(f32::from(held) * (1.0 / 6.0));
    inputs.put(f32::from(unknown) * (1.0 / 6.0));
    inputs.flag(held < 2);
    inputs.put(f32::from(side.stock.min(8)) * 0.125);
    stuck_chances(inputs, side, dead, unknown);
    let room = f32::from(mirrored_top(side.rising)) + f32::from(side.falling);
    inputs.put(room / (hidden + f32::from(held) + 4.0) * 0.25);
}

/// The probabilities that the next hand has no card, or at most one, for the player's own piles.
#[inline(always)]
fn stuck_chances(inputs: &mut Inputs<'_>, side: &Side, dead: Bits, unknown: u8) {
    let hidden = side.hidden.count_ones() as f32;
    let good = (side.hidden & !dead).count_ones() as f32;
    let (none, one) = draw_chances(hidden, good, unknown);
    let (no_card, one_at_most) = match (side.hand & !dead).count_ones() {
        0 => (none, none + one),
        1 => (0.0, none),
        _ => (0.0, 0.0),
    };
    inputs.put(no_card);
    inputs.put(one_at_most);
}

/// One pile, described as ascending.
#[inline(always)]
fn pile(inputs: &mut Inputs<'_>, top: u8, hand: Bits, hidden: Bits, share: f32) {
    let beyond = u64::MAX << (top + 1);
    let within = |reach: u32| (((1u64 << reach) - 1) << 1).checked_shl(u32::from(top)).unwrap_or(0);
    let back = if top > 10 { 1u64 << (top - 10) } else { 0 };
    let fits = hand & beyond;
    let nearest = distance(fits, top);
    let second = distance(fits & fits.wrapping_sub(1), top);
    inputs.put(f32::from(top) * (1.0 / 60.0));
    inputs.flag(top == 1);
    inputs.count(fits, 0.25);
    inputs.put((hidden & beyond).count_ones() as f32 * share);
    inputs.count(hidden & beyond, 0.04);
    inputs.put(nearest);
    inputs.put(second);
    inputs.flag(hand & back != 0);
    inputs.flag(hidden & back != 0);
    inputs.put(if hidden & back != 0 { share * 4.0 } else { 0.0 });
    inputs.count(hand & within(4), 0.5);
    inputs.count(hand & within(10), 0.33);
    inputs.count(hidden & within(4), 0.25);
    inputs.count(hidden & within(10), 0.1);
    // Pairs ten apart that can be laid at no cost: the higher one first.
    let pairs = fits & (hand << 10);
    inputs.count(pairs, 0.5);
    inputs.count(fits & (hidden << 10), 0.25);
    let nearest_pair = distance(fits & ((hand | hidden) << 10), top);
    inputs.put(nearest_pair);
}

/// How close the nearest card beyond the top is, from 0 to 1.
#[inline(always)]
fn distance(cards: Bits, top: u8) -> f32 {
    if cards == 0 { 0.0 } else { 1.0 - (cards.trailing_zeros() as f32 - f32::from(top)) * (1.0 / 60.0) }
}

/// The probabilities that of `drawn` cards out of `all`, none or exactly one is among the `good` ones.
#[inline(always)]
fn draw_chances(all: f32, good: f32, drawn: u8) -> (f32, f32) {
    let bad = all - good;
    let mut none = 1.0;
    let mut one = 0.0;
    for at in 0..drawn {
        let left = (all - f32::from(at)).max(1.0);
        let drawn_bad = f32::from(at);
        one = one * (bad - drawn_bad + 1.0).max(0.0) / left + none * good / left;
        none = none * (bad - drawn_bad).max(0.0) / left;
    }
    (none, one)
}

/// What relates both halves: who can help whom, who is ahead, and whether helps are returned.
#[inline(always)]
fn between(inputs: &mut Inputs<'_>, after: &After) {
    let (me, foe) = (&after.duel.me, &after.duel.foe);
    own_helps(inputs, me, foe);
    foe_helps(inputs, me, foe);
    let mine = f32::from(me.held) + f32::from(me.stock);
    let theirs = f32::from(foe.held) + f32::from(foe.stock);
    inputs.put(mine * (1.0 / 58.0));
    inputs.put(theirs * (1.0 / 58.0));
    inputs.put((mine - theirs) * (1.0 / 20.0));
    inputs.flag(after.lays.helps());
    let turns = f32::from(after.duel.turns);
    let balance = f32::from(after.duel.balance);
    inputs.put(turns * (1.0 / 60.0));
    inputs.put(balance * 0.1);
    inputs.put((balance / (turns + 4.0) * 2.0).max(0.0));
    inputs.put((balance / (turns + 4.0) * 2.0).min(0.0));
    let takes = me.takes_rising() | me.takes_falling() | foe.helped_rising() | foe.helped_falling();
    inputs.count(me.hand & !takes, 0.25);
}

/// The player's cards that could help the opponent, for a full hand.
#[inline(always)]
fn own_helps(inputs: &mut Inputs<'_>, me: &Side, foe: &Side) {
    let (up, down) = (foe.helped_rising(), foe.helped_falling());
    let share = 1.0 / (me.hidden.count_ones() as f32).max(1.0);
    inputs.count((up | down) & me.hand, 0.25);
    inputs.put(((up | down) & me.hidden).count_ones() as f32 * share);
    inputs.put(gap(foe.rising, up & me.hand));
    inputs.put(gap(mirrored_top(foe.falling), mirrored(down & me.hand)));
}

/// The opponent's cards that could help the player, and the probability that the opponent is stuck despite them.
#[inline(always)]
fn foe_helps(inputs: &mut Inputs<'_>, me: &Side, foe: &Side) {
    let (up, down) = (me.helped_rising(), me.helped_falling());
    let all = foe.hidden.count_ones() as f32;
    let share = 1.0 / all.max(1.0);
    inputs.put((up & foe.hidden).count_ones() as f32 * share);
    inputs.put((down & foe.hidden).count_ones() as f32 * share);
    inputs.put(((up | down) & foe.hidden).count_ones() as f32 * share);
    let lost = !(up | down | foe.takes_rising() | foe.takes_falling());
    let (none, one) = draw_chances(all, all - (lost & foe.hidden).count_ones() as f32, foe.held);
    inputs.put(none);
    inputs.put(none + one);
}

/// How small the improvement by the nearest help is, from 0 to 1.
#[inline(always)]
fn gap(top: u8, helps: Bits) -> f32 {
    if helps == 0 { 0.0 } else { 1.0 - (f32::from(top) - (63 - helps.leading_zeros()) as f32) * (1.0 / 60.0) }
}
