//! The turns a hand allows: sequences of lays, one for each resulting position, cheapest first.
//!
//! A hand of eight allows many thousands of turns. So they are expanded level by level, and on each level only the
//! cheapest positions continue. The cost is the number of remaining cards that a pile could have taken and no longer
//! can.

use tenback_rules::{CardCommand, CardSet, CommandSet, Contest, Direction, Lay, Pile, TurnProgress, View};

use crate::choice::TurnPlan;
use crate::greedy;
use crate::line::{Frame, Line};

/// A turn that may end, and the resulting position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planned {
    pub(crate) turn: TurnPlan,
    pub(crate) line: Line,
    pub(crate) cost: i16,
}

/// How many positions are expanded on each level (number of lays).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Width {
    /// Until the minimum is met.
    pub(crate) first: usize,
    /// On the level after it.
    pub(crate) second: usize,
    /// On all later ones.
    pub(crate) later: usize,
    /// The maximum cost of a lay beyond the minimum.
    pub(crate) extra: i16,
}

impl Width {
    /// For choosing with a network.
    pub(crate) const DEFAULT: Width = Width { first: 16, second: 8, later: 4, extra: 4 };
    /// For the many games of self-play.
    pub(crate) const LEARNING: Width = Width { first: 12, second: 6, later: 4, extra: 4 };
    /// All turns.
    #[cfg(test)]
    pub(crate) const ALL: Width = Width { first: usize::MAX, second: usize::MAX, later: usize::MAX, extra: i16::MAX };
}

/// The turns of the seat to move that do not lose immediately, cheapest first within each number of lays; at least one,
/// if there is any.
#[inline(always)]
pub(crate) fn turns(view: &View, width: Width) -> Vec<Planned> {
    let frame = Frame::new(view.board());
    let costs = Costs::new(view, &frame);
    let start = frame.start(view.hand());
    let mut found = Vec::with_capacity(64);
    let mut level =
        vec![Planned { turn: TurnPlan::EMPTY, line: start, cost: costs.of(start.tops(), start.hand, start.visible()) }];
    let mut next = Level::default();
    if start.progress == TurnProgress::MayEnd {
        found.push(level[0]);
    }
    while !level.is_empty() {
        let past_minimum =
            (usize::from(start.point.laid()) + level[0].turn.len() + 1).saturating_sub(frame.minimum.into());
        let most = match past_minimum {
            0 => width.first,
            1 => width.second,
            _ => width.later,
        };
        next.clear(most);
        for planned in &level {
            let dearest = if past_minimum > 0 && planned.line.progress == TurnProgress::MayEnd {
                planned.cost.saturating_add(width.extra)
            } else {
                i16::MAX
            };
            extend(&frame, &costs, planned, dearest, &mut next);
        }
        next.take_into(&mut level);
        found.extend(
            level.iter().filter(|planned| matches!(planned.line.progress, TurnProgress::MayEnd | TurnProgress::Over)),
        );
    }
    if found.is_empty() {
        found.extend(smallest_steps(view, &frame, &costs));
    }
    found
}

/// The turn found by exhaustive search, for when all cheap starts are dead ends.
#[cold]
fn smallest_steps(view: &View, frame: &Frame<'_>, costs: &Costs) -> Option<Planned> {
    let turn = greedy::choose(view);
    let mut line = frame.start(view.hand());
    for &lay in turn.as_slice() {
        line = frame.after(&line, lay);
    }
    (!turn.is_empty()).then(|| Planned { turn, line, cost: costs.of(line.tops(), line.hand, line.visible()) })
}

#[inline(always)]
fn extend(frame: &Frame<'_>, costs: &Costs, planned: &Planned, dearest: i16, next: &mut Level) {
    if !matches!(planned.line.progress, TurnProgress::MayEnd | TurnProgress::Owes) {
        return;
    }
    for lay in frame.takes(&planned.line).iter() {
        let cost = costs.after(&planned.line, frame, lay);
        if cost <= dearest && next.wants(cost) {
            let line = frame.after(&planned.line, lay);
            if !matches!(line.progress, TurnProgress::Broken(_)) {
                next.offer(planned, lay, line, cost);
            }
        }
    }
}

/// The best positions with one number of lays, in order of cost.
#[derive(Default)]
struct Level {
    most: usize,
    kept: Vec<Planned>,
    order: Vec<(i16, u16)>,
}

impl Level {
    #[inline(always)]
    fn clear(&mut self, most: usize) {
        self.most = most;
        self.kept.clear();
        self.order.clear();
    }

    /// Whether a position of this cost would be kept.
    #[inline(always)]
    fn wants(&self, cost: i16) -> bool {
        self.order.len() < self.most || self.order.last().is_none_or(|&(worst, _)| cost < worst)
    }

