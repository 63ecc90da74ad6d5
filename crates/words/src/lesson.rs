//! What the coach of a lesson says.

use tenback_lessons::{LessonName, Objection};
use tenback_rules::{Contest, EndCause, Rules, Seat};

use crate::args::{card, pile};
use crate::words::Words;

impl Words {
    /// The title of a lesson.
    pub fn lesson_title(&self, lesson: LessonName) -> String {
        self.message("lesson-title", &[("lesson", lesson.word().into())])
    }

    /// What one learns in a lesson, in a line.
    pub fn lesson_about(&self, lesson: LessonName) -> String {
        self.message("lesson-about", &[("lesson", lesson.word().into())])
    }

    /// The names of the seats in a lesson or a puzzle, except that of the player.
    pub fn names_around(&self, rules: &Rules, own: Seat, you: &str) -> Vec<String> {
        let other = match rules.contest() {
            Contest::Together => "lesson-partner",
            Contest::Opposed => "lesson-opponent",
        };
        let name = |seat| if seat == own { you.to_owned() } else { self.message(other, &[]) };
        Seat::all(rules.seats()).map(name).collect()
    }

    /// Why a move does not lead on.
    pub fn objection(&self, objection: &Objection) -> String {
        match objection {
            Objection::Illegal(why) => self.illegal(why),
            Objection::Loses(cause) => self.message("lesson-loses", &[("cause", loss_word(*cause).into())]),
            Objection::Other { says, lay: Some(legal) } => {
                self.message(says, &[card(legal.lay.card), pile(legal.lay.pile), ("step", legal.step.into())])
            }
            Objection::Other { says, lay: None } => self.message(says, &[]),
        }
    }
}

/// The word for why a lay loses, for messages.
pub const fn loss_word(cause: EndCause) -> &'static str {
    match cause {
        EndCause::SkullOpen => "skull-open",
        EndCause::NotThree => "not-three",
        EndCause::AllLaid | EndCause::Stuck | EndCause::Resigned | EndCause::OutOfTime => "stuck",
    }
}
