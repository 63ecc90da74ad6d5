//! What sets a turn apart from a better one, as data.

use tenback_bots::TurnPlan;
use tenback_rules::{ByPile, Card, CardCommand, CardSet, Lay, Pile, PileSignal, Seat, View};

/// Why a turn was worse than the best one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difference {
    /// It lost the game at once.
    LostAtOnce,
    /// In a game that can hardly be won any more: about this many more cards remain at the end.
    CardsLeft {
        /// How many more.
        count: u8,
    },
    /// A card could have gone ten back.
    MissedTrick {
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
    },
    /// It used a pile that a team mate had asked to be careful with.
    SignalIgnored {
        /// Who asked.
        seat: Seat,
        /// The pile.
        pile: Pile,
    },
    /// It made a longer step than any of the best turn.
    LongStep {
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
        /// How far.
        step: u8,
    },
    /// It laid a command card that could have waited.
    CommandLaid {
        /// The command.
        command: CardCommand,
    },
    /// It laid more cards than the best turn.
    MoreCards {
        /// How many more.
        count: u8,
    },
    /// It laid fewer cards than the best turn.
    FewerCards {
        /// How many fewer.
        count: u8,
    },
    /// Helping the opponent would have refilled the hand.
    MissedHelp {
        /// The pile to help on.
        pile: Pile,
    },
    /// It helped the opponent, and the best turn did not.
    Helped {
        /// The pile.
        pile: Pile,
    },
}

impl Difference {
    /// Its word in JSON and CSV.
    pub const fn word(&self) -> &'static str {
        match self {
            Difference::LostAtOnce => "lost-at-once",
            Difference::CardsLeft { .. } => "cards-left",
            Difference::MissedTrick { .. } => "missed-trick",
            Difference::SignalIgnored { .. } => "signal-ignored",
            Difference::LongStep { .. } => "long-step",
            Difference::CommandLaid { .. } => "command-laid",
            Difference::MoreCards { .. } => "more-cards",
            Difference::FewerCards { .. } => "fewer-cards",
            Difference::MissedHelp { .. } => "missed-help",
            Difference::Helped { .. } => "helped",
        }
    }
}

/// Steps up to this are not called long.
const SHORT: i8 = 4;

/// What sets a turn apart from the best one, the most important first.
pub(crate) fn differences(view: &View, played: &TurnPlan, best: &TurnPlan, lost: bool) -> Vec<Difference> {
    if lost {
        return vec![Difference::LostAtOnce];
    }
    let (ours, theirs) = (Steps::of(view, played), Steps::of(view, best));
    let mut found = Vec::new();
    let tricks = theirs.0.iter().filter(|step| step.is_trick());
    found.extend(
        tricks
            .filter(|step| !ours.0.iter().any(|own| own.is_trick() && own.lay == step.lay))
            .map(|step| Difference::MissedTrick { card: step.lay.card, pile: step.lay.pile }),
    );
    found.extend(ignored_signals(view, &ours, &theirs));
    found.extend(helps(&ours, &theirs));
    if let Some(longest) = ours.longest()
        && longest.step > SHORT.max(theirs.longest().map_or(0, |step| step.step))
    {
        let Step { lay: Lay { card, pile }, step, .. } = *longest;
        found.push(Difference::LongStep { card, pile, step: step.unsigned_abs() });
    }
    let commands = view.board().rules().commands();
    let waited = ours.cards() - theirs.cards();
    found.extend(waited.iter().filter_map(|card| commands.of(card)).map(|command| Difference::CommandLaid { command }));
    match (played.len() as u8, best.len() as u8) {
        (more, fewer) if more > fewer => found.push(Difference::MoreCards { count: more - fewer }),
        (fewer, more) if fewer < more => found.push(Difference::FewerCards { count: more - fewer }),
        _ => {}
    }
    found
}

fn ignored_signals(view: &View, ours: &Steps, theirs: &Steps) -> Vec<Difference> {
    let warned =
        view.board().signals().iter().filter(|(seat, _)| Some(*seat) != view.seat()).flat_map(|(seat, standing)| {
            let piles = Pile::ALL
                .into_iter()
                .filter(|&pile| standing.piles[pile].is_some_and(|signal| signal != PileSignal::GoAhead));
            piles.map(move |pile| (seat, pile)).collect::<Vec<_>>()
        });
    let ignored = warned.filter(|&(_, pile)| ours.uses(pile) && !theirs.uses(pile));
    ignored.map(|(seat, pile)| Difference::SignalIgnored { seat, pile }).collect()
}

fn helps(ours: &Steps, theirs: &Steps) -> Option<Difference> {
    let help = |steps: &Steps| steps.0.iter().find(|step| step.helps).map(|step| step.lay.pile);
    match (help(ours), help(theirs)) {
        (None, Some(pile)) => Some(Difference::MissedHelp { pile }),
        (Some(pile), None) => Some(Difference::Helped { pile }),
        _ => None,
    }
}

/// The lays of a turn with how far they go.
struct Steps(Vec<Step>);

struct Step {
    lay: Lay,
    step: i8,
    helps: bool,
}

impl Step {
    fn is_trick(&self) -> bool {
        self.step < 0 && !self.helps
    }
}

impl Steps {
    fn of(view: &View, turn: &TurnPlan) -> Steps {
        let board = view.board();
        let mut tops: ByPile<u8> = *board.tops();
        let step = |&lay: &Lay| {
            let step = board.rules().pile(lay.pile).direction.step(tops[lay.pile], lay.card);
            tops[lay.pile] = lay.card.number();
            Step { lay, step, helps: view.seat().is_some_and(|seat| board.rules().is_help(seat, lay.pile)) }
        };
        Steps(turn.as_slice().iter().map(step).collect())
    }

    fn longest(&self) -> Option<&Step> {
        self.0.iter().filter(|step| !step.helps).max_by_key(|step| step.step)
    }

    fn uses(&self, pile: Pile) -> bool {
        self.0.iter().any(|step| step.lay.pile == pile)
    }

    fn cards(&self) -> CardSet {
        self.0.iter().map(|step| step.lay.card).collect()
    }
}
