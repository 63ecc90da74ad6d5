//! A player that plans one turn with a few plain weights: the sparring partner that networks learn against, and with
//! some carelessness the casual player.

use rand::RngExt;

use super::duel::Duel;
use super::turns::{After, Begun, for_each_turn};
use crate::BotRng;

/// The turn that looks best, if there is any.
pub(crate) fn best(duel: &Duel, begun: Begun) -> Option<After> {
    pick(duel, begun, |_| 0.0)
}

/// How far a person's feeling for a turn may be off, in numbers of room.
const CARELESS: f32 = 5.0;
/// People seldom see long series of lays.
const TOO_LONG: u8 = 4;

/// The turn that a person might choose: the same feelings, a little off each time, and no long series.
pub(crate) fn best_carelessly(duel: &Duel, begun: Begun, rng: &mut BotRng) -> Option<After> {
    pick(duel, begun, |after| {
        let off = rng.random_range(-1000..=1000) as f32 * (CARELESS / 1000.0);
        if after.lays.len() >= TOO_LONG && !after.is_won() { off - CARELESS } else { off }
    })
}

fn pick(duel: &Duel, begun: Begun, mut mood: impl FnMut(&After) -> f32) -> Option<After> {
    let mut best: Option<(f32, After)> = None;
    for_each_turn(duel, begun, |after| {
        let feeling = feeling(duel, &after) + mood(&after);
        if best.as_ref().is_none_or(|(highest, _)| feeling > *highest) {
            best = Some((feeling, after));
        }
    });
    best.map(|(_, after)| after)
}

/// Room kept, little given away, a full hand, and cards that fit next time.
fn feeling(before: &Duel, after: &After) -> f32 {
    if after.is_won() {
        return 1e6;
    }
    let me = &after.duel.me;
    let fit = (me.hand & (me.takes_rising() | me.takes_falling())).count_ones().min(3) as f32;
    let missing = (6.0 - f32::from(me.held + after.draw)).max(0.0);
    let starving = if after.starves() { 50.0 } else { 0.0 };
    1.5 * fit + 2.0 * f32::from(after.draw) - after.room_lost(before) - 0.8 * after.gift(before) - missing - starving
}
