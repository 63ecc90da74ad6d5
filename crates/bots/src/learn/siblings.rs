//! One game of self-play in which the best turns of every position are compared.
//!
//! Which of several turns is better is a matter of a few points of win chance, far less than the luck of a game. So the
//! turns of one position are tried in the same sampled worlds, where the luck is the same for all of them, and the
//! network learns their differences. How high the chances are altogether comes from the results of games.

use rand::RngExt;
use tenback_cpu::Work;
use tenback_rules::{Game, Outcome, Rules, View, Viewer};

use super::groups::{Group, SIBLINGS};
use crate::BotRng;
use crate::batch;
use crate::chance::chance;
use crate::endgame::Verdict;
use crate::expert;
use crate::features::cooperative::{Inputs, Scene};
use crate::features::moment::{After, Moment};
use crate::look_ahead::{self, LookAhead};
use crate::network::Network;
use crate::plan::{self, Planned, Width};

/// In how many sampled worlds turns are compared.
const WORLDS: usize = 2;
/// The λ of the results: the weight of what follows against what was expected.
const LAMBDA: f32 = 0.85;
/// How often a turn is chosen at random, in thousandths.
const EXPLORED: u32 = 30;

/// A game with its groups of siblings.
pub(crate) struct Lessons {
    pub(crate) groups: Vec<Group>,
    pub(crate) won: bool,
    pub(crate) left: u8,
}

/// A position of the game: turns, their labels, and which was played.
struct Decision {
    moment: Moment,
    left: u8,
    afters: Vec<After>,
    labels: Vec<f32>,
    played: usize,
}

/// Plays one game. Two networks choose together, and each values what the other chooses.
pub(crate) fn play(rules: Rules, networks: [&Network; 2], rng: &mut BotRng) -> Lessons {
    let mut game = look_ahead::begun(rules, rng);
    let (mut decisions, mut solved) = (Vec::with_capacity(64), false);
    while let Some(seat) = game.board().to_move() {
        look_ahead::give_signals(&mut game);
        let view = game.view(Viewer::Seat(seat));
        if let Some(Verdict::Wins(_)) = expert::solved(&view, expert::ENDGAME_NODES) {
            solved = true;
            break;
        }
        let Some((turn, decision)) = decide(&view, networks, rng) else { break };
        decisions.push(decision);
        turn.turn.carry_out(&mut game);
    }
    let won = solved || is_won(&game) == Some(true);
    let left = if won { 0 } else { game.board().left() };
    Lessons { groups: with_results(decisions, won), won, left }
}

/// Compares the best turns, and picks one.
fn decide(view: &View, networks: [&Network; 2], rng: &mut BotRng) -> Option<(Planned, Decision)> {
    let moment = Moment::of(view);
    let opinions = tenback_cpu::run(Opinions { view, networks, width: Width::DEFAULT });
    let both = |opinion: Opinion| (opinion.logits[0] + opinion.logits[1], opinion.planned);
    let mut turns: Vec<(f32, Planned)> = opinions.into_iter().map(both).collect();
    turns.sort_by(|one, other| other.0.total_cmp(&one.0));
    if turns.len() > SIBLINGS {
        // One of the others as well, so that bad turns are known to be bad.
        let any = rng.random_range(SIBLINGS as u32 - 1..turns.len() as u32) as usize;
        turns.swap(SIBLINGS - 1, any);
        turns.truncate(SIBLINGS);
    }
    let labels = labels(view, &turns, networks, rng);
    let explores = rng.random_range(0..1000) < EXPLORED;
    let played = if explores { rng.random_range(0..turns.len().max(1) as u32) as usize } else { 0 };
    let turn = turns.get(played)?.1;
    let afters = turns.iter().map(|(_, planned)| After::from(&planned.line)).collect();
    Some((turn, Decision { moment, left: view.board().left(), afters, labels, played }))
}

