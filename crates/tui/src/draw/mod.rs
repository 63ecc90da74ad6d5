//! The parts of the screen. Everything is drawn from what its viewer may know.

pub(crate) mod ascii;
pub(crate) mod chart;
pub(crate) mod end;
pub(crate) mod ghosts;
pub(crate) mod hand;
pub(crate) mod keys;
pub(crate) mod numeral;
pub(crate) mod page;
pub(crate) mod pen;
pub(crate) mod piles;
pub(crate) mod table;
pub(crate) mod theme;
pub(crate) mod track;
pub(crate) mod wrap;
