//! Judges a turn from what its player could know.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Estimate, Level, Reason, TurnPlan};
use tenback_rules::{Contest, View, Viewer};

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
    /// The win chance lost compared with the best turn; 0 if that may be chance.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// In a game that can hardly be won any more: how many more cards remain at the end than after the best turn; 0 if
    /// that may be chance.
    pub cards_lost: f64,
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

/// Judges a turn of a finished game; `None` if the work was stopped.
pub(crate) fn judge(bot: &Bot, turn: &PlayedTurn, effort: Effort, stopped: &dyn Fn() -> bool) -> Option<Judgement> {
    if turn.cut_short {
        return Some(Judgement::unfinished());
    }
    let view = turn.before.view(Viewer::Seat(turn.seat));
    judge_turn(bot, &view, &turn.lays, turn.number, effort, stopped)
}

/// Judges a whole turn from the view of its player before it; `None` if the work was stopped.
pub(crate) fn judge_turn(
    bot: &Bot,
    view: &View,
    played: &TurnPlan,
    number: u16,
    effort: Effort,
    stopped: &dyn Fn() -> bool,
) -> Option<Judgement> {
    let Some(effect) = Effect::of(view, played) else {
        return Some(Judgement::unfinished());
    };
    let mut race = Race::new(bot, view, played, number, effect);
    let forced = only_effect(view) == Some(effect);
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
    if race.is_about_cards() && !forced {
        race.compare_cards(effort.endings(), stopped)?;
    }
    Some(race.judgement(view, forced))
}

impl Judgement {
    /// What the turn lost, with cards converted to win chance.
    pub fn weighed_loss(&self) -> f64 {
        self.loss + self.cards_lost * Verdict::CARD
    }

    /// The best turn, if the one that was played lost anything compared with it.
    pub fn better(&self) -> Option<&RatedTurn> {
        self.best.as_ref().filter(|_| self.weighed_loss() > 0.0)
    }

    fn unfinished() -> Judgement {
        Judgement {
            value: None,
            best: None,
            others: Vec::new(),
            loss: 0.0,
            error: 0.0,
            cards_lost: 0.0,
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
    /// How many fewer cards remain at the end than after the turn played.
    saved: Mean,
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
    fn new(bot: &'a Bot, view: &'a View, played: &TurnPlan, number: u16, effect: Effect) -> Race<'a> {
        let mut race = Race { bot, view, number, entries: Vec::new(), worlds: 0 };
        race.enter(*played, effect, Vec::new(), false);
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
        let [value, gain, pilot, saved] = [Mean::default(); 4];
        self.entries.push(Entry { turn, effect, reasons, obvious, value, gain, pilot, saved });
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

    /// Plays all turns to the end in some worlds.
    fn compare_cards(&mut self, worlds: u32, stopped: &dyn Fn() -> bool) -> Option<()> {
        let turns: Vec<TurnPlan> = self.entries.iter().map(|entry| entry.turn).collect();
        for world in 0..worlds {
            if stopped() {
                return None;
            }
            let left = self.bot.cards_left_after(self.view, &turns, seed(Purpose::Ending, self.number, world));
            let Some(&Some(played)) = left.first() else { continue };
            for (entry, left) in self.entries.iter_mut().zip(&left) {
                let Some(left) = left else { continue };
                entry.saved.add(f64::from(played) - f64::from(*left));
            }
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
        self.first_by(|entry| entry.gain.value())
    }

    /// The turn that leaves the fewest cards: the one that was played, unless another is better.
    fn thriftiest(&self) -> &Entry {
        self.first_by(|entry| entry.saved.value())
    }

    fn first_by(&self, worth: impl Fn(&Entry) -> f64) -> &Entry {
        let better = |best: &'_ Entry, entry: &'_ Entry| worth(entry) > worth(best);
        self.entries.iter().skip(1).fold(&self.entries[0], |best, entry| if better(best, entry) { entry } else { best })
    }

    /// Whether the game can hardly be won any more, so that only the number of cards that remain is at stake.
    fn is_about_cards(&self) -> bool {
        let together = self.view.board().rules().contest() == Contest::Together;
        together && self.best().value.value() < Verdict::HOPELESS
    }

    /// Whether the verdict is not certain enough.
    fn needs_more(&self) -> bool {
        let gain = &self.best().gain;
        gain.value() > HARMLESS && gain.error() > WANTED_ERROR
    }

    fn judgement(self, view: &View, forced: bool) -> Judgement {
        let about_cards = self.is_about_cards();
        let best = if about_cards { self.thriftiest() } else { self.best() };
        let played = &self.entries[0];
        let (loss, error) = if about_cards { (0.0, best.gain.error()) } else { self.certain(&best.gain) };
        let cards_lost = if about_cards { self.certain(&best.saved).0 } else { 0.0 };
        let verdict = if forced { Verdict::Forced } else { self.verdict(loss, cards_lost) };
        let loss = if verdict.is_graded() { loss } else { 0.0 };
        let mut why = Vec::new();
        if verdict.is_costly() {
            let cards = (cards_lost > 0.0).then_some(Difference::CardsLeft { count: cards_lost.round() as u8 });
            why.extend(cards);
            why.extend(differences(view, &played.turn, &best.turn, played.effect.is_lost()));
        }
        let rated = |entry: &Entry| RatedTurn {
            turn: entry.turn,
            value: entry.value.estimate(),
            reasons: entry.reasons.clone(),
        };
        // Without a loss, what was played counts as the best turn.
        let best = if loss + cards_lost > 0.0 { best } else { played };
        let mut others: Vec<RatedTurn> =
            self.entries.iter().skip(1).filter(|entry| entry.effect != best.effect).map(rated).collect();
        others.sort_by(|one, other| other.value.chance.total_cmp(&one.value.chance));
        Judgement {
            value: Some(played.value.estimate()),
            best: Some(rated(best)),
            others,
            loss,
            error,
            cards_lost,
            verdict,
            differences: why,
        }
    }

    /// The difference to the best turn, or 0 if that may be chance; and its error. The best of several rivals is ahead by
    /// chance more often than a single one, so it has to be further ahead.
    fn certain(&self, difference: &Mean) -> (f64, f64) {
        /// The standard errors that chance exceeds in 2.3 % of all turns, by the number of rivals.
        const ERRORS: [f64; 5] = [2.0, 2.28, 2.43, 2.53, 2.61];
        let rivals = (self.entries.len() - 1).clamp(1, ERRORS.len());
        let (value, error) = (difference.value(), difference.error());
        (if value > ERRORS[rivals - 1] * error { value } else { 0.0 }, error)
    }

    /// The verdict on a turn that was a choice.
    fn verdict(&self, loss: f64, cards_lost: f64) -> Verdict {
        let is_hopeless = self.best().value.value() < Verdict::HOPELESS;
        if cards_lost > 0.0 {
            Verdict::of_loss(cards_lost * Verdict::CARD)
        } else if is_hopeless {
            if self.is_about_cards() { Verdict::Best } else { Verdict::Decided }
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
