//! The screens: each takes keys and clicks, and draws itself.

mod chat;
mod form;
pub(crate) mod join;
pub(crate) mod lesson;
pub(crate) mod list;
pub(crate) mod pages;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod room;
mod selection;
pub(crate) mod start;
pub(crate) mod table;

use tenback_lessons::LessonName;
use tenback_rules::Seat;

use crate::draw::page::Page;
use crate::local_game::LocalGame;
use crate::remote::Remote;
use crate::timeline::Timeline;

/// Where to go after a key.
pub(crate) enum Go {
    /// Nowhere.
    Stay,
    /// To the start.
    Start,
    /// To a game.
    Table(Box<LocalGame>),
    /// To a game that continues in another file, with a message.
    Moved(Box<LocalGame>, String),
    /// To the form for joining a table.
    Join,
    /// To the seats of a remote table, with a message.
    Room(Box<Remote>, Option<String>),
    /// From the seats to the board.
    ToTable,
    /// From the board to the seats.
    ToRoom,
    /// To a replay.
    Replay(Box<Timeline>),
    /// To a replay with a review, as this seat sees it.
    Review(Box<Timeline>, Option<Seat>),
    /// To a lesson.
    Lesson(LessonName),
    /// To the list of lessons.
    Lessons,
    /// To the puzzles.
    Puzzles,
    /// To a page of text.
    Page(Box<Page>),
    /// Out of the program.
    Quit,
}
