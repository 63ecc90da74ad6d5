//! Lessons one plays: set-up positions with a coach who says what to do, and why a move was not the one.
//!
//! A lesson is data: steps, each with a message of the coach, a goal, and explanations for moves that miss it. A
//! [`Session`] plays it by the rules: a move is accepted, or rejected with an [`Objection`]. What the coach says is the id
//! of a message, made into a sentence at the edge.
//!
//! ```
//! use tenback_lessons::{Action, LessonName, Objection, Session};
//!
//! let mut session = Session::new(LessonName::Basics);
//! assert_eq!(session.says(), "lesson-basics-rising");
//! let jump = Action::from_word("86a").expect("a move");
//! assert!(matches!(session.take(jump), Err(Objection::Other { .. })));
//! let small = Action::from_word("33a").expect("a move");
//! assert!(session.take(small).is_ok());
//! assert_eq!(session.says(), "lesson-basics-falling");
//! ```

mod action;
mod lessons;
mod name;
mod session;
mod step;
mod winning;

pub use action::Action;
pub use name::LessonName;
pub use session::{Objection, Request, Session};
