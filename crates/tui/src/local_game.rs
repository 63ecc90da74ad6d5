//! The host of a local game: it drives the table, lets bots think and play, saves the game after every event, and knows
//! who is looking at the screen.

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Level};
use tenback_rules::{Board, Command, Lay, Phase, Seat, Signal, StartPreference, View, Viewer};
use tenback_table::{self as table, Event, Refusal, Sitter, Table};

use crate::coach::Coach;
use crate::log::Entry;
use crate::pending_choice::PendingChoice;
use crate::save_file::SaveFile;
use crate::saved::SaveError;

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Slow enough for people to follow.
    Calm,
    /// Without pauses.
    Fast,
}

impl Pace {
    const fn pause(self) -> Duration {
        match self {
            Pace::Calm => Duration::from_millis(700),
            Pace::Fast => Duration::ZERO,
        }
    }
}

/// Who is looking at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyboard {
    /// This viewer.
    Shown(Viewer),
    /// Nobody: the keyboard is being passed to this seat.
    Covered(Seat),
}

/// A bot's turn under way.
#[derive(Debug)]
enum BotTurn {
    Thinking(Box<PendingChoice>),
    Laying(VecDeque<Lay>),
}

/// A game at one keyboard.
#[derive(Debug)]
pub(crate) struct LocalGame {
    table: Table,
    place: SaveFile,
    pace: Pace,
    rng: BotRng,
    keyboard: Keyboard,
    log: Vec<Entry>,
    /// The people who were asked whether they want to go first.
    asked: Vec<Seat>,
    bot_turn: Option<BotTurn>,
    /// How many hints were given.
    hints: u16,
    /// Everybody's coach, if it is switched on.
    coach: Option<Coach>,
    /// No bot plays before this time.
    not_before: Option<Instant>,
}

impl LocalGame {
    /// Hosts a table whose cards are dealt, new or resumed. `seed` is for bots and random choices.
    pub(crate) fn new(table: Table, place: SaveFile, pace: Pace, seed: u64) -> LocalGame {
        let rng = BotRng::seed_from_u64(seed);
        let people: Vec<Seat> = people(&table).collect();
        let keyboard = match people[..] {
            [] => Keyboard::Shown(Viewer::Spectator),
            [seat] => Keyboard::Shown(Viewer::Seat(seat)),
            [first, ..] => Keyboard::Covered(first),
        };
        let (asked, log) = (Vec::new(), Vec::new());
        let (bot_turn, not_before, coach) = (None, None, None);
        let mut local =
            LocalGame { table, place, pace, rng, keyboard, log, asked, bot_turn, hints: 0, coach, not_before };
        local.save();
        local.settle();
        if let (Keyboard::Covered(_), Some(seat)) = (local.keyboard, local.wanted()) {
            local.keyboard = Keyboard::Covered(seat);
        }
        local
    }

    /// Adds earlier events to the log.
    pub(crate) fn remember(&mut self, mut past: Vec<Entry>) {
        past.append(&mut self.log);
        self.log = past;
    }

    /// Carries out a command of the player at the keyboard.
    pub(crate) fn act(&mut self, command: Command) -> Result<(), Refusal> {
        let seat = self.seat().ok_or(Refusal::Illegal(tenback_rules::Illegal::NotSeated))?;
        self.play(seat, command)?;
        self.settle();
        Ok(())
    }

    fn play(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let events = self.table.decide(table::Command::Game { seat, command })?;
        self.follow(&events);
        Ok(())
    }

    fn follow(&mut self, events: &[Event]) {
        let mut board = self.board().clone();
        for event in events {
            if let Some(coach) = &mut self.coach {
                coach.note(&self.table, event);
            }
            self.table.apply(event);
            if let Event::Game(event) = event {
                self.log.push(Entry::new(&board, event));
            }
            board = self.board().clone();
        }
        if let Some(coach) = self.coach.as_mut().filter(|_| events.iter().any(moves_on)) {
            coach.look(&self.table);
        }
        self.save();
    }

    fn save(&mut self) {
        if let Some(record) = self.table.record() {
            self.place.save(record);
        }
    }

