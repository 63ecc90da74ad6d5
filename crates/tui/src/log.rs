//! The log: events with what a sentence about them needs, worded for each viewer.

use tenback_client::{EntryKind, GameEvent, LogEntry};
use tenback_rules::{Board, Event, Lay, Rules, Seat, Seen, Signal, Viewer};
use tenback_table::{Coaching, printable};
use tenback_wire::{self as wire, Sitter};
use tenback_words::{SeatNames, Value, Words};

use crate::phrases;
use crate::seat_names;

/// An entry of the log.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// An event of the game.
    Game(Played),
    /// A chat message.
    Said(wire::ChatMessage),
    /// An event around the game.
    Table {
        /// What.
        seen: wire::Seen,
        /// Who had the seat before.
        name: Option<String>,
        /// Whether it replaces an invite link by another.
        renewed: bool,
    },
    /// An entry about somebody who has left the seat since.
    Former {
        /// The seat.
        seat: Seat,
        /// Who it was; empty if that is unknown.
        sitter: Sitter,
        /// What happened.
        entry: Box<Entry>,
    },
}

/// An event of the game, with what it meant at the time.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    event: Known,
    /// How far a lay moved its pile.
    step: Option<i8>,
    /// Whether a lay helped the opponent.
    help: bool,
    /// The number of the turn that starts with it.
    turn: u16,
}

/// How much of an event is known.
#[derive(Clone, Copy, Debug)]
enum Known {
    /// All of it, in a local game.
    All(Event),
    /// What one viewer has seen.
    Seen(Seen),
}

impl Entry {
    /// An event that follows `before`.
    pub(crate) fn new(before: &Board, event: &Event) -> Entry {
        let lay = match *event {
            Event::Laid { seat, card, pile } => Some((seat, Lay { card, pile })),
            _ => None,
        };
        Entry::Game(Played {
            event: Known::All(*event),
            step: lay.map(|(_, lay)| before.step(lay)),
            help: lay.is_some_and(|(seat, lay)| before.rules().is_help(seat, lay.pile)),
            turn: before.turn().number() + 1,
        })
    }

    /// An entry from the log of a remote table.
    pub(crate) fn of_note(note: &LogEntry) -> Entry {
        let entry = Entry::of_kind(&note.kind);
        match note.seat().zip(note.former.clone()) {
            Some((seat, sitter)) => Entry::Former { seat, sitter, entry: Box::new(entry) },
            None => entry,
        }
    }

    fn of_kind(kind: &EntryKind) -> Entry {
        match kind {
            EntryKind::Game(GameEvent { seen, step, help, turn }) => {
                Entry::Game(Played { event: Known::Seen(*seen), step: *step, help: *help, turn: *turn })
            }
            EntryKind::Chat(line) => Entry::Said(line.clone()),
            EntryKind::Table { seen, name, renewed } => {
                Entry::Table { seen: seen.clone(), name: name.clone(), renewed: *renewed }
            }
        }
    }

    /// What `viewer` sees of it, if it is an event of the game.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<Seen> {
        match self {
            Entry::Game(played) => Some(played.seen_by(viewer)),
            Entry::Said(_) | Entry::Table { .. } => None,
            Entry::Former { entry, .. } => entry.seen_by(viewer),
        }
    }
}

impl Played {
    fn seen_by(&self, viewer: Viewer) -> Seen {
        match self.event {
            Known::All(event) => event.seen_by(viewer),
            Known::Seen(seen) => seen,
        }
    }
}

/// Words the log for one viewer.
pub(crate) struct Narrator<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    /// The seat that is called “you”.
    pub(crate) you: Option<Seat>,
    pub(crate) viewer: Viewer,
    pub(crate) rules: &'a Rules,
}

