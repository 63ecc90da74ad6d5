//! The curve: the chance to win after a turn and after its draw, and how lucky the draw was.

use rand::seq::SliceRandom;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Estimate};
use tenback_rules::{Card, Game, Seat};

use crate::effort::Effort;
use crate::finished::PlayedTurn;
use crate::sample::Mean;
use crate::seed::{Purpose, seed};

/// The chances of the first seat, which all share in a team, around the draw at the end of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draw {
    /// After the turn, before anything was drawn: the mean over all draws.
    pub after: Estimate,
    /// After the cards that were drawn.
    pub drawn: Estimate,
}

impl Draw {
    /// How lucky the draw was.
    pub fn luck(&self) -> f64 {
        f64::from(self.drawn.chance) - f64::from(self.after.chance)
    }

    /// The same for the other side of a contest.
    #[must_use]
    pub fn of_the_opponent(self) -> Draw {
        let flipped = |estimate: Estimate| Estimate { chance: 1.0 - estimate.chance, ..estimate };
        Draw { after: flipped(self.after), drawn: flipped(self.drawn) }
    }

    /// The standard error of the luck.
    pub fn error(&self) -> f64 {
        f64::from(self.drawn.error).hypot(f64::from(self.after.error))
    }
}

/// How much is sampled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Samples {
    /// The orders of the draw pile after the cards that were drawn.
    pub(crate) orders: u32,
    /// The other draws, about.
    pub(crate) draws: u32,
    /// Sets the samples of one game apart from those of others.
    pub(crate) salt: u64,
}

impl Samples {
    /// Those of a review. It looks at one game, so that nothing needs to be set apart.
    pub(crate) fn of_review(effort: Effort, seats: u8) -> Samples {
        Samples { orders: effort.orders(), draws: effort.draws(seats), salt: 0 }
    }
}

/// The chance after a turn and the cards that were drawn.
pub(crate) fn chance_after(bot: &Bot, turn: &PlayedTurn, samples: Samples) -> Option<Estimate> {
    let mut after = turn.before.clone();
    if !turn.cut_short {
        turn.lays.carry_out(&mut after);
    }
    bot.open_chance(&after, Seat::FIRST, samples.orders, samples.salt ^ seed(Purpose::Drawn, turn.number, 0))
}

/// The chances around the draw of a turn; `None` if the work was stopped.
pub(crate) fn draw(bot: &Bot, turn: &PlayedTurn, samples: Samples, stopped: &dyn Fn() -> bool) -> Option<Draw> {
    let Samples { draws: wanted, salt, .. } = samples;
    let drawn = chance_after(bot, turn, samples)?;
    if turn.cut_short {
        return Some(Draw { after: drawn, drawn });
    }
    let rules = turn.before.board().rules();
    let deck = rules.deck_of(turn.seat);
    let mut pool: Vec<Card> = turn.before.stocks().nth(deck).unwrap_or_default().to_vec();
    let size = usize::from(turn.drew);
    if size == 0 || size >= pool.len() {
        return Some(Draw { after: drawn, drawn });
    }
    let mut tried = Tried { bot, turn, deck, salt, orders: 1, mean: Mean::default(), squared_errors: 0.0, count: 0 };
    if let Some(all) = combinations(&pool, size, wanted as usize) {
        // All draws are there, but the order of what remains is still sampled.
        tried.orders = (wanted / all.len() as u32).max(2);
        for cards in all {
            tried.draw(&cards, stopped)?;
        }
        return Some(Draw { after: tried.over_all_draws(), drawn });
    }
    // Shuffled and cut into blocks, so that every card is drawn about equally often.
    let mut rng = BotRng::seed_from_u64(salt ^ seed(Purpose::Draws, turn.number, u32::MAX));
    while tried.count < wanted {
        pool.shuffle(&mut rng);
        for cards in pool.chunks_exact(size) {
            tried.draw(cards, stopped)?;
        }
    }
    Some(Draw { after: tried.mean.estimate(), drawn })
}

struct Tried<'a> {
    bot: &'a Bot,
    turn: &'a PlayedTurn,
    deck: usize,
    salt: u64,
    /// The orders of the draw pile after each draw.
    orders: u32,
    mean: Mean,
    squared_errors: f64,
    count: u32,
}

impl Tried<'_> {
    /// Lets the turn be followed by this draw.
    fn draw(&mut self, cards: &[Card], stopped: &dyn Fn() -> bool) -> Option<()> {
        if stopped() {
            return None;
        }
        let mut world: Game = self.turn.before.with_next(self.deck, cards);
        self.turn.lays.carry_out(&mut world);
        let seed = self.salt ^ seed(Purpose::Draws, self.turn.number, self.count);
        let estimate = self.bot.open_chance(&world, Seat::FIRST, self.orders, seed)?;
        self.mean.add(estimate.chance.into());
        self.squared_errors += f64::from(estimate.error).powi(2);
        self.count += 1;
        Some(())
    }

    /// The mean if no draw is missing: its error is only that of the chances after each draw.
    fn over_all_draws(&self) -> Estimate {
        let error = self.squared_errors.sqrt() / f64::from(self.count.max(1));
        Estimate { chance: self.mean.value() as f32, error: error as f32 }
    }
}

/// All ways to draw `size` of some cards, if there are at most `most`.
fn combinations(cards: &[Card], size: usize, most: usize) -> Option<Vec<Vec<Card>>> {
    // Up to the middle, each number is larger than the one before.
    (0..size.min(cards.len() - size)).try_fold(1_usize, |count, taken| {
        let next = count * (cards.len() - taken) / (taken + 1);
        (next <= most).then_some(next)
    })?;
    let mut found: Vec<Vec<Card>> = vec![Vec::new()];
    for (at, &card) in cards.iter().enumerate() {
        let after = cards.len() - at - 1;
        let with = found.iter().filter(|some| some.len() < size).map(|some| [&some[..], &[card]].concat());
        let with: Vec<Vec<Card>> = with.collect();
        found.extend(with);
        found.retain(|some| some.len() + after >= size);
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_draws_are_listed_once() {
        let cards: Vec<Card> = (2..9).filter_map(Card::new).collect();
        let mut all = combinations(&cards, 3, 100).expect("35 are few enough");
        assert_eq!(all.len(), 35);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 35);
        assert!(all.iter().all(|some| some.len() == 3));
        assert_eq!(combinations(&cards, 3, 34), None);
        assert_eq!(combinations(&cards, 7, 1).map(|all| all.len()), Some(1));
    }
}
