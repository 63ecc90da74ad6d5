//! Describes the events of a game one by one: each lay with its step, each turn with its number.

use serde::{Deserialize, Serialize};
use tenback_rules::{Board, ByPile, Card, Event, Pile, Rules, Seat};

use crate::seen::Seen;

/// What kind of lay it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LayKind {
    /// Further along the pile.
    Forward,
    /// Exactly ten back.
    TenBack,
    /// On a pile of the opponent, who gains room.
    Help,
}

impl LayKind {
    /// The kind of a lay of a seat that moves a pile by `step`.
    pub fn of(rules: &Rules, seat: Seat, pile: Pile, step: i8) -> LayKind {
        if rules.is_help(seat, pile) {
            LayKind::Help
        } else if step < 0 {
            LayKind::TenBack
        } else {
            LayKind::Forward
        }
    }
}

/// Tracks the piles and turns of a game, so that clients need not work out what an event meant.
#[derive(Clone, Debug)]
pub struct Describer {
    rules: Rules,
    /// What the piles showed at the start.
    tops: ByPile<u8>,
    /// All cards on the piles, in the order they were played.
    lays: Vec<(Pile, Card)>,
    turn: u16,
}

impl Describer {
    /// A new deal with nothing on the piles yet.
    pub fn new(rules: Rules) -> Describer {
        let tops = ByPile(Pile::ALL.map(|pile| rules.pile(pile).start));
        Describer { rules, tops, lays: Vec::new(), turn: 0 }
    }

    /// A game from its start, which may be a set-up position with cards on the piles.
    pub fn of(start: &Board) -> Describer {
        Describer { tops: *start.tops(), ..Describer::new(*start.rules()) }
    }

    /// Skips an event that is not sent.
    pub fn skip(&mut self, event: &tenback_table::Event) {
        match event {
            tenback_table::Event::Dealt => *self = Describer::new(self.rules),
            tenback_table::Event::Game(event) => self.note(event),
            _ => {}
        }
    }

    /// An event of a table, as it is sent.
    pub fn describe(&mut self, seen: &tenback_table::Seen) -> Seen {
        use tenback_table::Seen as Table;
        match seen {
            Table::Seated { seat, sitter } => Seen::Seated { seat: *seat, sitter: sitter.into() },
            Table::Left { seat } => Seen::Left { seat: *seat },
            Table::Kicked { seat } => Seen::Kicked { seat: *seat },
            Table::HostPassed { seat } => Seen::HostPassed { seat: *seat },
            Table::Silenced { seat, on } => Seen::Silenced { seat: *seat, on: *on },
            Table::HandedOver { seat, level } => Seen::HandedOver { seat: *seat, level: *level },
            Table::Returned { seat } => Seen::Returned { seat: *seat },
            Table::TimeUp { seat } => Seen::TimeUp { seat: *seat },
            Table::GiveUpProposed { seat } => Seen::GiveUpProposed { seat: *seat },
            Table::GiveUpAnswered { seat, agree } => Seen::GiveUpAnswered { seat: *seat, agree: *agree },
            Table::GiveUpDecided { accepted } => Seen::GiveUpDecided { accepted: *accepted },
            Table::Renamed { seat, name } => Seen::Renamed { seat: *seat, name: name.to_string() },
            Table::Hinted { seat } => Seen::Hinted { seat: *seat },
            Table::Coaching { seat, coaching } => Seen::Coaching { seat: *seat, coaching: *coaching },
            Table::Spectators { allowed } => Seen::Spectators { allowed: *allowed },
            Table::InviteOnly { on } => Seen::InviteOnly { on: *on },
            Table::Promised { commitment } => Seen::Promised { commitment: commitment.clone() },
            Table::Dealt { view } => {
                *self = Describer::of(view.board());
                Seen::Dealt { hand: view.hand().iter().collect() }
            }
            Table::Game(event) => self.describe_game(event),
            Table::Opened { record } => Seen::Opened { record: record.clone() },
            Table::Said { seat, text } => Seen::Said { seat: *seat, text: text.clone() },
        }
    }

    /// An event of the game itself, as it is sent.
    pub fn describe_game(&mut self, event: &tenback_rules::Seen) -> Seen {
        let before = self.turn;
        let told = match *event {
            Event::Began { seat } => Seen::Began { seat },
            Event::Signalled { seat, signal } => Seen::Signalled { seat, signal },
            Event::Laid { seat, card, pile } => {
                let step = self.step(pile, card);
                Seen::Laid { seat, card, pile, step, lay: LayKind::of(&self.rules, seat, pile, step) }
            }
            Event::TakenBack { seat, card, pile } => Seen::TakenBack { seat, card, pile },
            Event::TurnEnded { seat } => Seen::TurnEnded { seat },
            Event::Drew { seat, cards } => Seen::Drew { seat, drawn: (&cards).into() },
            Event::TurnBegan { seat } => Seen::TurnBegan { seat, number: before + 1 },
            Event::Ended(ending) => Seen::Ended((&ending).into()),
        };
        self.note(event);
        told
    }

