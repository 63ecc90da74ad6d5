//! A lesson being played.

use tenback_notation::{Record, replay};
use tenback_rules::{Command, EndCause, Event, Game, Illegal, Lay, LegalLay, Seat, Setup};

use crate::action::Action;
use crate::name::LessonName;
use crate::step::{Goal, NOT_NOW, SMALLER, Step};
use crate::winning::{commands, has_won, keeps_win, winning_command};

/// A lesson being played: the current step, and the game.
#[derive(Clone, Debug)]
pub struct Session {
    lesson: LessonName,
    step: usize,
    game: Game,
    /// The position before anything happened.
    start: Game,
    /// Everything that happened since.
    events: Vec<Event>,
    /// How many of the events are older than the last action.
    known: usize,
}

/// What the coach asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Reading on.
    Read,
    /// A move: a card, the end of the turn, or a signal.
    Move,
    /// One of the sentences to choose from.
    Say,
    /// Nothing: the lesson is complete.
    Nothing,
}

/// Why an action does not lead on. It changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The rules forbid it.
    Illegal(Illegal),
    /// It would lose the game.
    Loses(EndCause),
    /// It is legal, but not what the coach asks for.
    Other {
        /// The coach's message.
        says: &'static str,
        /// The lay, if it is one.
        lay: Option<LegalLay>,
    },
}

impl Session {
    /// The seat of the player.
    pub const YOU: Seat = Seat::FIRST;

    /// Starts a lesson.
    pub fn new(lesson: LessonName) -> Session {
        let position = lesson.lesson().steps[0].position.expect("tests check that every lesson starts with a position");
        let Opened { game, start, events } = open(position);
        Session { lesson, step: 0, game, start, known: events.len(), events }
    }

    /// Which lesson it is.
    pub const fn lesson(&self) -> LessonName {
        self.lesson
    }

    /// The current step, counted from 0; the number of steps once all are done.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The number of steps.
    pub const fn steps(&self) -> usize {
        self.lesson.lesson().steps.len()
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The current position before anything happened.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// Everything that happened since.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many of the events are older than the last action.
    pub const fn known(&self) -> usize {
        self.known
    }

    /// What the coach says now: the id of a message.
    pub fn says(&self) -> &'static str {
        self.current().map_or(self.lesson.lesson().ends, |step| step.says)
    }

    /// What the coach asks for.
    pub fn request(&self) -> Request {
        match self.current().map(|step| step.goal) {
            None => Request::Nothing,
            Some(Goal::Read) => Request::Read,
            Some(Goal::Say { .. }) => Request::Say,
            Some(Goal::Do(_) | Goal::Turn | Goal::Win) => Request::Move,
        }
    }

