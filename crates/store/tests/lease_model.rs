//! A model of leases and claims, checked exhaustively: however slowly nodes notice that their lease is over, nobody
//! writes to a table that another node has taken over. It also shows that the check of the epoch is what ensures it.

use stateright::{Checker, Model, Property};

const NODES: usize = 2;

/// The protocol, with or without its safeguard.
#[derive(Clone)]
struct Protocol {
    /// Whether the store compares the epoch of an append with that of the table.
    checks_epoch: bool,
    /// Whether a table is claimed before it is loaded. The other order is a tempting mistake.
    claims_first: bool,
    /// How long the log may become.
    longest: usize,
}

/// One table in the store, and two nodes that want to serve it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct World {
    /// The epoch under which each event was written.
    log: Vec<u8>,
    epoch: u8,
    owner: Option<usize>,
    alive: [bool; NODES],
    nodes: [Node; NODES],
}

/// What a node believes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Node {
    /// The epoch of its claim, if it has claimed the table.
    claim: Option<u8>,
    /// The number of events it knows, if it has loaded the table.
    loaded: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    /// The lease of a node runs out, and it does not notice.
    Expire(usize),
    /// A node notices that its lease is over, and joins again.
    Rejoin(usize),
    Claim(usize),
    Load(usize),
    /// A node writes what it believes to be the next event.
    Append(usize),
    /// A node gives the table up.
    Release(usize),
}

impl Protocol {
    fn may_load(&self, node: &Node) -> bool {
        node.loaded.is_none() && (node.claim.is_some() || !self.claims_first)
    }

    fn may_claim(&self, node: &Node) -> bool {
        node.claim.is_none() && (self.claims_first || node.loaded.is_some())
    }
}

impl Model for Protocol {
    type State = World;
    type Action = Action;

    fn init_states(&self) -> Vec<World> {
        let nodes = [Node::default(), Node::default()];
        vec![World { log: Vec::new(), epoch: 0, owner: None, alive: [true; NODES], nodes }]
    }

    fn actions(&self, world: &World, actions: &mut Vec<Action>) {
        for index in 0..NODES {
            let node = &world.nodes[index];
            if world.alive[index] {
                actions.push(Action::Expire(index));
                let free = world.owner.is_none_or(|owner| owner == index || !world.alive[owner]);
                if free && self.may_claim(node) {
                    actions.push(Action::Claim(index));
                }
            } else {
                actions.push(Action::Rejoin(index));
            }
            if self.may_load(node) {
                actions.push(Action::Load(index));
            }
            // Even a node whose lease is over may try: it has not noticed yet.
            if node.claim.is_some() && node.loaded.is_some() && world.log.len() < self.longest {
                actions.push(Action::Append(index));
            }
            if node.claim.is_some() {
                actions.push(Action::Release(index));
            }
        }
    }

    fn next_state(&self, world: &World, action: Action) -> Option<World> {
        let mut next = world.clone();
        match action {
            Action::Expire(index) => next.alive[index] = false,
            Action::Rejoin(index) => {
                next.alive[index] = true;
                next.nodes[index] = Node::default();
                // It is another node now: what the old one owned is not its own.
                if next.owner == Some(index) {
                    next.owner = None;
                }
            }
            Action::Claim(index) => {
                next.epoch += 1;
                next.owner = Some(index);
                next.nodes[index].claim = Some(next.epoch);
            }
            Action::Load(index) => next.nodes[index].loaded = Some(next.log.len()),
            Action::Append(index) => append(self, &mut next, index),
            Action::Release(index) => {
                if next.nodes[index].claim == Some(next.epoch) {
                    next.owner = None;
                }
                next.nodes[index] = Node::default();
            }
        }
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Protocol>> {
        vec![
            Property::always("epochs never interleave", |_, world: &World| world.log.is_sorted()),
            Property::always("the latest owner knows every event", |_, world: &World| {
                let latest = |node: &&Node| node.claim == Some(world.epoch);
                let knows_all = |node: &Node| node.loaded.is_none_or(|known| known == world.log.len());
                world.nodes.iter().filter(latest).all(knows_all)
            }),
            Property::sometimes("a table is taken over", |_, world: &World| {
                world.log.windows(2).any(|two| two[0] < two[1])
            }),
        ]
    }

    fn within_boundary(&self, world: &World) -> bool {
        world.epoch <= 4
    }
}

/// The store's side of an append. A node whose append is rejected drops the table.
fn append(protocol: &Protocol, world: &mut World, index: usize) {
    let Node { claim: Some(claim), loaded: Some(known) } = world.nodes[index].clone() else { return };
    let follows = known == world.log.len();
    let owns = claim == world.epoch || !protocol.checks_epoch;
    if follows && owns {
        world.log.push(claim);
        world.nodes[index].loaded = Some(known + 1);
    } else {
        world.nodes[index] = Node::default();
    }
}

const SOUND: Protocol = Protocol { checks_epoch: true, claims_first: true, longest: 4 };

#[test]
fn nobody_writes_to_a_table_that_was_taken_over() {
    let checker = SOUND.checker().spawn_bfs().join();
    checker.assert_properties();
    assert!(checker.unique_state_count() > 1_000, "only {} states", checker.unique_state_count());
}

/// The numbers of events alone are not enough.
#[test]
fn without_the_check_of_the_epoch_the_model_finds_the_fault() {
    let unsound = Protocol { checks_epoch: false, ..SOUND };
    let checker = unsound.checker().spawn_bfs().join();
    assert!(checker.discovery("epochs never interleave").is_some());
    assert!(checker.discovery("the latest owner knows every event").is_some());
}

#[test]
fn a_table_that_is_loaded_before_it_is_claimed_may_be_out_of_date() {
    let unsound = Protocol { claims_first: false, ..SOUND };
    let checker = unsound.checker().spawn_bfs().join();
    assert!(checker.discovery("the latest owner knows every event").is_some());
}
