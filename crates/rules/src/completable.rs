//! Whether a turn can still be completed (A11). In general this takes a search, since the order of lays matters and
//! commands restrict later ones; most turns are decided by counting the cards that fit.

use std::collections::HashSet;

use crate::card::CardSet;
use crate::lay::Lay;
use crate::outcome::EndCause;
use crate::pile::Pile;
use crate::point::{Point, TurnProgress};
use crate::rules::Rules;

/// Whether a turn that may not end now can be completed with lays from `hand`.
#[inline]
pub(crate) fn completable(rules: &Rules, point: &Point, hand: CardSet) -> bool {
    let commands = rules.commands().all();
    if commands.is_empty() {
        return can_lay(rules, point, hand, point.owed());
    }
    // Cards without commands on one pile break no command, and the turn may end after them unless it has a skull or a
    // three to satisfy.
    let free_to_end = point.why_broken() == EndCause::Stuck;
    if free_to_end && one_pile_suffices(rules, point, hand - commands, point.owed()) {
        return true;
    }
    completing_cards(rules, point, hand, hand.len()).is_some()
}

/// Whether one of the seat's own piles takes `owed` of these cards in a row. Cards that all fit now can be laid in a
/// row: the one ten back first, then the others outwards.
#[inline]
fn one_pile_suffices(rules: &Rules, point: &Point, hand: CardSet, owed: u8) -> bool {
    let suffices = |pile| point.legal_on(rules, hand, pile).has_at_least(owed) && !rules.is_help(point.seat(), pile);
    suffices(Pile::A) || suffices(Pile::B) || suffices(Pile::C) || suffices(Pile::D)
}

/// Whether `owed` cards can be laid where no card carries a command.
#[inline]
fn can_lay(rules: &Rules, point: &Point, hand: CardSet, owed: u8) -> bool {
    match owed {
        0 => true,
        1 => any_fits(rules, point, hand),
        2 => one_pile_suffices(rules, point, hand, 2) || can_lay_two(rules, point, hand),
        _ => one_pile_suffices(rules, point, hand, owed) || can_lay_many(rules, point, hand, owed),
    }
}

/// Whether there is a legal lay. Usually the first pile takes one.
#[inline]
fn any_fits(rules: &Rules, point: &Point, hand: CardSet) -> bool {
    let fits = |pile| !point.legal_on(rules, hand, pile).is_empty();
    fits(Pile::A) || fits(Pile::B) || fits(Pile::C) || fits(Pile::D)
}

fn can_lay_many(rules: &Rules, point: &Point, hand: CardSet, owed: u8) -> bool {
    point.legal(rules, hand).iter().any(|lay| {
        let after = point.after(rules, lay);
        can_lay(rules, &after, hand - CardSet::only(lay.card), owed - 1)
    })
}

/// Whether two cards can be laid, given that none of the seat's own piles takes two cards that both fit now.
fn can_lay_two(rules: &Rules, point: &Point, hand: CardSet) -> bool {
    let lays = point.legal(rules, hand).0;
    let helps = |pile| rules.is_help(point.seat(), pile);
    // The piles of the opponent count as one: only one card may go there (C5).
    let help = Pile::ALL.into_iter().filter(|&pile| helps(pile)).fold(CardSet::EMPTY, |cards, pile| cards | lays[pile]);
    let own = Pile::ALL.into_iter().filter(|&pile| !helps(pile));
    let places = own.clone().map(|pile| lays[pile]).chain([help]).filter(|cards| !cards.is_empty());
    let all = places.clone().fold(CardSet::EMPTY, |all, cards| all | cards);
    if places.count() >= 2 && all.has_several() {
        return true;
    }
    // Otherwise the second card must fit on the first one, which is the only one that fits on its pile.
    own.into_iter().any(|pile| {
        let direction = rules.pile(pile).direction;
        lays[pile].lowest().is_some_and(|card| {
            let rest = hand - CardSet::only(card);
            !(direction.reach(card.number()) & rest).is_empty()
        })
    })
}

/// The cards of a sequence of at most `most` lays from `hand` that completes the turn, if there is one.
pub(crate) fn completing_cards(rules: &Rules, point: &Point, hand: CardSet, most: usize) -> Option<CardSet> {
    let most = usize::from(point.laid()) + most;
    let mut search = Search { rules, most, nodes_left: usize::MAX, dead: HashSet::new() };
    search.from(point, hand).map(|rest| hand - rest)
}

/// The same from a pool that may be large: tries short sequences first and gives up after a fixed number of points.
pub(crate) fn completing_cards_of_pool(rules: &Rules, point: &Point, pool: CardSet, most: usize) -> Option<CardSet> {
    const NODE_LIMIT: usize = 200_000;
    let mut nodes_left = NODE_LIMIT;
    (1..=most).find_map(|most| {
        let most = usize::from(point.laid()) + most;
        let mut search = Search { rules, most, nodes_left, dead: HashSet::new() };
        let found = search.from(point, pool);
        nodes_left = search.nodes_left;
        found.map(|rest| pool - rest)
    })
}

/// With fewer cards in the hand, searching again is cheaper than caching.
const CACHE_FROM: u8 = 4;

struct Search<'a> {
    rules: &'a Rules,
    /// The maximum number of lays in the turn.
    most: usize,
    /// How many more points may be visited.
    nodes_left: usize,
    /// Points without a solution: different orders of the same lays lead to the same point.
    dead: HashSet<(Point, CardSet)>,
}

impl Search<'_> {
    /// The cards left over at the end of a completed turn.
    fn from(&mut self, point: &Point, hand: CardSet) -> Option<CardSet> {
        let too_long = usize::from(point.laid()) >= self.most;
        if too_long || self.nodes_left == 0 || point.has_lost_skull(self.rules, hand) {
            return None;
        }
        self.nodes_left -= 1;
        let remember = hand.has_at_least(CACHE_FROM);
        let key = (point.canonical(self.rules), hand);
        if remember && self.dead.contains(&key) {
            return None;
        }
        let found = point.legal(self.rules, hand).iter().find_map(|lay| self.after(point, hand, lay));
        if found.is_none() && remember {
            self.dead.insert(key);
        }
        found
    }

    /// The cards left over if the turn can be completed by making this lay first.
    fn after(&mut self, point: &Point, hand: CardSet, lay: Lay) -> Option<CardSet> {
        let next = point.after(self.rules, lay);
        let rest = hand - CardSet::only(lay.card);
        match next.progress(rest) {
            TurnProgress::MayEnd | TurnProgress::Over => Some(rest),
            TurnProgress::Broken(_) => None,
            TurnProgress::Owes => self.from(&next, rest),
        }
    }
}
