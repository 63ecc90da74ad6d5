//! Frames of a real game, recorded so that the bare fan-out can send the same.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The frames of a game, by viewer: 0 is a spectator, then the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Script {
    /// The table before the first deal.
    pub(crate) welcomes: Vec<String>,
    /// For each move, what every viewer is sent.
    pub(crate) steps: Vec<Vec<String>>,
}

/// Collects frames while a game is played.
pub(crate) struct Recorder {
    viewers: usize,
    welcomes: RefCell<Vec<String>>,
    steps: RefCell<BTreeMap<u64, Vec<Option<String>>>>,
}

impl Recorder {
    pub(crate) fn new(seats: u8) -> Recorder {
        let viewers = usize::from(seats) + 1;
        Recorder { viewers, welcomes: RefCell::new(vec![String::new(); viewers]), steps: RefCell::default() }
    }

    pub(crate) fn welcome(&self, viewer: usize, text: &str) {
        text.clone_into(&mut self.welcomes.borrow_mut()[viewer]);
    }

    pub(crate) fn step(&self, viewer: usize, seq: u64, text: &str) {
        let mut steps = self.steps.borrow_mut();
        steps.entry(seq).or_insert_with(|| vec![None; self.viewers])[viewer] = Some(text.to_owned());
    }

    /// How many moves were recorded.
    pub(crate) fn moves(&self) -> usize {
        self.steps.borrow().len()
    }

    /// The script up to the last move that everybody has.
    pub(crate) fn script(&self) -> Script {
        let steps = self.steps.borrow();
        let whole = |frames: &Vec<Option<String>>| frames.iter().cloned().collect::<Option<Vec<String>>>();
        Script { welcomes: self.welcomes.borrow().clone(), steps: steps.values().map_while(whole).collect() }
    }
}