    #[inline(always)]
    fn offer(&mut self, before: &Planned, lay: Lay, line: Line, cost: i16) {
        let full = self.order.len() >= self.most;
        let mut at = self.order.len();
        while at > 0 && self.order[at - 1].0 > cost {
            at -= 1;
        }
        // Other orders of the same lays lead to the same position, at the same cost.
        let mut same = at;
        while same > 0 && self.order[same - 1].0 == cost {
            same -= 1;
            let met = &self.kept[usize::from(self.order[same].1)].line;
            if met.hand == line.hand && met.point.continues_like(&line.point) {
                return;
            }
        }
        let mut turn = before.turn;
        turn.push(lay);
        let planned = Planned { turn, line, cost };
        let slot = match self.order.pop_if(|_| full) {
            Some((_, slot)) => {
                self.kept[usize::from(slot)] = planned;
                slot
            }
            None => {
                self.kept.push(planned);
                (self.kept.len() - 1) as u16
            }
        };
        self.order.insert(at, (cost, slot));
    }

    #[inline(always)]
    fn take_into(&mut self, level: &mut Vec<Planned>) {
        level.clear();
        level.extend(self.order.iter().map(|&(_, slot)| self.kept[usize::from(slot)]));
    }
}

/// The cost of positions, looked up by pile and top.
struct Costs {
    passed: [[i16; 128]; 4],
    /// What a trick on this top wins back, if its card was in the initial hand.
    won_back: [[i16; 128]; 4],
    directions: [Direction; 4],
    has_commands: bool,
}

impl Costs {
    #[inline(always)]
    fn new(view: &View, frame: &Frame<'_>) -> Costs {
        let rules = view.board().rules();
        let mut costs = Costs {
            passed: [[0; 128]; 4],
            won_back: [[0; 128]; 4],
            directions: frame.directions,
            has_commands: !rules.commands().all().is_empty(),
        };
        for pile in 0..4 {
            let direction = frame.directions[pile];
            let together = rules.contest() == Contest::Together;
            if together && pile > 0 && direction == frame.directions[pile - 1] {
                costs.passed[pile] = costs.passed[pile - 1];
                costs.won_back[pile] = costs.won_back[pile - 1];
                continue;
            }
            let deck = rules.pile(Pile::ALL[pile]).owner.map_or(0, |owner| rules.deck_of(owner));
            costs.passed[pile] = skipped(view.board().unlaid()[deck], direction);
            if frame.helps[pile] {
                // A gain of the opponent counts as half a loss.
                costs.passed[pile].iter_mut().for_each(|passed| *passed = -*passed / 2);
                continue;
            }
            for back in view.hand() {
                // The top from which this card is ten back is ten further on.
                if let Some(top) = direction.opposite().ten_back(back.number()) {
                    let passed = &costs.passed[pile];
                    let (from, to) = (usize::from(top.number()), usize::from(back.number()));
                    costs.won_back[pile][from] = passed[from] - passed[to];
                }
            }
        }
        costs
    }

    /// The cost of the position after a lay.
    #[inline(always)]
    fn after(&self, line: &Line, frame: &Frame<'_>, lay: Lay) -> i16 {
        let mut tops = line.tops();
        tops[lay.pile as usize] = lay.card.number();
        let mut hand = line.hand;
        hand.remove(lay.card);
        if !self.has_commands {
            return self.of(tops, hand, CommandSet::NONE);
        }
        let mut shown = line.point.shown().0;
        shown[lay.pile as usize] = frame.rules.commands().on(lay.card.number());
        let visible = shown.into_iter().fold(CommandSet::NONE, CommandSet::and);
        self.of(tops, hand, visible)
    }

    /// Chances lost on all piles, minus those that a trick from the hand wins back.
    #[inline(always)]
    fn of(&self, tops: [u8; 4], hand: CardSet, visible: CommandSet) -> i16 {
        let mut cost = 0;
        for (pile, top) in tops.into_iter().enumerate() {
            let at = usize::from(top & 127);
            cost += self.passed[pile][at];
            let won_back = self.won_back[pile][at];
            if won_back != 0
                && !visible.has(CardCommand::NoBack)
                && self.directions[pile].ten_back(top).is_some_and(|back| hand.contains(back))
            {
                cost -= won_back;
            }
        }
        cost
    }
}

/// For each top, how many of these cards a pile has skipped.
#[inline(always)]
fn skipped(cards: CardSet, direction: Direction) -> [i16; 128] {
    let mut passed = [0; 128];
    let total = cards.len() as i16;
    let mut count = 0;
    for (number, slot) in passed.iter_mut().enumerate().take(101).skip(1) {
        let there = (cards.bits() >> number & 1) as i16;
        *slot = match direction {
            Direction::Ascending => count + there,
            Direction::Descending => total - count,
        };
        count += there;
    }
    passed
}
