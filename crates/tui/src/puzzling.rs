//! Solving puzzles: the current one, the attempt at it, and the progress so far. Shared by the screen and the plain mode.

use std::time::{SystemTime, UNIX_EPOCH};

use tenback_puzzles::{Attempt, Collection, Puzzle, Refutation, Step, Theme, Verdict};
use tenback_rules::{Card, Contest, Game, Illegal, Seat, Viewer};

use crate::context::Context;
use crate::phrases;
use crate::puzzle_progress::PuzzleProgress;
use crate::sight::Sight;

/// Which puzzle comes first.
#[derive(Clone, Copy, Debug, Default)]
pub enum FirstPuzzle {
    /// One that fits the solver's rating, of this theme or of any.
    #[default]
    Next,
    /// The same for a theme.
    OfTheme(Theme),
    /// The puzzle of the day.
    Today,
    /// This one.
    Named(&'static Puzzle),
}

/// How far the current attempt is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing wrong so far.
    Solving,
    /// Done.
    Solved,
    /// A step was wrong.
    Failed(Refutation),
    /// The solution was asked for.
    Shown,
}

/// Puzzles being solved.
pub(crate) struct Puzzling {
    puzzle: &'static Puzzle,
    attempt: Attempt<'static>,
    stage: Stage,
    theme: Option<Theme>,
    progress: PuzzleProgress,
}

impl Puzzling {
    /// Starts with a puzzle; `None` if there are none at all.
    pub(crate) fn start(first: FirstPuzzle, context: &Context) -> Option<Puzzling> {
        let progress = PuzzleProgress::load(context.saved.folder());
        let theme = if let FirstPuzzle::OfTheme(theme) = first { Some(theme) } else { None };
        let puzzle = match first {
            FirstPuzzle::Named(puzzle) => Some(puzzle),
            FirstPuzzle::Today => today(),
            FirstPuzzle::Next | FirstPuzzle::OfTheme(_) => fitting(&progress, theme),
        }?;
        Some(Puzzling { puzzle, attempt: Attempt::new(puzzle), stage: Stage::Solving, theme, progress })
    }

    pub(crate) const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    pub(crate) const fn stage(&self) -> &Stage {
        &self.stage
    }

    pub(crate) const fn theme(&self) -> Option<Theme> {
        self.theme
    }

    pub(crate) const fn game(&self) -> &Game {
        self.attempt.game()
    }

    /// What the solver sees now: the hand of the seat to move.
    pub(crate) fn sight(&self) -> Sight {
        Sight::of(&self.game().view(Viewer::Seat(Puzzle::seat_in(self.game()))))
    }

    /// Makes a step. Returns an error if the rules forbid it; after a solved or failed attempt nothing happens. The first
    /// result of a puzzle counts; the message says if it cannot be remembered.
    pub(crate) fn play(&mut self, step: Step, context: &Context) -> Result<Option<String>, Illegal> {
        if self.stage != Stage::Solving {
            return Ok(None);
        }
        self.stage = match self.attempt.play(step)? {
            Verdict::Right => Stage::Solving,
            Verdict::Solved => Stage::Solved,
            Verdict::Wrong(why) => Stage::Failed(why),
        };
        Ok(match self.stage {
            Stage::Solving | Stage::Shown => None,
            Stage::Solved => self.count(true, context),
            Stage::Failed(_) => self.count(false, context),
        })
    }

    /// Gives up and shows the solution.
    pub(crate) fn show_solution(&mut self, context: &Context) -> Option<String> {
        if self.stage != Stage::Solving {
            return None;
        }
        self.stage = Stage::Shown;
        self.count(false, context)
    }

    fn count(&mut self, solved: bool, context: &Context) -> Option<String> {
        let error = self.progress.count(self.puzzle, solved, context.saved.folder()).err()?;
        Some(context.words.message("puzzles-unsaved", &[("error", context.words.io_error(&error).into())]))
    }

    /// Starts the same puzzle again.
    pub(crate) fn restart(&mut self) {
        self.go(self.puzzle);
    }

