//! The table itself: a wish gives events or a refusal, and events are followed.

use tenback_bots::Level;
use tenback_notation::{Recorder, Tag, commitment};
use tenback_rules::{BySeat, CardCommand, Contest, Game, Lay, Phase, Preview, Seat, Setup, View, Viewer};

use crate::command::{Command, Deal, Refusal};
use crate::event::{Event, Numbered, Seen};
use crate::guard;
use crate::language::Language;
use crate::settings::{Settings, Sitter, Talk};
use crate::snapshot::{Line, Snapshot};
use crate::text::{is_invisible, tidy};

/// A game with the people and bots who play it. It reads no clock, rolls no dice and tells nobody anything: whoever
/// hosts it hands wishes in and passes on what [`Table::seen`] makes of the events.
#[derive(Clone, Debug)]
pub struct Table {
    settings: Settings,
    sitters: BySeat<Sitter>,
    seq: u64,
    dealt: Option<Box<Dealt>>,
    chat: Vec<Line>,
}

/// A deal and what has become of it.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) deal: Deal,
    pub(crate) commitment: Option<String>,
    pub(crate) recorder: Recorder,
    game: Game,
}

impl Table {
    /// How many characters a chat message may have.
    pub const LONGEST_MESSAGE: usize = 280;

    /// A table with empty seats and no cards on it.
    pub fn new(settings: Settings) -> Table {
        let sitters = BySeat::from_fn(settings.rules.seats(), |_| Sitter::Empty);
        Table { settings, sitters, seq: 0, dealt: None, chat: Vec::new() }
    }

    /// What follows from a wish: events, or why not. The table itself stays as it is.
    pub fn decide(&self, command: Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Sit { seat, sitter } => self.sit(seat, sitter),
            Command::Leave { seat } => {
                self.check_taken(seat)?;
                Ok(vec![Event::Left { seat }])
            }
            Command::Deal(deal) => self.deal(deal),
            Command::Game { seat, command } => self.play(seat, command),
            Command::Say { seat, text } => self.say(seat, &text),
        }
    }

    /// Follows an event that [`Table::decide`] gave.
    pub fn apply(&mut self, event: &Event) {
        self.seq += 1;
        match event {
            Event::Seated { seat, sitter } => self.sitters[*seat] = sitter.clone(),
            Event::Left { seat } => self.sitters[*seat] = Sitter::Empty,
            Event::Dealt(deal) => self.dealt = Some(Box::new(Dealt::new(deal))),
            Event::Game(event) => {
                if let Some(dealt) = &mut self.dealt {
                    dealt.game.apply(event);
                    dealt.recorder.note(event);
                }
            }
            Event::Said { seat, text } => self.chat.push(Line::said(self.seq, *seat, &self.sitters, text)),
        }
    }

    /// Decides and applies in one go; on refusal nothing changes.
    pub fn act(&mut self, command: Command) -> Result<Vec<Numbered<Event>>, Refusal> {
        let events = self.decide(command)?;
        let follow = |event| {
            self.apply(&event);
            Numbered { seq: self.seq, event }
        };
        Ok(events.into_iter().map(follow).collect())
    }

    /// An event of this table as `viewer` sees it.
    pub fn seen(&self, event: &Event, viewer: Viewer) -> Seen {
        match event {
            Event::Seated { seat, sitter } => Seen::Seated { seat: *seat, sitter: sitter.clone() },
            Event::Left { seat } => Seen::Left { seat: *seat },
            Event::Dealt(deal) => {
                let dealt = Dealt::new(deal);
                Seen::Dealt { view: Box::new(dealt.game.view(viewer)), commitment: dealt.commitment }
            }
            Event::Game(event) => Seen::Game(event.seen_by(viewer)),
            Event::Said { seat, text } => Seen::Said { seat: *seat, text: text.clone() },
        }
    }
}

/// What can be asked of a table.
impl Table {
    /// What is agreed.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who sits where.
    pub const fn sitters(&self) -> &BySeat<Sitter> {
        &self.sitters
    }

    /// The number of the last event; 0 if nothing has happened.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Everything said so far.
    pub fn chat(&self) -> &[Line] {
        &self.chat
    }

    /// The true state of the game, for hosts only: whoever plays or looks on gets a [`Table::view`].
    pub fn game(&self) -> Option<&Game> {
        self.dealt().map(|dealt| &dealt.game)
    }

    /// The game as `viewer` knows it, once it is dealt.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.game().map(|game| game.view(viewer))
    }

    /// All that `viewer` needs to sit down again, or to look on from now.
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        Snapshot {
            seq: self.seq,
            settings: self.settings.clone(),
            sitters: self.sitters.clone(),
            view: self.view(viewer).map(Box::new),
            commitment: self.dealt().and_then(|dealt| dealt.commitment.clone()),
            chat: self.chat.clone(),
        }
    }

    /// What would be if a seat laid these cards. Nothing changes and nobody learns of it (A16).
    pub fn preview(&self, seat: Seat, lays: &[Lay]) -> Result<Preview, Refusal> {
        self.check_seat(seat)?;
        let view = self.view(Viewer::Seat(seat)).ok_or(Refusal::NotDealt)?;
        view.try_out(lays).map_err(Refusal::Untriable)
    }

    /// Whose turn it is, if a bot sits there.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.game()?.board().to_move()?;
        match self.sitters[seat] {
            Sitter::Bot { level } => Some((seat, level)),
            Sitter::Empty | Sitter::Person { .. } => None,
        }
    }

    pub(crate) fn dealt(&self) -> Option<&Dealt> {
        self.dealt.as_deref()
    }
}