impl Narrator<'_> {
    /// The sentence for an entry; some have none.
    pub(crate) fn sentence(&self, entry: &Entry) -> Option<String> {
        match entry {
            Entry::Game(played) => self.played(played),
            Entry::Said(line) => Some(self.said(line)),
            Entry::Table { seen: wire::Seen::InviteOnly { on: true }, renewed: true, .. } => {
                Some(self.words.message("tui-log-invite-new", &[]))
            }
            Entry::Table { seen, name, .. } => self.around(seen, name.as_deref()),
            Entry::Former { seat, sitter, entry } => self.about_former(*seat, sitter, entry),
        }
    }

    /// The sentence about somebody who had a seat before those who have it now.
    fn about_former(&self, seat: Seat, sitter: &Sitter, entry: &Entry) -> Option<String> {
        let name = match sitter {
            Sitter::Person { name } | Sitter::StandIn { name, .. } => phrases::person(self.words, name),
            Sitter::Bot { level } => phrases::bot(self.words, *level, seat),
            Sitter::Empty => self.words.message("tui-player", &[("seat", seat.number().into())]),
        };
        let mut names = self.names.to_vec();
        if let Some(own) = names.get_mut(seat.index()) {
            *own = name;
        }
        let you = self.you.filter(|you| *you != seat);
        let Narrator { words, viewer, rules, .. } = *self;
        Narrator { words, names: &names, you, viewer, rules }.sentence(entry)
    }

    fn played(&self, played: &Played) -> Option<String> {
        let say = |id: &str, args: &[(&'static str, Value<'static>)]| Some(self.words.message(id, args));
        match played.seen_by(self.viewer) {
            Seen::Began { seat } => say("event-began", &[self.who(seat), self.name(seat)]),
            Seen::TurnBegan { seat } => {
                say("event-turn", &[("number", played.turn.into()), self.who(seat), self.name(seat)])
            }
            Seen::Laid { seat, card, pile } => Some(self.laid(played, seat, Lay { card, pile })),
            Seen::TakenBack { seat, card, pile } => {
                let args = [self.name(seat), ("card", card.number().into()), ("pile", pile.to_string().into())];
                say("event-taken-back", &args)
            }
            // Drawing or the next turn implies it.
            Seen::TurnEnded { .. } => None,
            Seen::Drew { seat, cards } => Some(self.drew(seat, &cards)),
            Seen::Signalled { seat, signal } => Some(self.signalled(seat, signal)),
            Seen::Ended(ending) => {
                let names = SeatNames { names: self.names, you: self.you };
                Some(self.words.ending(&ending, self.rules, names))
            }
        }
    }

    fn name(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("name", self.names.get(seat.index()).cloned().unwrap_or_default().into())
    }

    /// Whether a sentence is about the user.
    fn who(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("who", if self.you == Some(seat) { "you" } else { "other" }.into())
    }

    /// Somebody by the name of that time, with the number of the seat if two have this name now.
    fn called(&self, seat: Seat, name: &str) -> (&'static str, Value<'static>) {
        let name = phrases::person(self.words, name);
        let numbered = seat_names::numbered(self.words, &name, seat);
        let is_numbered = self.names.get(seat.index()).is_some_and(|now| now.starts_with(&numbered));
        ("name", if is_numbered { numbered } else { name }.into())
    }

    fn laid(&self, played: &Played, seat: Seat, Lay { card, pile }: Lay) -> String {
        let step = played.step.unwrap_or(0);
        let id = match step {
            _ if played.help => "event-laid-help",
            -10 => "event-laid-trick",
            _ => "event-laid",
        };
        let args = [
            self.name(seat),
            ("card", card.number().into()),
            ("pile", pile.to_string().into()),
            ("cost", phrases::step(step).into()),
        ];
        let mut text = self.words.message(id, &args);
        if let Some(command) = self.rules.commands().of(card) {
            text.push(' ');
            text.push_str(&self.words.message("event-command", &[("command", command.word().into())]));
        }
        text
    }

    fn drew(&self, seat: Seat, cards: &tenback_rules::Drawn) -> String {
        match cards {
            tenback_rules::Drawn::Own(cards) => {
                let numbers: Vec<String> = cards.as_slice().iter().map(ToString::to_string).collect();
                self.words.message("event-drew-own", &[("cards", numbers.join(", ").into())])
            }
            tenback_rules::Drawn::Hidden(count) => {
                self.words.message("event-drew", &[self.name(seat), ("count", (*count).into())])
            }
        }
    }

    fn signalled(&self, seat: Seat, signal: Signal) -> String {
        let name = self.name(seat);
        match signal {
            Signal::Pile(what, pile) => {
                let args = [name, ("pile", pile.to_string().into()), ("signal", what.word().into())];
                self.words.message("event-pile-signal", &args)
            }
            Signal::LetMeBegin => self.words.message("event-let-me-begin", &[name]),
            Signal::NotMe => self.words.message("event-not-me", &[name]),
            Signal::Hold(command) => self.words.message("event-hold", &[name, ("command", command.word().into())]),
        }
    }
}

