//! Compares the turn that was played with others, in the same sampled games.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Estimate, Level, Reason, TurnPlan};
use tenback_rules::{Contest, View};

use crate::choices::Effect;
use crate::difference::{Difference, differences};
use crate::effort::Effort;
use crate::judge::{Judgement, RatedTurn};
use crate::sample::{Halves, Mean};
use crate::seed::{Purpose, seed};
use crate::verdict::Verdict;

/// A turn is hard to find if the obvious one loses this much …
const HARD: f64 = Verdict::MISTAKE;
/// … and every other one at least this much.
const UNIQUE: f64 = 0.03;
/// Until the loss is known this well, costly turns are compared in more worlds.
const WANTED_ERROR: f64 = 0.015;
/// Below this chance after the best turn, a game is more likely lost than won.
const EVEN: f64 = 0.5;
/// A lost chance below this cannot become a costly turn.
const HARMLESS: f64 = 0.03;

/// A turn that is compared with the others.
struct Entry {
    turn: TurnPlan,
    effect: Effect,
    reasons: Vec<Reason>,
    /// Whether it is what the smallest steps suggest.
    obvious: bool,
    value: Mean,
    /// By how much it is better than the turn played.
    gain: Halves,
    /// The same in the first comparison, from which the best are chosen.
    pilot: Mean,
    /// How many fewer cards remain at the end than after the turn played.
    saved: Halves,
}

/// The turn that was played, first, and those it is compared with.
pub(crate) struct Race<'a> {
    bot: &'a Bot,
    view: &'a View,
    number: u16,
    entries: Vec<Entry>,
    worlds: u32,
}