    /// Does what happens automatically: random choices, start preferences and signals of bots.
    fn settle(&mut self) {
        self.open();
        self.let_bots_speak();
        self.open_after_wishes();
    }

    /// Chooses the first player at random where nobody may state a preference (C2).
    fn open(&mut self) {
        if self.table.needs_random_start() {
            let lot = self.rng.random_range(1..=self.board().rules().seats());
            self.begin(Seat::from_number(lot).unwrap_or(Seat::FIRST));
        }
    }

    /// Once everyone was asked, the game starts with whoever wants to go first.
    fn open_after_wishes(&mut self) {
        let all_asked = people(&self.table).all(|seat| self.asked.contains(&seat));
        if self.board().phase() == Phase::Dealt && all_asked {
            self.begin(self.board().agreed_starter());
        }
    }

    fn begin(&mut self, seat: Seat) {
        if let Ok(events) = self.table.begin(seat) {
            self.follow(&events);
        }
    }

    fn let_bots_speak(&mut self) {
        let signals = self.table.bot_signals(|level, view, secret| Bot::new(level).with_secret(secret).signals(view));
        for command in signals {
            // Signals that are not allowed now are dropped.
            if let Ok(events) = self.table.decide(command) {
                self.follow(&events);
            }
        }
    }

    /// States whether the player at the keyboard wants to go first, would rather not, or does not mind.
    pub(crate) fn wish(&mut self, wish: Option<StartPreference>) -> Result<(), Refusal> {
        let Some(seat) = self.seat() else { return Ok(()) };
        match wish {
            Some(StartPreference::Me) if self.is_alone() => return self.act(Command::Begin),
            Some(StartPreference::Me) => self.play(seat, Command::Signal(Signal::LetMeBegin))?,
            Some(StartPreference::NotMe) => self.play(seat, Command::Signal(Signal::NotMe))?,
            None => {}
        }
        self.asked.push(seat);
        self.settle();
        Ok(())
    }

    /// Lets bots and the coach continue. Returns whether anything has changed.
    pub(crate) fn poll(&mut self, now: Instant) -> bool {
        let coached = self.coach.as_mut().is_some_and(Coach::poll);
        self.poll_bots(now) || coached
    }

    fn poll_bots(&mut self, now: Instant) -> bool {
        let Some((seat, level)) = self.table.bot_to_move() else {
            self.bot_turn = None;
            return false;
        };
        let waited = self.not_before.is_none_or(|moment| now >= moment);
        match self.bot_turn.take() {
            None => {
                let seed = self.rng.random();
                let Some(view) = self.table.view(Viewer::Seat(seat)) else { return false };
                self.bot_turn = Some(BotTurn::Thinking(Box::new(PendingChoice::begin(view, level, seed))));
                self.not_before = Some(now + self.pace.pause());
                true
            }
            // The choice can be taken only once, so it is not taken before the pause is over.
            Some(BotTurn::Thinking(thought)) => match waited.then(|| thought.ready()).flatten() {
                Some(choice) => {
                    self.bot_turn = Some(BotTurn::Laying(choice.turn.as_slice().iter().copied().collect()));
                    true
                }
                None => {
                    self.bot_turn = Some(BotTurn::Thinking(thought));
                    false
                }
            },
            Some(BotTurn::Laying(lays)) if waited => {
                self.lay_for_bot(seat, lays);
                self.not_before = Some(now + self.pace.pause());
                true
            }
            laying => {
                self.bot_turn = laying;
                false
            }
        }
    }

    /// Plays the next card of a bot's turn, or ends the turn.
    fn lay_for_bot(&mut self, seat: Seat, mut lays: VecDeque<Lay>) {
        let turn = self.board().turn().number();
        let done = match lays.pop_front() {
            Some(lay) => self.play(seat, Command::Lay(lay)),
            None => self.play(seat, Command::EndTurn),
        };
        let goes_on = self.board().to_move() == Some(seat) && self.board().turn().number() == turn;
        // A bot whose move is rejected thinks again.
        self.bot_turn = (done.is_ok() && goes_on).then_some(BotTurn::Laying(lays));
        self.settle();
    }
}

