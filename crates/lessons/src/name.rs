//! The names of the lessons.

use tenback_rules::GameName;

use crate::lessons;
use crate::step::Lesson;

/// A lesson.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LessonName {
    /// The Game: piles, ten back, turns, and how it ends.
    Basics,
    /// Signals and talk.
    Talk,
    /// Extreme's seven commands.
    Extreme,
    /// Face to Face: helping, starving, racing.
    FaceToFace,
}

impl LessonName {
    /// All lessons, in the order they are offered.
    pub const ALL: [LessonName; 4] =
        [LessonName::Basics, LessonName::Talk, LessonName::Extreme, LessonName::FaceToFace];

    /// The word in addresses and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            LessonName::Basics => "basics",
            LessonName::Talk => "talk",
            LessonName::Extreme => "extreme",
            LessonName::FaceToFace => "face-to-face",
        }
    }

    /// The lesson with this word.
    pub fn from_word(word: &str) -> Option<LessonName> {
        LessonName::ALL.into_iter().find(|name| name.word() == word)
    }

    /// The game it is about.
    pub const fn game(self) -> GameName {
        match self {
            LessonName::Basics | LessonName::Talk => GameName::Classic,
            LessonName::Extreme => GameName::Extreme,
            LessonName::FaceToFace => GameName::FaceToFace,
        }
    }

    /// The lesson after it.
    pub fn next(self) -> Option<LessonName> {
        LessonName::ALL.into_iter().skip_while(|name| *name != self).nth(1)
    }

    pub(crate) const fn lesson(self) -> &'static Lesson {
        match self {
            LessonName::Basics => &lessons::BASICS,
            LessonName::Talk => &lessons::TALK,
            LessonName::Extreme => &lessons::EXTREME,
            LessonName::FaceToFace => &lessons::FACE_TO_FACE,
        }
    }
}