impl<'a> Race<'a> {
    pub(crate) fn new(bot: &'a Bot, view: &'a View, played: &TurnPlan, number: u16, effect: Effect) -> Race<'a> {
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
        let ([value, pilot], [gain, saved]) = ([Mean::default(); 2], [Halves::default(); 2]);
        self.entries.push(Entry { turn, effect, reasons, obvious, value, gain, pilot, saved });
    }

    /// Tries all turns in some more worlds.
    pub(crate) fn compare(&mut self, purpose: Purpose, worlds: u32, stopped: &dyn Fn() -> bool) -> Option<()> {
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
                    Purpose::Pilot => entry.pilot.add(chance(estimate) - played),
                    _ => {
                        entry.value.add(chance(estimate));
                        entry.gain.add(self.worlds, chance(estimate) - played);
                    }
                }
            }
            self.worlds += 1;
        }
        Some(())
    }

    /// Plays turns to the end in some worlds, if cards count: all of them if nothing else does, otherwise the one that was
    /// played and those it is measured by.
    pub(crate) fn compare_cards(&mut self, worlds: u32, stopped: &dyn Fn() -> bool) -> Option<()> {
        let (all, rivals) = (self.is_about_cards(), self.rivals());
        let tried: Vec<usize> = (0..self.entries.len()).filter(|at| *at == 0 || all || rivals.contains(at)).collect();
        if tried.len() < 2 || self.cards_share() == 0.0 {
            return Some(());
        }
        let turns: Vec<TurnPlan> = tried.iter().map(|&at| self.entries[at].turn).collect();
        for world in 0..worlds {
            if stopped() {
                return None;
            }
            let left = self.bot.cards_left_after(self.view, &turns, seed(Purpose::Ending, self.number, world));
            let Some(&Some(played)) = left.first() else { continue };
            for (&at, left) in tried.iter().zip(&left) {
                let Some(left) = left else { continue };
                self.entries[at].saved.add(world, f64::from(played) - f64::from(*left));
            }
        }
        Some(())
    }

    /// How many worlds all turns were tried in.
    pub(crate) fn worlds(&self) -> u32 {
        self.worlds
    }

    /// Leaves nothing to compare with.
    pub(crate) fn keep_the_played(&mut self) {
        self.entries.truncate(1);
    }

    /// Keeps the turn that was played, the obvious one, and the best others.
    pub(crate) fn keep_the_best(&mut self) {
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
        &self.entries[self.first_by(|entry| entry.gain.whole().value())]
    }

    /// The turn that leaves the fewest cards: the one that was played, unless another is better.
    fn thriftiest(&self) -> &Entry {
        &self.entries[self.first_by(|entry| entry.saved.whole().value())]
    }

    /// The entry that is worth most, by its index; the first of equals.
    fn first_by(&self, worth: impl Fn(&Entry) -> f64) -> usize {
        let better = |best: usize, at: usize| worth(&self.entries[at]) > worth(&self.entries[best]);
        (1..self.entries.len()).fold(0, |best, at| if better(best, at) { at } else { best })
    }

    /// Whether the game can hardly be won any more, so that only the number of cards that remain is at stake.
    pub(crate) fn is_about_cards(&self) -> bool {
        let together = self.view.board().rules().contest() == Contest::Together;
        together && self.best().value.value() < Verdict::HOPELESS
    }

    /// Whether the verdict is not certain enough.
    pub(crate) fn needs_more(&self) -> bool {
        let gain = self.best().gain.whole();
        gain.value() > HARMLESS && gain.error() > WANTED_ERROR
    }

    pub(crate) fn judgement(self, view: &View, forced: bool) -> Judgement {
        let about_cards = self.is_about_cards();
        let best = if about_cards { self.thriftiest() } else { self.best() };
        let played = &self.entries[0];
        let (loss, error) =
            if about_cards { (0.0, best.gain.whole().error()) } else { self.certain(best.gain.whole()) };
        let cards_lost = if about_cards { self.certain(best.saved.whole()).0 } else { 0.0 };
        let verdict = if forced { Verdict::Forced } else { self.verdict(loss, cards_lost) };
        let loss = if verdict.is_graded() { loss } else { 0.0 };
        let shortfall = if verdict.is_graded() { self.shortfall() } else { 0.0 };
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
            shortfall,
            verdict,
            differences: why,
        }
    }

    /// What the turn lost without the luck that makes another the best: that one is chosen in one half of the worlds and
    /// valued in the other, both ways round.
    fn shortfall(&self) -> f64 {
        if self.is_about_cards() {
            let thriftiest = [0, 1].map(|half| self.first_by(|entry| entry.saved.half(half).value()));
            let [one, two] = thriftiest.map(|rival| self.entries[rival].saved);
            return Verdict::CARD * f64::midpoint(one.half(1).value(), two.half(0).value());
        }
        let [one, two] = self.rivals().map(|rival| &self.entries[rival]);
        let chance = f64::midpoint(one.gain.half(1).value(), two.gain.half(0).value());
        let cards = f64::midpoint(one.saved.whole().value(), two.saved.whole().value());
        chance + self.cards_share() * Verdict::CARD * cards
    }

    /// The best turn in each half of the worlds, together with the first comparison.
    fn rivals(&self) -> [usize; 2] {
        [0, 1].map(|half| self.first_by(|entry| entry.gain.half(half).joined(&entry.pilot).value()))
    }

    /// How much the cards that remain count besides the win chance: not at all while the game is more likely won than
    /// lost, fully once it can hardly be won any more.
    fn cards_share(&self) -> f64 {
        if self.view.board().rules().contest() == Contest::Opposed {
            return 0.0;
        }
        let best = self.best().value.value();
        ((EVEN - best) / (EVEN - Verdict::HOPELESS)).clamp(0.0, 1.0)
    }

    /// The difference to the best turn, or 0 if that may be chance; and its error. The best of several rivals is ahead by
    /// chance more often than a single one, so it has to be further ahead.
    fn certain(&self, difference: Mean) -> (f64, f64) {
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
            let gain = entry.gain.whole();
            -gain.value() >= by && -gain.value() > 2.0 * gain.error()
        };
        let obvious = self.entries.iter().skip(1).find(|entry| entry.obvious);
        obvious.is_some_and(|entry| clearly(entry, HARD))
            && self.entries.iter().skip(1).all(|entry| clearly(entry, UNIQUE))
    }
}
