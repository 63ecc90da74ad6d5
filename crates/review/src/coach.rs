//! A coach: which lays of the turn at hand would be costly, and a remark about a turn that was played. It knows what the
//! player knows, and keeps quiet when it is not sure.

use std::cell::Cell;

use tenback_bots::{Bot, Level, TurnPlan};
use tenback_rules::{Event, Lay, Seat, TurnState, View};

use crate::choices::Effect;
use crate::difference::Difference;
use crate::effort::Effort;
use crate::judge::{Judgement, judge_turn};
use crate::sample::Mean;
use crate::seed::{Purpose, seed};
use crate::verdict::Verdict;

/// The lays of a turn that a coach would warn about.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// How the turn is best continued; without a lay, by ending it.
    pub best: TurnPlan,
    /// The lays that are clearly worse, each with what it costs.
    pub costly: Vec<CostlyLay>,
}

/// A lay that gives away win chance, however well the turn goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CostlyLay {
    /// The lay.
    pub lay: Lay,
    /// The win chance it costs compared with the best turn.
    pub cost: f64,
}

/// What a coach has to say about a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Remark {
    /// It gave away win chance.
    Costly {
        /// How much.
        loss: f64,
        /// What was worse about it, if that can be said.
        difference: Option<Difference>,
        /// A better turn.
        better: TurnPlan,
    },
    /// It was the best turn, and hard to find.
    Great,
}

/// A win chance in whole points. What costs anything costs at least one.
pub fn points(loss: f64) -> u8 {
    (loss * 100.0).round().clamp(1.0, 100.0) as u8
}

/// Lays that cost less in the network's opinion are not looked at more closely.
const HARMLESS: f32 = 0.03;
/// How many turns may turn out to be the best one.
const FAVOURITES: usize = 3;
/// The worlds in which the best one is chosen.
const PILOT_WORLDS: u32 = 12;
/// The worlds in which lays are compared with it, before those are left out whose cost is known …
const WORLDS: u32 = 16;
/// … and how often that is repeated with the others.
const ROUNDS: u32 = 4;
/// The work for a turn that was played.
const EFFORT: Effort = Effort::per_turn(480);
/// The coach keeps quiet about a turn that would have to be tried in more worlds.
const MOST_WORLDS: u32 = 400;

/// What the lays of the player to move would cost; `None` if there is nothing to choose or to win, or if the work was
/// stopped.
pub fn outlook(view: &View, stopped: &dyn Fn() -> bool) -> Option<Outlook> {
    let bot = Bot::new(Level::Expert);
    let favourites = bot.candidates(view, FAVOURITES);
    let opinion = favourites.first()?.chance;
    let tempting = |turn: &Continued| opinion - turn.chance >= HARMLESS;
    let suspects: Vec<Continued> = continuations(&bot, view, stopped)?.into_iter().filter(tempting).collect();
    let best = favourite(&bot, view, &favourites.iter().map(|candidate| candidate.turn).collect::<Vec<_>>());
    let mut trial = Trial::new(&bot, view, best, &suspects);
    (0..ROUNDS).try_for_each(|_| trial.go_on(stopped))?;
    (trial.best.value() >= Verdict::HOPELESS).then(|| Outlook { best, costly: trial.costly() })
}

/// A turn under way, for a remark when it is over.
#[derive(Clone, Debug)]
pub struct OpenTurn {
    before: View,
    played: TurnPlan,
}

impl OpenTurn {
    /// A turn of the viewer that has not begun yet; `None` if it is not their turn, or if they have already laid a card.
    pub fn new(before: View) -> Option<OpenTurn> {
        let begins = before.is_to_move() && before.board().turn().laid() == 0;
        begins.then_some(OpenTurn { before, played: TurnPlan::EMPTY })
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Option<Seat> {
        self.before.seat()
    }

    /// Notes what the player does.
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Laid { card, pile, .. } if self.played.len() < TurnPlan::CAPACITY => {
                self.played.push(Lay { card: *card, pile: *pile });
            }
            Event::TakenBack { .. } => self.played.pop(),
            _ => {}
        }
    }

    /// What a coach says about it, now that it is over.
    pub fn remark(&self, stopped: &dyn Fn() -> bool) -> Option<Remark> {
        remark(&self.before, &self.played, stopped)
    }
}

/// What a coach says about a whole turn, from the view before it; `None` if it was an ordinary good turn, if it was no
/// choice, if it is not clear, or if the work was stopped.
pub fn remark(before: &View, played: &TurnPlan, stopped: &dyn Fn() -> bool) -> Option<Remark> {
    let worlds = Cell::new(0);
    let gives_up = || {
        worlds.set(worlds.get() + 1);
        worlds.get() > MOST_WORLDS || stopped()
    };
    let number = before.board().turn().number();
    let Judgement { verdict, loss, differences, best, .. } =
        judge_turn(&Bot::new(Level::Expert), before, played, number, EFFORT, &gives_up)?;
    let difference = differences.first().copied();
    match verdict {
        Verdict::Great => Some(Remark::Great),
        // Everybody sees that the game is over.
        _ if difference == Some(Difference::LostAtOnce) => None,
        // A coach speaks of win chances only.
        _ if verdict.is_costly() && loss > 0.0 => Some(Remark::Costly { loss, difference, better: best?.turn }),
        _ => None,
    }
}

