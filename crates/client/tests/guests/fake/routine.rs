//! How the server carries out a command, and what follows automatically.

use rand::RngExt;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{Command as GameCommand, Contest, Lay, Seat, Setup, Viewer};
use tenback_table::{Command, Deal, Event, Numbered, PersonId, Refusal, Sitter};
use tenback_wire::{Advice, ClientCommand, CommandId, ServerFrame};
use tenback_words::Words;

use super::{Client, State};

/// Why the fake server rejects a command: the few reasons it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Denial {
    Refused(Refusal),
    NotSeated,
    HostOnly,
    TableFull,
}

impl From<Refusal> for Denial {
    fn from(why: Refusal) -> Denial {
        Denial::Refused(why)
    }
}

impl Denial {
    const fn code(&self) -> &'static str {
        match self {
            Denial::Refused(why) => why.code(),
            Denial::NotSeated => "not-seated",
            Denial::HostOnly => "host-only",
            Denial::TableFull => "table-full",
        }
    }
}

impl State {
    /// Carries out a person's command and tells everyone. A repeated command is not carried out again.
    pub(super) fn act(&mut self, person: PersonId, asked: ClientCommand, id: Option<&str>) -> Result<(), Denial> {
        let command = self.command(person, asked)?;
        self.carry_out(command, id.map(|id| (person, id)))
    }

    /// Carries out a command without checking permissions.
    pub(super) fn carry_out(&mut self, command: Command, by: Option<(PersonId, &str)>) -> Result<(), Denial> {
        let before: Vec<_> = self.sockets.iter().map(|client| self.you(client.person)).collect();
        let mut events = self.table.act(command)?;
        self.follow_up(&mut events);
        if let Some((_, id)) = by {
            self.done.insert(id.to_owned(), self.table.seq());
        }
        for (client, you) in self.sockets.iter().zip(&before) {
            let done = by.filter(|(person, _)| client.person == *person).map(|(_, id)| id);
            let step = self.step(&events, you, client, done);
            self.send(client, ServerFrame::Step(Box::new(step)));
        }
        let seats = |event: &Event| matches!(event, Event::Seated { .. } | Event::Left { .. } | Event::Kicked { .. });
        if events.iter().any(|numbered| seats(&numbered.event)) {
            let present = self.presence();
            self.tell_all(|_| Some(ServerFrame::Present(present.clone())));
        }
        Ok(())
    }

    /// Counts a hint and gives it.
    pub(super) fn advise(&mut self, person: PersonId, id: &CommandId) -> Result<ServerFrame, Denial> {
        let seat = self.table.seat_of(person).ok_or(Denial::NotSeated)?;
        self.carry_out(Command::Hint { seat }, None)?;
        let view = self.table.view(Viewer::Seat(seat)).expect("the cards are dealt");
        let mut rng: BotRng = rand_xoshiro::rand_core::SeedableRng::seed_from_u64(7);
        let choice = Bot::new(Level::Greedy).choose(&view, Budget::CpuTime(std::time::Duration::ZERO), &mut rng);
        let lays = choice.turn.as_slice().to_vec();
        let reasons = vec!["It is a test.".to_owned()];
        Ok(ServerFrame::Hint(Box::new(Advice { id: id.clone(), lays, only: false, reasons })))
    }

    pub(super) fn send(&self, client: &Client, frame: ServerFrame) {
        let _gone = client.out.send(super::Out::Frame(Box::new(frame)));
    }

