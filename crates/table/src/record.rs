//! A table as a game record, and back.

use tenback_notation::{Fault, Record, Recorder, Tag, replay};
use tenback_players::{Language, Level};
use tenback_rules::{EndCause, Event as GameEvent, Rules, Seat, Setup};

use crate::command::Deal;
use crate::event::Event;
use crate::name::Name;
use crate::settings::{Person, Settings, Sitter, Talk};
use crate::table::Table;

/// Tags that only tables use; other readers keep them as unknown tags.
mod tags {
    pub(super) const PLAYERS: &str = "Players";
    pub(super) const TALK: &str = "Talk";
    pub(super) const GUARD: &str = "Guard";
    pub(super) const LANGUAGE: &str = "Language";
    pub(super) const LANGUAGES: &str = "Languages";
}

impl Table {
    /// The game as a record, open or finished, with everything needed to resume it; only for the owner of the table.
    /// Chat is left out: records are shared, and chat was meant for these people.
    pub fn record(&self) -> Option<Record> {
        self.record_of(self.sitters().as_slice())
    }

    /// The record of the finished game without the names of people, which [`name_players`] fills in.
    pub fn nameless_record(&self) -> Option<Record> {
        let sitters = self.dealt()?.opened.as_ref()?;
        let mut record = self.record_of(sitters)?;
        if let Some(tag) = Tag::new(tags::PLAYERS, &by_seat(sitters, nameless)) {
            record.set_tag(tag);
        }
        Some(record)
    }

    /// The record of the game with these sitters.
    pub(crate) fn record_of(&self, sitters: &[Sitter]) -> Option<Record> {
        let dealt = self.dealt()?;
        let mut recorder = Recorder::new(&dealt.deal().setup);
        self.since().filter_map(Event::in_game).for_each(|event| recorder.note(event));
        let mut record = recorder.record();
        let settings = self.settings();
        let mut set = |name, value: &str| {
            if let Some(tag) = Tag::new(name, value) {
                record.set_tag(tag);
            }
        };
        if let (Some(salt), Some(commitment)) = (&dealt.deal().salt, &dealt.committed.commitment) {
            set("Salt", salt);
            set("Commitment", commitment);
        }
        set(tags::PLAYERS, &by_seat(sitters, player));
        set(tags::TALK, settings.talk.word());
        set(tags::GUARD, if settings.guard { "on" } else { "off" });
        set(tags::LANGUAGE, settings.language.code());
        set(
            tags::LANGUAGES,
            &by_seat(sitters, |sitter| sitter.owner().map_or("-", |person| person.language.code()).into()),
        );
        Some(record)
    }

    /// The table of a record, ready to resume. People without a name are called `name(seat)`, and their default
    /// language is `language`.
    pub fn from_record(record: &Record, language: Language, name: impl Fn(Seat) -> Name) -> Result<Table, Fault> {
        let Past { rules, setup, events } = Past::of(record)?;
        let agreed = Settings::new(rules, language);
        let tag = |name| record.tag(name).map(str::trim);
        let settings = Settings {
            rules,
            talk: talk(record).unwrap_or(agreed.talk),
            guard: tag(tags::GUARD).map_or(agreed.guard, |word| word != "off"),
            language: tag(tags::LANGUAGE).and_then(Language::from_code).unwrap_or(language),
            ..agreed
        };
        let mut table = Table::new(settings);
        for seat in Seat::all(rules.seats()) {
            let sitter = sitter(record, seat, table.settings().language, &name);
            if sitter != Sitter::Empty {
                table.apply(&Event::Seated { seat, sitter });
            }
        }
        table.apply(&Event::Promised(Deal { setup, salt: record.tag("Salt").map(str::to_owned) }));
        table.apply(&Event::Dealt);
        events.into_iter().for_each(|event| table.apply(&Event::Game(event)));
        if table.is_over() {
            table.apply(&Event::Opened);
        }
        Ok(table)
    }
}

fn by_seat(sitters: &[Sitter], say: impl Fn(&Sitter) -> String) -> String {
    sitters.iter().map(say).collect::<Vec<_>>().join("; ")
}

/// A valid record, replayed as a table needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The rules.
    pub rules: Rules,
    /// The deal, with the first seat open.
    pub setup: Setup,
    /// All events, in order.
    pub events: Vec<GameEvent>,
}

