//! Plans one turn with a few fixed weights: an opponent for training and, with random errors, the casual player.

use rand::RngExt;

use super::duel::Duel;
use super::turns::{After, Begun, for_each_turn};
use crate::BotRng;

/// The turn with the highest score, if there is any.
pub(crate) fn best(duel: &Duel, begun: Begun) -> Option<After> {
    pick(duel, begun, |_| 0.0)
}

/// The largest random error of the casual player, in numbers of room.
const MAX_ERROR: f32 = 5.0;
/// The casual player does not consider longer sequences.
const MAX_LAYS: u8 = 4;

/// The turn of a casual player: the same score with random errors, and no long sequences.
pub(crate) fn best_carelessly(duel: &Duel, begun: Begun, rng: &mut BotRng) -> Option<After> {
    pick(duel, begun, |after| {
        let off = rng.random_range(-1000..=1000) as f32 * (MAX_ERROR / 1000.0);
        if after.lays.len() >= MAX_LAYS && !after.is_won() { off - MAX_ERROR } else { off }
    })
}

fn pick(duel: &Duel, begun: Begun, mut error: impl FnMut(&After) -> f32) -> Option<After> {
    let mut best: Option<(f32, After)> = None;
    for_each_turn(duel, begun, |after| {
        let score = score(duel, &after) + error(&after);
        if best.as_ref().is_none_or(|(highest, _)| score > *highest) {
            best = Some((score, after));
        }
    });
    best.map(|(_, after)| after)
}

/// Scores a turn: room kept, little given away, a full hand, and cards that fit next time.
fn score(before: &Duel, after: &After) -> f32 {
    if after.is_won() {
        return 1e6;
    }
    let me = &after.duel.me;
    let fit = (me.hand & (me.takes_rising() | me.takes_falling())).count_ones().min(3) as f32;
    let missing = (6.0 - f32::from(me.held + after.draw)).max(0.0);
    let starving = if after.starves() { 50.0 } else { 0.0 };
    1.5 * fit + 2.0 * f32::from(after.draw) - after.room_lost(before) - 0.8 * after.gift(before) - missing - starving
}
