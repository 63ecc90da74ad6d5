//! The parts of a lesson, as data.

/// A lesson.
pub(crate) struct Lesson {
    pub(crate) steps: &'static [Step],
    /// What the coach says at the end.
    pub(crate) ends: &'static str,
}

/// A step: what the coach says, and what leads on.
pub(crate) struct Step {
    /// The position it starts from, as a record; without one the game goes on.
    pub(crate) position: Option<&'static str>,
    /// The coach's message. It also says what the player did right before.
    pub(crate) says: &'static str,
    pub(crate) goal: Goal,
    /// Legal moves that miss the goal in a particular way, and the explanation.
    pub(crate) except: &'static [(&'static [&'static str], &'static str)],
    /// The explanation for all others.
    pub(crate) otherwise: &'static str,
    /// What the other seats do then.
    pub(crate) then: &'static [&'static str],
}

/// What leads on to the next step.
#[derive(Clone, Copy)]
pub(crate) enum Goal {
    /// Reading on.
    Read,
    /// One of these actions; the first that is possible is shown to players who ask.
    Do(&'static [&'static str]),
    /// The end of the turn, however it is played.
    Turn,
    /// Winning the game without giving the turn to somebody else.
    Win,
    /// Saying the right one of these sentences.
    Say { sentences: &'static [&'static str], right: u8 },
}

impl Step {
    /// A step that is only read.
    pub(crate) const fn read(says: &'static str) -> Step {
        Step::new(says, Goal::Read, NOT_NOW)
    }

    /// A step that asks for one of these actions.
    pub(crate) const fn act(says: &'static str, actions: &'static [&'static str], otherwise: &'static str) -> Step {
        Step::new(says, Goal::Do(actions), otherwise)
    }

    pub(crate) const fn new(says: &'static str, goal: Goal, otherwise: &'static str) -> Step {
        Step { position: None, says, goal, except: &[], otherwise, then: &[] }
    }

    pub(crate) const fn at(self, position: &'static str) -> Step {
        Step { position: Some(position), ..self }
    }

    pub(crate) const fn except(self, except: &'static [(&'static [&'static str], &'static str)]) -> Step {
        Step { except, ..self }
    }

    pub(crate) const fn then(self, then: &'static [&'static str]) -> Step {
        Step { then, ..self }
    }

    /// Why a legal action misses the goal.
    pub(crate) fn explains(&self, word: &str) -> &'static str {
        let particular = self.except.iter().find(|(words, _)| words.iter().any(|known| matches(known, word)));
        particular.map_or(self.otherwise, |(_, says)| says)
    }
}

/// The coach asks for something else first.
pub(crate) const NOT_NOW: &str = "lesson-not-now";

/// The card fits, but another takes a smaller step.
pub(crate) const SMALLER: &str = "lesson-smaller-step";

/// The turn should end here.
pub(crate) const END_NOW: &str = "lesson-end-now";

/// Whether a word is meant: itself, or any card on a pile by `*a`.
fn matches(known: &str, word: &str) -> bool {
    match known.strip_prefix('*') {
        Some(pile) => word.strip_suffix(pile).is_some_and(|card| card.bytes().all(|digit| digit.is_ascii_digit())),
        None => known == word,
    }
}
