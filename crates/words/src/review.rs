//! The review of a finished game.

use tenback_bots::{TurnPlan, percent};
use tenback_review::{Difference, Judgement, Review, ReviewError, Study, Verdict};
use tenback_rules::{Contest, Seat};

use crate::args::{card, command, pile};
use crate::language::decimal_mark;
use crate::words::Words;

/// What the reader calls a seat.
type Name<'a> = &'a dyn Fn(Seat) -> String;

/// How many sentences are said about a costly turn.
const SENTENCES: usize = 2;

/// A turn.
impl Words {
    /// Why a record cannot be reviewed.
    pub fn review_error(&self, error: ReviewError) -> String {
        let id = match error {
            ReviewError::Open => "review-open",
            ReviewError::SetUp => "review-set-up",
            ReviewError::NoReference => "review-no-reference",
        };
        self.message(id, &[])
    }

    /// A verdict in a word or two.
    pub fn verdict(&self, verdict: Verdict) -> String {
        self.message("review-verdict", &[("verdict", verdict.word().into())])
    }

    /// The verdict on a turn in a few words: who played it, what it lost, and how lucky its draw was.
    pub fn turn_verdict(&self, turn: u16, name: &str, judgement: &Judgement, luck: f64) -> Vec<String> {
        let verdict = ("verdict", judgement.verdict.word().into());
        let mut parts =
            vec![self.message("review-at-turn", &[("turn", turn.into()), ("name", name.to_owned().into()), verdict])];
        if judgement.loss > 0.0 {
            let points = self.decimal(100.0 * judgement.loss, 1);
            parts.push(self.message("review-points-lost", &[("points", points.into())]));
        }
        if let Some(points) = self.signed_points(luck) {
            parts.push(self.message("review-draw-luck", &[("points", points.into())]));
        }
        parts
    }

    /// Whether there was a better turn than the one that was played, and why, as sentences.
    pub fn better_turn(&self, judgement: &Judgement, name: Name<'_>) -> Vec<String> {
        let id = match judgement.verdict {
            Verdict::Forced => "review-no-choice",
            Verdict::Decided => "review-hopeless",
            Verdict::Unfinished => "review-cut-short",
            _ => "review-none-better",
        };
        let (Some(best), Some(value)) = (judgement.better(), judgement.value) else {
            return vec![self.message(id, &[])];
        };
        let args = [
            ("lays", written(&best.turn).into()),
            ("best", percent(best.value.chance).into()),
            ("value", percent(value.chance).into()),
        ];
        let id = if judgement.loss > 0.0 { "review-better-turn" } else { "review-better-lays" };
        let mut sentences = vec![self.message(id, &args)];
        sentences.extend(self.differences(judgement, name));
        if sentences.len() == 1 {
            sentences.extend(best.reasons.first().map(|reason| self.reason(reason, name)));
        }
        sentences
    }

    /// What was worse about a costly turn than about the best one: the most important sentences.
    pub fn differences(&self, judgement: &Judgement, name: Name<'_>) -> Vec<String> {
        judgement.differences.iter().take(SENTENCES).map(|difference| self.difference(difference, name)).collect()
    }

    /// What was worse about a turn than about the best one, as a sentence. `name` is what the reader calls a seat.
    pub fn difference(&self, difference: &Difference, name: impl Fn(Seat) -> String) -> String {
        match *difference {
            Difference::LostAtOnce => self.message("review-lost-at-once", &[]),
            Difference::CardsLeft { count } => self.message("review-cards-left", &[("count", count.into())]),
            Difference::MissedTrick { card: which, pile: on } => {
                self.message("review-missed-trick", &[card(which), pile(on)])
            }
            Difference::SignalIgnored { seat, pile: on } => {
                self.message("review-signal-ignored", &[("name", name(seat).into()), pile(on)])
            }
            Difference::LongStep { card: which, pile: on, step } => {
                self.message("review-long-step", &[card(which), pile(on), ("step", step.into())])
            }
            Difference::CommandLaid { command: laid } => self.message("review-command-laid", &[command(laid)]),
            Difference::MoreCards { count } => self.message("review-more-cards", &[("count", count.into())]),
            Difference::FewerCards { count } => self.message("review-fewer-cards", &[("count", count.into())]),
            Difference::MissedHelp { pile: on } => self.message("review-missed-help", &[pile(on)]),
            Difference::Helped { pile: on } => self.message("review-helped", &[pile(on)]),
        }
    }
}

