//! A small server for tests: a real table behind real sockets, with ways for a test to interfere.

pub(crate) mod frames;
mod net;
mod routine;

use std::collections::HashMap;
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{GameName, Options, Rules, Seat};
use tenback_table::{Command, Event, Language, Name, Numbered, Person, PersonId, Settings, Table};
use tenback_wire::{Bye, ClientCommand, Presence, ServerFrame, Step, Welcome, You};

use routine::Denial;

/// The id of the only table.
pub(crate) const TABLE: &str = "k3v9x2aaqwerty12";

/// A server with one table.
pub(crate) struct FakeServer {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

/// The state of the server.
struct State {
    table: Table,
    people: Vec<(String, Person)>,
    host: Option<PersonId>,
    /// People who are present without a socket.
    friends: Vec<PersonId>,
    sockets: Vec<Client>,
    next_socket: usize,
    done: HashMap<String, u64>,
    rng: Xoshiro256PlusPlus,
    /// The time left to report.
    time_left: Option<u32>,
    /// Whether sockets are refused, as by a restarting server.
    closed: bool,
}

/// A connected client.
struct Client {
    number: usize,
    person: PersonId,
    out: Sender<Out>,
}

/// What is sent to a client.
enum Out {
    Frame(Box<ServerFrame>),
    /// Drop the connection without a close frame.
    Cut,
}

impl FakeServer {
    pub(crate) fn new(game: GameName, seats: u8) -> FakeServer {
        FakeServer::with(game, seats, |_| {})
    }

    pub(crate) fn with(game: GameName, seats: u8, agree: impl FnOnce(&mut Settings)) -> FakeServer {
        let rules = Rules::new(game, seats, Options::default()).expect("a valid number of seats");
        let mut settings = Settings { spectators: true, ..Settings::new(rules, Language::English) };
        agree(&mut settings);
        let state = State {
            table: Table::new(settings),
            people: Vec::new(),
            host: None,
            friends: Vec::new(),
            sockets: Vec::new(),
            next_socket: 0,
            done: HashMap::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(7),
            time_left: None,
            closed: false,
        };
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let state = Arc::new(Mutex::new(state));
        net::serve(listener, &state);
        FakeServer { address, state }
    }

    pub(crate) fn link(&self) -> String {
        format!("http://{}/t/{TABLE}", self.address)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no test thread panics while it holds the server")
    }

    /// Adds a person without a connection, for a test to act for.
    pub(crate) fn friend(&self, name: &str) -> PersonId {
        let mut state = self.state();
        let (_, friend) = state.introduce(name, Language::English);
        state.friends.push(friend);
        friend
    }

    /// Makes somebody the host.
    pub(crate) fn set_host(&self, person: PersonId) {
        self.state().host = Some(person);
    }

    /// Carries out a command, as if it had come over a socket.
    pub(crate) fn ask(&self, person: PersonId, asked: ClientCommand) -> Result<(), Denial> {
        self.state().act(person, asked, None)
    }

    /// Drops all connections without a close frame.
    pub(crate) fn cut(&self) {
        for client in &self.state().sockets {
            let _gone = client.out.send(Out::Cut);
        }
    }

    /// Sends a frame to everyone connected.
    pub(crate) fn say(&self, frame: &ServerFrame) {
        self.state().tell_all(|_| Some(frame.clone()));
    }

    pub(crate) fn bye(&self, again_in: Option<u32>) {
        let bye = Bye { code: "restart".into(), text: "The server restarts.".into(), again_in };
        self.say(&ServerFrame::Bye(bye));
    }

    /// Starts or stops refusing sockets.
    pub(crate) fn close(&self, closed: bool) {
        self.state().closed = closed;
    }

    /// A seat runs out of time.
    pub(crate) fn time_up(&self, seat: Seat) {
        self.state().carry_out(Command::TimeUp { seat }, None).expect("a clock runs for this seat");
    }

    /// Forgets all people.
    pub(crate) fn forget_everybody(&self) {
        self.state().people.clear();
    }

    pub(crate) fn set_clock(&self, milliseconds: u32) {
        self.state().time_left = Some(milliseconds);
    }

    /// The table as the server knows it.
    pub(crate) fn table(&self) -> Table {
        self.state().table.clone()
    }
}

impl State {
    fn introduce(&mut self, name: &str, language: Language) -> (String, PersonId) {
        let id = PersonId::new(self.people.len() as u64 + 1);
        let name = Name::new(name).expect("tests use valid names");
        let token = format!("token-{}", id.number());
        self.people.push((token.clone(), Person { id, name, language }));
        (token, id)
    }

    fn person(&self, id: PersonId) -> &Person {
        self.people.iter().map(|(_, person)| person).find(|person| person.id == id).expect("the person is known")
    }

    /// The first person is the host, unless a test set another.
    fn you(&self, person: PersonId) -> You {
        let host = self.host == Some(person);
        let invite = self.table.invite().filter(|_| host).map(str::to_owned);
        You { seat: self.table.seat_of(person), host, name: self.person(person).name.to_string(), invite }
    }

    fn presence(&self) -> Presence {
        let connected = |person: PersonId| {
            self.friends.contains(&person) || self.sockets.iter().any(|client| client.person == person)
        };
        let seats =
            self.table.sitters().as_slice().iter().map(|sitter| sitter.owner().is_some_and(|p| connected(p.id)));
        let looks_on = |client: &&Client| self.table.seat_of(client.person).is_none();
        Presence { seats: seats.collect(), spectators: self.sockets.iter().filter(looks_on).count() as u32 }
    }

    fn tell_all(&self, frame: impl Fn(&Client) -> Option<ServerFrame>) {
        for client in &self.sockets {
            if let Some(frame) = frame(client) {
                let _gone = client.out.send(Out::Frame(Box::new(frame)));
            }
        }
    }

    fn welcome(&self, person: PersonId, have: u64) -> Welcome {
        let welcome = frames::welcome(&self.table, self.you(person), have);
        Welcome { present: self.presence(), time_left: self.time_left, ..welcome }
    }

    fn step(&self, events: &[Numbered<Event>], before: &You, client: &Client, done: Option<&str>) -> Step {
        let you = self.you(client.person);
        let step = frames::step(&self.table, events, you.seat);
        let done = done.and_then(tenback_wire::CommandId::new);
        Step { done, you: (you != *before).then_some(you), time_left: self.time_left, ..step }
    }
}

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat")
}
