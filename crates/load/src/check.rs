//! Checks every frame a viewer gets: in order, without gaps, consistent, and nothing hidden. Pure.

use serde_json::{Map, Value};
use tenback_rules::{CardSet, Lay, Pile, Rules, Seat, View, Viewer};
use tenback_wire::Phase;

use crate::fault::Fault;
use crate::frame::{Done, Happened, Kind, Meaning, Refused, ShownLegal, ShownView, Step, Welcome, You};

/// Names of fields that would reveal cards, wherever they are.
const SECRET_FIELDS: [&str; 8] = ["hand", "hands", "deck", "decks", "stock", "stocks", "salt", "setup"];

/// What one viewer knows from the frames so far.
#[derive(Debug)]
pub struct Checker {
    seq: u64,
    rules: Option<Rules>,
    viewer: Viewer,
    view: Option<Box<View>>,
    welcome_is_due: bool,
    may_restart: bool,
}

/// A frame that passed all checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The whole state.
    Welcome {
        /// The best move, if it is this viewer's turn.
        best: Option<Best>,
        /// Whether the turn may end.
        may_end: bool,
    },
    /// Something happened.
    Step {
        /// The id of this client's command that caused it.
        done: Option<String>,
        /// The best move, if it is this viewer's turn.
        best: Option<Best>,
        /// Whether the turn may end.
        may_end: bool,
        /// Whether the game has just ended.
        ended: bool,
    },
    /// A repeated command had been carried out before.
    Done {
        /// Its id.
        id: String,
        /// The number of its last event.
        seq: u64,
    },
    /// Who is connected, or what may be done.
    Other,
}

/// A move that looks cheap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The lay.
    pub lay: Lay,
    /// How far it advances the pile.
    pub step: i8,
}

impl Default for Checker {
    fn default() -> Checker {
        Checker::new(false)
    }
}

impl Checker {
    /// A viewer who has said hello. Recorded frames may start over with another welcome; real ones may not.
    pub const fn new(may_restart: bool) -> Checker {
        Checker { seq: 0, rules: None, viewer: Viewer::Spectator, view: None, welcome_is_due: true, may_restart }
    }

    /// The viewer has said hello again, on a new connection, with the number of the last event.
    pub const fn reconnect(&mut self) {
        self.welcome_is_due = true;
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The seat of this viewer.
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The game as this viewer knows it.
    pub fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    /// Checks a frame and follows it.
    pub fn hear(&mut self, text: &str) -> Result<Heard, Fault> {
        // The type always comes first; otherwise it takes a second look.
        if text.starts_with(r#"{"type":"step""#) {
            return self.step(&read(text)?);
        }
        match read::<Kind<'_>>(text)?.kind {
            "step" => self.step(&read(text)?),
            "welcome" => self.welcome(&read(text)?),
            "done" => {
                let Done { id, seq } = read(text)?;
                Ok(Heard::Done { id, seq })
            }
            "present" | "may" => Ok(Heard::Other),
            "refused" => {
                let Refused { code, text } = read(text)?;
                Err(Fault::Refused { code, text })
            }
            "bye" => Err(Fault::Closed { why: read::<Refused>(text)?.code }),
            kind => Err(Fault::Unexpected { kind: kind.to_owned() }),
        }
    }

    fn welcome(&mut self, welcome: &Welcome<'_>) -> Result<Heard, Fault> {
        if !self.welcome_is_due && !self.may_restart {
            return Err(Fault::Unexpected { kind: "welcome".to_owned() });
        }
        self.welcome_is_due = false;
        check_table(&welcome.table)?;
        let rules = welcome.table.get("rules").cloned().unwrap_or_default();
        self.rules = Some(serde_json::from_value(rules).map_err(unreadable)?);
        self.sit(&welcome.you);
        self.continue_after(welcome)?;
        self.follow(&welcome.tail, welcome.seq)?;
        self.compare(welcome.view.as_ref(), &welcome.legal)?;
        self.check_open("record or end", welcome.record.is_some() || welcome.end.is_some())?;
        let may_end = welcome.view.as_ref().is_some_and(|view| view.turn.may_end);
        Ok(Heard::Welcome { best: best(&welcome.legal), may_end })
    }

    /// Where the tail of a welcome starts: at the last known event, or later if the viewer is too far behind.
    fn continue_after(&mut self, welcome: &Welcome<'_>) -> Result<(), Fault> {
        if self.may_restart || welcome.after > self.seq {
            self.view = None;
            self.seq = welcome.after;
        } else if welcome.seq < self.seq {
            return Err(Fault::Lost { has: self.seq, last: welcome.seq });
        } else if welcome.after < self.seq {
            return Err(Fault::Gap { expected: self.seq, found: welcome.after });
        }
        Ok(())
    }

