//! What the screen and the plain mode say about a review.

use tenback_review::Review;
use tenback_rules::{Lay, Seat};
use tenback_words::Words;

use crate::context::Context;
use crate::phrases;
use crate::running_review::{NextMistake, RunningReview};
use crate::timeline::{Perspective, Timeline};

/// Begins the review of a game, or says why there is none. Between opponents, chances are those of the seat whose hand is
/// shown.
pub(crate) fn begin(timeline: &Timeline, perspective: Perspective, context: &Context) -> Result<RunningReview, String> {
    let game = timeline.finished().map_err(|error| context.words.review_error(error))?;
    let side = match perspective {
        Perspective::Seat(seat) => seat,
        Perspective::Table | Perspective::All => Seat::FIRST,
    };
    Ok(RunningReview::begin(game, context.effort, side))
}

/// How far a review is that cannot be shown as a whole.
pub(crate) fn progress(review: &RunningReview, words: &Words) -> String {
    let id = if review.is_running() { "review-progress-of" } else { "review-incomplete" };
    words.message(id, &[("percent", review.percent().into())])
}

/// Goes to the start of the next costly turn. Returns what is to be said about that.
pub(crate) fn go_to_mistake(review: &RunningReview, timeline: &mut Timeline, words: &Words) -> Option<String> {
    let id = match review.next_mistake(Position::new(review, timeline, &[]).turn) {
        NextMistake::Turn(index) => {
            timeline.go_to_turn(review.turns()[index].number);
            return None;
        }
        NextMistake::OnlyThis => "review-only-mistake",
        NextMistake::None if review.is_running() => "review-no-mistakes-yet",
        NextMistake::None => "review-no-mistakes",
    };
    Some(words.message(id, &[]))
}

/// What is to be said about the whole game.
pub(crate) fn summary(review: &Review, names: &[String], words: &Words) -> Vec<String> {
    words.review_facts(review, &|seat| called(names, seat))
}

/// What is to be said about each costly turn.
pub(crate) fn mistakes(review: &Review, names: &[String], words: &Words) -> Vec<String> {
    let costly = review.turns.iter().filter(|turn| turn.judgement.verdict.is_costly());
    let said = costly.map(|turn| {
        let verdict = words.turn_verdict(turn.number, &called(names, turn.seat), &turn.judgement, 0.0).join(", ");
        let better = words.better_turn(&turn.judgement, &|seat| called(names, seat)).join(" ");
        format!("{verdict}: {}. {better}", phrases::lays(turn.lays.as_slice()))
    });
    said.collect()
}

fn called(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_default()
}

/// A review at the current position of a replay.
pub(crate) struct Position<'a> {
    review: &'a RunningReview,
    names: &'a [String],
    /// The index of the current turn, if any card is played in it.
    turn: Option<usize>,
    /// How many turns are before it.
    before: usize,
}

impl<'a> Position<'a> {
    pub(crate) fn new(review: &'a RunningReview, timeline: &Timeline, names: &'a [String]) -> Position<'a> {
        let number = timeline.game().board().turn().number();
        let turn = review.turns().iter().position(|turn| turn.number == number);
        let before = review.turns().iter().filter(|turn| turn.number < number).count();
        Position { review, names, turn, before }
    }

    /// The number of the current turn.
    pub(crate) fn number(&self) -> Option<u16> {
        self.turn.map(|index| self.review.turns()[index].number)
    }

    /// Which chance of the curve is the one after the current turn.
    pub(crate) fn at(&self) -> usize {
        self.turn.map_or(self.before, |index| index + 1)
    }

    /// The chance before the current turn, or at the end of the game.
    pub(crate) fn chance(&self) -> Option<f32> {
        self.review.curve().get(self.before).copied().flatten()
    }

    /// The verdict on the current turn in a few parts, if it is ready.
    pub(crate) fn verdict(&self, words: &Words) -> Option<Vec<String>> {
        let index = self.turn?;
        let (judgement, draw) = self.review.turn(index)?;
        let played = &self.review.turns()[index];
        Some(words.turn_verdict(played.number, &called(self.names, played.seat), judgement, draw.luck()))
    }

    /// Whether there was a better turn, and why, as sentences.
    pub(crate) fn better(&self, words: &Words) -> Vec<String> {
        let Some(index) = self.turn else { return vec![words.message("review-no-turn", &[])] };
        match self.review.turn(index) {
            Some((judgement, _)) => words.better_turn(judgement, &|seat| called(self.names, seat)),
            None => vec![words.message("review-pending", &[])],
        }
    }

    /// The lays of the better turn, if there is one.
    pub(crate) fn better_lays(&self) -> Vec<Lay> {
        let judgement = self.turn.and_then(|index| self.review.turn(index)).map(|(judgement, _)| judgement);
        judgement.and_then(|judgement| judgement.better()).map_or_else(Vec::new, |best| best.turn.as_slice().to_vec())
    }
}