/// The best turn that begins with a lay.
struct Continued {
    lay: Lay,
    turn: TurnPlan,
    /// The chance to win after it, in the network's opinion.
    chance: f32,
}

/// Every lay that does not lose at once, with the best turn that begins with it; `None` if the work was stopped.
fn continuations(bot: &Bot, view: &View, stopped: &dyn Fn() -> bool) -> Option<Vec<Continued>> {
    let seat = view.seat()?;
    let continued = |lay: Lay| {
        let mut after = view.clone();
        after.apply(&Event::Laid { seat, card: lay.card, pile: lay.pile });
        let mut turn = TurnPlan::EMPTY;
        turn.push(lay);
        // The lay may end the turn by itself; then there is nothing to plan, and no opinion about what follows.
        if view.try_out(&[lay]).is_ok_and(|after| after.state == TurnState::Complete) {
            let chance = bot.turn_chances(view, &[turn], 0, 0).into_iter().flatten().next()?.chance;
            return Some(Continued { lay, turn, chance });
        }
        let next = bot.candidates(&after, 1).into_iter().next()?;
        next.turn.as_slice().iter().for_each(|&lay| turn.push(lay));
        Some(Continued { lay, turn, chance: next.chance })
    };
    let mut all = Vec::new();
    for legal in view.legal().iter().filter(|legal| !legal.loses) {
        if stopped() {
            return None;
        }
        all.extend(continued(legal.lay));
    }
    Some(all)
}

/// The turn that does best in a few worlds.
fn favourite(bot: &Bot, view: &View, turns: &[TurnPlan]) -> TurnPlan {
    let chances = bot.turn_chances(view, turns, PILOT_WORLDS, seed(Purpose::Pilot, view.board().turn().number(), 0));
    let chance = |index: usize| chances[index].map_or(0.0, |estimate| estimate.chance);
    // The network's order decides between equals.
    let better = |best: usize, index: usize| if chance(index) > chance(best) { index } else { best };
    turns[(1..turns.len()).fold(0, better)]
}

/// The best turn, and turns that may be worse, in the same worlds.
struct Trial<'a> {
    bot: &'a Bot,
    view: &'a View,
    best_turn: TurnPlan,
    best: Mean,
    suspects: Vec<Suspect>,
    worlds: u32,
}

struct Suspect {
    lay: Lay,
    turn: TurnPlan,
    cost: Mean,
}

impl Suspect {
    /// Whether it is clear what to say about it.
    fn is_clear(&self) -> bool {
        let (cost, error) = (self.cost.value(), self.cost.error());
        self.cost.is_some() && (cost - 3.0 * error > Verdict::INACCURACY || cost + 2.0 * error < Verdict::INACCURACY)
    }

    /// Whether it is costly beyond doubt.
    fn is_costly(&self) -> bool {
        self.cost.value() >= Verdict::INACCURACY && self.cost.value() > 2.5 * self.cost.error()
    }
}

impl<'a> Trial<'a> {
    fn new(bot: &'a Bot, view: &'a View, best_turn: TurnPlan, suspects: &[Continued]) -> Trial<'a> {
        let effect = Effect::of(view, &best_turn);
        let suspects = suspects.iter().filter(|suspect| Effect::of(view, &suspect.turn) != effect);
        let suspects =
            suspects.map(|&Continued { lay, turn, .. }| Suspect { lay, turn, cost: Mean::default() }).collect();
        Trial { bot, view, best_turn, best: Mean::default(), suspects, worlds: 0 }
    }

    /// Tries in some more worlds those about which nothing can be said yet; `None` if the work was stopped.
    fn go_on(&mut self, stopped: &dyn Fn() -> bool) -> Option<()> {
        let mut open: Vec<&mut Suspect> = self.suspects.iter_mut().filter(|suspect| !suspect.is_clear()).collect();
        if open.is_empty() && self.best.is_some() {
            return Some(());
        }
        let turns: Vec<TurnPlan> =
            [self.best_turn].into_iter().chain(open.iter().map(|suspect| suspect.turn)).collect();
        for _ in 0..WORLDS {
            if stopped() {
                return None;
            }
            let seed = seed(Purpose::Comparison, self.view.board().turn().number(), self.worlds);
            let mut chances = self.bot.turn_chances(self.view, &turns, 1, seed).into_iter();
            let mut next = || chances.next().flatten().map_or(0.0, |estimate| f64::from(estimate.chance));
            let best = next();
            self.best.add(best);
            open.iter_mut().for_each(|suspect| suspect.cost.add(best - next()));
            self.worlds += 1;
        }
        Some(())
    }

    fn costly(&self) -> Vec<CostlyLay> {
        let costly = self.suspects.iter().filter(|suspect| suspect.is_costly());
        costly.map(|suspect| CostlyLay { lay: suspect.lay, cost: suspect.cost.value() }).collect()
    }
}
