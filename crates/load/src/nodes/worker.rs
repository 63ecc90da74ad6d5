//! A generator: one process with its share of tables and clients, told what to do by the main process.

use std::io::{self, Write};
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::runtime::Builder;
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::LocalSet;

use super::client::{Client, Role};
use super::link::{Failure, Order, Outcome, Word};
use super::plan::{IDLE_PER_TABLE, Job};
use super::table::SharedTable;
use super::world::World;
use crate::error::LoadError;
use crate::ledger::Ledger;
use crate::people::{Office, unreachable};
use crate::process::allow_many_files;

/// How often a generator says how far it is.
const TICK: Duration = Duration::from_millis(200);
/// How long frames under way may take to arrive at the end.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many connections are opened at once.
const AT_ONCE: usize = 16;

/// A generator at work.
struct Generator {
    job: Job,
    world: Rc<World>,
    start: watch::Sender<bool>,
    /// One of each client that may be told to go to another target.
    switches: Vec<Rc<Notify>>,
    /// Tables for idle clients.
    quiet: Vec<Rc<SharedTable>>,
    watcher: Rc<str>,
    clients: u64,
}

/// Runs as a generator: reads its job and orders from standard input, writes to standard output. Ends with its input.
pub fn run_generator() -> io::Result<()> {
    let mut first = String::new();
    io::stdin().read_line(&mut first)?;
    let job: Job = serde_json::from_str(&first)?;
    allow_many_files();
    let (send, orders) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        let read =
            io::stdin().lines().map_while(Result::ok).filter_map(|line| serde_json::from_str::<Order>(&line).ok());
        for order in read {
            if send.send(order).is_err() {
                break;
            }
        }
    });
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let worked = LocalSet::new().block_on(&runtime, work(job, orders));
    worked.or_else(|error| say(&Word::Failed(Failure::from(error))))
}

fn say(word: &Word) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string(word)?)?;
    out.flush()
}

async fn work(job: Job, mut orders: mpsc::UnboundedReceiver<Order>) -> Result<(), LoadError> {
    let (start, started) = watch::channel(false);
    let world = Rc::new(World::new(&job, started));
    let mut generator =
        Generator { job, world, start, switches: Vec::new(), quiet: Vec::new(), watcher: Rc::from(""), clients: 0 };
    generator.seat().await?;
    say(&Word::Seated)?;
    let (mut tick, mut told) = (tokio::time::interval(TICK), None);
    let switching = tokio::task::spawn_local(switch(generator.switches.clone(), generator.job.switches));
    loop {
        let order = tokio::select! {
            order = orders.recv() => order,
            _ = tick.tick() => {
                generator.world.judge(false);
                let now = (generator.world.tally.counts().moves, generator.world.travel.get().lost);
                if told.replace(now) != Some(now) {
                    say(&Word::Progress { moves: now.0, lost: now.1 })?;
                }
                continue;
            }
        };
        match order {
            Some(Order::Idle) => generator.idle().await?,
            Some(Order::Play) => generator.play(),
            Some(Order::Measure) => generator.world.tally.reset(),
            Some(Order::Fault(announced)) => generator.world.announce(announced),
            Some(Order::Stop) => break,
            None => return Ok(()),
        }
    }
    switching.abort();
    generator.finish(&mut orders).await
}

/// Tells clients in turn to go to another target, `per_second` of them each second.
async fn switch(clients: Vec<Rc<Notify>>, per_second: f64) {
    if per_second <= 0.0 || clients.is_empty() {
        return;
    }
    let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / per_second));
    tick.tick().await;
    for client in clients.iter().cycle() {
        tick.tick().await;
        client.notify_one();
    }
}

