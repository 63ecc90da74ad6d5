//! Generates `web/src/wire.ts`: the types of this crate for the page, with the words and numbers of the crates below.

mod layout;

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use tenback_lessons::LessonName;
use tenback_players::Level;
use tenback_puzzles::Theme;
use tenback_rules::{CardCommand, CommandCards, EndCause, GameName, Options, Outcome, Pile, PileSignal, Seat};
use tenback_table::{Language, Name, Table, Talk};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    BackupCode, Challenge, ClientFrame, Daily, DailyCalendar, DailyRanking, DeviceLink, DeviceList, DeviceName,
    GamePage, Goodbye, Group, GroupCode, JudgedAnswer, LONGEST_REPLAY, Lesson, LessonMoves, Me, MonthRanking,
    NewAnswer, NewChallenge, NewGroup, NewPerson, NewReplay, NewReview, NewTable, Permission, Problem, Profile,
    ProfileLink, ProfileUpdate, ProfileVisibility, Puzzle, PuzzleList, PuzzleMoves, RecoveryCode, Replay, ReviewLine,
    Seen, ServerFrame, ShareText, Statistics, Summary, TableCreated,
};

const HEAD: &str = "\
// Written by `cargo xtask golden` from the types of crates/wire: change it there.

/** A card, 2 to 99. */
export type Card = number

/** A seat, counted from 1. */
export type Seat = number

";

const TAIL: &str = "
/** A card and where it is laid: `45a`. */
export type Lay = `${Card}${PileName}`

/** A permission of a client, with a seat where it matters. */
export type Permission = PlainPermission | `${SeatPermission} ${Seat}`

/** A signal of a seat to its team. */
export type Signal = `${PileSignal} ${PileName}` | 'let-me-begin' | 'not-me' | `hold ${CardCommand}`
";

/// The game, the number of players, and its options.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
#[expect(dead_code, reason = "it describes the serialized form of the rules")]
struct Rules {
    /// Which game.
    #[ts(type = "Game")]
    game: GameName,
    /// The number of players.
    seats: u8,
    /// The hand size; absent in Face to Face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand_size: Option<u8>,
    /// The minimum while there are cards to draw; absent in Face to Face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minimum: Option<u8>,
    /// Each command with its cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "[CardCommand, Card[]][]")]
    commands: Option<Vec<(CardCommand, Vec<u8>)>>,
}

#[test]
fn golden_types_of_the_page() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let now = all();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file exists");
    assert!(kept == now, "web/src/wire.ts is stale: run `cargo xtask golden` and read the diff");
}

#[test]
fn rules_serialize_as_declared_for_the_page() {
    for game in GameName::ALL {
        let rules = tenback_rules::Rules::new(game, game.seats().1, Options::default()).expect("the rulebook's");
        let sent = serde_json::to_value(rules).expect("plain data");
        serde_json::from_value::<Rules>(sent).unwrap_or_else(|why| panic!("{}: {why}", game.word()));
    }
}

