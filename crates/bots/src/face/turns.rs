//! Enumerates the turns of a hand that lead to different positions. A help does not touch the player's own piles, so it
//! commutes with every other lay: all ways to lay on the player's own piles are enumerated first, then each is combined with
//! every help.

use tenback_rules::{Board, Card, Lay};

use super::duel::{Bits, Duel, OwnPiles, mirrored_top};
use crate::choice::TurnPlan;

/// The size of a full hand.
const HAND: usize = 6;
/// The maximum number of ways kept for the same cards on the own piles.
const WAYS: usize = 8;

const ON_FALLING: u8 = 0x40;

/// The lays of one turn: cards in order, flagged if they go on the descending pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lays {
    own: [u8; HAND],
    len: u8,
    /// The card for the opponent, flagged in the same way; 0 if there is none.
    help: u8,
}

impl Lays {
    fn with(mut self, card: u8, falling: bool) -> Lays {
        self.own[usize::from(self.len)] = if falling { card | ON_FALLING } else { card };
        self.len += 1;
        self
    }

    pub(crate) fn len(&self) -> u8 {
        self.len + u8::from(self.help != 0)
    }

    pub(crate) fn helps(&self) -> bool {
        self.help != 0
    }

    /// The lays in order, a help last.
    pub(crate) fn plan(&self, own: OwnPiles, foe: OwnPiles) -> TurnPlan {
        let mut plan = TurnPlan::EMPTY;
        let help = [self.help];
        let marked = self.own[..usize::from(self.len)].iter().map(|&marked| (marked, own));
        let help = help.iter().filter(|&&marked| marked != 0).map(|&marked| (marked, foe));
        for (marked, piles) in marked.chain(help) {
            let pile = if marked & ON_FALLING == 0 { piles.rising } else { piles.falling };
            if let Some(card) = Card::new(marked & !ON_FALLING) {
                plan.push(Lay { card, pile });
            }
        }
        plan
    }
}

/// The position after a turn, before its player draws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct After {
    pub(crate) duel: Duel,
    /// How many cards will be drawn.
    pub(crate) draw: u8,
    pub(crate) lays: Lays,
}

impl After {
    /// Whether the player has laid their last card (C8).
    pub(crate) fn is_won(&self) -> bool {
        self.duel.me.held == 0 && self.duel.me.stock == 0
    }

    /// Whether the player will have fewer than two cards in the next turn (C9).
    pub(crate) fn starves(&self) -> bool {
        self.duel.me.held + self.draw < 2
    }

    /// By how many numbers the player's piles have advanced.
    #[inline(always)]
    pub(crate) fn room_lost(&self, before: &Duel) -> f32 {
        let (then, now) = (&before.me, &self.duel.me);
        f32::from(now.rising) - f32::from(then.rising) + f32::from(then.falling) - f32::from(now.falling)
    }

    /// By how many numbers the opponent's piles were improved.
    pub(crate) fn gift(&self, before: &Duel) -> f32 {
        let (then, now) = (&before.foe, &self.duel.foe);
        f32::from(then.rising) - f32::from(now.rising) + f32::from(now.falling) - f32::from(then.falling)
    }

    /// The mirrored turn.
    pub(crate) fn mirror(&self) -> After {
        After { duel: self.duel.mirror(), ..*self }
    }
}

/// What has been done in the turn before it is planned; nothing at its start.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Begun {
    pub(crate) laid: u8,
    pub(crate) helped: bool,
}

impl Begun {
    /// The state of the current turn.
    pub(crate) fn of(board: &Board) -> Begun {
        Begun { laid: board.turn().laid(), helped: board.turn().has_helped() }
    }
}

/// A way to lay some cards on the own piles.
#[derive(Clone, Copy, Default)]
struct Way {
    rising: u8,
    falling: u8,
    lays: Lays,
}

#[derive(Clone, Copy, Default)]
struct Ways {
    ways: [Way; WAYS],
    len: usize,
}

impl Ways {
    fn as_slice(&self) -> &[Way] {
        &self.ways[..self.len]
    }

    /// Keeps the way unless another one leaves more room on both piles. Room that a trick with a card of `rest` can win
    /// back counts, too.
    #[inline(always)]
    fn add(&mut self, way: Way, rest: Bits) {
        let key = room_lost(way.rising, way.falling, rest);
        let mut at = 0;
        while at < self.len {
            let other = room_lost(self.ways[at].rising, self.ways[at].falling, rest);
            if other.0 <= key.0 && other.1 <= key.1 {
                return;
            }
            if key.0 <= other.0 && key.1 <= other.1 {
                self.len -= 1;
                self.ways[at] = self.ways[self.len];
            } else {
                at += 1;
            }
        }
        if self.len < WAYS {
            self.ways[self.len] = way;
            self.len += 1;
        }
    }
}