    fn note<D>(&mut self, event: &Event<D>) {
        match event {
            Event::Began { .. } | Event::TurnBegan { .. } => self.turn += 1,
            Event::Laid { card, pile, .. } => self.lays.push((*pile, *card)),
            Event::TakenBack { .. } => drop(self.lays.pop()),
            _ => {}
        }
    }

    fn step(&self, pile: Pile, card: Card) -> i8 {
        let rule = self.rules.pile(pile);
        let top = self.lays.iter().rfind(|(known, _)| *known == pile).map_or(self.tops[pile], |(_, top)| top.number());
        rule.direction.step(top, card)
    }
}

#[cfg(test)]
mod tests {
    use tenback_rules::{GameName, Options};

    use super::*;

    fn rules(game: GameName) -> Rules {
        Rules::new(game, 2, Options::default()).expect("the rulebook's")
    }

    fn laid(seat: u8, card: u8, pile: Pile) -> tenback_rules::Seen {
        let seat = Seat::from_number(seat).expect("a seat");
        Event::Laid { seat, card: Card::new(card).expect("a card"), pile }
    }

    fn told(describer: &mut Describer, event: &tenback_rules::Seen) -> (i8, LayKind) {
        match describer.describe_game(event) {
            Seen::Laid { step, lay, .. } => (step, lay),
            other => panic!("a lay is told as one: {other:?}"),
        }
    }

    #[test]
    fn lays_have_their_steps_across_take_backs() {
        let mut describer = Describer::new(rules(GameName::Classic));
        let (first, _) = told(&mut describer, &laid(1, 14, Pile::A));
        assert_eq!(first, 13);
        let seat = Seat::FIRST;
        describer.describe_game(&Event::TakenBack { seat, card: Card::new(14).expect("a card"), pile: Pile::A });
        assert_eq!(told(&mut describer, &laid(1, 24, Pile::A)), (23, LayKind::Forward));
        assert_eq!(told(&mut describer, &laid(1, 14, Pile::A)), (-10, LayKind::TenBack));
        assert_eq!(told(&mut describer, &laid(2, 90, Pile::C)), (10, LayKind::Forward));
    }

    #[test]
    fn the_first_lay_of_a_set_up_position_starts_at_its_piles() {
        let rules = rules(GameName::Classic);
        let mut tops = Describer::new(rules).tops;
        (tops[Pile::A], tops[Pile::C]) = (30, 70);
        let mut describer = Describer { tops, ..Describer::new(rules) };
        assert_eq!(told(&mut describer, &laid(1, 20, Pile::A)), (-10, LayKind::TenBack));
        assert_eq!(told(&mut describer, &laid(1, 64, Pile::C)), (6, LayKind::Forward));
    }

    #[test]
    fn cards_on_the_opponents_piles_are_help() {
        let mut describer = Describer::new(rules(GameName::FaceToFace));
        let theirs = Pile::ALL.into_iter().find(|pile| describer.rules.is_help(Seat::FIRST, *pile)).expect("a pile");
        let own = if theirs == Pile::A { Pile::C } else { Pile::A };
        told(&mut describer, &laid(2, 30, theirs));
        let (_, kind) = told(&mut describer, &laid(1, 20, theirs));
        assert_eq!(kind, LayKind::Help);
        assert_ne!(told(&mut describer, &laid(1, 25, own)).1, LayKind::Help);
    }

    #[test]
    fn turns_are_numbered_from_the_deal_on() {
        let seat = Seat::FIRST;
        let number = |told| match told {
            Seen::TurnBegan { number, .. } => number,
            other => panic!("a turn is told as one: {other:?}"),
        };
        let mut describer = Describer::new(rules(GameName::Classic));
        describer.skip(&tenback_table::Event::Game(Event::Began { seat }));
        assert_eq!(number(describer.describe_game(&Event::TurnBegan { seat })), 2);
        assert_eq!(number(describer.describe_game(&Event::TurnBegan { seat })), 3);
        describer.skip(&tenback_table::Event::Dealt);
        describer.skip(&tenback_table::Event::Game(Event::Began { seat }));
        assert_eq!(number(describer.describe_game(&Event::TurnBegan { seat })), 2);
    }
}
