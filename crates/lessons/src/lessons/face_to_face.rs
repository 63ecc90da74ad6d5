//! Face to Face: helping for a refill, starving the opponent, racing.

use crate::step::{END_NOW, Goal, Lesson, SMALLER, Step};

/// A small hand, and 31 as a gift that gives little.
const HELP: &str = r#"[Game "face-to-face"]
[Hands "30 31 42; 9 26 35 36 48 55"]
[Piles "28 45 33 20"]
[Deck "5 17 24 38 50 53; 7 14 22 39 41 58"]
"#;

/// The opponent's piles take nothing the opponent holds.
const STARVE: &str = r#"[Game "face-to-face"]
[Hands "12 30 43 50; 20 31 34"]
[Piles "28 52 55 6"]
[Deck "5 17 24 38; 9 40 41 59"]
"#;

/// Both draw piles are empty. 27 must come before 29, unless 19 goes ten back.
const RACE: &str = r#"[Game "face-to-face"]
[Hands "19 27 29; 47 50"]
[Piles "25 20 45 53"]
[Deck "-; -"]
"#;

const OWN: &[&str] = &["30a", "50b"];

const NO_GIFTS: &[(&[&str], &str)] = &[(&["*c", "*d"], "lesson-face-starve-other")];

pub(crate) const FACE_TO_FACE: Lesson = Lesson {
    steps: &[
        Step::act("lesson-face-help", &["31c"], "lesson-face-help-other").at(HELP),
        Step::act("lesson-face-own", &["30a", "42b"], SMALLER),
        Step::act("lesson-face-end", &["end"], END_NOW),
        Step::read("lesson-face-refilled"),
        Step::act("lesson-face-starve", OWN, SMALLER).at(STARVE).except(NO_GIFTS),
        Step::act("lesson-face-starve-again", OWN, SMALLER).except(NO_GIFTS),
        Step::act("lesson-face-starve-end", &["end"], END_NOW).except(NO_GIFTS),
        Step::read("lesson-face-starved"),
        Step::new("lesson-face-race", Goal::Win, "lesson-face-race-other")
            .at(RACE)
            .except(&[(&["end"], "lesson-face-race-end")]),
    ],
    ends: "lesson-face-done",
};
