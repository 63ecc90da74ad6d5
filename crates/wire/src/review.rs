//! The review of a finished game: the chance to win by turn, what was better, luck and skill. `docs/REVIEW.md` says what
//! the numbers mean.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Card, CardCommand, GameName, Lay, Pile, Seat};
use utoipa::ToSchema;

use crate::http::Problem;
use crate::schema::{CardNumber, CommandWord, GameWord, LayWord, LevelWord, PileWord, SeatNumber};

/// A request for the review of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReview {
    /// The text of the record. If it has several games, the first one is used.
    pub record: String,
}

/// A turn to be judged in place of one that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewAnswer {
    /// The text of the record. If it has several games, the first one is used.
    pub record: String,
    /// The number of the turn that was played.
    pub turn: u16,
    /// The lays of the other one.
    #[schema(value_type = Vec<LayWord>)]
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
}

/// What such a turn is worth, from what its player could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedAnswer {
    /// The chance after it.
    pub value: Option<f64>,
    /// The best turn that was found; it may be this one.
    pub best: Option<RatedTurn>,
    /// The chance lost compared with the best turn.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// In a game that can hardly be won any more: how many more cards remain at the end than after the best turn.
    pub cards_lost: f64,
    /// The verdict.
    pub verdict: Verdict,
    /// What sets it apart from the best turn; empty unless it is costly.
    pub reasons: Vec<Difference>,
}

/// A line of a review that is sent while it is being made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ReviewLine {
    /// The first line.
    Began(ReviewBegan),
    /// A turn, as soon as it is known; the most important ones come first. A review that is kept already is sent
    /// without these lines.
    Turn(Box<ReviewedTurn>),
    /// The chances before the first turn, as soon as they are known.
    Opening(ReviewOpening),
    /// The whole review, as the last line.
    Review(Box<Review>),
    /// The review could not be completed. Lines that were sent before are valid.
    Failed(Problem),
}

/// What is going to be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewBegan {
    /// The reference player: all chances are those of a game that it plays on.
    #[schema(value_type = LevelWord)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub reference: Level,
    /// The budget of evaluations per turn.
    pub evaluations: u32,
    /// How many turns the game has.
    pub turns: u32,
    /// How many of them are known already.
    pub done: u32,
}

/// The chances before the first turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewOpening {
    /// When the first turn began.
    pub start: f64,
    /// Before the deal.
    pub mean: f64,
}

/// A whole review. Chances are numbers from 0 to 1; those of the curve, the luck and the terms of the result are the
/// team's, or those of one side of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// The reference player: all chances are those of a game that it plays on.
    #[schema(value_type = LevelWord)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub reference: Level,
    /// The budget of evaluations per turn.
    pub evaluations: u32,
    /// Whose chances these are. In a team it makes no difference.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub side: Seat,
    /// The chance when the first turn began.
    pub start: f64,
    /// The turns in order.
    pub turns: Vec<ReviewedTurn>,
    /// The accuracy of each seat in percent; `null` for a seat that never had a choice.
    #[cfg_attr(test, ts(type = "(number | null)[]"))]
    pub accuracy: Vec<Option<f64>>,
    /// The reference player's chance before the deal. `result = mean + deal + draws + skill + rest`.
    pub mean: f64,
    /// What the deal gave or took.
    pub deal: f64,
    /// What the draws gave or took.
    pub draws: f64,
    /// What was lost by turns that were not the best.
    pub skill: f64,
    /// Everything else: neither luck nor skill.
    pub rest: f64,
    /// 1 for a win, 0 for a loss.
    pub result: f64,
    /// The result without the luck of the deal and the draws.
    pub adjusted: f64,
    /// The last turn from which a way was found to play all cards.
    pub winnable_until: Option<u16>,
    /// That way.
    pub winning_line: Vec<LineTurn>,
    /// The turns that mattered most, the most important first.
    pub decisive_turns: Vec<u16>,
    /// The command that the last turn could not be completed because of.
    #[schema(value_type = Option<CommandWord>)]
    #[cfg_attr(test, ts(type = "CardCommand | null"))]
    pub decisive_command: Option<CardCommand>,
}

