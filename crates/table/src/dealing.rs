//! Commitments, deals and moves.

use std::sync::Arc;

use tenback_notation::{Recorder, Tag, commitment};
use tenback_rules::{Game, Seat, Setup};

use crate::command::{Deal, Refusal};
use crate::event::Event;
use crate::settings::{Sitter, Talk};
use crate::table::Table;

/// A deal and the commitment to it, which is computed once.
#[derive(Clone, Debug)]
pub(crate) struct Committed {
    pub(crate) deal: Arc<Deal>,
    pub(crate) commitment: Option<Arc<str>>,
}

/// A deal and its game.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) committed: Committed,
    pub(crate) game: Game,
    /// Who sat there when the cards were revealed. Later changes do not affect the record.
    pub(crate) opened: Option<Vec<Sitter>>,
}

/// Commands about the game.
impl Table {
    pub(crate) fn promise(&self, deal: Deal) -> Result<Vec<Event>, Refusal> {
        self.check_deal(&deal)?;
        Ok(vec![Event::Promised(deal)])
    }

    pub(crate) fn check_deal(&self, deal: &Deal) -> Result<(), Refusal> {
        let dealt = Game::new(&deal.setup).map_err(Refusal::BadSetup)?;
        if *dealt.board().rules() != self.settings().rules {
            return Err(Refusal::SetupOfOtherRules);
        }
        if deal.salt.as_deref().is_some_and(|salt| Tag::new("Salt", salt).is_none()) {
            return Err(Refusal::BadSalt);
        }
        Ok(())
    }

    pub(crate) fn check_no_game(&self) -> Result<(), Refusal> {
        if self.is_under_way() { Err(Refusal::AlreadyDealt) } else { Ok(()) }
    }

    pub(crate) fn deal(&self, deal: &Deal) -> Result<Vec<Event>, Refusal> {
        self.check_no_game()?;
        if let Some(seat) = self.empty_seat() {
            return Err(Refusal::SeatEmpty { seat });
        }
        self.check_deal(deal)?;
        // A fixed first seat starts with an event like any other, so that everybody is told.
        let began = match deal.setup.first.and_then(|first| Seat::from_number(u8::try_from(first).ok()?)) {
            Some(seat) => game_of(&deal.clone().with_open_start()).decide(seat, tenback_rules::Command::Begin)?,
            None => Vec::new(),
        };
        Ok(std::iter::once(Event::Dealt).chain(table_events(began)).collect())
    }

    pub(crate) fn play(&self, seat: Seat, command: tenback_rules::Command) -> Result<Vec<Event>, Refusal> {
        // The clock also runs for a seat that somebody has left.
        match command {
            tenback_rules::Command::RunOutOfTime => self.check_seat(seat)?,
            _ => self.check_taken(seat)?,
        }
        let game = self.game().ok_or(Refusal::NotDealt)?;
        if matches!(command, tenback_rules::Command::Signal(_)) && self.settings().talk == Talk::None {
            return Err(Refusal::TalkOff);
        }
        Ok(table_events(game.decide(seat, command)?).collect())
    }
}

/// Events of the game as events of the table. When the game ends, the cards are revealed.
fn table_events(events: Vec<tenback_rules::Event>) -> impl Iterator<Item = Event> {
    let over = events.iter().any(|event| matches!(event, tenback_rules::Event::Ended(_)));
    events.into_iter().map(Event::Game).chain(over.then_some(Event::Opened))
}

impl Deal {
    /// The commitment to the cards, if there is a salt.
    pub fn commitment(&self) -> Option<String> {
        let salt = self.salt.as_ref()?;
        let record = Recorder::new(&self.setup).record();
        record.tag("Deck").map(|deck| commitment(salt, deck))
    }

    /// The same with the first seat open.
    fn with_open_start(self) -> Deal {
        Deal { setup: Setup { first: None, ..self.setup }, ..self }
    }
}

impl Committed {
    pub(crate) fn new(deal: Deal) -> Committed {
        Committed { commitment: deal.commitment().map(Arc::from), deal: Arc::new(deal) }
    }

    pub(crate) fn commitment(&self) -> Option<String> {
        self.commitment.as_deref().map(str::to_owned)
    }
}

impl Dealt {
    pub(crate) fn new(promised: Committed) -> Dealt {
        let Committed { deal, commitment } = promised;
        let deal = Arc::unwrap_or_clone(deal).with_open_start();
        let game = game_of(&deal);
        Dealt { committed: Committed { deal: Arc::new(deal), commitment }, game, opened: None }
    }

    pub(crate) fn deal(&self) -> &Deal {
        &self.committed.deal
    }

    /// The game before anything has happened.
    pub(crate) fn start(&self) -> Game {
        game_of(self.deal())
    }
}

fn game_of(deal: &Deal) -> Game {
    Game::new(&deal.setup).expect("a deal becomes an event only if it makes a game")
}
