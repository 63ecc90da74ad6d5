//! A finished game, turn by turn.

use std::error::Error;
use std::fmt;

use tenback_bots::{Bot, TurnPlan};
use tenback_notation::Replayed;
use tenback_rules::{EndCause, Ending, Event, Game, Lay, Rules, Seat, Setup};

/// A game that is over, with the position before and after each turn.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    dealt: Game,
    begun: Game,
    turns: Vec<PlayedTurn>,
    ending: Ending,
}

/// A turn as it was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// Its number, counted from 1.
    pub number: u16,
    /// Who played it.
    pub seat: Seat,
    /// The game just before the first lay.
    pub before: Game,
    /// The lays that were made.
    pub lays: TurnPlan,
    /// How many cards were drawn afterwards.
    pub drew: u8,
    /// Whether somebody resigned or ran out of time in the middle of it.
    pub cut_short: bool,
}

/// Why a record cannot be reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// The game is not over.
    Open,
    /// It did not start with a deal, so there is nothing to compare its start with.
    SetUp,
    /// No network is made for these rules.
    NoReference,
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReviewError::Open => "the game is not over",
            ReviewError::SetUp => "the game started from a set-up position",
            ReviewError::NoReference => "no network is made for these rules",
        })
    }
}

impl Error for ReviewError {}

impl FinishedGame {
    /// The game of a record, if it can be reviewed.
    pub fn new(replayed: &Replayed) -> Result<FinishedGame, ReviewError> {
        if replayed.setup.hands.is_some() {
            return Err(ReviewError::SetUp);
        }
        let ending = replayed.game.board().ending().ok_or(ReviewError::Open)?;
        Bot::shipped_network(replayed.game.board().rules()).ok_or(ReviewError::NoReference)?;
        let dealt = Game::new(&Setup { first: None, ..replayed.setup.clone() }).map_err(|_| ReviewError::SetUp)?;
        let mut walk = Walk { begun: dealt.clone(), game: dealt.clone(), open: None, turns: Vec::new() };
        replayed.events.iter().for_each(|event| walk.follow(event));
        Ok(FinishedGame { dealt, begun: walk.begun, turns: walk.turns, ending })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.dealt.board().rules()
    }

    /// After the deal, before anyone has started.
    pub fn dealt(&self) -> &Game {
        &self.dealt
    }

    /// When the first turn began.
    pub fn begun(&self) -> &Game {
        &self.begun
    }

    /// The turns in order.
    pub fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// How it ended.
    pub fn ending(&self) -> Ending {
        self.ending
    }
}

/// Collects the turns while following the events.
struct Walk {
    begun: Game,
    game: Game,
    /// The turn in progress, from its first lay on.
    open: Option<PlayedTurn>,
    turns: Vec<PlayedTurn>,
}

impl Walk {
    fn follow(&mut self, event: &Event) {
        if let Event::Laid { seat, .. } = event
            && self.game.board().turn().laid() == 0
        {
            self.open = Some(PlayedTurn {
                number: self.game.board().turn().number(),
                seat: *seat,
                before: self.game.clone(),
                lays: TurnPlan::EMPTY,
                drew: 0,
                cut_short: false,
            });
        }
        self.game.apply(event);
        match (event, &mut self.open) {
            (Event::Began { .. }, _) => self.begun = self.game.clone(),
            (Event::Laid { card, pile, .. }, Some(turn)) => {
                turn.lays.push(Lay { card: *card, pile: *pile });
            }
            (Event::TakenBack { .. }, Some(turn)) => turn.lays.pop(),
            (Event::Drew { cards, .. }, Some(turn)) => turn.drew = cards.as_slice().len() as u8,
            (Event::TurnBegan { .. }, open) => self.turns.extend(open.take()),
            (Event::Ended(ending), Some(turn)) => {
                turn.cut_short = matches!(ending.cause, EndCause::Resigned | EndCause::OutOfTime);
                self.turns.extend(self.open.take().filter(|turn| !turn.lays.is_empty()));
            }
            _ => {}
        }
    }
}