    fn step(&mut self, step: &Step<'_>) -> Result<Heard, Fault> {
        if self.welcome_is_due {
            return Err(Fault::Unexpected { kind: "step".to_owned() });
        }
        if let Some(you) = &step.you {
            self.sit(you);
        }
        if let Some(table) = &step.table {
            check_table(table)?;
        }
        self.follow(&step.seen, step.seq)?;
        self.compare(step.view.as_ref(), &step.legal)?;
        self.check_open("end", step.end.is_some())?;
        Ok(Heard::Step {
            done: step.done.map(str::to_owned),
            best: best(&step.legal),
            may_end: step.view.as_ref().is_some_and(|view| view.turn.may_end),
            ended: step.seen.iter().any(|event| event.kind == "ended"),
        })
    }

    fn sit(&mut self, you: &You) {
        self.viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
    }

    /// Follows events up to number `last`.
    fn follow(&mut self, events: &[Happened<'_>], last: u64) -> Result<(), Fault> {
        for event in events {
            let expected = self.seq + 1;
            if event.seq != expected {
                return Err(Fault::Gap { expected, found: event.seq });
            }
            self.seq = expected;
            self.happen(event)?;
        }
        if last == self.seq { Ok(()) } else { Err(Fault::Gap { expected: self.seq, found: last }) }
    }

    fn happen(&mut self, event: &Happened<'_>) -> Result<(), Fault> {
        let impossible = || Fault::Impossible { seq: event.seq, kind: event.kind.to_owned() };
        if event.cards.is_some() && event.drawn_by() != self.seat() {
            return Err(hidden("cards that another seat drew"));
        }
        match event.meaning().ok_or_else(impossible)? {
            Meaning::Dealt(hand) => self.deal(hand).ok_or_else(impossible),
            Meaning::Game(seen) => {
                let view = self.view.as_mut().ok_or_else(impossible)?;
                view.follow(&seen).map_err(|_| impossible())
            }
            Meaning::Opened => self.check_open("the record", true),
            Meaning::Around => Ok(()),
        }
    }

    fn deal(&mut self, hand: CardSet) -> Option<()> {
        self.view = Some(Box::new(View::dealt(self.rules?, self.viewer, hand)?));
        Some(())
    }

    /// Hidden cards are shown only once the game is over.
    fn check_open(&self, what: &str, shown: bool) -> Result<(), Fault> {
        let over = self.view().is_some_and(|view| view.board().ending().is_some());
        if shown && !over { Err(hidden(what)) } else { Ok(()) }
    }

    /// Compares what the server shows with what follows from the events.
    fn compare(&self, shown: Option<&ShownView>, legal: &[ShownLegal]) -> Result<(), Fault> {
        let (view, shown) = match (self.view.as_deref(), shown) {
            (None, None) => return if legal.is_empty() { Ok(()) } else { Err(hidden("legal lays")) },
            (Some(view), Some(shown)) => (view, shown),
            _ => return Err(Fault::Differs { what: "whether cards are dealt" }),
        };
        if !(shown.hand.0 - view.hand()).is_empty() {
            return Err(hidden("view.hand"));
        }
        let known = |legal: &ShownLegal| view.is_to_move() && view.hand().contains(legal.lay.card);
        if !legal.iter().all(known) {
            return Err(hidden("legal lays of another seat"));
        }
        difference(view, shown).map_or(Ok(()), |what| Err(Fault::Differs { what }))
    }
}

/// The first part that differs.
fn difference(view: &View, shown: &ShownView) -> Option<&'static str> {
    let board = view.board();
    let piles = shown.piles.iter().map(|pile| (pile.pile, pile.top, pile.height));
    let own = Pile::ALL.map(|pile| (pile, board.tops()[pile], board.heights()[pile]));
    let laid = board.unlaid().iter().map(|unlaid| board.rules().deck() - *unlaid);
    let turn = (shown.turn.number, shown.turn.seat);
    [
        (shown.phase != Phase::from(board.phase()), "phase"),
        (turn != (board.turn().number(), board.turn().seat()), "turn"),
        (!shown.turn.lays.iter().copied().eq(board.turn().lays()), "turn.lays"),
        (!piles.eq(own), "piles"),
        (shown.hands != board.hand_sizes().as_slice(), "hands"),
        (shown.stocks != board.stock_sizes(), "stocks"),
        (shown.left != board.left(), "left"),
        (shown.hand.0 != view.hand(), "hand"),
        (!shown.laid.iter().map(|cards| cards.0).eq(laid), "laid"),
    ]
    .into_iter()
    .find_map(|(differs, what)| differs.then_some(what))
}

/// The cheapest lay that does not lose; ten back first.
fn best(legal: &[ShownLegal]) -> Option<Best> {
    let cost = |legal: &&ShownLegal| (legal.loses, legal.step.max(0));
    legal.iter().min_by_key(cost).map(|legal| Best { lay: legal.lay, step: legal.step })
}

/// The table around the game must not say anything about cards.
fn check_table(table: &Map<String, Value>) -> Result<(), Fault> {
    let secret = table.keys().find(|key| SECRET_FIELDS.contains(&key.as_str()));
    secret.map_or(Ok(()), |key| Err(hidden(&format!("table.{key}"))))
}

fn hidden(what: &str) -> Fault {
    Fault::Hidden { what: what.to_owned() }
}

fn read<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(error: serde_json::Error) -> Fault {
    Fault::Unreadable { why: error.to_string() }
}
