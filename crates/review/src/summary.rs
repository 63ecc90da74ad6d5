//! Many reviews together.

use tenback_bots::TurnPlan;
use tenback_rules::{Contest, Seat};

use crate::review::{Review, ReviewedTurn};
use crate::sample::Mean;
use crate::verdict::Verdict;

/// What several games have in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many games there are.
    pub games: usize,
    /// How many were won.
    pub won: usize,
    /// The luck-adjusted win rate and its standard error.
    pub adjusted: (f64, f64),
    /// The mean accuracy in percent; `None` if nobody had a choice.
    pub accuracy: Option<f64>,
    /// How often each verdict was given, in the order of [`Verdict::ALL`].
    pub verdicts: [usize; Verdict::ALL.len()],
    /// The most costly turns, worst first.
    pub mistakes: Vec<Mistake>,
}

/// A turn that lost win chance.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// Which game, counted from 0.
    pub game: usize,
    /// The number of the turn.
    pub turn: u16,
    /// Who played it.
    pub seat: Seat,
    /// The lays.
    pub lays: TurnPlan,
    /// The better lays.
    pub best: TurnPlan,
    /// The verdict.
    pub verdict: Verdict,
    /// The win chance lost.
    pub loss: f64,
}

impl Summary {
    /// How many mistakes are listed.
    pub const MISTAKES: usize = 10;

    /// The summary of some games: of one seat's turns, or of all that count. Where opponents play, those of the side
    /// that the review was made for.
    pub fn new(reviews: &[Review], seat: Option<Seat>) -> Summary {
        let (mut accuracy, mut adjusted) = (Mean::default(), Mean::default());
        let mut verdicts = [0; Verdict::ALL.len()];
        let mut mistakes = Vec::new();
        for (game, review) in reviews.iter().enumerate() {
            adjusted.add(review.balance.adjusted());
            let only = seat.or((review.rules.contest() == Contest::Opposed).then_some(review.side));
            let counts = |other: Seat| only.is_none_or(|seat| seat == other);
            let seats = Seat::all(review.rules.seats()).zip(&review.accuracy).filter(|(seat, _)| counts(*seat));
            seats.filter_map(|(_, value)| *value).for_each(|value| accuracy.add(value));
            for turn in review.turns.iter().filter(|turn| counts(turn.seat)) {
                if let Some(at) = Verdict::ALL.iter().position(|verdict| *verdict == turn.judgement.verdict) {
                    verdicts[at] += 1;
                }
                mistakes.extend(Mistake::of(game, turn));
            }
        }
        mistakes.sort_by(|one: &Mistake, other| other.loss.total_cmp(&one.loss));
        mistakes.truncate(Summary::MISTAKES);
        Summary {
            games: reviews.len(),
            won: reviews.iter().filter(|review| review.balance.result > 0.5).count(),
            adjusted: (adjusted.value(), adjusted.error()),
            accuracy: accuracy.is_some().then(|| accuracy.value()),
            verdicts,
            mistakes,
        }
    }
}

impl Mistake {
    /// A turn, if it was a mistake that cost win chance.
    fn of(game: usize, turn: &ReviewedTurn) -> Option<Mistake> {
        let judgement = &turn.judgement;
        let best = judgement.best.as_ref().filter(|_| judgement.verdict.is_costly() && judgement.loss > 0.0)?;
        Some(Mistake {
            game,
            turn: turn.number,
            seat: turn.seat,
            lays: turn.lays,
            best: best.turn,
            verdict: judgement.verdict,
            loss: judgement.loss,
        })
    }
}