/// Queries.
impl LocalGame {
    /// The public state of the game.
    pub(crate) fn board(&self) -> &Board {
        self.table.game().expect("a local is opened with a table whose cards are dealt").board()
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn keyboard(&self) -> Keyboard {
        self.keyboard
    }

    /// The seat of the player who is looking at the screen.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.keyboard {
            Keyboard::Shown(Viewer::Seat(seat)) => Some(seat),
            Keyboard::Shown(Viewer::Spectator) | Keyboard::Covered(_) => None,
        }
    }

    /// What may be shown now; nothing while the keyboard is being passed.
    pub(crate) fn view(&self) -> Option<View> {
        match self.keyboard {
            Keyboard::Shown(viewer) => self.table.view(viewer),
            Keyboard::Covered(_) => None,
        }
    }

    /// The player who has to act now.
    fn wanted(&self) -> Option<Seat> {
        match self.board().phase() {
            Phase::Dealt => people(&self.table).find(|seat| !self.asked.contains(seat)),
            Phase::Running => self.board().to_move().filter(|&seat| people(&self.table).any(|other| other == seat)),
            Phase::Over(_) => None,
        }
    }

    /// The player the keyboard should be passed to, if somebody else has it.
    pub(crate) fn pass_to(&self) -> Option<Seat> {
        let seat = self.wanted()?;
        matches!(self.keyboard, Keyboard::Shown(Viewer::Seat(own)) if own != seat).then_some(seat)
    }

    /// Covers the screen to pass the keyboard on.
    pub(crate) fn pass(&mut self) {
        if let Some(seat) = self.pass_to() {
            self.keyboard = Keyboard::Covered(seat);
        }
    }

    /// Shows the table to the seat the keyboard was passed to.
    pub(crate) fn uncover(&mut self) {
        if let Keyboard::Covered(seat) = self.keyboard {
            self.keyboard = Keyboard::Shown(Viewer::Seat(seat));
        }
    }

    /// Whether only one person plays.
    pub(crate) fn is_alone(&self) -> bool {
        people(&self.table).count() == 1
    }

    /// Whether the player at the keyboard has not said yet who should go first.
    pub(crate) fn asks_who_begins(&self) -> bool {
        self.board().phase() == Phase::Dealt && self.seat().is_some_and(|seat| !self.asked.contains(&seat))
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        self.table.bot_to_move().map(|(seat, _)| seat)
    }

    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whether a card was played and the game is in its file.
    pub(crate) fn is_kept(&self) -> bool {
        self.place.is_written() && self.file().is_some()
    }

    /// How many hints were given.
    pub(crate) fn hints(&self) -> u16 {
        self.hints
    }

    /// Where the game is saved from the first move on, if it is.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.place.path()
    }

    pub(crate) const fn coach(&self) -> Option<&Coach> {
        self.coach.as_ref()
    }

    pub(crate) const fn coach_mut(&mut self) -> Option<&mut Coach> {
        self.coach.as_mut()
    }

    /// Switches the coach on or off.
    pub(crate) fn set_coach(&mut self, on: bool) {
        self.coach = on.then(|| Coach::at(&self.table));
    }

    /// Why the game is not saved.
    pub(crate) fn trouble(&self) -> Option<&SaveError> {
        self.place.trouble()
    }

    /// Whether there is no file that the game could be saved in.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.file().is_none()
    }

    /// Asks a master bot for a hint.
    pub(crate) fn hint(&mut self) -> Option<PendingChoice> {
        let view = self.view().filter(View::is_to_move)?;
        self.hints = self.hints.saturating_add(1);
        Some(PendingChoice::begin(view, Level::Master, self.rng.random()))
    }
}

/// Whether an event changes what can be played.
const fn moves_on(event: &Event) -> bool {
    matches!(event, Event::Game(event) if !matches!(event, tenback_rules::Event::Signalled { .. }))
}

fn people(table: &Table) -> impl Iterator<Item = Seat> + '_ {
    table.sitters().iter().filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. })).map(|(seat, _)| seat)
}