    fn command(&mut self, person: PersonId, asked: ClientCommand) -> Result<Command, Denial> {
        let own = self.table.seat_of(person).ok_or(Denial::NotSeated);
        let host = || if self.you(person).host { Ok(()) } else { Err(Denial::HostOnly) };
        let play = |command: GameCommand| Ok(Command::Game { seat: own.clone()?, command });
        match asked {
            ClientCommand::Sit { seat } => {
                let seat = seat.or_else(|| self.table.empty_seat()).ok_or(Denial::TableFull)?;
                Ok(Command::Sit { seat, sitter: Sitter::Person(self.person(person).clone()) })
            }
            ClientCommand::Leave {} => Ok(Command::Leave { seat: own? }),
            ClientCommand::Bot { seat, level } => {
                host()?;
                Ok(Command::Sit { seat, sitter: Sitter::Bot { level } })
            }
            ClientCommand::Kick { seat } => host().map(|()| Command::Kick { seat, from: Vec::new() }),
            ClientCommand::PassHost { seat } => host().map(|()| Command::PassHost { seat }),
            ClientCommand::Silence { seat, on } => host().map(|()| Command::Silence { seat, on }),
            // This table is never closed.
            ClientCommand::Close {} => Err(Denial::HostOnly),
            ClientCommand::HandOver { seat, level } => Ok(Command::HandOver { seat: seat.map_or(own, Ok)?, level }),
            ClientCommand::Return {} => Ok(Command::Return { seat: own? }),
            ClientCommand::Coach { coaching } => Ok(Command::Coach { seat: own?, coaching }),
            ClientCommand::Spectators { allowed } => host().map(|()| Command::Spectators { allowed }),
            ClientCommand::InviteOnly { on } => {
                host().map(|()| Command::InviteOnly { code: on.then(|| format!("invite{}", self.table.seq())) })
            }
            ClientCommand::Deal { again } => Ok(Command::Deal(self.deal(again))),
            ClientCommand::Begin {} => play(GameCommand::Begin),
            ClientCommand::Lay { lay } => play(GameCommand::Lay(lay)),
            ClientCommand::EndTurn {} => play(GameCommand::EndTurn),
            ClientCommand::TakeBack {} => play(GameCommand::TakeBack),
            ClientCommand::Signal { signal } => play(GameCommand::Signal(signal)),
            ClientCommand::Resign {} if self.people_at_table() > 1 => Ok(Command::ProposeGiveUp { seat: own? }),
            ClientCommand::Resign {} => play(GameCommand::Resign),
            ClientCommand::Vote { agree } => Ok(Command::AnswerGiveUp { seat: own?, agree }),
            ClientCommand::Say { text } => Ok(Command::Say { seat: own?, text }),
        }
    }

    /// How many would vote on giving up.
    fn people_at_table(&self) -> usize {
        let together = self.table.settings().rules.contest() == Contest::Together && self.table.is_under_way();
        let people = self.table.sitters().iter().filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        if together { people.count() } else { 0 }
    }

    fn deal(&mut self, again: bool) -> Deal {
        if let (true, Some(deal)) = (again, self.table.deal_of_game()) {
            return deal.clone();
        }
        let rules = self.table.settings().rules;
        Deal { setup: Setup::deal(rules.name(), rules.seats().into(), &mut self.rng), salt: Some("salt".into()) }
    }

    /// Random choices, preferences about going first, and bots.
    fn follow_up(&mut self, events: &mut Vec<Numbered<Event>>) {
        loop {
            let seats = self.table.settings().rules.seats();
            let begun = if self.table.needs_random_start() {
                Seat::from_number(self.rng.random_range(1..=seats))
            } else {
                self.table.agreed_starter()
            };
            let answers = self.table.vote().map(|vote| vote.count(true) + vote.count(false));
            let next: Result<Vec<Event>, Refusal> = if let Some(seat) = begun {
                self.table.begin(seat)
            } else if answers.is_some_and(|answers| answers >= self.people_at_table()) {
                self.table.decide(Command::CountVotes)
            } else if let Some((seat, level)) = self.table.bot_to_move() {
                let view = self.table.view(Viewer::Seat(seat)).expect("a bot is to move");
                let mut rng: BotRng = rand_xoshiro::rand_core::SeedableRng::seed_from_u64(self.rng.random());
                let choice =
                    Bot::new(level).choose(&view, Budget::CpuTime(std::time::Duration::from_millis(5)), &mut rng);
                let lays: Vec<Lay> = choice.turn.as_slice().to_vec();
                let commands = lays.into_iter().map(GameCommand::Lay).chain([GameCommand::EndTurn]);
                let turn = self.table.game().map(|game| game.board().turn().number());
                let mut made = Vec::new();
                for command in commands {
                    if self.table.game().map(|game| game.board().turn().number()) != turn || self.table.is_over() {
                        break;
                    }
                    made.extend(self.table.act(Command::Game { seat, command }).expect("bots lay by the rules"));
                }
                events.extend(made);
                continue;
            } else {
                return;
            };
            for event in next.expect("somebody can begin") {
                self.table.apply(&event);
                events.push(Numbered { seq: self.table.seq(), event });
            }
        }
    }

    pub(super) fn words(&self, person: PersonId) -> Words {
        Words::new(self.person(person).language)
    }

    /// The reason for a refusal, in the person's language.
    pub(super) fn why(&self, person: PersonId, denial: &Denial) -> (String, String) {
        let words = self.words(person);
        let text = match denial {
            Denial::Refused(why) => words.refusal(why),
            other => format!("Refused: {}.", other.code()),
        };
        (denial.code().to_owned(), text)
    }
}