/// A game.
impl Words {
    /// What is to be said about the whole game, line by line.
    pub fn review_facts(&self, review: &Review, name: Name<'_>) -> Vec<String> {
        let mut lines: Vec<String> = self.accuracy(review, name).into_iter().collect();
        lines.push(self.review_sum(review));
        let adjusted = self.decimal(100.0 * review.balance.adjusted(), 1);
        lines.push(format!("{}: {adjusted}", self.message("review-adjusted", &[])));
        if review.rules.contest() == Contest::Together {
            lines.push(match &review.winnable {
                Some(line) => self.message("review-winnable", &[("turn", line.from.into())]),
                None => self.message("review-winnable-unknown", &[]),
            });
        }
        if let Some(decisive) = review.decisive_command {
            lines.push(self.message("review-decisive-command", &[command(decisive)]));
        }
        let decisive: Vec<String> = review.decisive_turns.iter().map(ToString::to_string).collect();
        if !decisive.is_empty() {
            lines.push(self.message("review-decisive", &[("turns", decisive.join(", ").into())]));
        }
        lines.push(self.message("review-reference", &[("level", Study::REFERENCE.word().into())]));
        if review.rules.contest() == Contest::Opposed {
            lines.push(self.message("review-side", &[("name", name(review.side).into())]));
        }
        lines
    }

    /// How accurate everybody was, unless nobody had a choice.
    fn accuracy(&self, review: &Review, name: Name<'_>) -> Option<String> {
        let seats = Seat::all(review.rules.seats()).zip(&review.accuracy);
        let seats: Vec<String> = seats
            .filter_map(|(seat, accuracy)| {
                let accuracy = self.decimal((*accuracy)?, 0);
                Some(
                    self.message("review-accuracy-seat", &[("name", name(seat).into()), ("accuracy", accuracy.into())]),
                )
            })
            .collect();
        (!seats.is_empty()).then(|| format!("{}: {}", self.message("review-accuracy", &[]), seats.join(", ")))
    }

    /// The result and what it is the sum of. The rest takes up what rounding leaves, so that the sum is right.
    fn review_sum(&self, review: &Review) -> String {
        let balance = &review.balance;
        let points = |value: f64| (1000.0 * value).round() / 10.0;
        let [result, mean, deal, draws, skill] =
            [balance.result, balance.mean, balance.deal, balance.draws, balance.skill].map(points);
        let rest = result - mean - deal - draws - skill;
        let terms = [("review-deal", deal), ("review-draws", draws), ("review-skill", skill), ("review-rest", rest)];
        let label = |id| self.message(id, &[]);
        let mut text = format!("{} {} = ", label("review-result"), self.decimal(result, 0));
        text += &format!("{} {}", label("review-mean"), self.decimal(mean, 1));
        for (id, value) in terms {
            let sign = if value < 0.0 { '−' } else { '+' };
            text += &format!(" {sign} {} {}", label(id), self.decimal(value.abs(), 1));
        }
        text
    }

    /// A chance as whole points with a sign; `None` if they round to 0.
    pub fn signed_points(&self, chance: f64) -> Option<String> {
        let points = (100.0 * chance).round();
        (points != 0.0).then(|| format!("{}{}", if points < 0.0 { '−' } else { '+' }, points.abs()))
    }

    /// A number with the decimal mark of the language.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", if value == 0.0 { 0.0 } else { value });
        text.replace('-', "−").replace('.', decimal_mark(self.language()))
    }
}

/// The lays of a turn in the notation.
fn written(turn: &TurnPlan) -> String {
    turn.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
