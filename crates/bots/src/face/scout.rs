//! A fast score for every turn, so that only the promising ones are evaluated by the network: a weighted sum of counts,
//! with weights fitted to the preferences of early networks, then rounded.

use tenback_rules::Direction;

use super::duel::{Bits, Duel, Side, bits};
use super::turns::{After, Begun, for_each_turn};

/// The maximum number of turns kept.
pub(crate) const MOST: usize = 32;

/// The turns with the highest scores, unordered.
pub(crate) struct Shortlist {
    turns: [Option<(f32, After)>; MOST],
    len: usize,
    most: usize,
    /// The index of the lowest score, once the list is full.
    lowest: usize,
}

impl Shortlist {
    /// The best `most` turns of the player to move.
    #[inline(always)]
    pub(crate) fn of(duel: &Duel, begun: Begun, most: usize) -> Shortlist {
        let mut list = Shortlist { turns: [None; MOST], len: 0, most: most.clamp(1, MOST), lowest: 0 };
        let mut scout = Scout { before: duel, piles: (0, 0), worth: 0.0 };
        for_each_turn(duel, begun, |after| list.add(scout.score(&after), &after));
        list
    }

    /// The turns with their scores.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(f32, After)> {
        self.turns[..self.len].iter().flatten()
    }

    #[inline(always)]
    fn score_at(&self, at: usize) -> f32 {
        self.turns[at].as_ref().map_or(f32::MIN, |turn| turn.0)
    }

    #[inline(always)]
    fn add(&mut self, score: f32, after: &After) {
        if self.len < self.most {
            self.turns[self.len] = Some((score, *after));
            self.len += 1;
        } else if score > self.score_at(self.lowest) {
            self.turns[self.lowest] = Some((score, *after));
        } else {
            return;
        }
        if self.len == self.most {
            self.lowest =
                (0..self.len).fold(0, |low, at| if self.score_at(at) < self.score_at(low) { at } else { low });
        }
    }
}

/// For each number by which the player's piles have advanced.
const ROOM_LOST: f32 = -0.16;
/// For giving room to the opponent: per number, and by the square root.
const GIFT: f32 = -0.08;
const GIFT_ROOT: f32 = -0.45;
/// For a card laid, for one laid in a turn with a help (it will be drawn again), and for a card drawn.
const LAID: f32 = -0.15;
const LAID_WITH_HELP: f32 = 0.3;
const DRAWN: f32 = 0.5;
/// For a card that fits on neither of the player's piles, in the hand or hidden, and for one that fits on both.
const DEAD: f32 = -0.85;
const DEAD_HIDDEN: f32 = -0.07;
const FITS_BOTH: f32 = 0.2;
/// For a hand that will be too small for a turn.
const STARVES: f32 = -3.0;
/// For a pile that can go ten back with the hand, or perhaps later; and the same for the opponent.
const BACK: f32 = 0.4;
const BACK_HIDDEN: f32 = 0.2;
const FOE_BACK: f32 = -0.8;
/// For a pair of cards ten apart that a pile takes at no cost.
const PAIR: f32 = 0.35;
/// For cards near the tops: the distance to the nearest one, and how many are close.
const NEAREST: f32 = -0.025;
const CLOSE: f32 = 0.55;
const CLOSE_HIDDEN: f32 = 0.27;

/// Up to this distance a card is close; beyond `FAR` the distance no longer matters.
const CLOSE_BY: u8 = 5;
const FAR: f32 = 30.0;

struct Scout<'a> {
    before: &'a Duel,
    /// The last tops and their score: many turns in a row have the same ones.
    piles: (u8, u8),
    worth: f32,
}