impl Past {
    /// Replays a record by the rules; fails with the first fault.
    pub fn of(record: &Record) -> Result<Past, Fault> {
        // Without a first seat and turns, nobody has started; a plain reader would let the first seat start.
        let begun = record.tag("First").is_some() || !record.turns().is_empty();
        let mut record = record.clone();
        if !begun && record.tag("Termination").is_none() {
            record.remove_tag("Result");
        }
        let replayed = replay(&record)?;
        let happened = |event: &GameEvent| match event {
            GameEvent::Began { .. } => begun,
            GameEvent::Ended(ending) => begun || matches!(ending.cause, EndCause::Resigned | EndCause::OutOfTime),
            _ => true,
        };
        let events = replayed.events.into_iter().filter(happened).collect();
        let rules = *replayed.game.board().rules();
        Ok(Past { rules, setup: Setup { first: None, ..replayed.setup }, events })
    }
}

/// Which kinds of talk were allowed at the table of a record, if it says so.
pub fn talk(record: &Record) -> Option<Talk> {
    record.tag(tags::TALK).map(str::trim).and_then(Talk::from_word)
}

/// The names of the seats of a record: a name, the level of a bot, or empty.
pub fn players(record: &Record, seats: u8) -> Vec<String> {
    let called = |seat| match Listed::of(record, seat) {
        Listed::Nobody | Listed::Nameless => String::new(),
        Listed::Bot(level) => level.word().to_owned(),
        Listed::Person(name) => name.to_string(),
    };
    Seat::all(seats).map(called).collect()
}

/// A sitter in a `Players` tag.
fn player(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => "-".into(),
        Sitter::Person(person) => person.name.to_string(),
        Sitter::Bot { level } | Sitter::StandIn { level, .. } => format!("bot {}", level.word()),
    }
}

/// The same, without the name of a person.
fn nameless(sitter: &Sitter) -> String {
    if matches!(sitter, Sitter::Person(_)) { String::new() } else { player(sitter) }
}

/// Fills in the names of people in a record that was stored without them.
pub fn name_players(record: &mut Record, seats: u8, name: impl Fn(Seat) -> Option<Name>) {
    let called = |seat: Seat| match Listed::of(record, seat) {
        Listed::Nameless => name(seat).map_or_else(String::new, |name| name.to_string()),
        _ => entry(record, tags::PLAYERS, seat).unwrap_or_default().to_owned(),
    };
    let players = Seat::all(seats).map(called).collect::<Vec<_>>().join("; ");
    if let Some(tag) = Tag::new(tags::PLAYERS, &players) {
        record.set_tag(tag);
    }
}

/// Who sits on a seat, according to the `Players` tag.
enum Listed {
    Nobody,
    Bot(Level),
    Person(Name),
    /// Somebody without a valid name.
    Nameless,
}

impl Listed {
    fn of(record: &Record, seat: Seat) -> Listed {
        let player = entry(record, tags::PLAYERS, seat).unwrap_or_default();
        let level = player.strip_prefix("bot ").and_then(|word| Level::from_word(word.trim()));
        match (player, level) {
            ("-", _) => Listed::Nobody,
            (_, Some(level)) => Listed::Bot(level),
            (text, None) => Name::new(text).map_or(Listed::Nameless, Listed::Person),
        }
    }
}

/// The entry for a seat in a tag with one entry per seat.
fn entry<'a>(record: &'a Record, tag: &str, seat: Seat) -> Option<&'a str> {
    record.tag(tag).and_then(|list| list.split(';').nth(seat.index())).map(str::trim)
}

/// Who sits on a seat, according to the tags.
fn sitter(record: &Record, seat: Seat, language: Language, name: &impl Fn(Seat) -> Name) -> Sitter {
    let person = |name| {
        let language = entry(record, tags::LANGUAGES, seat).and_then(Language::from_code).unwrap_or(language);
        Sitter::Person(Person::local(seat, name, language))
    };
    match Listed::of(record, seat) {
        Listed::Nobody => Sitter::Empty,
        Listed::Bot(level) => Sitter::Bot { level },
        Listed::Person(own) => person(own),
        Listed::Nameless => person(name(seat)),
    }
}
