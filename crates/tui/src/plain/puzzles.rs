//! Puzzles in the plain mode.

use std::io::{BufRead, Write};

use tenback_puzzles::{Step, Theme};

use super::describe::Describer;
use super::game::Parting;
use super::{Plain, PlainResult};
use crate::puzzling::{FirstPuzzle, Puzzling, Stage};

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Gives puzzles until the solver leaves.
    pub(super) fn puzzles(&mut self, first: FirstPuzzle) -> PlainResult<Parting> {
        let Some(mut puzzling) = Puzzling::start(first, &self.context) else { return Ok(Parting::Left) };
        self.say("puzzles-help")?;
        self.introduce_puzzle(&puzzling)?;
        self.converse(|plain, words| plain.about_puzzle(&mut puzzling, words).map(|()| None))
    }

    /// Does what a line asks for.
    fn about_puzzle(&mut self, puzzling: &mut Puzzling, words: &[&str]) -> PlainResult {
        match *words {
            ["help" | "?"] => return self.say("puzzles-help"),
            ["look" | "table"] => return self.describe_puzzle(puzzling),
            ["solution"] => {
                let unsaved = puzzling.show_solution(&self.context);
                return self.report_attempt(puzzling, unsaved);
            }
            ["rating"] => {
                let text = puzzling.rating(&self.context);
                return self.line(&text);
            }
            ["again"] => puzzling.restart(),
            ["next" | "n"] => puzzling.next(),
            ["today"] => puzzling.today(),
            ["theme", word] if word == "all" || Theme::from_word(word).is_some() => {
                puzzling.choose_theme(Theme::from_word(word));
            }
            _ => return self.try_steps(puzzling, words),
        }
        self.introduce_puzzle(puzzling)
    }

    /// Makes the steps of a line one by one, until one decides the puzzle or is not allowed.
    fn try_steps(&mut self, puzzling: &mut Puzzling, words: &[&str]) -> PlainResult {
        let steps: Option<Vec<Step>> = words.iter().map(|word| Step::from_word(word)).collect();
        let Some(steps) = steps else { return self.what(&words.join(" ")) };
        let mut unsaved = None;
        for step in steps {
            match puzzling.play(step, &self.context) {
                Ok(message) => unsaved = unsaved.or(message),
                Err(why) => {
                    let text = self.context.words.illegal(&why);
                    return self.line(&text);
                }
            }
            if *puzzling.stage() != Stage::Solving {
                break;
            }
        }
        self.report_attempt(puzzling, unsaved)
    }

    fn report_attempt(&mut self, puzzling: &Puzzling, unsaved: Option<String>) -> PlainResult {
        for text in puzzling.report(&self.context).into_iter().chain(unsaved) {
            self.line(&text)?;
        }
        if *puzzling.stage() == Stage::Solving { self.describe_puzzle(puzzling) } else { self.say("puzzles-then") }
    }

    fn introduce_puzzle(&mut self, puzzling: &Puzzling) -> PlainResult {
        let title = puzzling.title(&self.context);
        self.line(&title)?;
        self.describe_puzzle(puzzling)?;
        let task = self.context.words.puzzle_task(puzzling.puzzle());
        self.line(&task)
    }

    fn describe_puzzle(&mut self, puzzling: &Puzzling) -> PlainResult {
        let (names, sight) = (puzzling.names(&self.context), puzzling.sight());
        let describer = Describer { words: &self.context.words, names: &names, sight: &sight };
        let sentences: Vec<String> = describer.piles().into_iter().chain(describer.hand()).collect();
        sentences.iter().try_for_each(|sentence| self.line(sentence))?;
        self.tell_other_hand(puzzling)
    }

    /// The hand of the other seat, which is open.
    fn tell_other_hand(&mut self, puzzling: &Puzzling) -> PlainResult {
        match puzzling.other_hand(&self.context) {
            Some(text) => self.line(&text),
            None => Ok(()),
        }
    }
}
