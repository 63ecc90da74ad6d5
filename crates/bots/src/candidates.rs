//! The turns worth comparing, for reviews.

use tenback_rules::{Contest, View};

use crate::bot::Bot;
use crate::choice::{Reason, TurnPlan};
use crate::endgame::Verdict;
use crate::expert::{self, Look};
use crate::network::Network;
use crate::search::WIDTH;
use crate::{face, reasons};

/// A turn that the expert considers.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The turn.
    pub turn: TurnPlan,
    /// The chance to win after it, in the network's opinion.
    pub chance: f32,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
}

impl Bot {
    /// The turns that the expert considers best, at most `most`, best first. The viewer must be the seat to move.
    pub fn candidates(&self, view: &View, most: usize) -> Vec<Candidate> {
        let rules = view.board().rules();
        match (rules.contest(), self.network_for(rules)) {
            (_, None) => Vec::new(),
            (Contest::Together, Some(network)) => together(view, network, most),
            (Contest::Opposed, Some(network)) => face::candidates(view, network, most),
        }
    }
}

fn together(view: &View, network: &Network, most: usize) -> Vec<Candidate> {
    let board = view.board();
    let turns = expert::valued(view, network, WIDTH, Look::Twice);
    let mut ranked: Vec<_> = turns.iter().collect();
    ranked.sort_by(|one, other| other.value.total_cmp(&one.value));
    let candidate = |valued: &&expert::Valued| Candidate {
        turn: valued.planned.turn,
        chance: network.fitted(board.rules(), valued.value, board.left()),
        reasons: reasons::decided(view, &valued.planned, turns.iter().map(|turn| &turn.planned)),
    };
    let mut found: Vec<Candidate> = ranked.iter().take(most).map(candidate).collect();
    if let Some(Verdict::Wins(turn)) = expert::solved(view, expert::ENDGAME_NODES) {
        found.retain(|listed| listed.turn != turn);
        found.insert(0, Candidate { turn, chance: expert::WON, reasons: vec![Reason::EndgameSolved] });
        found.truncate(most);
    }
    found
}
