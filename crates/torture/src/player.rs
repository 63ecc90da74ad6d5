//! A client that plays on its own, with the connection of the real one: it reconnects and repeats by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use tenback_client::{Connection, ConnectionEvent, Follower};
use tenback_rules::{Phase, Seat, View, Viewer};
use tenback_wire::{
    ClientCommand, ClientFrame, CommandId, Seen, SeenEvent, ServerFrame, Step, View as ShownView, Welcome,
};

use crate::fault::Fault;
use crate::history::{Answer, Sent, SharedHistory, Sighting};

/// How long to wait for the server before looking at the clock.
const TICK: Duration = Duration::from_millis(5);
/// The longest time a player thinks.
const THINK: Duration = Duration::from_millis(25);
/// How long a player waits after a refusal.
const AFTER_REFUSAL: Duration = Duration::from_millis(150);

/// What the clients of a crowd should do.
#[derive(Debug, Default)]
pub(crate) struct Orders(AtomicU8);

/// An order to all clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Play.
    Play = 0,
    /// Send nothing new, but keep listening.
    Pause = 1,
    /// End.
    Stop = 2,
}

impl Orders {
    pub(crate) fn give(&self, order: Order) {
        self.0.store(order as u8, Ordering::Relaxed);
    }

    fn is(&self, order: Order) -> bool {
        self.0.load(Ordering::Relaxed) == order as u8
    }
}

/// A client at a table.
pub(crate) struct Player {
    pub(crate) connection: Connection,
    pub(crate) history: SharedHistory,
    pub(crate) orders: Arc<Orders>,
    pub(crate) random: Xoshiro256PlusPlus,
    /// The start of its command ids, different for every client.
    pub(crate) prefix: String,
    pub(crate) follower: Option<Follower>,
    pub(crate) connected: bool,
    /// The command that has not been answered yet.
    pub(crate) pending: Option<CommandId>,
    pub(crate) not_before: Instant,
    pub(crate) used: u64,
}

impl Player {
    /// Plays until told to stop, or until something is wrong.
    pub(crate) fn run(mut self) {
        while !self.orders.is(Order::Stop) {
            if let Some(event) = self.connection.wait(TICK)
                && let Err(why) = self.handle(event)
            {
                let mut history = self.history.lock();
                history.fault = Some(Fault::Client { who: history.who.clone(), why });
                return;
            }
            let may_act = self.connected && self.pending.is_none() && Instant::now() >= self.not_before;
            if may_act && self.orders.is(Order::Play) {
                self.act();
            }
        }
    }

    fn handle(&mut self, event: ConnectionEvent) -> Result<(), String> {
        match event {
            ConnectionEvent::Frame(frame) => self.handle_frame(*frame),
            ConnectionEvent::Lost { .. } => {
                self.connected = false;
                self.history.lock().connected = false;
                Ok(())
            }
            ConnectionEvent::Closed(error) => Err(format!("gave up: {error:?}")),
        }
    }

    fn handle_frame(&mut self, frame: ServerFrame) -> Result<(), String> {
        match frame {
            ServerFrame::Welcome(welcome) => self.welcome(*welcome),
            ServerFrame::Step(step) => self.step(&step),
            ServerFrame::Done { id, seq } => {
                self.answered(&id, Answer::Done { seq });
                Ok(())
            }
            ServerFrame::Refused(refused) => match refused.id {
                Some(id) => {
                    self.not_before = Instant::now() + AFTER_REFUSAL;
                    self.answered(&id, Answer::Refused { code: refused.code });
                    Ok(())
                }
                None => Err(format!("refused: {} {}", refused.code, refused.text)),
            },
            _ => Ok(()),
        }
    }

