//! The finished review.

use tenback_bots::Estimate;
use tenback_rules::{CardCommand, Contest, Game, Outcome, Rules, Seat};

use crate::accuracy::accuracy;
use crate::balance::Balance;
use crate::decisive::decisive_command;
use crate::draw::Draw;
use crate::effort::Effort;
use crate::finished::FinishedGame;
use crate::judge::Judgement;
use crate::study::{Opening, Part, Study};
use crate::winnable::WinningLine;

/// Everything about a game. Chances are those of the team, or of one side of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The rules.
    pub rules: Rules,
    /// How much work was put into it.
    pub effort: Effort,
    /// Whose chances these are. In a team it makes no difference.
    pub side: Seat,
    /// The chance before the deal.
    pub mean: Estimate,
    /// The chances at the start.
    pub opening: Opening,
    /// The turns in order.
    pub turns: Vec<ReviewedTurn>,
    /// The accuracy of each seat in percent; `None` for a seat that never had a choice.
    pub accuracy: Vec<Option<f64>>,
    /// Where the result came from.
    pub balance: Balance,
    /// The last turn from which all cards could still have been played, with a line that proves it.
    pub winnable: Option<WinningLine>,
    /// The numbers of the turns that mattered most, the most important first.
    pub decisive_turns: Vec<u16>,
    /// The command that the last turn could not be completed because of.
    pub decisive_command: Option<CardCommand>,
}

/// A turn and all that is known about it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// Its number.
    pub number: u16,
    /// Who played it.
    pub seat: Seat,
    /// The lays.
    pub lays: tenback_bots::TurnPlan,
    /// The chance before it.
    pub before: Estimate,
    /// The chances after it, and after its draw.
    pub draw: Draw,
    /// How good it was, by the chances of its player.
    pub judgement: Judgement,
}

impl ReviewedTurn {
    /// How much it mattered: what it lost, or how lucky its draw was, as far as that is certain.
    pub fn weight(&self) -> f64 {
        let luck = self.draw.luck().abs();
        let luck = if luck > 2.0 * self.draw.error() { luck } else { 0.0 };
        self.judgement.loss.max(luck)
    }
}

/// How many turns are listed as the most important ones.
const DECISIVE: usize = 3;

impl Review {
    /// The review made of all parts, as one side sees it; `None` while parts are missing.
    pub fn new(study: &Study, parts: &[Part], side: Seat) -> Option<Review> {
        let game = study.game();
        let flipped = game.rules().contest() == Contest::Opposed && side != Seat::FIRST;
        let of_side = |estimate: Estimate| {
            if flipped { Estimate { chance: 1.0 - estimate.chance, ..estimate } } else { estimate }
        };
        let mean = parts.iter().find_map(|part| if let Part::Mean(mean) = part { Some(*mean) } else { None })?;
        let opening =
            parts.iter().find_map(|part| if let Part::Opening(start) = part { Some(*start) } else { None })?;
        let winnable =
            parts.iter().find_map(|part| if let Part::Winnable(line) = part { Some(line.clone()) } else { None })?;
        let opening = Opening { dealt: of_side(opening.dealt), begun: of_side(opening.begun) };
        let turns = turns(game, parts, opening.begun, of_side)?;
        let result = result(game, side);
        let curve: Vec<f64> = turns.iter().map(|turn| turn.before.chance.into()).chain([result]).collect();
        Some(Review {
            rules: *game.rules(),
            effort: study.effort(),
            side,
            mean: of_side(mean),
            accuracy: Seat::all(game.rules().seats()).map(|seat| seat_accuracy(&curve, &turns, seat)).collect(),
            balance: balance(game, side, of_side(mean), opening, &turns, result),
            winnable,
            decisive_turns: decisive_turns(&turns),
            decisive_command: decisive_command(game, &last_position(game)),
            opening,
            turns,
        })
    }
}

fn turns(
    game: &FinishedGame,
    parts: &[Part],
    begun: Estimate,
    of_side: impl Fn(Estimate) -> Estimate,
) -> Option<Vec<ReviewedTurn>> {
    let mut before = begun;
    let mut turns = Vec::with_capacity(game.turns().len());
    for (at, played) in game.turns().iter().enumerate() {
        let (draw, judgement) = parts.iter().find_map(|part| match part {
            Part::Turn { index, draw, judgement } if *index == at => Some((*draw, judgement.clone())),
            _ => None,
        })?;
        let draw = Draw { after: of_side(draw.after), drawn: of_side(draw.drawn) };
        let (number, seat, lays) = (played.number, played.seat, played.lays);
        turns.push(ReviewedTurn { number, seat, lays, before, draw, judgement });
        before = draw.drawn;
    }
    Some(turns)
}

/// 1 for a win, 0 for a loss.
fn result(game: &FinishedGame, side: Seat) -> f64 {
    match game.ending().outcome {
        Outcome::Won => 1.0,
        Outcome::SeatWon(winner) if winner == side => 1.0,
        Outcome::SeatWon(_) | Outcome::Lost { .. } => 0.0,
    }
}

fn seat_accuracy(curve: &[f64], turns: &[ReviewedTurn], seat: Seat) -> Option<f64> {
    let graded = turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat && turn.judgement.verdict.is_graded());
    let shortfalls: Vec<(usize, f64)> = graded.map(|(index, turn)| (index, turn.judgement.shortfall)).collect();
    accuracy(curve, &shortfalls)
}

fn balance(
    game: &FinishedGame,
    side: Seat,
    mean: Estimate,
    opening: Opening,
    turns: &[ReviewedTurn],
    result: f64,
) -> Balance {
    let against = |seat: Seat| game.rules().contest() == Contest::Opposed && seat != side;
    let skill =
        turns.iter().map(|turn| if against(turn.seat) { turn.judgement.loss } else { -turn.judgement.loss }).sum();
    let draws = turns.iter().map(|turn| turn.draw.luck()).sum();
    let mean = f64::from(mean.chance);
    Balance::new(result, mean, f64::from(opening.dealt.chance) - mean, draws, skill)
}

fn decisive_turns(turns: &[ReviewedTurn]) -> Vec<u16> {
    let mut ranked: Vec<&ReviewedTurn> = turns.iter().filter(|turn| turn.weight() > 0.0).collect();
    ranked.sort_by(|one, other| other.weight().total_cmp(&one.weight()));
    ranked.iter().take(DECISIVE).map(|turn| turn.number).collect()
}

/// The game after its last turn.
fn last_position(game: &FinishedGame) -> Game {
    let Some(last) = game.turns().last().filter(|turn| !turn.cut_short) else { return game.begun().clone() };
    let mut after = last.before.clone();
    last.lays.carry_out(&mut after);
    after
}