impl Generator {
    /// Makes people and tables, and connects players, spectators and one client at every quiet table.
    async fn seat(&mut self) -> Result<(), LoadError> {
        let offices: Vec<Office> = self.job.targets.iter().map(|target| Office::new(*target)).collect();
        let office =
            |number: u32| offices.get(number as usize % offices.len().max(1)).ok_or_else(|| unreachable("no target"));
        self.watcher = office(self.job.generator)?.person(0)?.into();
        let mut clients = Vec::new();
        for number in 0..self.job.tables {
            let made = office(number)?.table(self.job.game, self.job.seats)?;
            let table = SharedTable::new(made.table);
            self.world.tables.borrow_mut().push(table.clone());
            for token in made.tokens {
                clients.push(self.client(&table, Role::Player, &token.into()));
            }
            for _ in 0..self.job.watchers {
                clients.push(self.client(&table, Role::Watcher, &self.watcher.clone()));
            }
        }
        self.switches = clients.iter().map(|client| client.switch.clone()).collect();
        for number in 0..self.job.idle_tables() {
            let table = SharedTable::new(office(number)?.empty_table(self.job.game, 2, &self.watcher)?);
            clients.push(self.client(&table, Role::Idle, &self.watcher.clone()));
            self.quiet.push(table);
        }
        connect(clients).await
    }

    fn client(&mut self, table: &Rc<SharedTable>, role: Role, token: &Rc<str>) -> Client {
        self.clients += 1;
        Client::new(&self.world, table, role, token, self.clients + u64::from(self.job.generator))
    }

    /// Opens the idle connections.
    async fn idle(&mut self) -> Result<(), LoadError> {
        let tables: Vec<_> = (0..self.job.idle).map(|number| (number / IDLE_PER_TABLE) as usize).collect();
        let mut clients = Vec::new();
        for index in tables {
            let table = self.quiet[index].clone();
            clients.push(self.client(&table, Role::Idle, &self.watcher.clone()));
        }
        connect(clients).await?;
        Ok(say(&Word::Idle)?)
    }

    fn play(&self) {
        self.world.pace.start();
        _ = self.start.send(true);
    }

    /// Waits for what is under way, writes the ledger and reports.
    async fn finish(&self, orders: &mut mpsc::UnboundedReceiver<Order>) -> Result<(), LoadError> {
        let world = &self.world;
        let counts = world.tally.counts();
        let latency = world.tally.take_latency();
        world.tally.stop();
        self.settle(orders).await;
        if let Some(folder) = &self.job.ledger {
            let tables = world.tables.borrow().iter().map(|table| table.ledger()).collect();
            Ledger { tables }.write(folder, self.job.generator)?;
        }
        world.judge(true);
        let (wrong, wrong_count) = world.take_wrong();
        let outcome = Outcome {
            counts,
            moves: latency.moves,
            deliveries: latency.deliveries,
            travel: world.travel.get(),
            faults: world.take_faults(),
            wrong,
            wrong_count,
            unanswered: world.tables.borrow().iter().map(|table| table.unanswered()).sum(),
        };
        Ok(say(&Word::Outcome(Box::new(outcome)))?)
    }

    async fn settle(&self, orders: &mut mpsc::UnboundedReceiver<Order>) {
        let world = &self.world;
        let began = Instant::now();
        loop {
            while let Ok(order) = orders.try_recv() {
                if let Order::Fault(announced) = order {
                    world.announce(announced);
                }
            }
            let unsettled: Vec<String> = {
                let tables = world.tables.borrow();
                let wrong = tables.iter().filter_map(|table| table.unsettled().map(|fault| (table, fault)));
                wrong.map(|(table, fault)| format!("table {}: {fault}", table.id)).collect()
            };
            let patience = if world.expects_trouble() { PATIENCE + world.grace } else { PATIENCE };
            if unsettled.is_empty() {
                return;
            }
            if began.elapsed() > patience {
                return unsettled.into_iter().for_each(|wrong| world.wrong(wrong));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Connects clients, several at once, and lets them run.
async fn connect(clients: Vec<Client>) -> Result<(), LoadError> {
    let joining = stream::iter(clients).map(|mut client| async move {
        let socket = client.join().await?;
        Ok::<_, LoadError>((client, socket))
    });
    let mut joined = joining.buffer_unordered(AT_ONCE);
    while let Some((client, socket)) = joined.try_next().await? {
        tokio::task::spawn_local(client.run(socket));
    }
    Ok(())
}
