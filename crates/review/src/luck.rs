//! Luck alone, for experiments with many games: what the deal and the draws gave or took, without judging a turn.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, TurnPlan};
use tenback_rules::{Contest, Game, Phase, Rules, Seat};

use crate::draw::{Samples, draw};
use crate::finished::{PlayedTurn, ReviewError};
use crate::sample::Mean;
use crate::seed::{Purpose, seed};
use crate::study::Study;

/// Measures how lucky the first seat was, which all share in a team.
///
/// Whatever happens is compared with samples of what could have happened instead, by the same estimate of the win
/// chance, and the samples of a game belong to it alone. So luck is 0 on average however rough the estimate is, and a
/// result without it has the same mean as the result.
#[derive(Clone, Debug)]
pub struct LuckMeter {
    reference: Bot,
    orders: u32,
    draws: u32,
}

impl LuckMeter {
    /// With how many other deals a deal is compared.
    const DEALS: u32 = 16;
    /// How many orders of the draw pile are tried after a draw, in company. Alone, what is drawn later hardly changes the
    /// estimate.
    const ORDERS: u32 = 8;
    /// With how many other draws a draw is compared, at least.
    const DRAWS: u32 = 16;

    /// A meter for games with these rules.
    pub fn new(rules: &Rules) -> Result<LuckMeter, ReviewError> {
        Bot::shipped_network(rules).ok_or(ReviewError::NoReference)?;
        let orders = if rules.seats() == 1 { 1 } else { LuckMeter::ORDERS };
        Ok(LuckMeter { reference: Bot::new(Study::REFERENCE), orders, draws: LuckMeter::DRAWS })
    }

    /// How lucky a deal is, compared with other deals. In a team they have the same starting player, if that is fixed;
    /// opponents take turns to go first, so that going first is a part of the deal.
    pub fn deal(&self, game: &Game, salt: u64) -> f64 {
        let rules = game.board().rules();
        let first = (game.board().phase() != Phase::Dealt).then(|| game.board().turn().seat());
        let mut others = Mean::default();
        for index in 0..LuckMeter::DEALS {
            let first = match rules.contest() {
                Contest::Together => first,
                Contest::Opposed => Some(if index % 2 == 0 { Seat::FIRST } else { Seat::SECOND }),
            };
            let mut rng = BotRng::seed_from_u64(salt ^ seed(Purpose::Mean, 0, index));
            let other = Game::deal(*rules, first, &mut rng);
            others.add(self.chance(&other, 1, salt ^ seed(Purpose::Mean, 1, index)));
        }
        self.chance(game, self.orders, salt ^ seed(Purpose::Start, 0, 0)) - others.value()
    }

    /// How lucky the draw after a turn is. The turn must be legal, and its draw is the one that follows in this game.
    pub fn draw(&self, before: &Game, lays: &TurnPlan, salt: u64) -> f64 {
        let seat = before.board().turn().seat();
        let mut after = before.clone();
        lays.carry_out(&mut after);
        let deck = before.board().rules().deck_of(seat);
        let size = |game: &Game| game.stocks().nth(deck).map_or(0, <[_]>::len);
        let turn = PlayedTurn {
            number: before.board().turn().number(),
            seat,
            before: before.clone(),
            lays: *lays,
            drew: (size(before) - size(&after)) as u8,
            cut_short: false,
        };
        let samples = Samples { orders: self.orders, draws: self.draws, salt };
        draw(&self.reference, &turn, samples, &|| false).map_or(0.0, |draw| draw.luck())
    }

    fn chance(&self, game: &Game, orders: u32, seed: u64) -> f64 {
        let chance = self.reference.open_chance(game, Seat::FIRST, orders, seed);
        chance.map_or(0.5, |estimate| estimate.chance.into())
    }
}
