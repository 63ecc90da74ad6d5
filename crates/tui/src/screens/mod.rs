//! The screens: each takes keys and clicks, and draws itself.

mod form;
pub(crate) mod list;
pub(crate) mod pages;
pub(crate) mod replay;
mod selection;
pub(crate) mod start;
pub(crate) mod table;

use crate::draw::page::Page;
use crate::house::House;
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
    /// To an old game.
    Replay(Box<Timeline>),
    /// To a page of text, and back from there.
    Page(Box<Page>),
    /// Out of the program.
    Quit,
}
