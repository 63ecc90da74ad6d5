//! Positions as numbers for a network: one file for each family of games.

pub(crate) mod cooperative;
pub(crate) mod moment;