impl Scout<'_> {
    /// The score of a turn; one that wins beats everything.
    #[inline(always)]
    fn score(&mut self, after: &After) -> f32 {
        if after.is_won() {
            return f32::MAX;
        }
        let me = &after.duel.me;
        if self.piles != (me.rising, me.falling) {
            self.piles = (me.rising, me.falling);
            self.worth = ROOM_LOST * after.room_lost(self.before) + worth_of_hidden(me);
        }
        self.worth + worth_of_hand(me) + self.worth_of_drawing(after)
    }

    #[inline(always)]
    fn worth_of_drawing(&self, after: &After) -> f32 {
        let laid = f32::from(after.lays.len());
        let drawn = DRAWN * f32::from(after.draw) + LAID * laid + if after.starves() { STARVES } else { 0.0 };
        let foe = foe_backs(&after.duel.foe);
        if after.lays.helps() {
            let gift = after.gift(self.before);
            drawn + foe + LAID_WITH_HELP * laid + GIFT * gift + GIFT_ROOT * gift.sqrt()
        } else {
            drawn + foe
        }
    }
}

#[inline(always)]
fn number(cards: Bits) -> f32 {
    cards.count_ones() as f32
}

#[inline(always)]
fn if_any(cards: Bits, worth: f32) -> f32 {
    if cards == 0 { 0.0 } else { worth }
}

/// The cards beyond the tops of a side's piles.
#[inline(always)]
fn beyond(side: &Side) -> (Bits, Bits) {
    (bits(Direction::Ascending.beyond(side.rising)), bits(Direction::Descending.beyond(side.falling)))
}

/// The cards beyond the tops and close to them.
#[inline(always)]
fn close(side: &Side) -> (Bits, Bits) {
    let (up, down) = beyond(side);
    let far_up = bits(Direction::Ascending.beyond(side.rising + CLOSE_BY));
    let far_down = bits(Direction::Descending.beyond(side.falling.saturating_sub(CLOSE_BY).max(1)));
    (up & !far_up, down & !far_down)
}

/// The value of the tops for the hidden cards.
#[inline(always)]
fn worth_of_hidden(me: &Side) -> f32 {
    let (up, down) = (me.takes_rising(), me.takes_falling());
    let (above, below) = beyond(me);
    let (close_up, close_down) = close(me);
    DEAD_HIDDEN * number(me.hidden & !(up | down))
        + if_any(me.hidden & up & !above, BACK_HIDDEN)
        + if_any(me.hidden & down & !below, BACK_HIDDEN)
        + CLOSE_HIDDEN * (number(me.hidden & close_up) + number(me.hidden & close_down))
}

/// The value of the tops for the cards in the hand.
#[inline(always)]
fn worth_of_hand(me: &Side) -> f32 {
    let (up, down) = (me.takes_rising(), me.takes_falling());
    let (above, below) = beyond(me);
    let (close_up, close_down) = close(me);
    let (hand_up, hand_down) = (me.hand & above, me.hand & below);
    let pairs = (hand_up & (me.hand << 10)) | (hand_down & (me.hand >> 10));
    let fits = DEAD * number(me.hand & !(up | down)) + FITS_BOTH * number(me.hand & up & down);
    let backs = if_any(me.hand & up & !above, BACK) + if_any(me.hand & down & !below, BACK);
    let near = NEAREST * (nearest_up(me.rising, hand_up) + nearest_down(me.falling, hand_down));
    fits + backs + near + CLOSE * number(me.hand & (close_up | close_down)) + PAIR * number(pairs)
}

/// The penalty for piles that the opponent may be able to move ten back.
#[inline(always)]
fn foe_backs(foe: &Side) -> f32 {
    let (above, below) = beyond(foe);
    if_any(foe.hidden & foe.takes_rising() & !above, FOE_BACK)
        + if_any(foe.hidden & foe.takes_falling() & !below, FOE_BACK)
}

#[inline(always)]
fn nearest_up(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (fits.trailing_zeros() as f32 - f32::from(top)).min(FAR) }
}

#[inline(always)]
fn nearest_down(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (f32::from(top) - fits.ilog2() as f32).min(FAR) }
}