/// A turn and what is known about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewedTurn {
    /// Its number.
    pub turn: u16,
    /// Who played it.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The lays.
    #[schema(value_type = Vec<LayWord>)]
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
    /// The chance before it; missing in the line of a turn while the turn before is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before: Option<f64>,
    /// The standard error of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before_error: Option<f64>,
    /// The chance after it, before anything was drawn.
    pub after: f64,
    /// The standard error of that.
    pub after_error: f64,
    /// The chance after the cards that were drawn.
    pub drawn: f64,
    /// The standard error of that.
    pub drawn_error: f64,
    /// The chance of its player after it, from what they could know; `null` if the turn was cut short.
    pub value: Option<f64>,
    /// The best turn; it may be the one that was played.
    pub best: Option<RatedTurn>,
    /// Other turns close to the best one, best first.
    pub others: Vec<RatedTurn>,
    /// The chance that was lost compared with the best turn.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// In a game that can hardly be won any more: how many more cards remain at the end than after the best turn.
    pub cards_lost: f64,
    /// How lucky the draw was.
    pub luck: f64,
    /// The verdict.
    pub verdict: Verdict,
    /// What sets it apart from the best turn; empty unless it was costly.
    pub reasons: Vec<Difference>,
}

/// A turn with its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedTurn {
    /// The lays.
    #[schema(value_type = Vec<LayWord>)]
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
    /// The chance of its player after it, from what they could know.
    pub value: f64,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
}

/// A turn of a way to win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LineTurn {
    /// Its number.
    pub turn: u16,
    /// Who plays it.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The lays.
    #[schema(value_type = Vec<LayWord>)]
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
}

/// How good a turn was, by the win chance it lost; once a team can hardly win any more, by the cards it left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The best turn, and hard to find.
    Great,
    /// The best turn, or one that cannot be told apart from it.
    Best,
    /// It lost less than 5 points.
    Good,
    /// It lost 5 to 10 points.
    Inaccuracy,
    /// It lost 10 to 15 points.
    Mistake,
    /// It lost 15 points or more.
    Blunder,
    /// There was no other turn.
    Forced,
    /// One side had all but won, whatever was played.
    Decided,
    /// Somebody resigned or ran out of time before the turn was over.
    Unfinished,
}

/// Why a turn was worse than the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Difference {
    /// It lost the game at once.
    LostAtOnce,
    /// In a game that can hardly be won any more: about this many more cards remain at the end.
    CardsLeft {
        /// How many more.
        count: u8,
    },
    /// A card could have gone ten back.
    MissedTrick {
        /// The card.
        #[schema(value_type = CardNumber)]
        #[cfg_attr(test, ts(type = "Card"))]
        card: Card,
        /// The pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It used a pile that a team mate had asked to be careful with.
    SignalIgnored {
        /// Who asked.
        #[schema(value_type = SeatNumber)]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// The pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It made a longer step than any of the best turn.
    LongStep {
        /// The card.
        #[schema(value_type = CardNumber)]
        #[cfg_attr(test, ts(type = "Card"))]
        card: Card,
        /// The pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
        /// How far.
        step: u8,
    },
    /// It laid a command card that could have waited.
    CommandLaid {
        /// The command.
        #[schema(value_type = CommandWord)]
        #[cfg_attr(test, ts(type = "CardCommand"))]
        command: CardCommand,
    },
    /// It laid more cards than the best turn.
    MoreCards {
        /// How many more.
        count: u8,
    },
    /// It laid fewer cards than the best turn.
    FewerCards {
        /// How many fewer.
        count: u8,
    },
    /// Helping the opponent would have refilled the hand.
    MissedHelp {
        /// The pile to help on.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It helped the opponent, and the best turn did not.
    Helped {
        /// The pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
}

/// What speaks for a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// No other turn keeps the game going.
    OnlyTurn,
    /// It goes ten back.
    Trick {
        /// On which pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// Its steps are small.
    SmallSteps,
    /// It lays no more cards than necessary.
    Enough,
    /// It respects a signal.
    SignalHeeded {
        /// Whose.
        #[schema(value_type = SeatNumber)]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// For which pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It leaves a pile as it is, which others use up.
    RoomKept {
        /// Which pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It helps the opponent, in order to draw a full hand.
    HelpGiven {
        /// On which pile.
        #[schema(value_type = PileWord)]
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// It makes use of a command.
    CommandUsed {
        /// Which one.
        #[schema(value_type = CommandWord)]
        #[cfg_attr(test, ts(type = "CardCommand"))]
        command: CardCommand,
    },
    /// The rest of the game was worked out.
    EndgameSolved,
    /// It did best in sampled games.
    Searched {
        /// In how many.
        worlds: u32,
    },
}
