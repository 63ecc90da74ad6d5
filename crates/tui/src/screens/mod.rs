//! The screens: each takes keys and clicks, and draws itself.

mod chat;
mod form;
pub(crate) mod join;
pub(crate) mod list;
pub(crate) mod pages;
pub(crate) mod replay;
pub(crate) mod room;
mod selection;
pub(crate) mod start;
pub(crate) mod table;

use crate::draw::page::Page;
use crate::house::House;
use crate::remote::Remote;
use crate::timeline::Timeline;

/// Where to go after a key.
pub(crate) enum Go {
    /// Nowhere.
    Stay,
    /// To the start.
    Start,
    /// To a game.
    Table(Box<House>),
    /// To a game that goes on in another file, which is said.
    Moved(Box<House>, String),
    /// To the form for joining a table elsewhere.
    Join,
    /// To the room of a table elsewhere, where something is said first.
    Room(Box<Remote>, Option<String>),
    /// From the room to the table.
    ToTable,
    /// From the table to the room.
    ToRoom,
    /// To an old game.
    Replay(Box<Timeline>),
    /// To a page of text, and back from there.
    Page(Box<Page>),
    /// Out of the program.
    Quit,
}
