//! A minimal loop that plays The Game at random: four tops, hands in a machine word, nothing else. It has no options,
//! no other games, no events and no views; the engine's speed is compared with it.

use rand::{Rng, RngExt};

/// Plays one random game and returns the number of lays. Chooses uniformly among all lays and, once that is allowed,
/// ending the turn, as `tenback_rules::play_randomly` does.
pub fn play(seats: usize, rng: &mut impl Rng) -> u32 {
    let mut deck = SORTED;
    let hand_size = [8, 7, 6, 6, 6][seats - 1];
    let mut hands = [0u128; 5];
    let mut next = 0;
    for hand in &mut hands[..seats] {
        draw(hand, &mut deck, &mut next, hand_size, rng);
    }
    let mut tops = [1u8, 1, 100, 100];
    let mut seat = 0;
    let mut total = 0;
    loop {
        let minimum = if next < deck.len() { 2 } else { 1 };
        let (laid, completed) = turn(&mut tops, &mut hands[seat], minimum, rng);
        total += laid;
        if !completed {
            return total;
        }
        draw(&mut hands[seat], &mut deck, &mut next, laid as usize, rng);
        let from = seat;
        loop {
            seat = if seat + 1 == seats { 0 } else { seat + 1 };
            if hands[seat] != 0 {
                break;
            }
            if seat == from {
                return total;
            }
        }
    }
}

/// Plays a turn; returns the number of lays, and whether it could be completed.
#[inline]
fn turn(tops: &mut [u8; 4], hand: &mut u128, minimum: u32, rng: &mut impl Rng) -> (u32, bool) {
    if !(if minimum == 2 { can_lay_two(tops, *hand) } else { fits(tops, *hand).iter().any(|&cards| cards != 0) }) {
        return (0, false);
    }
    let mut laid = 0;
    loop {
        let fits = fits(tops, *hand);
        let counts = fits.map(u128::count_ones);
        let choices = counts.iter().sum::<u32>() + u32::from(laid >= minimum);
        if choices == 0 {
            return (laid, false);
        }
        let mut choice = rng.random_range(..choices);
        let mut pile = 0;
        while pile < 4 && choice >= counts[pile] {
            choice -= counts[pile];
            pile += 1;
        }
        if pile == 4 {
            return (laid, true);
        }
        let mut cards = fits[pile];
        for _ in 0..choice {
            cards &= cards - 1;
        }
        let card = cards.trailing_zeros();
        tops[pile] = card as u8;
        *hand &= !(1 << card);
        laid += 1;
        if *hand == 0 {
            return (laid, true);
        }
    }
}

/// Shuffles only as much of the deck as is drawn.
#[inline]
fn draw(hand: &mut u128, deck: &mut [u8; 98], next: &mut usize, count: usize, rng: &mut impl Rng) {
    let end = (*next + count).min(deck.len());
    for at in *next..end {
        let other = at + rng.random_range(..(deck.len() - at) as u32) as usize;
        deck.swap(at, other);
        *hand |= 1 << deck[at];
    }
    *next = end;
}

#[inline]
fn fits(tops: &[u8; 4], hand: u128) -> [u128; 4] {
    [
        REACH[0][tops[0] as usize] & hand,
        REACH[0][tops[1] as usize] & hand,
        REACH[1][tops[2] as usize] & hand,
        REACH[1][tops[3] as usize] & hand,
    ]
}

#[inline]
fn can_lay_two(tops: &[u8; 4], hand: u128) -> bool {
    let fits = fits(tops, hand);
    if fits.iter().any(|&cards| cards & cards.wrapping_sub(1) != 0) {
        return true;
    }
    let all = fits[0] | fits[1] | fits[2] | fits[3];
    if all & all.wrapping_sub(1) != 0 {
        return true;
    }
    (0..4).filter(|&pile| fits[pile] != 0).any(|pile| {
        let card = fits[pile].trailing_zeros() as usize;
        REACH[pile / 2][card] & hand & !fits[pile] != 0
    })
}

const SORTED: [u8; 98] = {
    let mut deck = [0; 98];
    let mut at = 0;
    while at < 98 {
        deck[at] = at as u8 + 2;
        at += 1;
    }
    deck
};

/// The cards that may lie on a top: ascending, descending.
static REACH: [[u128; 101]; 2] = {
    let mut reach = [[0; 101]; 2];
    let cards = ((1u128 << 100) - 1) & !0b11;
    let mut top = 1;
    while top <= 100 {
        let below = (1u128 << top) - 1;
        reach[0][top] = cards & !(below | 1 << top);
        reach[1][top] = cards & below;
        if top > 10 {
            reach[0][top] |= cards & (1 << (top - 10));
        }
        reach[1][top] |= cards & (1 << (top + 10));
        top += 1;
    }
    reach
};