    /// Goes on to a puzzle that has not been tried yet, if there is one.
    pub(crate) fn next(&mut self) {
        if let Some(puzzle) = fitting(&self.progress, self.theme) {
            self.go(puzzle);
        }
    }

    /// Goes to the puzzle of the day.
    pub(crate) fn today(&mut self) {
        if let Some(puzzle) = today() {
            self.go(puzzle);
        }
    }

    /// Goes on with puzzles of a theme, or of all.
    pub(crate) fn choose_theme(&mut self, theme: Option<Theme>) {
        self.theme = theme;
        self.next();
    }

    fn go(&mut self, puzzle: &'static Puzzle) {
        self.puzzle = puzzle;
        self.attempt = Attempt::new(puzzle);
        self.stage = Stage::Solving;
    }

    /// The puzzle in a line: name, difficulty, themes.
    pub(crate) fn title(&self, context: &Context) -> String {
        let themes: Vec<String> = self.puzzle.themes.iter().map(|theme| context.words.theme(Some(*theme))).collect();
        let args = [
            ("id", self.puzzle.id().into()),
            ("rating", self.puzzle.rating.into()),
            ("themes", themes.join(", ").into()),
        ];
        context.words.message("puzzles-title", &args)
    }

    /// What came of the attempt so far, in sentences.
    pub(crate) fn report(&self, context: &Context) -> Option<String> {
        let words = &context.words;
        let solution = || {
            let line = [("line", phrases::steps(&self.puzzle.solution).into())];
            words.message("puzzles-solution", &line)
        };
        Some(match &self.stage {
            Stage::Solving if self.game().board().turn().laid() == 0 && self.game() == &self.puzzle.game() => {
                return None;
            }
            Stage::Solving => words.message("puzzles-right", &[]),
            Stage::Solved => format!("{} {}", words.message("puzzles-solved", &[]), self.rating(context)),
            Stage::Failed(why) => format!("{} {}", words.refutation(why), solution()),
            Stage::Shown => solution(),
        })
    }

    /// The solver's rating and results.
    pub(crate) fn rating(&self, context: &Context) -> String {
        let rating = self.progress.rating();
        let args = [
            ("rating", (rating.rating.round() as i64).into()),
            ("deviation", (rating.deviation.round() as i64).into()),
            ("solved", self.progress.solved().into()),
            ("tried", self.progress.tried().into()),
        ];
        context.words.message("puzzles-your-rating", &args)
    }

    /// The names of the seats. Who plays both hands is neither of them.
    pub(crate) fn names(&self, context: &Context) -> Vec<String> {
        let rules = self.game().board().rules();
        let plays_both = rules.seats() > 1 && rules.contest() == Contest::Together;
        let name = |seat: Seat| match seat {
            Seat::FIRST if !plays_both => context.words.message("tui-you", &[]),
            seat => context.words.message("tui-player", &[("seat", seat.number().into())]),
        };
        Seat::all(rules.seats()).map(name).collect()
    }

    /// The hand of the other seat, which is open.
    pub(crate) fn other_hand(&self, context: &Context) -> Option<String> {
        let (names, viewer) = (self.names(context), self.sight().viewer);
        let (seat, hand) = self.game().hands().iter().find(|(seat, _)| Viewer::Seat(*seat) != viewer)?;
        let cards: Vec<Card> = hand.iter().collect();
        let cards = if cards.is_empty() { "–".to_owned() } else { phrases::numbers(&cards, ", ") };
        Some(format!("{}: {cards}", names[seat.index()]))
    }
}

/// The puzzle of the day, in universal time.
fn today() -> Option<&'static Puzzle> {
    const SECONDS: u64 = 24 * 60 * 60;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    Collection::shipped().of_day(now / SECONDS)
}

/// A puzzle that fits the rating and has not been tried; once all have been, any of them.
fn fitting(progress: &PuzzleProgress, theme: Option<Theme>) -> Option<&'static Puzzle> {
    let (rating, choice) = (progress.rating().rating, progress.tried() as u64);
    Collection::shipped().fitting(rating, theme, |id| progress.has_tried(id), choice)
}
