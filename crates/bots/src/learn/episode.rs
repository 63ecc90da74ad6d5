//! One game of self-play, and its training data.

use tenback_rules::{Outcome, Rules, Viewer};

use crate::BotRng;
use crate::endgame::Verdict;
use crate::expert::{self, Look};
use crate::features::cooperative::{Inputs, Scene};
use crate::features::moment::{After, Moment};
use crate::look_ahead;
use crate::network::Network;
use crate::plan::{self, Planned, Width};

/// The positions of a game with their target values.
pub(crate) struct Episode {
    pub(crate) positions: Vec<(Inputs, f32)>,
    pub(crate) won: bool,
    pub(crate) left: u8,
}

/// Plays one game of self-play; turns are chosen by the network, or by the plain planner.
pub(crate) fn play(rules: Rules, network: &Network, planner: bool, lambda: f32, rng: &mut BotRng) -> Episode {
    let mut game = look_ahead::begun(rules, rng);
    let mut positions = Vec::with_capacity(64);
    let mut solved = false;
    while let Some(seat) = game.board().to_move() {
        look_ahead::give_signals(&mut game);
        let view = game.view(Viewer::Seat(seat));
        if let Some(Verdict::Wins(_)) = expert::solved(&view, expert::ENDGAME_NODES) {
            solved = true;
            break;
        }
        let planned = if planner {
            cheapest(&plan::turns(&view, Width::LEARNING))
        } else {
            expert::best(&expert::valued(&view, network, Width::LEARNING, Look::Twice)).map(|best| best.planned)
        };
        let Some(planned) = planned else { break };
        let scene = Scene::new(view.board().rules(), Moment::of(&view));
        positions.push((scene.inputs(&After::from(&planned.line)), 0.0));
        planned.turn.carry_out(&mut game);
    }
    let (won, left) = match game.board().ending().map(|ending| ending.outcome) {
        Some(Outcome::Lost { left }) => (false, left),
        _ if solved => (true, 0),
        Some(Outcome::Won | Outcome::SeatWon(_)) => (true, 0),
        None => (false, game.board().left()),
    };
    set_targets(&mut positions, network, lambda, won, left);
    Episode { positions, won, left }
}

/// The plain planner: the turn with the lowest cost per card laid.
fn cheapest(turns: &[Planned]) -> Option<Planned> {
    turns.iter().min_by_key(|planned| planned.cost - 3 * planned.turn.len() as i16).copied()
}

/// TD(λ): each target is a mixture of the value of the next position and the result of the game.
fn set_targets(positions: &mut [(Inputs, f32)], network: &Network, lambda: f32, won: bool, left: u8) {
    let mut target = if won { expert::WON } else { consolation(left) };
    for (inputs, slot) in positions.iter_mut().rev() {
        *slot = target;
        target = lambda * target + (1.0 - lambda) * network.chance(inputs);
    }
}

/// What a lost game is worth in the first stage: less than a win, and more with fewer cards left, so that there is
/// something to learn before the first win.
fn consolation(left: u8) -> f32 {
    let laid = 1.0 - f32::from(left) / 98.0;
    0.5 * laid * laid
}
