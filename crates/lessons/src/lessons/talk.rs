//! Signals and talk: heeding a signal, giving one, and what may be said.

use crate::step::{END_NOW, Goal, Lesson, NOT_NOW, SMALLER, Step};

/// The partner holds 11, which goes ten back on 21.
const HEED: &str = r#"[Game "classic"]
[Seats "2"]
[Hand "6"]
[Hands "24 38 45 61 75 83; 11 13 52 57 94 97"]
[Piles "21 40 66 90"]
[Deck "8 29 33 47 54 69 72 78 86 92"]

{!2 keep-off a}
"#;

/// The player holds 35, which goes ten back on 45, where the partner would like to play 47.
const SIGNAL: &str = r#"[Game "classic"]
[Seats "2"]
[First "2"]
[Hand "6"]
[Hands "35 37 62 78 80 91; 8 29 47 52 57 94"]
[Piles "27 45 70 96"]
[Deck "11 18 33 54 66 75 83 87"]
"#;

/// The cards that neither touch pile a nor take long steps.
const ELSEWHERE: &[&str] = &["61c", "45b", "83d"];

const KEPT_OFF: &[(&[&str], &str)] = &[(&["*a"], "lesson-talk-heed-other")];

pub(crate) const TALK: Lesson = Lesson {
    steps: &[
        Step::act("lesson-talk-heed", ELSEWHERE, SMALLER).at(HEED).except(KEPT_OFF),
        Step::act("lesson-talk-heed-again", ELSEWHERE, SMALLER).except(KEPT_OFF),
        Step::act("lesson-talk-end", &["end"], END_NOW).then(&["11a", "13a", "end"]),
        Step::read("lesson-talk-why"),
        Step::act("lesson-talk-signal", &["!keep-off b", "!rather-not b"], "lesson-talk-signal-other")
            .at(SIGNAL)
            .except(&[(&["!small-steps b", "!go-ahead b"], "lesson-talk-signal-weak")])
            .then(&["29a", "94d", "end"]),
        Step::act("lesson-talk-back", &["35b"], "lesson-talk-back-other"),
        Step::new(
            "lesson-talk-words",
            Goal::Say {
                sentences: &["lesson-talk-words-number", "lesson-talk-words-pile", "lesson-talk-words-back"],
                right: 2,
            },
            NOT_NOW,
        )
        .except(&[(&["say 1"], "lesson-talk-words-number-other"), (&["say 3"], "lesson-talk-words-back-other")]),
    ],
    ends: "lesson-talk-done",
};
