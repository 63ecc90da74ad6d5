//! Votes on giving up a game.

use tenback_rules::{BySeat, Contest, Illegal, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::table::Table;

/// A proposal to give up the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Who proposed it.
    pub proposer: Seat,
    /// The number of the event that proposed it: an answer sent before is not meant for it.
    pub seq: u64,
    /// What each seat has answered so far; the proposer agrees.
    pub answers: BySeat<Option<bool>>,
}

impl Vote {
    /// A new proposal; the proposer agrees.
    pub(crate) fn new(proposer: Seat, seats: u8, seq: u64) -> Vote {
        Vote { proposer, seq, answers: BySeat::from_fn(seats, |seat| (seat == proposer).then_some(true)) }
    }

    /// The vote after somebody leaves a seat.
    pub(crate) fn without(mut self, seat: Seat) -> Option<Vote> {
        self.answers[seat] = None;
        (self.proposer != seat).then_some(self)
    }

    /// How many seats have given this answer.
    pub fn count(&self, agree: bool) -> usize {
        self.answers.as_slice().iter().filter(|answer| **answer == Some(agree)).count()
    }
}

/// Commands about giving up.
impl Table {
    pub(crate) fn propose_give_up(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        let game = self.game().ok_or(Refusal::NotDealt)?;
        if self.is_over() {
            return Err(Illegal::GameOver.into());
        }
        if game.board().rules().contest() == Contest::Opposed {
            return self.play(seat, tenback_rules::Command::Resign);
        }
        if self.vote().is_some() {
            return Err(Refusal::VoteOpen);
        }
        if self.since.has_proposed(seat) {
            return Err(Refusal::AlreadyProposed);
        }
        Ok(vec![Event::GiveUpProposed { seat }])
    }

    pub(crate) fn answer_give_up(&self, seat: Seat, agree: bool) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        let vote = self.vote().ok_or(Refusal::NoVote)?;
        match vote.answers[seat] {
            Some(_) => Err(Refusal::AlreadyAnswered),
            None => Ok(vec![Event::GiveUpAnswered { seat, agree }]),
        }
    }

    /// The game is given up if more people agree than object.
    pub(crate) fn count_votes(&self) -> Result<Vec<Event>, Refusal> {
        let vote = self.vote().ok_or(Refusal::NoVote)?;
        let accepted = vote.count(true) > vote.count(false);
        let decided = Event::GiveUpDecided { accepted };
        if !accepted {
            return Ok(vec![decided]);
        }
        let ended = self.play(vote.proposer, tenback_rules::Command::Resign)?;
        Ok(std::iter::once(decided).chain(ended).collect())
    }
}
