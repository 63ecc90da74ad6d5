//! A table as a game record, and back.

use tenback_bots::Level;
use tenback_notation::{Fault, Record, Tag, replay};
use tenback_rules::{Cause, Event as GameEvent, Seat, Setup};

use crate::command::Deal;
use crate::event::Event;
use crate::language::Language;
use crate::name::Name;
use crate::person::PersonId;
use crate::settings::{Person, Settings, Sitter, Talk};
use crate::table::Table;

/// Tags of a record that only a table understands; to others they are unknown and kept.
mod tags {
    pub(super) const PLAYERS: &str = "Players";
    pub(super) const TALK: &str = "Talk";
    pub(super) const GUARD: &str = "Guard";
    pub(super) const LANGUAGE: &str = "Language";
    pub(super) const LANGUAGES: &str = "Languages";
}

impl Table {
    /// The game as a record, open or finished, with everything needed to go on; for hosts only. Chat is left out: a
    /// record is handed on, and what was said was said among these people.
    pub fn record(&self) -> Option<Record> {
        let dealt = self.dealt()?;
        let mut record = dealt.recorder.record();
        let settings = self.settings();
        let mut set = |name, value: &str| {
            if let Some(tag) = Tag::new(name, value) {
                record.set_tag(tag);
            }
        };
        if let (Some(salt), Some(commitment)) = (&dealt.deal.salt, dealt.deal.commitment()) {
            set("Salt", salt);
            set("Commitment", &commitment);
        }
        set(tags::PLAYERS, &self.by_seat(player));
        set(tags::TALK, settings.talk.word());
        set(tags::GUARD, if settings.guard { "on" } else { "off" });
        set(tags::LANGUAGE, settings.language.code());
        set(
            tags::LANGUAGES,
            &self.by_seat(|sitter| sitter.owner().map_or("-", |person| person.language.code()).into()),
        );
        Some(record)
    }

    fn by_seat(&self, say: impl Fn(&Sitter) -> String) -> String {
        self.sitters().as_slice().iter().map(say).collect::<Vec<_>>().join("; ")
    }

    /// The table that a record tells of, ready to go on. Who is not named in it is a person called `name(seat)`, and
    /// where it says no language it is `language`.
    pub fn from_record(record: &Record, language: Language, name: impl Fn(Seat) -> Name) -> Result<Table, Fault> {
        let (setup, events) = played(record)?;
        let rules = setup.rules().expect("replaying has made a game of it");
        let agreed = Settings::new(rules, language);
        let tag = |name| record.tag(name).map(str::trim);
        let settings = Settings {
            rules,
            talk: tag(tags::TALK).and_then(Talk::from_word).unwrap_or(agreed.talk),
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

/// The setup of a record with its first seat open, and all that happened.
fn played(record: &Record) -> Result<(Setup, Vec<GameEvent>), Fault> {
    // Nobody has begun where no first seat and no turn is written; a plain reader would let the first seat begin.
    let begun = record.tag("First").is_some() || !record.turns().is_empty();
    let mut record = record.clone();
    if !begun && record.tag("Termination").is_none() {
        record.remove_tag("Result");
    }
    let replayed = replay(&record)?;
    let happened = |event: &GameEvent| match event {
        GameEvent::Began { .. } => begun,
        GameEvent::Ended(ending) => begun || matches!(ending.cause, Cause::Resigned | Cause::OutOfTime),
        _ => true,
    };
    let events = replayed.events.into_iter().filter(happened).collect();
    Ok((Setup { first: None, ..replayed.setup }, events))
}

/// A sitter in a `Players` tag.
fn player(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => "-".into(),
        Sitter::Person(person) => person.name.to_string(),
        Sitter::Bot { level } | Sitter::StandIn { level, .. } => format!("bot {}", level.word()),
    }
}

/// Who sits on a seat, as the tags say.
fn sitter(record: &Record, seat: Seat, language: Language, name: &impl Fn(Seat) -> Name) -> Sitter {
    let entry = |tag| record.tag(tag).and_then(|list| list.split(';').nth(seat.index())).map(str::trim);
    let person = |name| {
        let language = entry(tags::LANGUAGES).and_then(Language::from_code).unwrap_or(language);
        Sitter::Person(Person { id: PersonId::of_seat(seat), name, language })
    };
    let player = entry(tags::PLAYERS).unwrap_or_default();
    let level = player.strip_prefix("bot ").and_then(|word| Level::from_word(word.trim()));
    match (player, level) {
        ("-", _) => Sitter::Empty,
        (_, Some(level)) => Sitter::Bot { level },
        (text, None) => person(Name::new(text).unwrap_or_else(|_| name(seat))),
    }
}
