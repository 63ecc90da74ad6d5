//! The frames of a server, as far as a player needs them. Steps must not have unknown fields: nobody could say what those
//! reveal.

use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Map, Value};
use tenback_rules::{Card, CardCommand, CardList, CardSet, EndCause, Lay, Pile, Seat, Signal};
use tenback_rules::{Drawn, Event, Seen};
use tenback_wire::{Ending, LayKind, Outcome, Phase};

/// The type of a frame.
#[derive(Deserialize)]
pub(crate) struct Kind<'a> {
    #[serde(rename = "type", borrow)]
    pub(crate) kind: &'a str,
}

/// The whole state. Other fields are not needed.
#[derive(Deserialize)]
pub(crate) struct Welcome<'a> {
    pub(crate) seq: u64,
    pub(crate) you: You,
    pub(crate) table: Map<String, Value>,
    pub(crate) view: Option<ShownView>,
    pub(crate) legal: Vec<ShownLegal>,
    /// The number of the event after which `tail` starts.
    pub(crate) after: u64,
    #[serde(borrow)]
    pub(crate) tail: Vec<Happened<'a>>,
    pub(crate) record: Option<IgnoredAny>,
    pub(crate) end: Option<IgnoredAny>,
}

/// Something happened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step<'a> {
    #[serde(rename = "type")]
    _kind: IgnoredAny,
    pub(crate) seq: u64,
    #[serde(borrow)]
    pub(crate) seen: Vec<Happened<'a>>,
    pub(crate) done: Option<&'a str>,
    pub(crate) you: Option<You>,
    pub(crate) table: Option<Map<String, Value>>,
    pub(crate) view: Option<ShownView>,
    pub(crate) legal: Vec<ShownLegal>,
    #[serde(rename = "may", borrow)]
    _may: Vec<&'a str>,
    pub(crate) end: Option<IgnoredAny>,
    #[serde(rename = "time_left")]
    _time_left: Option<u32>,
}

/// A refusal, or a goodbye.
#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: String,
    #[serde(default)]
    pub(crate) text: String,
}

/// The answer to a repeated command.
#[derive(Deserialize)]
pub(crate) struct Done {
    pub(crate) id: String,
    pub(crate) seq: u64,
}

/// Who the client is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct You {
    pub(crate) seat: Option<Seat>,
    #[serde(rename = "host")]
    _host: bool,
    #[serde(rename = "name")]
    _name: IgnoredAny,
}

/// A legal lay.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownLegal {
    pub(crate) lay: Lay,
    pub(crate) step: i8,
    #[serde(rename = "kind")]
    _kind: LayKind,
    pub(crate) loses: bool,
    #[serde(rename = "cause")]
    _cause: Option<EndCause>,
}

/// The game as the server shows it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownView {
    pub(crate) phase: Phase,
    pub(crate) turn: ShownTurn,
    pub(crate) piles: Vec<ShownPile>,
    pub(crate) hands: Vec<u8>,
    pub(crate) stocks: Vec<u8>,
    pub(crate) left: u8,
    pub(crate) hand: Cards,
    pub(crate) laid: Vec<Cards>,
    #[serde(rename = "signals")]
    _signals: Vec<Vec<Signal>>,
    #[serde(rename = "ending")]
    _ending: Option<Ending>,
}

/// A turn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownTurn {
    pub(crate) number: u16,
    pub(crate) seat: Seat,
    #[serde(rename = "minimum")]
    _minimum: u8,
    pub(crate) lays: Vec<Lay>,
    pub(crate) may_end: bool,
    #[serde(rename = "owes")]
    _owes: u8,
}

/// A pile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownPile {
    pub(crate) pile: Pile,
    #[serde(rename = "ascending")]
    _ascending: bool,
    pub(crate) top: u8,
    pub(crate) height: u8,
    #[serde(rename = "owner")]
    _owner: Option<Seat>,
    #[serde(rename = "command")]
    _command: Option<CardCommand>,
}

