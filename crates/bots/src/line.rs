//! A point in a turn that is only thought of: the little of a board that lays change, so that planning copies a few
//! words instead of the whole table. Judges exactly as [`Board::turn_state`] does.

use tenback_rules::{Board, Card, CardCommand, CardSet, CommandCards, CommandSet, Direction, Lay, Pile};

/// What stays the same during a turn.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) board: &'a Board,
    pub(crate) commands: &'a CommandCards,
    pub(crate) carriers: CardSet,
    pub(crate) minimum: u8,
    pub(crate) directions: [Direction; 4],
    pub(crate) helps: [bool; 4],
}

/// How a turn stands in thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// It may end here, or go on.
    MayEnd,
    /// It has ended by itself.
    Over,
    /// Further lays are needed; whether there are any is not said.
    Owes,
    /// A command is broken: the game is lost.
    Broken,
}

/// A point in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) tops: [u8; 4],
    pub(crate) hand: CardSet,
    pub(crate) laid: u8,
    pub(crate) three: bool,
    pub(crate) helped: bool,
    /// The pile of the last lay, which one-pile may bind the turn to.
    pub(crate) last: Option<Pile>,
    pub(crate) shown: [CommandSet; 4],
    pub(crate) stand: Stand,
}

impl<'a> Frame<'a> {
    #[inline]
    pub(crate) fn new(board: &'a Board) -> Frame<'a> {
        let rules = board.rules();
        let seat = board.turn().seat();
        Frame {
            board,
            commands: rules.commands(),
            carriers: rules.commands().all(),
            minimum: board.turn().minimum(),
            directions: Pile::ALL.map(|pile| rules.pile(pile).direction),
            helps: Pile::ALL.map(|pile| rules.is_help(seat, pile)),
        }
    }

    /// Where the turn under way stands.
    #[inline]
    pub(crate) fn start(&self, hand: CardSet) -> Line {
        let turn = self.board.turn();
        let mut line = Line {
            tops: self.board.tops().0,
            hand,
            laid: turn.laid(),
            three: turn.has_three(),
            helped: turn.has_helped(),
            last: turn.lays().last().map(|lay| lay.pile),
            shown: [CommandSet::NONE; 4],
            stand: Stand::Owes,
        };
        if !self.carriers.is_empty() {
            line.shown =
                self.board.tops().0.map(|top| Card::new(top).map_or(CommandSet::NONE, |card| self.carried(card)));
        }
        if self.may_end(&line) {
            line.stand = Stand::MayEnd;
        }
        line
    }

    #[inline]
    pub(crate) fn carried(&self, card: Card) -> CommandSet {
        let mut set = CommandSet::NONE;
        if self.carriers.contains(card)
            && let Some(command) = self.commands.of(card)
        {
            set.insert(command);
        }
        set
    }

    #[inline]
    fn may_end(&self, line: &Line) -> bool {
        line.laid >= self.minimum && !line.three && !line.visible().has(CardCommand::Skull)
    }

    /// The cards of the hand that may be laid on each pile.
    #[inline]
    pub(crate) fn takes(&self, line: &Line) -> [CardSet; 4] {
        let visible = line.visible();
        let trick_allowed = !visible.has(CardCommand::NoBack);
        let bound = if visible.has(CardCommand::OnePile) { line.last } else { None };
        let mut takes = [CardSet::EMPTY; 4];
        for (pile, set) in takes.iter_mut().enumerate() {
            if bound.is_some_and(|bound| bound as usize != pile) {
                continue;
            }
            let (direction, top) = (self.directions[pile], line.tops[pile]);
            let fits = if self.helps[pile] {
                if line.helped { CardSet::EMPTY } else { direction.opposite().beyond(top) }
            } else if trick_allowed {
                direction.reach(top)
            } else {
                direction.beyond(top)
            };
            *set = fits & line.hand;
        }
        takes
    }

    /// The point after one more lay, which must be one that [`Frame::takes`] allows.
    #[inline]
    pub(crate) fn after(&self, line: &Line, lay: Lay) -> Line {
        let pile = lay.pile as usize;
        let command = self.carried(lay.card);
        let mut next = *line;
        next.hand.remove(lay.card);
        next.tops[pile] = lay.card.number();
        next.shown[pile] = command;
        next.laid += 1;
        next.three |= command.has(CardCommand::Three);
        next.helped |= self.helps[pile];
        next.last = Some(lay.pile);
        next.stand = self.judge(&next, command);
        next
    }

    #[inline]
    fn judge(&self, line: &Line, command: CommandSet) -> Stand {
        if command.has(CardCommand::Stop) || (line.three && line.laid >= 3) {
            let obeyed = (!line.three || line.laid == 3) && !line.visible().has(CardCommand::Skull);
            return if obeyed { Stand::Over } else { Stand::Broken };
        }
        match (self.may_end(line), line.hand.is_empty()) {
            (true, true) => Stand::Over,
            (true, false) => Stand::MayEnd,
            (false, true) => Stand::Broken,
            (false, false) => Stand::Owes,
        }
    }

    /// Whether the turn may end here or further lays can bring it to an end (A11).
    pub(crate) fn can_finish(&self, line: &Line) -> bool {
        match line.stand {
            Stand::MayEnd | Stand::Over => true,
            Stand::Broken => false,
            Stand::Owes => {
                let takes = self.takes(line);
                Pile::ALL.into_iter().any(|pile| {
                    takes[pile as usize].iter().any(|card| self.can_finish(&self.after(line, Lay { card, pile })))
                })
            }
        }
    }

    /// How far a card moves a pile along; negative if it moves it back.
    #[inline]
    pub(crate) fn step(&self, line: &Line, lay: Lay) -> i8 {
        self.directions[lay.pile as usize].step(line.tops[lay.pile as usize], lay.card)
    }
}

impl Line {
    /// The commands that lie on top.
    #[inline]
    pub(crate) fn visible(&self) -> CommandSet {
        let [a, b, c, d] = self.shown;
        a.and(b).and(c).and(d)
    }
}
