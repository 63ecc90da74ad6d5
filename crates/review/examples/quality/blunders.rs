//! Are planted blunders found, and are good turns left alone?
//!
//! In each game of masters one turn is replaced by another that loses 15 points or more, as a review with a hundred times
//! the effort says.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use tenback_bots::{Bot, BotRng, Level, TurnPlan};
use tenback_review::{Effort, Study, Verdict};
use tenback_rules::View;

use crate::games::{Players, deal, generator};
use crate::{Task, parallel};

pub(crate) fn run(task: &Task) {
    let found = parallel::map(task.games, task.threads, |game| {
        planted(task, game).inspect(|found| {
            task.note(&format!("{game},{},{},{}", found.verdict.word(), found.own_turns, found.own_mistakes));
        })
    });
    let planted: Vec<&Game> = found.iter().flatten().collect();
    let hits = planted.iter().filter(|game| is_mistake(game.verdict)).count();
    let own: usize = planted.iter().map(|game| game.own_turns).sum();
    let wrong: usize = planted.iter().map(|game| game.own_mistakes).sum();
    println!(
        "{} for {}, masters with {} evaluations:",
        task.rules.name().word(),
        task.rules.seats(),
        task.master_evals
    );
    println!("planted blunders called mistake or blunder: {hits} of {}", planted.len());
    println!("master's own turns called so: {wrong} of {own} ({:.2} %)", 100.0 * wrong as f64 / own.max(1) as f64);
}

struct Game {
    verdict: Verdict,
    own_turns: usize,
    own_mistakes: usize,
}

fn is_mistake(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Mistake | Verdict::Blunder)
}

/// A game with a planted blunder; `None` if no turn of the game was one.
fn planted(task: &Task, number: u64) -> Option<Game> {
    (0..40).find_map(|attempt| {
        let mut rng = generator(task.seed, number, 2 + attempt);
        let at = rng.random_range(2..30);
        let mut replaced = None;
        let setup = deal(&task.rules, &mut rng);
        let mut players = Players::new(Level::Master, task.master_evals, generator(task.seed, number, 100 + attempt));
        let game = players.finished(&setup, |view, chosen| {
            let turn = view.board().turn().number();
            (turn == at).then(|| blunder(view, chosen, &mut rng)).flatten().inspect(|_| replaced = Some(turn))
        });
        let index = game.turns().iter().position(|turn| Some(turn.number) == replaced)?;
        let exact = Study::new(game.clone(), Effort::per_turn(task.effort.evaluations() * 100));
        (exact.judge(index, &|| false)?.loss >= Verdict::BLUNDER)
            .then(|| reviewed(&Study::new(game, task.effort), index))
    })
}

fn reviewed(study: &Study, planted: usize) -> Game {
    let turns = 0..study.game().turns().len();
    let verdicts: Vec<Verdict> = turns.filter_map(|index| Some(study.judge(index, &|| false)?.verdict)).collect();
    let own = verdicts.iter().enumerate().filter(|(index, _)| *index != planted);
    Game {
        verdict: verdicts[planted],
        own_turns: verdicts.len() - 1,
        own_mistakes: own.filter(|(_, verdict)| is_mistake(**verdict)).count(),
    }
}

/// A random turn that seems to lose at least as much as a blunder, but not the whole game at once.
fn blunder(view: &View, chosen: &TurnPlan, rng: &mut BotRng) -> Option<TurnPlan> {
    let bot = Bot::new(Study::REFERENCE);
    let tries: Vec<TurnPlan> = (0..60).filter_map(|_| random_turn(view, rng)).collect();
    let mut all = vec![*chosen];
    all.extend(tries);
    let chances = bot.turn_chances(view, &all, 0, 0);
    let best = chances.first().copied().flatten()?.chance;
    all.iter()
        .zip(&chances)
        .skip(1)
        .filter(|(_, chance)| chance.is_some_and(|chance| f64::from(best - chance.chance) > Verdict::BLUNDER))
        .map(|(turn, _)| *turn)
        .collect::<Vec<_>>()
        .choose(rng)
        .copied()
}

/// Legal lays that do not lose at once, until the turn may end.
fn random_turn(view: &View, rng: &mut BotRng) -> Option<TurnPlan> {
    let mut turn = TurnPlan::EMPTY;
    loop {
        let after = view.try_out(turn.as_slice()).ok()?;
        if after.may_end || after.legal.is_empty() {
            return Some(turn);
        }
        let lays: Vec<_> = after.legal.iter().filter(|legal| !legal.loses).map(|legal| legal.lay).collect();
        turn.push(*lays.choose(rng)?);
    }
}