/// The whole file.
fn all() -> String {
    let mut types = Types { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    types.visit::<ClientFrame>();
    types.visit::<ServerFrame>();
    types.visit::<Seen>();
    types.visit::<Rules>();
    types.visit::<(NewPerson, ProfileUpdate, Me, RecoveryCode)>();
    types.visit::<(DeviceList, DeviceName, DeviceLink, BackupCode)>();
    types.visit::<(NewTable, TableCreated, Summary, Problem)>();
    types.visit::<(NewReplay, Replay)>();
    types.visit::<(NewReview, ReviewLine)>();
    types.visit::<(NewAnswer, JudgedAnswer)>();
    types.visit::<(LessonMoves, Lesson)>();
    types.visit::<(PuzzleMoves, Puzzle, PuzzleList)>();
    types.visit::<(GamePage, Statistics, ProfileVisibility, ProfileLink, Profile)>();
    types.visit::<(Daily, DailyRanking, MonthRanking, DailyCalendar, ShareText)>();
    types.visit::<(NewGroup, Group, GroupCode)>();
    types.visit::<(NewChallenge, Challenge)>();
    let found: String = types.found.into_values().collect();
    format!("{HEAD}{}{}{}{TAIL}{found}", words(), numbers(), figures())
}

/// Lists of words, each with the type of its words.
fn words() -> String {
    let pile = Pile::ALL.map(|pile| pile.letter().to_string());
    let cause = EndCause::ALL.map(|cause| match serde_json::to_value(cause) {
        Ok(Value::String(word)) => word,
        other => panic!("a cause is sent as a word: {other:?}"),
    });
    [
        list("The games.", "GAMES", "Game", &GameName::ALL.map(GameName::word)),
        list("The lessons.", "LESSONS", "LessonName", &LessonName::ALL.map(LessonName::word)),
        list("What puzzles are about.", "PUZZLE_THEMES", "PuzzleTheme", &Theme::ALL.map(Theme::word)),
        list("Kinds of talk, from silent to talkative.", "TALKS", "Talk", &Talk::ALL.map(Talk::word)),
        list("The languages, by their codes.", "LANGUAGES", "Language", &Language::ALL.map(Language::code)),
        list("Levels of bots, weakest first.", "LEVELS", "Level", &Level::ALL.map(Level::word)),
        constant(
            "The levels offered to people: `random` is for experiments.",
            "LEVELS_FOR_PEOPLE",
            &Level::FOR_PEOPLE.map(Level::word),
        ) + "\n",
        list("The piles, by their letters.", "PILES", "PileName", &pile.each_ref().map(String::as_str)),
        list("Commands of cards.", "CARD_COMMANDS", "CardCommand", &CardCommand::ALL.map(CardCommand::word)),
        list(
            "What can be said about a pile, the strongest warning first.",
            "PILE_SIGNALS",
            "PileSignal",
            &PileSignal::ALL.map(PileSignal::word),
        ),
        list("What ends a game.", "CAUSES", "EndCause", &cause.each_ref().map(String::as_str)),
        list("What a client may do.", "PERMISSIONS", "PlainPermission", &Permission::PLAIN.map(Permission::word)),
        list(
            "What a client may do with a seat.",
            "SEAT_PERMISSIONS",
            "SeatPermission",
            &Permission::at(Seat::FIRST).map(Permission::word),
        ),
        list("Why the server ends a connection.", "GOODBYES", "Goodbye", &Goodbye::ALL.map(Goodbye::code)),
    ]
    .concat()
}

/// A list of words and the type of its words.
fn list(about: &str, name: &str, of: &str, words: &[&str]) -> String {
    constant(about, name, words) + &format!("export type {of} = (typeof {name})[number]\n\n")
}

/// A list of words.
fn constant(about: &str, name: &str, words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    format!("/** {about} */\nexport const {name} = [{}] as const\n", words.join(", "))
}

/// Numbers of the games that the page needs.
fn figures() -> String {
    let lines = GameName::ALL.map(|game| {
        let rules = tenback_rules::Rules::new(game, game.seats().0, Options::default()).expect("as few as may play");
        let starts = Pile::ALL.map(|pile| rules.pile(pile).start);
        let (low, high) = (starts.iter().min().copied().unwrap_or(0), starts.iter().max().copied().unwrap_or(0));
        format!("  {}: {{ low: {low}, high: {high} }},\n", key(game.word()))
    });
    let stand_in = CommandCards::stand_in();
    let carried = CardCommand::ALL.map(|command| {
        let cards: Vec<String> = stand_in.cards(command).iter().map(|card| card.number().to_string()).collect();
        format!("  ['{}', [{}]],\n", command.word(), cards.join(", "))
    });
    format!(
        "\n/** The numbers that the piles of each game begin with; its cards lie between them. */\n\
         export const LINES = {{\n{}}} as const\n\
         \n/** A loss with fewer cards left than this is excellent. */\n\
         export const EXCELLENT_BELOW = {}\n\
         \n/** Which cards carry which command where nobody says otherwise. */\n\
         export const STAND_IN: [CardCommand, Card[]][] = [\n{}]\n",
        lines.concat(),
        Outcome::EXCELLENT_BELOW,
        carried.concat()
    )
}

/// Limits that forms check before the server does.
fn numbers() -> String {
    let seats = GameName::ALL.map(|game| (game.word(), game.seats()));
    let seats = seats.map(|(word, (fewest, most))| format!("  {}: [{fewest}, {most}],\n", key(word))).concat();
    let limit = |about: &str, name: &str, most: usize| format!("\n/** {about} */\nexport const {name} = {most}\n");
    [
        format!("/** The fewest and the most seats of each game. */\nexport const SEATS = {{\n{seats}}} as const\n"),
        limit("How many characters a name may have.", "LONGEST_NAME", Name::MOST),
        format!("\n/** The name of people who were deleted. */\nexport const DELETED_NAME = '{}'\n", Name::UNKNOWN),
        limit("How many characters may be said at once.", "LONGEST_MESSAGE", Table::LONGEST_MESSAGE),
        limit("How many bytes are read of a record, and of what is asked about it.", "LONGEST_REPLAY", LONGEST_REPLAY),
    ]
    .concat()
}

/// Quotes a name only where necessary.
fn key(word: &str) -> String {
    if word.contains('-') { format!("'{word}'") } else { word.to_owned() }
}

/// Collects types, sorted by name: ts-rs visits them in a different order with every build.
struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let docs = layout::comment(&T::docs().unwrap_or_default(), "");
            let text = format!("\n{docs}export {}\n", layout::declaration(&T::decl(&self.config)));
            if self.found.insert(T::ident(&self.config), text).is_some() {
                return;
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
