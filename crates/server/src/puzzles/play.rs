//! Plays the moves of a solver and describes what they lead to.

use tenback_puzzles::{Attempt, Kind, Puzzle, Step, Verdict};
use tenback_rules::{Event, Game, Illegal, Viewer};
use tenback_wire::{Describer, Legal, PuzzleStage, Seen, View};
use tenback_words::Words;

use crate::denial::Denial;

/// What the moves of a solver come to.
pub(crate) struct Finding {
    /// The puzzle after them.
    pub(crate) puzzle: tenback_wire::Puzzle,
    /// Whether this attempt solved it; nothing before it has ended.
    pub(crate) result: Option<bool>,
}

/// Makes the moves until one is wrong or against the rules. Those of a solver who gives up are not judged.
pub(crate) fn find(puzzle: &Puzzle, moves: &[String], give_up: bool, words: &Words) -> Result<Finding, Denial> {
    let steps = moves.iter().map(|word| Step::from_word(word).ok_or_else(|| Denial::bad_move(word)));
    let mut board = SolverBoard::new(puzzle);
    let mut attempt = (!give_up).then(|| Attempt::new(puzzle));
    let mut verdict = Verdict::Right;
    let mut objection = None;
    for step in steps.collect::<Result<Vec<Step>, Denial>>()? {
        if let Err(why) = board.make(step) {
            objection = Some(words.illegal(&why));
            break;
        }
        // The rules have just allowed it.
        verdict = attempt.as_mut().and_then(|attempt| attempt.play(step).ok()).unwrap_or(Verdict::Right);
        if verdict != Verdict::Right {
            break;
        }
    }
    let (stage, result, why) = match &verdict {
        _ if give_up => (PuzzleStage::Shown, Some(false), Some(words.puzzle_proof(puzzle))),
        Verdict::Right => (PuzzleStage::Solving, None, None),
        Verdict::Solved => (PuzzleStage::Solved, Some(true), Some(words.puzzle_proof(puzzle))),
        Verdict::Wrong(why) => (PuzzleStage::Failed, Some(false), Some(words.refutation(why))),
    };
    if objection.is_some() {
        board.seen.clear();
    }
    let described = tenback_wire::Puzzle { objection, why, ..board.described(stage, words) };
    Ok(Finding { puzzle: described, result })
}

/// The position as the solver sees it.
struct SolverBoard<'a> {
    puzzle: &'a Puzzle,
    game: Game,
    /// What is shown of the game: cards that are drawn at the end of a turn are not, nobody knows which they would be.
    shown: Game,
    describer: Describer,
    moves: Vec<String>,
    /// What the last move led to.
    seen: Vec<Seen>,
}

impl<'a> SolverBoard<'a> {
    fn new(puzzle: &'a Puzzle) -> SolverBoard<'a> {
        let game = puzzle.game();
        let describer = Describer::of(game.board());
        SolverBoard { puzzle, shown: game.clone(), game, describer, moves: Vec::new(), seen: Vec::new() }
    }

    fn make(&mut self, step: Step) -> Result<(), Illegal> {
        let mut shown = self.game.clone();
        let mut events = step.play(&mut self.game)?;
        if matches!(self.puzzle.kind, Kind::Draw { .. }) {
            let end = events.iter().position(|event| matches!(event, Event::TurnEnded { .. }));
            events.truncate(end.unwrap_or(events.len()));
        }
        events.iter().for_each(|event| shown.apply(event));
        self.shown = shown;
        let viewer = Viewer::Seat(Puzzle::seat_in(&self.shown));
        self.seen = events.iter().map(|event| self.describer.describe_game(&event.seen_by(viewer))).collect();
        self.moves.push(step.to_string());
        Ok(())
    }

    fn described(self, stage: PuzzleStage, words: &Words) -> tenback_wire::Puzzle {
        let SolverBoard { puzzle, shown: game, moves, seen, .. } = self;
        let seat = Puzzle::seat_in(&game);
        let view = game.view(Viewer::Seat(seat));
        let legal = if stage == PuzzleStage::Solving { view.legal() } else { Vec::new() };
        let is_known = matches!(stage, PuzzleStage::Solved | PuzzleStage::Shown);
        tenback_wire::Puzzle {
            id: puzzle.id(),
            themes: puzzle.themes.iter().map(|theme| theme.word().to_owned()).collect(),
            difficulty: puzzle.rating,
            task: words.puzzle_task(puzzle),
            moves,
            stage,
            objection: None,
            why: None,
            solution: is_known.then(|| puzzle.solution.iter().map(ToString::to_string).collect()),
            rules: *game.board().rules(),
            seat,
            names: words.names_around(game.board().rules(), seat, ""),
            hands: game.hands().iter().map(|(_, hand)| hand.iter().collect()).collect(),
            seen,
            legal: legal.iter().map(|lay| Legal::explained(&view, &[], lay)).collect(),
            view: View::from(&view),
            standing: None,
        }
    }
}
