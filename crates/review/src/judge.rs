//! Judges a turn from what its player could know.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Estimate, Level, Reason, TurnPlan};
use tenback_rules::{View, Viewer};

use crate::choices::{Effect, only_effect};
use crate::difference::{Difference, differences};
use crate::effort::Effort;
use crate::finished::PlayedTurn;
use crate::sample::Mean;
use crate::seed::{Purpose, seed};
use crate::verdict::Verdict;

/// A turn as judged from the view of the player, whose chances these are.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The chance to win after the turn that was played; `None` if it was cut short.
    pub value: Option<Estimate>,
    /// The best turn that was found; it may be the one that was played.
    pub best: Option<RatedTurn>,
    /// Other turns close to the best one, best first.
    pub others: Vec<RatedTurn>,
    /// The win chance lost compared with the best turn; 0 unless it is more than two standard errors.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// The verdict.
    pub verdict: Verdict,
    /// What sets the turn apart from the best one; empty unless it was costly.
    pub differences: Vec<Difference>,
}

/// A turn with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedTurn {
    /// The lays.
    pub turn: TurnPlan,
    /// The chance to win after it.
    pub value: Estimate,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
}

/// A turn is hard to find if the obvious one loses this much …
const HARD: f64 = Verdict::MISTAKE;
/// … and every other one at least this much.
const UNIQUE: f64 = 0.03;
/// Until the loss is known this well, costly turns are compared in more worlds.
const WANTED_ERROR: f64 = 0.015;
/// A lost chance below this cannot become a costly turn.
const HARMLESS: f64 = 0.03;

/// Judges a turn; `None` if the work was stopped.
pub(crate) fn judge(bot: &Bot, turn: &PlayedTurn, effort: Effort, stopped: &dyn Fn() -> bool) -> Option<Judgement> {
    let view = turn.before.view(Viewer::Seat(turn.seat));
    let Some(effect) = Effect::of(&view, &turn.lays).filter(|_| !turn.cut_short) else {
        return Some(Judgement::unfinished());
    };
    let mut race = Race::new(bot, &view, turn, effect);
    let forced = only_effect(&view) == Some(effect);
    if forced {
        race.entries.truncate(1);
    } else {
        race.compare(Purpose::Pilot, effort.pilot_worlds(), stopped)?;
        race.keep_the_best();
    }
    race.compare(Purpose::Comparison, effort.worlds(), stopped)?;
    while race.needs_more() && race.worlds < effort.most_worlds() {
        race.compare(Purpose::Comparison, effort.worlds(), stopped)?;
    }
    Some(race.judgement(&view, forced))
}

impl Judgement {
    fn unfinished() -> Judgement {
        Judgement {
            value: None,
            best: None,
            others: Vec::new(),
            loss: 0.0,
            error: 0.0,
            verdict: Verdict::Unfinished,
            differences: Vec::new(),
        }
    }
}

/// A turn that is compared with the others.
struct Entry {
    turn: TurnPlan,
    effect: Effect,
    reasons: Vec<Reason>,
    /// Whether it is what the smallest steps suggest.
    obvious: bool,
    value: Mean,
    /// By how much it is better than the turn played.
    gain: Mean,
    /// The same in the first comparison, from which the best are chosen.
    pilot: Mean,
}

/// The turn that was played, first, and those it is compared with.
struct Race<'a> {
    bot: &'a Bot,
    view: &'a View,
    number: u16,
    entries: Vec<Entry>,
    worlds: u32,
}

