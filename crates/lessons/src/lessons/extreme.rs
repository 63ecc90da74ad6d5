//! Extreme: the seven commands of the stand-in.

use crate::step::{END_NOW, Goal, Lesson, SMALLER, Step};

/// A stop (28), a skull (32) and a three (36), one after the other on pile a.
const LIGHTNING: &str = r#"[Game "extreme"]
[Hand "7"]
[Hands "28 32 35 36 40 71 88"]
[Piles "26 10 75 91"]
[Deck "20 66 54 47 58 9 95 13 81 30"]
"#;

/// A no-back (45), a mute (62) and a draw-one (76) are visible; a one-pile (59) is in the hand.
const LASTING: &str = r#"[Game "extreme"]
[Hand "7"]
[Hands "20 33 48 57 59 61 72"]
[Piles "30 45 62 76"]
[Deck "23 50 70 24 94 6 37 88 13 67"]
"#;

pub(crate) const EXTREME: Lesson = Lesson {
    steps: &[
        Step::act("lesson-extreme-stop", &["28a"], "lesson-extreme-stop-other").at(LIGHTNING),
        Step::act("lesson-extreme-skull", &["32a"], "lesson-extreme-skull-other"),
        Step::act("lesson-extreme-cover", &["35a"], "lesson-extreme-cover-other").except(&[(&["*a"], SMALLER)]),
        Step::act("lesson-extreme-covered", &["end"], END_NOW),
        Step::act("lesson-extreme-three", &["36a"], "lesson-extreme-three-other"),
        Step::new("lesson-extreme-three-more", Goal::Turn, END_NOW),
        Step::read("lesson-extreme-lightning"),
        Step::act("lesson-extreme-no-back", &["48b"], "lesson-extreme-no-back-other").at(LASTING),
        Step::act("lesson-extreme-back", &["20a"], "lesson-extreme-back-other"),
        Step::act("lesson-extreme-draw-one", &["72d"], "lesson-extreme-draw-one-other")
            .except(&[(&["end"], "lesson-extreme-draw-one-end")]),
        Step::act("lesson-extreme-mute", &["61c"], "lesson-extreme-mute-other"),
        Step::act("lesson-extreme-refill", &["end"], END_NOW),
        Step::act("lesson-extreme-one-pile", &["59c"], "lesson-extreme-one-pile-other"),
        Step::act("lesson-extreme-same-pile", &["57c"], SMALLER),
    ],
    ends: "lesson-extreme-done",
};
