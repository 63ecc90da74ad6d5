//! The Game: rising, falling, two cards and the end of a turn, ten back, and the draw pile running out.

use crate::step::{END_NOW, Goal, Lesson, SMALLER, Step};

/// A hand in which 25 has no good place until 23 goes ten back.
const MIDDLE: &str = r#"[Game "classic"]
[Hand "7"]
[Hands "25 33 48 55 67 79 86"]
[Piles "30 72 58 92"]
[Deck "23 64 41 96 18 83 9 60 37 70 51 14 88 45"]
"#;

/// Four cards are left, one of them in the draw pile. 76 needs 86 before it.
const LAST_CARDS: &str = r#"[Game "classic"]
[Hand "7"]
[Hands "21 76 86"]
[Piles "84 97 24 5"]
[Deck "14"]
"#;

pub(crate) const BASICS: Lesson = Lesson {
    steps: &[
        Step::act("lesson-basics-rising", &["33a"], SMALLER)
            .at(MIDDLE)
            .except(&[(&["*c", "*d"], "lesson-basics-rising-other")]),
        Step::act("lesson-basics-falling", &["55c", "86d"], SMALLER)
            .except(&[(&["*a", "*b"], "lesson-basics-falling-other")]),
        Step::act("lesson-basics-end", &["end"], "lesson-basics-end-other"),
        Step::act("lesson-basics-back", &["23a"], "lesson-basics-back-other"),
        Step::act("lesson-basics-after-back", &["25a"], SMALLER),
        Step::act("lesson-basics-end-again", &["end"], END_NOW),
        Step::new("lesson-basics-last-turn", Goal::Turn, END_NOW).at(LAST_CARDS),
        Step::new("lesson-basics-win", Goal::Win, "lesson-basics-win-other"),
    ],
    ends: "lesson-basics-done",
};