impl<'a> Race<'a> {
    fn new(bot: &'a Bot, view: &'a View, played: &PlayedTurn, effect: Effect) -> Race<'a> {
        let mut race = Race { bot, view, number: played.number, entries: Vec::new(), worlds: 0 };
        race.enter(played.lays, effect, Vec::new(), false);
        for candidate in bot.candidates(view, Effort::CANDIDATES) {
            if let Some(effect) = Effect::of(view, &candidate.turn) {
                race.enter(candidate.turn, effect, candidate.reasons, false);
            }
        }
        let mut rng = BotRng::seed_from_u64(0);
        let obvious = Bot::new(Level::Greedy).choose(view, Budget::Evaluations(1), &mut rng).turn;
        if let Some(effect) = Effect::of(view, &obvious) {
            race.enter(obvious, effect, Vec::new(), true);
        }
        race
    }

    /// Adds a turn, or what is known about it if it is there already.
    fn enter(&mut self, turn: TurnPlan, effect: Effect, reasons: Vec<Reason>, obvious: bool) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.effect == effect) {
            entry.obvious |= obvious;
            if entry.reasons.is_empty() {
                entry.reasons = reasons;
            }
            return;
        }
        let (value, gain, pilot) = (Mean::default(), Mean::default(), Mean::default());
        self.entries.push(Entry { turn, effect, reasons, obvious, value, gain, pilot });
    }

    /// Tries all turns in some more worlds.
    fn compare(&mut self, purpose: Purpose, worlds: u32, stopped: &dyn Fn() -> bool) -> Option<()> {
        let turns: Vec<TurnPlan> = self.entries.iter().map(|entry| entry.turn).collect();
        for _ in 0..worlds {
            if stopped() {
                return None;
            }
            let seed = seed(purpose, self.number, self.worlds);
            let chances = self.bot.turn_chances(self.view, &turns, 1, seed);
            let chance = |estimate: &Option<Estimate>| estimate.map_or(0.0, |estimate| f64::from(estimate.chance));
            let played = chances.first().map_or(0.0, chance);
            for (entry, estimate) in self.entries.iter_mut().zip(&chances) {
                match purpose {
                    Purpose::Pilot => entry.pilot.add(chance(estimate)),
                    _ => {
                        entry.value.add(chance(estimate));
                        entry.gain.add(chance(estimate) - played);
                    }
                }
            }
            self.worlds += 1;
        }
        Some(())
    }

    /// Keeps the turn that was played, the obvious one, and the best others.
    fn keep_the_best(&mut self) {
        let mut rest = self.entries.split_off(1);
        rest.sort_by(|one, other| other.pilot.value().total_cmp(&one.pilot.value()));
        let mut kept = 0;
        rest.retain(|entry| {
            kept += 1;
            kept <= Effort::FINALISTS || entry.obvious
        });
        self.entries.extend(rest);
        self.worlds = 0;
    }

    /// The best turn: the one that was played, unless another is better.
    fn best(&self) -> &Entry {
        let better = |best: &'_ Entry, entry: &'_ Entry| entry.gain.value() > best.gain.value();
        self.entries.iter().skip(1).fold(&self.entries[0], |best, entry| if better(best, entry) { entry } else { best })
    }

    /// Whether the verdict is not certain enough.
    fn needs_more(&self) -> bool {
        let gain = &self.best().gain;
        gain.value() > HARMLESS && gain.error() > WANTED_ERROR
    }

    fn judgement(self, view: &View, forced: bool) -> Judgement {
        let best = self.best();
        let played = &self.entries[0];
        let (gain, error) = (best.gain.value(), best.gain.error());
        let loss = if gain > 2.0 * error { gain } else { 0.0 };
        let verdict = if forced { Verdict::Forced } else { self.verdict(loss) };
        let loss = if verdict.is_graded() { loss } else { 0.0 };
        let differences = if verdict.is_costly() {
            differences(view, &played.turn, &best.turn, played.effect.is_lost())
        } else {
            Vec::new()
        };
        let rated = |entry: &Entry| RatedTurn {
            turn: entry.turn,
            value: entry.value.estimate(),
            reasons: entry.reasons.clone(),
        };
        // Without a loss, what was played counts as the best turn.
        let best = if loss > 0.0 { best } else { played };
        let mut others: Vec<RatedTurn> =
            self.entries.iter().skip(1).filter(|entry| entry.effect != best.effect).map(rated).collect();
        others.sort_by(|one, other| other.value.chance.total_cmp(&one.value.chance));
        Judgement {
            value: Some(played.value.estimate()),
            best: Some(rated(best)),
            others,
            loss,
            error,
            verdict,
            differences,
        }
    }

    /// The verdict on a turn that was a choice.
    fn verdict(&self, loss: f64) -> Verdict {
        if self.best().value.value() < Verdict::HOPELESS {
            Verdict::Decided
        } else if loss > 0.0 {
            Verdict::of_loss(loss)
        } else if self.was_hard() {
            Verdict::Great
        } else {
            Verdict::Best
        }
    }

    /// Whether the turn that was played is clearly better than the obvious one and all others.
    fn was_hard(&self) -> bool {
        let clearly = |entry: &Entry, by: f64| {
            let behind = -entry.gain.value();
            behind >= by && behind > 2.0 * entry.gain.error()
        };
        let obvious = self.entries.iter().skip(1).find(|entry| entry.obvious);
        obvious.is_some_and(|entry| clearly(entry, HARD))
            && self.entries.iter().skip(1).all(|entry| clearly(entry, UNIQUE))
    }
}