/// A list of different cards.
pub(crate) struct Cards(pub(crate) CardSet);

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Cards;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of different cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut cards = CardSet::EMPTY;
                while let Some(card) = list.next_element::<Card>()? {
                    if cards.contains(card) {
                        return Err(A::Error::custom(format_args!("card {} is listed twice", card.number())));
                    }
                    cards.insert(card);
                }
                Ok(Cards(cards))
            }
        }
        deserializer.deserialize_seq(Reader)
    }
}

/// An event with the fields of all kinds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Happened<'a> {
    pub(crate) seq: u64,
    pub(crate) kind: &'a str,
    seat: Option<Seat>,
    card: Option<Card>,
    pile: Option<Pile>,
    pub(crate) cards: Option<CardList>,
    count: Option<u8>,
    hand: Option<Cards>,
    signal: Option<Signal>,
    outcome: Option<Outcome>,
    left: Option<u8>,
    winner: Option<Seat>,
    cause: Option<EndCause>,
    #[serde(rename = "step")]
    _step: Option<i8>,
    #[serde(rename = "lay")]
    _lay: Option<LayKind>,
    #[serde(rename = "number")]
    _number: Option<u16>,
    #[serde(rename = "record")]
    _record: Option<IgnoredAny>,
    #[serde(rename = "commitment")]
    _commitment: Option<IgnoredAny>,
    #[serde(rename = "sitter")]
    _sitter: Option<IgnoredAny>,
    #[serde(rename = "level")]
    _level: Option<IgnoredAny>,
    #[serde(rename = "agree")]
    _agree: Option<bool>,
    #[serde(rename = "accepted")]
    _accepted: Option<bool>,
    #[serde(rename = "allowed")]
    _allowed: Option<bool>,
    #[serde(rename = "name")]
    _name: Option<IgnoredAny>,
    #[serde(rename = "text")]
    _text: Option<IgnoredAny>,
}

/// What an event means for a viewer.
pub(crate) enum Meaning {
    /// The cards were dealt: the viewer's hand.
    Dealt(CardSet),
    /// An event of the game.
    Game(Seen),
    /// All cards were revealed.
    Opened,
    /// Something around the game.
    Around,
}

impl Happened<'_> {
    /// What it means; `None` if a field is missing.
    pub(crate) fn meaning(&self) -> Option<Meaning> {
        Some(Meaning::Game(match self.kind {
            "dealt" => return Some(Meaning::Dealt(self.hand.as_ref()?.0)),
            "opened" => return Some(Meaning::Opened),
            "began" => Event::Began { seat: self.seat? },
            "signalled" => Event::Signalled { seat: self.seat?, signal: self.signal? },
            "laid" => Event::Laid { seat: self.seat?, card: self.card?, pile: self.pile? },
            "taken-back" => Event::TakenBack { seat: self.seat?, card: self.card?, pile: self.pile? },
            "turn-ended" => Event::TurnEnded { seat: self.seat? },
            "turn-began" => Event::TurnBegan { seat: self.seat? },
            "drew" => Event::Drew { seat: self.seat?, cards: self.drawn()? },
            "ended" => Event::Ended(self.ending()?),
            _ => return Some(Meaning::Around),
        }))
    }

    /// The seat that drew cards, if it did.
    pub(crate) fn drawn_by(&self) -> Option<Seat> {
        self.seat.filter(|_| self.kind == "drew")
    }

    fn drawn(&self) -> Option<Drawn> {
        match (self.cards, self.count) {
            (Some(cards), None) => Some(Drawn::Own(cards)),
            (None, Some(count)) => Some(Drawn::Hidden(count)),
            _ => None,
        }
    }

    fn ending(&self) -> Option<tenback_rules::Ending> {
        let (outcome, cause, seat) = (self.outcome?, self.cause?, self.seat?);
        Ending { outcome, left: self.left, winner: self.winner, cause, seat }.known()
    }
}
