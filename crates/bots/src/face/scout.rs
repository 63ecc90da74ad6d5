//! A quick look at every turn, so that only the promising ones are put before the network: a weighted sum of what can
//! be counted, with weights fitted to pick out the turn that early networks liked best, then rounded.

use tenback_rules::Direction;

use super::duel::{Bits, Duel, Side, bits};
use super::turns::{After, Begun, for_each_turn};

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
        let mut scout = Scout { before: duel, piles: (0, 0), worth: 0.0 };
        for_each_turn(duel, begun, |after| list.add(scout.score(&after), &after));
        list
    }

    /// The turns with their scores.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(f32, After)> {
        self.turns[..self.len].iter().flatten()
    }

    fn score_at(&self, at: usize) -> f32 {
        self.turns[at].as_ref().map_or(f32::MIN, |turn| turn.0)
    }

    #[inline]
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

/// What each number of room costs that the own piles have moved along.
const ROOM_LOST: f32 = -0.16;
/// What giving room away costs: for each number, and by the square root of them.
const GIFT: f32 = -0.08;
const GIFT_ROOT: f32 = -0.45;
/// A card laid, and a card laid in a turn with a help, after which it is drawn again.
const LAID: f32 = -0.15;
const LAID_WITH_HELP: f32 = 0.3;
const DRAWN: f32 = 0.5;
/// A card that neither own pile takes, in the hand or out of sight, and one that both take.
const DEAD: f32 = -0.85;
const DEAD_HIDDEN: f32 = -0.07;
const FITS_BOTH: f32 = 0.2;
/// A hand that will be too small for a turn.
const STARVES: f32 = -3.0;
/// A pile that can be brought ten back from the hand, or perhaps later; and the same for the opponent.
const BACK: f32 = 0.4;
const BACK_HIDDEN: f32 = 0.2;
const FOE_BACK: f32 = -0.8;
/// A pair of cards ten apart that a pile takes at no cost.
const PAIR: f32 = 0.35;
/// Cards close to the tops: each number to the nearest one, and how many lie close.
const NEAREST: f32 = -0.025;
const CLOSE: f32 = 0.55;
const CLOSE_HIDDEN: f32 = 0.27;

/// Up to so many numbers away is close; further away than `FAR` is all the same.
const CLOSE_BY: u8 = 5;
const FAR: f32 = 30.0;

struct Scout<'a> {
    before: &'a Duel,
    /// The own tops last looked at, and what they are worth: many turns in a row leave the same ones.
    piles: (u8, u8),
    worth: f32,
}

impl Scout<'_> {
    /// How promising a turn looks; one that wins beats everything.
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

fn number(cards: Bits) -> f32 {
    cards.count_ones() as f32
}

fn if_any(cards: Bits, worth: f32) -> f32 {
    if cards == 0 { 0.0 } else { worth }
}

/// The cards that lie beyond the tops of a side's piles.
fn beyond(side: &Side) -> (Bits, Bits) {
    (bits(Direction::Ascending.beyond(side.rising)), bits(Direction::Descending.beyond(side.falling)))
}

/// The cards that lie beyond the tops and close to them.
fn close(side: &Side) -> (Bits, Bits) {
    let (up, down) = beyond(side);
    let far_up = bits(Direction::Ascending.beyond(side.rising + CLOSE_BY));
    let far_down = bits(Direction::Descending.beyond(side.falling.saturating_sub(CLOSE_BY).max(1)));
    (up & !far_up, down & !far_down)
}

/// What the own tops are worth for the cards still to come.
fn worth_of_hidden(me: &Side) -> f32 {
    let (up, down) = (me.takes_rising(), me.takes_falling());
    let (above, below) = beyond(me);
    let (close_up, close_down) = close(me);
    DEAD_HIDDEN * number(me.hidden & !(up | down))
        + if_any(me.hidden & up & !above, BACK_HIDDEN)
        + if_any(me.hidden & down & !below, BACK_HIDDEN)
        + CLOSE_HIDDEN * (number(me.hidden & close_up) + number(me.hidden & close_down))
}

/// What the own tops are worth for the cards that stay in the hand.
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

/// What it costs that the opponent may be able to bring piles ten back.
fn foe_backs(foe: &Side) -> f32 {
    let (above, below) = beyond(foe);
    if_any(foe.hidden & foe.takes_rising() & !above, FOE_BACK)
        + if_any(foe.hidden & foe.takes_falling() & !below, FOE_BACK)
}

fn nearest_up(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (fits.trailing_zeros() as f32 - f32::from(top)).min(FAR) }
}

fn nearest_down(top: u8, fits: Bits) -> f32 {
    if fits == 0 { FAR } else { (f32::from(top) - fits.ilog2() as f32).min(FAR) }
}