/// How far both piles have advanced, ten less where a card of `rest` can win it back.
pub(crate) fn room_lost(rising: u8, falling: u8, rest: Bits) -> (u8, u8) {
    let (up, down) = (rising, mirrored_top(falling));
    let up_back = up > 10 && rest & (1 << (up - 10)) != 0;
    let down_back = falling < 50 && rest & (1 << (falling + 10)) != 0;
    (if up_back { up - 10 } else { up }, if down_back { down - 10 } else { down })
}

/// Calls `each` with the result of every turn; never, if no turn can be completed.
#[inline(always)]
pub(crate) fn for_each_turn(duel: &Duel, begun: Begun, mut each: impl FnMut(After)) {
    let mut cards = [0u8; HAND];
    let mut count = 0;
    let mut hand = duel.me.hand;
    while hand != 0 && count < HAND {
        cards[count] = hand.trailing_zeros() as u8;
        hand &= hand - 1;
        count += 1;
    }
    let mut table = [Ways::default(); 1 << HAND];
    table[0].ways[0] = Way { rising: duel.me.rising, falling: duel.me.falling, lays: Lays::default() };
    table[0].len = 1;
    // A set of cards is visited after all its subsets, so every way is complete before it is extended.
    for laid in 0..1usize << count {
        let done = table[laid];
        let rest = rest_of(duel.me.hand, &cards[..count], laid);
        for way in done.as_slice() {
            extend(way, &cards[..count], laid, rest, &mut table);
            finish(duel, begun, way, rest, &mut each);
        }
    }
}

#[inline(always)]
fn rest_of(hand: Bits, cards: &[u8], laid: usize) -> Bits {
    cards.iter().enumerate().filter(|(at, _)| laid >> at & 1 != 0).fold(hand, |rest, (_, &card)| rest & !(1 << card))
}

#[inline(always)]
fn extend(way: &Way, cards: &[u8], laid: usize, rest: Bits, table: &mut [Ways; 1 << HAND]) {
    for (at, &card) in cards.iter().enumerate() {
        if laid >> at & 1 != 0 {
            continue;
        }
        let ways = &mut table[laid | 1 << at];
        let rest = rest & !(1 << card);
        if card > way.rising || card + 10 == way.rising {
            ways.add(Way { rising: card, falling: way.falling, lays: way.lays.with(card, false) }, rest);
        }
        if card < way.falling || card == way.falling + 10 {
            ways.add(Way { rising: way.rising, falling: card, lays: way.lays.with(card, true) }, rest);
        }
    }
}

#[inline(always)]
fn finish(duel: &Duel, begun: Begun, way: &Way, rest: Bits, each: &mut impl FnMut(After)) {
    let mut after = *duel;
    after.me.rising = way.rising;
    after.me.falling = way.falling;
    after.me.hand = rest;
    after.me.held = rest.count_ones() as u8;
    let laid = begun.laid + way.lays.len;
    if laid >= 2 {
        let wanted = if begun.helped { HAND as u8 - after.me.held } else { 2 };
        each(After { duel: after, draw: wanted.min(after.me.stock), lays: way.lays });
    }
    if laid == 0 || begun.helped {
        return;
    }
    let rising = rest & duel.foe.helped_rising();
    let falling = rest & duel.foe.helped_falling();
    for (helps, on_falling) in [(rising, false), (falling, true)] {
        let mut helps = helps;
        while helps != 0 {
            let card = helps.trailing_zeros() as u8;
            helps &= helps - 1;
            each(helped(after, way.lays, card, on_falling));
        }
    }
}

#[inline(always)]
fn helped(mut duel: Duel, lays: Lays, card: u8, on_falling: bool) -> After {
    if on_falling {
        duel.foe.falling = card;
    } else {
        duel.foe.rising = card;
    }
    duel.me.hand &= !(1 << card);
    duel.me.held -= 1;
    duel.balance -= 1;
    let lays = Lays { help: if on_falling { card | ON_FALLING } else { card }, ..lays };
    After { duel, draw: (HAND as u8 - duel.me.held).min(duel.me.stock), lays }
}