/// The mean chances after each turn, in the same sampled worlds, which match the signals.
fn labels(view: &View, turns: &[(f32, Planned)], networks: [&Network; 2], rng: &mut BotRng) -> Vec<f32> {
    let mut labels = vec![0.0; turns.len()];
    let ahead = LookAhead::among_talkers(view, networks[0]);
    for _ in 0..WORLDS {
        let world = ahead.world(rng);
        for (label, (_, planned)) in labels.iter_mut().zip(turns) {
            let mut game = world.clone();
            planned.turn.carry_out(&mut game);
            *label += look_ahead(&mut game, networks) / WORLDS as f32;
        }
    }
    labels
}

/// The chance to win for the next seat: chosen by one network and valued by the other, so that no network trusts its own
/// errors; the mean of both ways.
fn look_ahead(game: &mut Game, networks: [&Network; 2]) -> f32 {
    if let Some(won) = is_won(game) {
        return if won { expert::WON } else { expert::LOST };
    }
    look_ahead::give_signals(game);
    let Some(seat) = game.board().to_move() else { return expert::LOST };
    let view = game.view(Viewer::Seat(seat));
    match expert::solved(&view, look_ahead::ENDGAME_NODES) {
        Some(Verdict::Wins(_)) => return expert::WON,
        Some(Verdict::Lost) => return expert::LOST,
        Some(Verdict::Unknown) | None => {}
    }
    let mut best = [(f32::MIN, f32::MIN); 2];
    for Opinion { logits: [one, other], .. } in
        tenback_cpu::run(Opinions { view: &view, networks, width: look_ahead::WIDTH })
    {
        for (best, (mine, theirs)) in best.iter_mut().zip([(one, other), (other, one)]) {
            if mine > best.0 {
                *best = (mine, theirs);
            }
        }
    }
    0.5 * (chance(best[0].1) + chance(best[1].1))
}

/// A turn with the logits of both networks.
struct Opinion {
    planned: Planned,
    logits: [f32; 2],
}

/// What both networks think of the turns of a view.
struct Opinions<'a> {
    view: &'a View,
    networks: [&'a Network; 2],
    width: Width,
}

impl Work for Opinions<'_> {
    type Output = Vec<Opinion>;

    #[inline(always)]
    fn run(self) -> Vec<Opinion> {
        let scene = Scene::new(self.view.board().rules(), Moment::of(self.view));
        let turns = plan::turns(self.view, self.width);
        let mut inputs: Vec<Inputs> = Vec::with_capacity(turns.len());
        for planned in &turns {
            inputs.push(scene.inputs(&After::from(&planned.line)));
        }
        let one = batch::logits(self.networks[0], &inputs);
        let other = batch::logits(self.networks[1], &inputs);
        let pairs = one.into_iter().zip(other);
        turns.into_iter().zip(pairs).map(|(planned, (one, other))| Opinion { planned, logits: [one, other] }).collect()
    }
}

fn is_won(game: &Game) -> Option<bool> {
    let ending = game.board().ending()?;
    Some(!matches!(ending.outcome, Outcome::Lost { .. }))
}

/// Moves all labels of a position by as much as what followed was better than expected. What follows a turn that was
/// chosen at random says nothing about those before it.
fn with_results(decisions: Vec<Decision>, won: bool) -> Vec<Group> {
    let mut result = if won { expert::WON } else { expert::LOST };
    let mut groups = Vec::with_capacity(decisions.len());
    for Decision { moment, left, afters, labels, played } in decisions.into_iter().rev() {
        let expected = labels[played];
        let shift = LAMBDA * (result - expected);
        result = if played == 0 { expected + shift } else { labels.iter().copied().fold(expert::LOST, f32::max) };
        let moved = labels.iter().map(|label| (label + shift).clamp(expert::LOST, expert::WON));
        groups.push(Group::new(moment, left, afters.into_iter().zip(moved)));
    }
    groups
}
