//! Judges a turn from what its player could know.

use tenback_bots::{Bot, Estimate, Reason, TurnPlan};
use tenback_rules::{View, Viewer};

use crate::choices::{Effect, only_effect};
use crate::difference::Difference;
use crate::effort::Effort;
use crate::finished::PlayedTurn;
use crate::race::Race;
use crate::seed::Purpose;
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
    /// What the turn seems to have lost, with cards converted to win chance: an estimate that is neither cut off where it
    /// may be chance nor exaggerated by the luck of the turn it is compared with, so that its mean over many turns means
    /// something. By chance it may be negative.
    pub shortfall: f64,
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
        race.keep_the_played();
    } else {
        race.compare(Purpose::Pilot, effort.pilot_worlds(), stopped)?;
        race.keep_the_best();
    }
    race.compare(Purpose::Comparison, effort.worlds(), stopped)?;
    while race.needs_more() && race.worlds() < effort.most_worlds() {
        race.compare(Purpose::Comparison, effort.worlds(), stopped)?;
    }
    race.compare_cards(effort.endings(), stopped)?;
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
            shortfall: 0.0,
            verdict: Verdict::Unfinished,
            differences: Vec::new(),
        }
    }
}
