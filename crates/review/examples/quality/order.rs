//! Do stronger players get a higher accuracy?

use tenback_bots::{Estimate, Level};
use tenback_review::{Draw, Part, Review, Step, Study, Verdict};
use tenback_rules::Seat;

use crate::games::{Players, deal, generator};
use crate::{Task, parallel};

const LEVELS: [Level; 4] = [Level::Greedy, Level::Casual, Level::Expert, Level::Master];

pub(crate) fn run(task: &Task) {
    println!("{} for {}: accuracy by level, {} games each", task.rules.name().word(), task.rules.seats(), task.games);
    println!("level     accuracy (95 %)         costly turns   mistakes and blunders");
    let all = parallel::map(task.games, task.threads, |game| LEVELS.map(|level| review(task, level, game)));
    for (at, level) in LEVELS.into_iter().enumerate() {
        let games: Vec<&Reviewed> = all.iter().map(|game| &game[at]).collect();
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
            share(is_mistake),
        );
    }
}

/// The mean accuracy of the seats of a game, and all verdicts.
type Reviewed = (Option<f64>, Vec<Verdict>);

fn review(task: &Task, level: Level, number: u64) -> Reviewed {
    let mut players = Players::new(level, task.master_evals, generator(task.seed, number, 1));
    let game = players.finished(&deal(&task.rules, &mut generator(task.seed, number, 0)), |_, _| None);
    let study = Study::new(game, task.effort);
    // Accuracy needs the chances after each draw, but not how lucky it was, nor what concerns the whole game.
    let part = |step| match step {
        Step::Winnable => Some(Part::Winnable(None)),
        Step::Mean => Some(Part::Mean(Estimate::exact(0.5))),
        Step::Turn(index) => {
            let drawn = study.chance_after(index)?;
            let draw = Draw { after: drawn, drawn };
            Some(Part::Turn { index, draw, judgement: study.judge(index, &|| false)? })
        }
        Step::Opening => study.perform(step, &|| false),
    };
    let parts: Vec<Part> = study.steps().into_iter().filter_map(part).collect();
    let review = Review::new(&study, &parts, Seat::FIRST).expect("all parts are there");
    let known: Vec<f64> = review.accuracy.iter().copied().flatten().collect();
    let mean = (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64);
    let verdicts: Vec<Verdict> = review.turns.iter().map(|turn| turn.judgement.verdict).collect();
    let count = |wanted: fn(&Verdict) -> bool| verdicts.iter().filter(|verdict| wanted(verdict)).count();
    let (turns, costly, mistakes) = (verdicts.len(), count(|verdict| verdict.is_costly()), count(is_mistake));
    let accuracy = mean.map(|mean| format!("{mean:.3}")).unwrap_or_default();
    task.note(&format!("{number},{},{accuracy},{turns},{costly},{mistakes}", level.word()));
    (mean, verdicts)
}

fn is_mistake(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Mistake | Verdict::Blunder)
}

/// A mean and half of its 95 % interval.
fn mean_and_half(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
