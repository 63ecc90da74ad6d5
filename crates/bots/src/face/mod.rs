//! Face to Face: two opponents, each with their own deck and two piles. All turns of a hand are enumerated, a scout
//! picks the promising ones, a network values the position after each, and the master tries them in sampled games.

mod candidates;
mod duel;
mod evaluate;
mod expert;
mod features;
mod learn;
mod planner;
mod reasons;
mod scout;
mod search;
mod turns;
mod value;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use tenback_players::Level;
use tenback_rules::{GameName, Seat, View};

pub(crate) use self::candidates::candidates;
use self::duel::{Duel, OwnPiles};
pub(crate) use self::evaluate::{one_round, turn_chances};
pub(crate) use self::features::INPUTS;
pub(crate) use self::learn::{BUFFER_FACTOR, REUSE, SelfPlay, results};
use self::turns::Begun;
use crate::BotRng;
use crate::budget::Budget;
use crate::chance::chance;
use crate::choice::{Alternative, Choice, Reason, Reasons, TurnPlan};
use crate::fallible::Weakness;
use crate::network::Network;
use crate::only::is_only_turn;

/// The built-in network.
static SHIPPED: LazyLock<Network> = LazyLock::new(|| {
    let bytes = include_bytes!("../../nets/face-to-face-2.net");
    Network::from_bytes(bytes, INPUTS).expect("the network that ships has the shape of this program")
});

/// The built-in network.
pub(crate) fn shipped_network() -> &'static Network {
    &SHIPPED
}

/// How many alternatives are reported.
const ALTERNATIVES: usize = 3;

/// The given network if it is for this game, otherwise the built-in one.
pub(crate) fn network_or_shipped(given: Option<&Network>) -> &Network {
    given.filter(|network| network.game() == GameName::FaceToFace && network.inputs() == INPUTS).unwrap_or(&SHIPPED)
}

/// The turn of a level that considers its opponent; `None` for the others, which play all games alike.
pub(crate) fn choose(
    level: Level,
    view: &View,
    given: Option<&Network>,
    budget: Budget,
    rng: &mut BotRng,
) -> Option<Choice> {
    match level {
        Level::Random | Level::Greedy => None,
        Level::Casual => casually(view, rng),
        Level::Regular | Level::Strong => fallibly(view, given, Weakness::of(level)?, rng),
        Level::Expert => by_value(view, given),
        Level::Master => by_search(view, given, budget, rng),
    }
}

/// The expert's turn.
fn by_value(view: &View, given: Option<&Network>) -> Option<Choice> {
    let seat = view.seat()?;
    let duel = Duel::of(view.board(), seat, view.hand());
    let network = network_or_shipped(given);
    let turns = expert::ranked(network, &duel, Begun::of(view.board()), expert::LOOKED_AT);
    let (own, foe) = OwnPiles::both(view.board().rules(), seat);
    let board = view.board();
    let fitted = |value: f32| network.fitted(board.rules(), chance(value), board.left());
    let listed = turns.iter().take(1 + ALTERNATIVES).map(|(value, after)| (after.lays.plan(own, foe), fitted(*value)));
    explained(view, seat, listed.collect(), None)
}

/// The master's turn.
fn by_search(view: &View, given: Option<&Network>, budget: Budget, rng: &mut BotRng) -> Option<Choice> {
    let seat = view.seat()?;
    let found = search::search(view, seat, network_or_shipped(given), budget, rng);
    let listed = found.tried.iter().take(1 + ALTERNATIVES).map(|tried| (tried.turn, tried.mean()));
    let searched = (found.worlds > 0).then_some(Reason::Searched { worlds: found.worlds });
    explained(view, seat, listed.collect(), searched)
}

/// The turn that looks best to a player who is a little off about each.
fn fallibly(view: &View, given: Option<&Network>, weakness: Weakness, rng: &mut BotRng) -> Option<Choice> {
    let seat = view.seat()?;
    let duel = Duel::of(view.board(), seat, view.hand());
    let turns = expert::ranked(network_or_shipped(given), &duel, Begun::of(view.board()), expert::LOOKED_AT);
    let felt = turns.iter().map(|(value, after)| (value + weakness.error(rng), after));
    let (_, after) = felt.reduce(|best, turn| if turn.0 > best.0 { turn } else { best })?;
    let (own, foe) = OwnPiles::both(view.board().rules(), seat);
    let turn = after.lays.plan(own, foe);
    Some(Choice { turn, reasons: Reasons { decided: reasons::of(view, seat, &turn), ..Reasons::NONE } })
}

/// The casual player's turn.
fn casually(view: &View, rng: &mut BotRng) -> Option<Choice> {
    let seat = view.seat()?;
    let duel = Duel::of(view.board(), seat, view.hand());
    let after = planner::best_carelessly(&duel, Begun::of(view.board()), rng)?;
    let (own, foe) = OwnPiles::both(view.board().rules(), seat);
    let turn = after.lays.plan(own, foe);
    Some(Choice { turn, reasons: Reasons { decided: reasons::of(view, seat, &turn), ..Reasons::NONE } })
}

/// The first of the ranked turns, with the others as alternatives and the reasons for it.
fn explained(view: &View, seat: Seat, turns: Vec<(TurnPlan, f32)>, searched: Option<Reason>) -> Option<Choice> {
    let &(turn, chance) = turns.first()?;
    let mut decided = reasons::of(view, seat, &turn);
    if turns.len() == 1 && is_only_turn(view, &turn) {
        decided.insert(0, Reason::OnlyTurn);
    }
    decided.extend(searched);
    let alternatives = turns[1..].iter().map(|&(turn, chance)| Alternative { turn, chance }).collect();
    Some(Choice { turn, reasons: Reasons { chance: Some(chance), alternatives, decided } })
}