    fn welcome(&mut self, welcome: Welcome) -> Result<(), String> {
        let viewer = welcome.you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (tail, seq) = (welcome.tail.clone(), welcome.seq);
        if let Some(follower) = &mut self.follower {
            if seq < follower.seq() {
                return Err(format!("knew event {}, and was welcomed with {seq}", follower.seq()));
            }
            follower.welcome(welcome).map_err(|error| error.to_string())?;
        } else {
            self.follower = Some(Follower::new(welcome).map_err(|error| error.to_string())?);
        }
        self.connected = true;
        self.note(&tail, viewer, seq);
        let mut history = self.history.lock();
        history.welcomes += 1;
        history.done_when_welcomed = history.done();
        history.seq_when_welcomed = seq;
        history.connected = true;
        drop(history);
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        let Some(follower) = &mut self.follower else { return Err("a step came before the welcome".to_owned()) };
        follower.step(step).map_err(|error| format!("{error} at event {}", step.seq))?;
        let viewer = follower.viewer();
        self.note(&step.seen, viewer, step.seq);
        if let Some(id) = &step.done {
            self.answered(id, Answer::Done { seq: step.seq });
        }
        Ok(())
    }

    fn note(&mut self, events: &[SeenEvent], viewer: Viewer, seq: u64) {
        let mut history = self.history.lock();
        let sighting = |event: &SeenEvent| Sighting { seq: event.seq, viewer, seen: event.seen.clone() };
        history.seen.extend(events.iter().map(sighting));
        history.seq = seq;
        if events.iter().any(|event| matches!(event.seen, Seen::Ended(_))) {
            self.not_before = Instant::now() + THINK;
        }
    }

    fn answered(&mut self, id: &CommandId, answer: Answer) {
        self.history.lock().answer(id.as_str(), answer);
        if self.pending.as_ref() == Some(id) {
            self.pending = None;
        }
    }

    /// Sends a command, if there is something to do.
    fn act(&mut self) {
        let now = Instant::now();
        self.not_before = now + THINK.mul_f64(self.random.random());
        let Some((command, seq)) = self.choose() else { return };
        self.used += 1;
        let Some(id) = CommandId::new(&format!("{}-{}", self.prefix, self.used)) else { return };
        let sent = Sent { id: id.as_str().to_owned(), command: command.clone(), answer: Answer::Open };
        self.history.lock().sent.push(sent);
        let seen = command.meant_for().map(|_| seq);
        self.connection.send(id.clone(), ClientFrame::Do { id: id.clone(), seen, command });
        self.pending = Some(id);
    }

    fn choose(&mut self) -> Option<(ClientCommand, u64)> {
        if self.history.lock().watches {
            return None;
        }
        let follower = self.follower.as_ref()?;
        let seq = follower.seq();
        let Some(seat) = follower.you().seat else { return Some((ClientCommand::Sit { seat: None }, seq)) };
        let chat = self.random.random_bool(0.01);
        let deals = seat == Seat::FIRST;
        let command = match follower.view().map(|view| (view, view.board().phase())) {
            _ if chat => Some(ClientCommand::Say { text: "Nice!".to_owned() }),
            None | Some((_, Phase::Over(_))) => deals.then_some(ClientCommand::Deal { again: false }),
            Some((_, Phase::Dealt)) => deals.then_some(ClientCommand::Begin {}),
            Some((view, Phase::Running)) if view.is_to_move() => choose_move(view, &mut self.random),
            Some((_, Phase::Running)) => None,
        };
        Some((command?, seq))
    }
}

/// Mostly the cheapest lay, sometimes any; ends the turn now and then.
fn choose_move(view: &View, random: &mut impl Rng) -> Option<ClientCommand> {
    let may_end = ShownView::from(view).turn.may_end;
    let legal = view.legal();
    if may_end && (legal.is_empty() || random.random_bool(0.7)) {
        return Some(ClientCommand::EndTurn {});
    }
    let safe: Vec<_> = legal.iter().filter(|legal| !legal.loses).collect();
    let cheapest = safe.iter().min_by_key(|legal| legal.step.max(0)).copied();
    let any = safe.choose(random).copied();
    let chosen = if random.random_bool(0.8) { cheapest } else { any };
    chosen.or(legal.first()).map(|legal| ClientCommand::Lay { lay: legal.lay })
}
