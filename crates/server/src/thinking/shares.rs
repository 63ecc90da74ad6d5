//! A fair queue: however much somebody queues, everybody who waits gets the same share.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A queue of queues, one for each key. The key that has used least comes first.
///
/// It is start-time fair queueing: every key has a virtual clock that advances by what it used. A key that comes back
/// after a pause starts at the clock of the one served last, so that nobody saves up for a burst.
#[derive(Debug)]
pub(super) struct Shares<K, Q> {
    lanes: HashMap<K, Lane<Q>>,
    /// The clock of the key that was served last.
    clock: u64,
    /// Breaks ties in order of arrival.
    arrivals: u64,
}

#[derive(Debug)]
struct Lane<Q> {
    clock: u64,
    arrived: u64,
    queue: Q,
}

/// Something that items are taken from.
pub(super) trait Queue: Default {
    /// What is queued.
    type Item;

    /// Whether nothing is waiting.
    fn is_empty(&self) -> bool;

    /// Takes the next item.
    fn pop(&mut self) -> Option<Self::Item>;
}

impl<T> Queue for VecDeque<T> {
    type Item = T;

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }

    fn pop(&mut self) -> Option<T> {
        self.pop_front()
    }
}

impl<K, Q> Default for Shares<K, Q> {
    fn default() -> Shares<K, Q> {
        Shares { lanes: HashMap::new(), clock: 0, arrivals: 0 }
    }
}

impl<K: Clone + Eq + Hash, Q: Queue> Shares<K, Q> {
    /// The queue of a key, to add something to it.
    pub(super) fn lane(&mut self, key: K) -> &mut Q {
        self.arrivals += 1;
        let (clock, arrived) = (self.clock, self.arrivals);
        let lane = self.lanes.entry(key).or_insert_with(|| Lane { clock, arrived, queue: Q::default() });
        if lane.queue.is_empty() {
            lane.clock = lane.clock.max(clock);
            lane.arrived = arrived;
        }
        &mut lane.queue
    }

    /// Charges a key for what it used, if it is still known, and returns its queue.
    pub(super) fn charge(&mut self, key: &K, used: u64) -> Option<&mut Q> {
        let lane = self.lanes.get_mut(key)?;
        lane.clock += used;
        Some(&mut lane.queue)
    }
}

impl<K: Clone + Eq + Hash, Q: Queue> Queue for Shares<K, Q> {
    type Item = Q::Item;

    fn is_empty(&self) -> bool {
        self.lanes.values().all(|lane| lane.queue.is_empty())
    }

    fn pop(&mut self) -> Option<Q::Item> {
        let waiting = self.lanes.iter_mut().filter(|(_, lane)| !lane.queue.is_empty());
        let (_, lane) = waiting.min_by_key(|(_, lane)| (lane.clock, lane.arrived))?;
        self.clock = self.clock.max(lane.clock);
        let item = lane.queue.pop();
        // Who waits for nothing and has no debts is forgotten.
        let clock = self.clock;
        self.lanes.retain(|_, lane| !lane.queue.is_empty() || lane.clock >= clock);
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Nested = Shares<&'static str, Shares<u32, VecDeque<&'static str>>>;

    fn push(queue: &mut Nested, address: &'static str, person: u32, item: &'static str) {
        queue.lane(address).lane(person).push_back(item);
    }

    /// Takes everything; each item costs the same.
    fn drain(queue: &mut Nested, owner: impl Fn(&str) -> (&'static str, u32)) -> Vec<&'static str> {
        std::iter::from_fn(|| {
            let item = queue.pop()?;
            let (address, person) = owner(item);
            queue.charge(&address, 10).and_then(|people| people.charge(&person, 10).map(|_| ()));
            Some(item)
        })
        .collect()
    }

    #[test]
    fn addresses_take_turns_and_so_do_people_at_one_address() {
        let mut queue = Nested::default();
        ["a1", "a2", "a3", "a4"].into_iter().for_each(|item| push(&mut queue, "a", 1, item));
        push(&mut queue, "a", 2, "b1");
        ["c1", "c2"].into_iter().for_each(|item| push(&mut queue, "c", 3, item));
        let owner = |item: &str| match &item[..1] {
            "a" => ("a", 1),
            "b" => ("a", 2),
            _ => ("c", 3),
        };
        assert_eq!(drain(&mut queue, owner), ["a1", "c1", "b1", "c2", "a2", "a3", "a4"]);
        assert!(queue.is_empty());
    }

    #[test]
    fn nobody_saves_up_for_a_burst() {
        let mut queue = Nested::default();
        let owner = |item: &str| if item.starts_with('a') { ("a", 1) } else { ("b", 2) };
        for _ in 0..5 {
            push(&mut queue, "a", 1, "a");
            drain(&mut queue, owner);
        }
        ["b1", "b2", "b3"].into_iter().for_each(|item| push(&mut queue, "b", 2, item));
        push(&mut queue, "a", 1, "a again");
        let order = drain(&mut queue, owner);
        assert!(order.iter().position(|item| *item == "a again") <= Some(2), "{order:?}");
    }

    #[test]
    fn those_who_left_are_forgotten() {
        let mut queue: Shares<u32, VecDeque<u32>> = Shares::default();
        for key in 0..1_000 {
            queue.lane(key).push_back(key);
            queue.pop();
            queue.charge(&key, 10);
        }
        assert!(queue.lanes.len() <= 1_000);
        for _ in 0..3 {
            queue.lane(0).push_back(0);
            queue.pop();
            queue.charge(&0, 10);
        }
        assert!(queue.lanes.len() < 10, "{}", queue.lanes.len());
    }
}