/// Events around the game, at a remote table.
impl Narrator<'_> {
    fn said(&self, line: &wire::ChatMessage) -> String {
        let own = self.you == Some(line.seat);
        let name = match line.name.as_deref().filter(|_| !own) {
            Some(name) => self.called(line.seat, name),
            None => self.name(line.seat),
        };
        self.words.message("tui-log-said", &[name, ("text", printable(&line.text).into())])
    }

    fn around(&self, seen: &wire::Seen, before: Option<&str>) -> Option<String> {
        let before = |seat: Seat| before.map_or_else(|| self.name(seat), |name| self.called(seat, name));
        let (id, who) = match seen {
            wire::Seen::Seated { seat, sitter } => ("tui-log-seated", self.sitter(*seat, sitter)),
            wire::Seen::Left { seat } => ("tui-log-left", before(*seat)),
            wire::Seen::Kicked { seat } => ("tui-log-kicked", before(*seat)),
            wire::Seen::HostPassed { seat } => {
                return Some(self.words.message("tui-log-host-passed", &[self.who(*seat), before(*seat)]));
            }
            wire::Seen::Silenced { seat, on } => {
                let id = if *on { "tui-log-silenced" } else { "tui-log-unsilenced" };
                return Some(self.words.message(id, &[self.who(*seat), before(*seat)]));
            }
            wire::Seen::HandedOver { seat, .. } => ("tui-log-handed-over", before(*seat)),
            wire::Seen::Returned { seat } => ("tui-log-returned", before(*seat)),
            wire::Seen::TimeUp { seat } => ("tui-log-time-up", before(*seat)),
            wire::Seen::Spectators { allowed: true } => return Some(self.words.message("tui-log-open", &[])),
            wire::Seen::Spectators { allowed: false } => return Some(self.words.message("tui-log-closed", &[])),
            wire::Seen::InviteOnly { on } => {
                let id = if *on { "tui-log-invite-on" } else { "tui-log-invite-off" };
                return Some(self.words.message(id, &[]));
            }
            wire::Seen::Dealt { .. } => return Some(self.words.message("tui-replay-start", &[])),
            wire::Seen::Hinted { seat } => ("tui-log-hinted", self.name(*seat)),
            wire::Seen::Coaching { seat, coaching } => {
                let id = match coaching {
                    Coaching::Off => "coach-log-off",
                    Coaching::Agreed => "coach-log-agreed",
                    Coaching::On => "coach-log-on",
                };
                (id, self.name(*seat))
            }
            wire::Seen::Renamed { seat, name } => {
                let args = [before(*seat), ("new", phrases::person(self.words, name).into())];
                return Some(self.words.message("tui-log-renamed", &args));
            }
            _ => return self.about_giving_up(seen),
        };
        Some(self.words.message(id, &[who]))
    }

    /// The vote on giving up. Other events have no sentence.
    fn about_giving_up(&self, seen: &wire::Seen) -> Option<String> {
        match seen {
            wire::Seen::GiveUpProposed { seat } => Some(self.words.message("tui-log-give-up", &[self.name(*seat)])),
            wire::Seen::GiveUpAnswered { seat, agree } => {
                let id = if *agree { "tui-log-agrees" } else { "tui-log-objects" };
                Some(self.words.message(id, &[self.name(*seat)]))
            }
            wire::Seen::GiveUpDecided { accepted: false } => Some(self.words.message("tui-log-goes-on", &[])),
            _ => None,
        }
    }

    fn sitter(&self, seat: Seat, sitter: &Sitter) -> (&'static str, Value<'static>) {
        match sitter {
            _ if self.you == Some(seat) => self.name(seat),
            Sitter::Person { name } | Sitter::StandIn { name, .. } => self.called(seat, name),
            Sitter::Bot { level } => ("name", phrases::bot(self.words, *level, seat).into()),
            Sitter::Empty => self.name(seat),
        }
    }
}
