//! Are the errors of costly verdicts as small as they say? Every turn of casual bots' games that is called costly is
//! judged again with a hundred times the effort.

use std::time::Instant;

use tenback_bots::Level;
use tenback_review::{Effort, Judgement, Study};

use crate::games::{Players, deal, generator};
use crate::{Task, parallel};

pub(crate) fn run(task: &Task) {
    let games = parallel::map(task.games, task.threads, |game| costly_turns(task, game));
    let found: Vec<(u64, usize, Judgement)> = games.into_iter().flatten().collect();
    let exact = parallel::map(found.len() as u64, task.threads, |at| {
        let (number, index, judgement) = &found[at as usize];
        let exact = game(task, *number, Effort::per_turn(task.effort.evaluations() * 100));
        let exact = exact.judge(*index, &|| false).expect("nobody stops it");
        let costly = Costly { loss: judgement.loss, error: judgement.error, exact: exact.loss };
        task.note(&format!("exact,{number},{index},{:.5},{:.5},{:.5}", costly.loss, costly.error, costly.exact));
        costly
    });
    report(task, &exact);
}

fn report(task: &Task, costly: &[Costly]) {
    let count = costly.len().max(1) as f64;
    let largest = costly.iter().map(|turn| turn.error).fold(0.0, f64::max);
    let squares: f64 = costly.iter().map(|turn| (turn.loss - turn.exact).powi(2)).sum();
    let bias: f64 = costly.iter().map(|turn| turn.loss - turn.exact).sum::<f64>() / count;
    println!(
        "{} for {}, {} games of casual bots: {} costly turns",
        task.rules.name().word(),
        task.rules.seats(),
        task.games,
        costly.len()
    );
    println!("largest standard error: {:.2} points", 100.0 * largest);
    println!(
        "against 100 times the effort: mean {:+.2}, root mean square {:.2} points",
        100.0 * bias,
        100.0 * (squares / count).sqrt()
    );
    let sigma: f64 = costly.iter().map(|turn| ((turn.loss - turn.exact) / turn.error.max(1e-6)).powi(2)).sum();
    println!("in units of the standard error: {:.2}", (sigma / count).sqrt());
    let seconds: f64 = review_seconds(task);
    println!("one review of all turns on one thread: {seconds:.1} s");
}

struct Costly {
    loss: f64,
    error: f64,
    exact: f64,
}

fn game(task: &Task, number: u64, effort: Effort) -> Study {
    let mut players = Players::new(Level::Casual, task.master_evals, generator(task.seed, number, 1));
    Study::new(players.finished(&deal(&task.rules, &mut generator(task.seed, number, 0)), |_, _| None), effort)
}

/// The turns of a game that are called costly: the number of the game, the index of the turn, and the judgement.
fn costly_turns(task: &Task, number: u64) -> Vec<(u64, usize, Judgement)> {
    let study = game(task, number, task.effort);
    let judged = |index| (number, index, study.judge(index, &|| false).expect("nobody stops it"));
    let is_costly = |(_, _, judgement): &(u64, usize, Judgement)| judgement.verdict.is_costly() && judgement.loss > 0.0;
    let costly: Vec<_> = (0..study.game().turns().len()).map(judged).filter(is_costly).collect();
    for (_, index, judgement) in &costly {
        task.note(&format!("costly,{number},{index},{:.5},{:.5},", judgement.loss, judgement.error));
    }
    costly
}

fn review_seconds(task: &Task) -> f64 {
    let study = game(task, 0, task.effort);
    let began = Instant::now();
    for step in study.steps() {
        study.perform(step, &|| false);
    }
    began.elapsed().as_secs_f64()
}