    /// The sentences to choose from, as ids of messages.
    pub fn sentences(&self) -> &'static [&'static str] {
        match self.current().map(|step| step.goal) {
            Some(Goal::Say { sentences, .. }) => sentences,
            _ => &[],
        }
    }

    /// An action that leads on, for players who ask; none once the lesson is complete.
    pub fn shows(&self) -> Option<Action> {
        match self.current()?.goal {
            Goal::Read => Some(Action::Next),
            Goal::Say { right, .. } => Some(Action::Say(right)),
            Goal::Do(words) => {
                let actions = words.iter().filter_map(|word| Action::from_word(word));
                actions.into_iter().find(|action| self.check(*action).is_ok())
            }
            Goal::Turn => {
                let mut commands = commands(&self.game, Session::YOU);
                commands.reverse();
                commands.into_iter().filter_map(action_of).find(|action| self.check(*action).is_ok())
            }
            Goal::Win => winning_command(&self.game, Session::YOU).and_then(action_of),
        }
    }

    /// Does something. What the coach does not ask for changes nothing.
    pub fn take(&mut self, action: Action) -> Result<(), Objection> {
        self.check(action)?;
        self.known = self.events.len();
        if let Some(command) = command_of(action) {
            self.play(Session::YOU, command);
        }
        if self.is_reached() {
            self.go_on();
        }
        Ok(())
    }

    fn current(&self) -> Option<&'static Step> {
        self.lesson.lesson().steps.get(self.step)
    }

    /// Whether an action is accepted.
    fn check(&self, action: Action) -> Result<(), Objection> {
        let other = |says| Err(Objection::Other { says, lay: self.legal_lay(action) });
        let Some(step) = self.current() else { return other(NOT_NOW) };
        match (step.goal, action) {
            (Goal::Read, Action::Next) => Ok(()),
            (Goal::Say { sentences, right }, Action::Say(number)) if usize::from(number) <= sentences.len() => {
                if number == right { Ok(()) } else { other(step.explains(&action.to_string())) }
            }
            (Goal::Do(_) | Goal::Turn | Goal::Win, _) => match command_of(action) {
                Some(command) => self.check_command(step, command, action),
                None => other(NOT_NOW),
            },
            _ => other(NOT_NOW),
        }
    }

    fn check_command(&self, step: &Step, command: Command, action: Action) -> Result<(), Objection> {
        let mut after = self.game.clone();
        after.play(Session::YOU, command).map_err(Objection::Illegal)?;
        if let Some(ending) = after.board().ending()
            && !has_won(&after, Session::YOU)
        {
            return Err(Objection::Loses(ending.cause));
        }
        let word = action.to_string();
        let plays = !matches!(command, Command::Signal(_));
        let leads_on = match step.goal {
            Goal::Do(words) => words.contains(&word.as_str()),
            Goal::Turn => plays,
            Goal::Win => plays && keeps_win(&self.game, Session::YOU, command),
            Goal::Read | Goal::Say { .. } => false,
        };
        if leads_on {
            return Ok(());
        }
        let lay = self.legal_lay(action);
        // A signal is no step.
        let says = step.explains(&word);
        let says = if lay.is_none() && says == SMALLER { NOT_NOW } else { says };
        Err(Objection::Other { says, lay })
    }

    fn legal_lay(&self, action: Action) -> Option<LegalLay> {
        let Action::Lay(lay) = action else { return None };
        self.game.legal().into_iter().find(|legal| legal.lay == lay)
    }

    /// Whether the goal of the current step is reached, after an accepted action.
    fn is_reached(&self) -> bool {
        match self.current().map(|step| step.goal) {
            Some(Goal::Turn) => {
                let ends = |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::Ended(_));
                self.events[self.known..].iter().any(ends)
            }
            Some(Goal::Win) => has_won(&self.game, Session::YOU),
            Some(Goal::Read | Goal::Do(_) | Goal::Say { .. }) => true,
            None => false,
        }
    }

    /// Lets the others play and goes on to the next step.
    fn go_on(&mut self) {
        for action in self.current().into_iter().flat_map(|step| step.then).filter_map(|word| Action::from_word(word)) {
            if let (Some(seat), Some(command)) = (self.game.board().to_move(), command_of(action)) {
                self.play(seat, command);
            }
        }
        self.step += 1;
        if let Some(position) = self.current().and_then(|step| step.position) {
            let Opened { game, start, events } = open(position);
            (self.game, self.start, self.known, self.events) = (game, start, events.len(), events);
        }
    }

    fn play(&mut self, seat: Seat, command: Command) {
        let events = self.game.play(seat, command);
        debug_assert!(events.is_ok(), "{seat:?} {command:?}: {events:?}");
        self.events.extend(events.unwrap_or_default());
    }
}

/// A position of a lesson.
struct Opened {
    game: Game,
    start: Game,
    events: Vec<Event>,
}

fn open(position: &str) -> Opened {
    let record = Record::parse(position).expect("tests open every position");
    let replayed = replay(&record).expect("tests open every position");
    let start = Game::new(&Setup { first: None, ..replayed.setup }).expect("it was played");
    Opened { game: replayed.game, start, events: replayed.events }
}

const fn command_of(action: Action) -> Option<Command> {
    match action {
        Action::Lay(lay) => Some(Command::Lay(lay)),
        Action::EndTurn => Some(Command::EndTurn),
        Action::Signal(signal) => Some(Command::Signal(signal)),
        Action::Say(_) | Action::Next => None,
    }
}

const fn action_of(command: Command) -> Option<Action> {
    match command {
        Command::Lay(Lay { card, pile }) => Some(Action::Lay(Lay { card, pile })),
        Command::EndTurn => Some(Action::EndTurn),
        _ => None,
    }
}