/// The wishes one by one.
impl Table {
    fn sit(&self, seat: Seat, sitter: Sitter) -> Result<Vec<Event>, Refusal> {
        self.check_seat(seat)?;
        if self.sitters[seat] != Sitter::Empty {
            return Err(Refusal::SeatTaken { seat });
        }
        if sitter == Sitter::Empty {
            return Err(Refusal::NobodyToSit);
        }
        Ok(vec![Event::Seated { seat, sitter }])
    }

    fn deal(&self, deal: Deal) -> Result<Vec<Event>, Refusal> {
        if self.dealt.is_some() {
            return Err(Refusal::AlreadyDealt);
        }
        if let Some((seat, _)) = self.sitters.iter().find(|(_, sitter)| **sitter == Sitter::Empty) {
            return Err(Refusal::SeatEmpty { seat });
        }
        let dealt = Game::new(&deal.setup).map_err(Refusal::BadSetup)?;
        if *dealt.board().rules() != self.settings.rules {
            return Err(Refusal::SetupOfOtherRules);
        }
        if deal.salt.as_deref().is_some_and(|salt| Tag::new("Salt", salt).is_none()) {
            return Err(Refusal::BadSalt);
        }
        // A first seat that is fixed begins by an event of its own, like any other, so that all hear of it.
        let first = deal.setup.first.map(|_| dealt.board().turn().seat());
        let open = Deal { setup: Setup { first: None, ..deal.setup }, salt: deal.salt };
        let mut began = Vec::new();
        if let Some(seat) = first {
            let game = Game::new(&open.setup).map_err(Refusal::BadSetup)?;
            began = game.decide(seat, tenback_rules::Command::Begin)?;
        }
        Ok(std::iter::once(Event::Dealt(open)).chain(began.into_iter().map(Event::Game)).collect())
    }

    fn play(&self, seat: Seat, command: tenback_rules::Command) -> Result<Vec<Event>, Refusal> {
        // The clock runs for a seat that somebody has left, too.
        match command {
            tenback_rules::Command::RunOutOfTime => self.check_seat(seat)?,
            _ => self.check_taken(seat)?,
        }
        let game = self.game().ok_or(Refusal::NotDealt)?;
        if matches!(command, tenback_rules::Command::Signal(_)) && self.settings.talk == Talk::None {
            return Err(Refusal::TalkOff);
        }
        Ok(game.decide(seat, command)?.into_iter().map(Event::Game).collect())
    }

    fn say(&self, seat: Seat, text: &str) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        let Sitter::Person { language, .. } = self.sitters[seat] else { return Err(Refusal::NotAPerson { seat }) };
        self.check_chat()?;
        let text = tidy(text);
        if text.chars().all(is_invisible) {
            return Err(Refusal::NothingSaid);
        }
        if text.chars().count() > Table::LONGEST_MESSAGE {
            return Err(Refusal::TooLong { most: Table::LONGEST_MESSAGE });
        }
        self.check_words(&text, language)?;
        Ok(vec![Event::Said { seat, text }])
    }

    fn check_chat(&self) -> Result<(), Refusal> {
        match self.settings.talk {
            Talk::None => Err(Refusal::TalkOff),
            Talk::Signals if self.settings.rules.contest() == Contest::Opposed => Err(Refusal::TalkOff),
            Talk::Signals => Err(Refusal::SignalsOnly),
            Talk::Chat => Ok(()),
        }
    }

    /// What the rules say about talking holds from the deal to the end of the game.
    fn check_words(&self, text: &str, language: Language) -> Result<(), Refusal> {
        let Some(board) = self.game().map(Game::board) else { return Ok(()) };
        if matches!(board.phase(), Phase::Over(_)) {
            return Ok(());
        }
        if let Some(shown_on) = board.shown_on(CardCommand::Mute) {
            return Err(Refusal::Muted { shown_on });
        }
        if !self.settings.guard {
            return Ok(());
        }
        let languages = [self.settings.language, language];
        match guard::card_named(text, &languages, board.rules().highest()) {
            Some(word) => Err(Refusal::NamesACard { word }),
            None => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.sitters.seats();
        if seat.number() <= seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seats }) }
    }

    fn check_taken(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if self.sitters[seat] == Sitter::Empty { Err(Refusal::SeatEmpty { seat }) } else { Ok(()) }
    }
}

impl Dealt {
    fn new(deal: &Deal) -> Dealt {
        let game = Game::new(&deal.setup).expect("a deal becomes an event only if it makes a game");
        let recorder = Recorder::new(&deal.setup);
        let promise = |salt: &String| recorder.record().tag("Deck").map(|deck| commitment(salt, deck));
        Dealt { commitment: deal.salt.as_ref().and_then(promise), deal: deal.clone(), recorder, game }
    }
}
