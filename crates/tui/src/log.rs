//! What happened, kept with what a line about it needs, and told to each viewer as they may know it.

use tenback_rules::{Board, Event, Lay, Seat, Seen, Signal, Viewer};
use tenback_words::{Value, Words};

use crate::tell;

/// An event and what it meant when it happened.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    event: Event,
    /// How far a lay moved its pile.
    step: Option<i8>,
    /// Whether a lay was a help for the opponent.
    help: bool,
    /// The turn that begins with it.
    turn: u16,
}

impl Entry {
    /// An event that comes after `before`.
    pub(crate) fn new(before: &Board, event: &Event) -> Entry {
        let lay = match *event {
            Event::Laid { seat, card, pile } => Some((seat, Lay { card, pile })),
            _ => None,
        };
        Entry {
            event: *event,
            step: lay.map(|(_, lay)| before.step(lay)),
            help: lay.is_some_and(|(seat, lay)| before.rules().is_help(seat, lay.pile)),
            turn: before.turn().number() + 1,
        }
    }

    pub(crate) const fn event(&self) -> &Event {
        &self.event
    }
}

/// Tells of events to one viewer.
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    pub(crate) viewer: Viewer,
    pub(crate) board: &'a Board,
}

impl Teller<'_> {
    /// The sentence about an event; some need none.
    pub(crate) fn sentence(&self, entry: &Entry) -> Option<String> {
        let say = |id: &str, args: &[(&'static str, Value<'static>)]| Some(self.words.message(id, args));
        match entry.event.seen_by(self.viewer) {
            Seen::Began { seat } => say("event-began", &[self.name(seat)]),
            Seen::TurnBegan { seat } => say("event-turn", &[("number", entry.turn.into()), self.name(seat)]),
            Seen::Laid { .. } => Some(self.laid(entry)),
            Seen::TakenBack { seat, card, pile } => {
                let args = [self.name(seat), ("card", card.number().into()), ("pile", pile.to_string().into())];
                say("event-taken-back", &args)
            }
            // The drawing or the next turn tells it.
            Seen::TurnEnded { .. } => None,
            Seen::Drew { seat, cards } => Some(self.drew(seat, &cards)),
            Seen::Signalled { seat, signal } => Some(self.signalled(seat, signal)),
            Seen::Ended(ending) => Some(self.words.ending(&ending, self.board.rules())),
        }
    }

    fn name(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("name", self.names.get(seat.index()).cloned().unwrap_or_default().into())
    }

    fn laid(&self, entry: &Entry) -> String {
        let Event::Laid { seat, card, pile } = entry.event else { return String::new() };
        let step = entry.step.unwrap_or(0);
        let id = match step {
            _ if entry.help => "event-laid-help",
            -10 => "event-laid-trick",
            _ => "event-laid",
        };
        let args = [
            self.name(seat),
            ("card", card.number().into()),
            ("pile", pile.to_string().into()),
            ("cost", tell::step(step).into()),
        ];
        let mut text = self.words.message(id, &args);
        if let Some(command) = self.board.rules().commands().of(card) {
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
