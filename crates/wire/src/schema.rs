//! Words and numbers of other crates in the OpenAPI document. Each list is read from its enum, so that no word can be
//! missing.

use std::borrow::Cow;

use tenback_players::Level;
use tenback_rules::{Card, CardCommand, GameName, Pile, Seat};
use tenback_table::{Language, Talk};
use utoipa::openapi::schema::{ArrayBuilder, ArrayItems, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A type that only has a schema.
macro_rules! described {
    ($($(#[$doc:meta])* $kind:ident as $name:literal: $schema:expr;)*) => {$(
        $(#[$doc])*
        pub(crate) enum $kind {}

        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                Schema::from($schema).into()
            }
        }

        impl ToSchema for $kind {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed($name)
            }
        }
    )*};
}

described! {
    /// Which game.
    GameWord as "Game": words("Which game", GameName::ALL.map(GameName::word));
    /// Which kinds of talk are allowed.
    TalkWord as "Talk": words("Which kinds of talk are allowed: none, signals, or signals and chat", Talk::ALL.map(Talk::word));
    /// A language.
    LanguageCode as "Language": words("A language, by its code of ISO 639", Language::ALL.map(Language::code));
    /// A bot's level.
    LevelWord as "Level": words("The level of a bot, weakest first", Level::ALL.map(Level::word));
    /// A seat.
    SeatNumber as "Seat": number("A seat, counted from 1", 1, Seat::MOST as u8);
    /// The rules of a table.
    RulesObject as "Rules": object("The game, the number of players, and its options; `table.rules` of the protocol");
    /// A game as one viewer knows it.
    ViewObject as "View": object("The public part of the game; `view` of the protocol");
    /// How a game ended.
    EndingObject as "Ending": object("How the game ended; `view.ending` of the protocol");
    /// Something that happened.
    SeenObject as "Seen": object("An event of the protocol, without its number");
    /// A legal lay.
    LegalObject as "Legal": object("A legal lay; `legal` of the protocol");
    /// A card.
    CardNumber as "Card": number("A card", Card::LOWEST.number(), Card::HIGHEST.number());
    /// A pile.
    PileWord as "Pile": words("A pile, by its letter", Pile::ALL.map(Pile::word));
    /// A command.
    CommandWord as "CardCommand": words("A command of a card", CardCommand::ALL.map(CardCommand::word));
    /// A lay.
    LayWord as "Lay": ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some("A card and the pile it is laid on: `45a`"));
    /// Command cards by kind.
    CommandList as "CommandCards": ArrayBuilder::new()
        .description(Some("Each kind of command, and the cards that carry it"))
        .items(carriers());
}

fn words<const N: usize>(description: &str, words: [&'static str; N]) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).description(Some(description)).enum_values(Some(words))
}

/// An object that the protocol describes: it is the same on the socket.
fn object(description: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Object).description(Some(description))
}

fn number(description: &str, least: u8, most: u8) -> ObjectBuilder {
    let number = ObjectBuilder::new().schema_type(Type::Integer).description(Some(description));
    number.minimum(Some(least)).maximum(Some(most))
}

/// One command with its cards: `["stop", [4, 28, 73, 97]]`.
fn carriers() -> ArrayBuilder {
    let kind = words("Which command", CardCommand::ALL.map(CardCommand::word));
    let card = number("A card", Card::LOWEST.number(), Card::HIGHEST.number());
    let pair = [Schema::from(kind), Schema::from(ArrayBuilder::new().items(card))];
    ArrayBuilder::new().prefix_items(pair).items(ArrayItems::False).min_items(Some(2)).max_items(Some(2))
}
