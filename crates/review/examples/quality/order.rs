//! Do stronger players get a higher accuracy?

use tenback_bots::Level;
use tenback_review::{Part, Review, Step, Study, Verdict};
use tenback_rules::Seat;

use crate::games::{Players, deal, generator};
use crate::{Task, parallel};

const LEVELS: [Level; 4] = [Level::Greedy, Level::Casual, Level::Expert, Level::Master];

pub(crate) fn run(task: &Task) {
    println!("{} for {}: accuracy by level, {} games each", task.rules.name().word(), task.rules.seats(), task.games);
    println!("level     accuracy (95 %)         costly turns   mistakes and blunders");
    for level in LEVELS {
        let games = parallel::map(task.games, task.threads, |game| review(task, level, game));
        let accuracies: Vec<f64> = games.iter().filter_map(|game| game.0).collect();
        let turns: usize = games.iter().map(|game| game.1.len()).sum();
        let share = |wanted: fn(&Verdict) -> bool| {
            let hits: usize = games.iter().map(|game| game.1.iter().filter(|verdict| wanted(verdict)).count()).sum();
            100.0 * hits as f64 / turns.max(1) as f64
        };
        let (mean, half) = mean_and_half(&accuracies);
        println!(
            "{:8}  {mean:5.1} ({:5.1}–{:5.1})  {:12.2}%  {:20.2}%",
            level.word(),
            mean - half,
            mean + half,
            share(|verdict| verdict.is_costly()),
            share(|verdict| matches!(verdict, Verdict::Mistake | Verdict::Blunder)),
        );
    }
}

/// The mean accuracy of the seats of a game, and all verdicts.
fn review(task: &Task, level: Level, number: u64) -> (Option<f64>, Vec<Verdict>) {
    let mut players = Players::new(level, task.master_evals, generator(task.seed, number, 1));
    let game = players.finished(&deal(&task.rules, &mut generator(task.seed, number, 0)), |_, _| None);
    let study = Study::new(game, task.effort);
    // What concerns the whole game plays no part in the accuracy.
    let parts: Vec<Part> = study
        .steps()
        .into_iter()
        .filter_map(|step| match step {
            Step::Winnable => Some(Part::Winnable(None)),
            Step::Mean => Some(Part::Mean(tenback_bots::Estimate::exact(0.5))),
            step => study.perform(step, &|| false),
        })
        .collect();
    let review = Review::new(&study, &parts, Seat::FIRST).expect("all parts are there");
    let known: Vec<f64> = review.accuracy.iter().copied().flatten().collect();
    let mean = (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64);
    (mean, review.turns.iter().map(|turn| turn.judgement.verdict).collect())
}

/// A mean and half of its 95 % interval.
fn mean_and_half(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
