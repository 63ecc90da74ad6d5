//! A table described in sentences.

use tenback_rules::{Card, Direction, LegalLay, Pile, Seat, Viewer};
use tenback_words::{Value, Words};

use crate::phrases;
use crate::sight::Sight;

/// Describes a table as one viewer sees it.
pub(super) struct Describer<'a> {
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) sight: &'a Sight,
}

impl Describer<'_> {
    fn name(&self, seat: Seat) -> Value<'static> {
        self.names.get(seat.index()).cloned().unwrap_or_default().into()
    }

    /// The whole table: piles, draw pile, the other hands, the own one.
    pub(super) fn table(&self) -> Vec<String> {
        self.piles().into_iter().chain(self.cards_of_others()).chain(self.hand()).collect()
    }

    /// The piles.
    pub(super) fn piles(&self) -> Vec<String> {
        Pile::ALL.into_iter().flat_map(|pile| self.pile(pile)).collect()
    }

    /// The draw pile, and how many cards the others hold.
    pub(super) fn cards_of_others(&self) -> Vec<String> {
        let mut sentences = Vec::new();
        let board = &self.sight.board;
        if let &[stock] = board.stock_sizes() {
            let args = [("stock", stock.into()), ("left", board.left().into())];
            sentences.push(self.words.message("plain-stock", &args));
        } else {
            let counts = phrases::stocks(self.words, board, self.sight.viewer);
            sentences.push(format!("{counts}."));
        }
        for seat in Seat::all(board.rules().seats()).filter(|&seat| Viewer::Seat(seat) != self.sight.viewer) {
            let args = [("name", self.name(seat)), ("cards", board.hand_sizes()[seat].into())];
            let said = phrases::standing(self.words, &board.signals()[seat]);
            sentences.push(format!("{}{said}", self.words.message("plain-mate", &args)));
        }
        sentences
    }

    fn pile(&self, pile: Pile) -> Vec<String> {
        let board = &self.sight.board;
        let rule = board.rules().pile(pile);
        let direction = match rule.direction {
            Direction::Ascending => "ascending",
            Direction::Descending => "descending",
        };
        let mut args = vec![
            ("pile", pile.to_string().into()),
            ("direction", direction.into()),
            ("top", board.tops()[pile].into()),
            ("count", board.heights()[pile].into()),
        ];
        let mut sentences = vec![match rule.owner {
            Some(owner) => {
                args.push(("name", self.name(owner)));
                self.words.message("plain-pile-owned", &args)
            }
            None => self.words.message("plain-pile", &args),
        }];
        if let Some(command) = phrases::in_force(board, pile) {
            let args = [("pile", pile.to_string().into()), ("command", command.word().into())];
            sentences.push(self.words.message("plain-pile-command", &args));
        }
        for seat in Seat::all(board.rules().seats()) {
            if let Some(signal) = board.signals()[seat].piles[pile] {
                let args =
                    [("name", self.name(seat)), ("pile", pile.to_string().into()), ("signal", signal.word().into())];
                sentences.push(self.words.message("event-pile-signal", &args));
            }
        }
        sentences
    }

    /// The own hand, with where each card fits; none for spectators.
    pub(super) fn hand(&self) -> Option<String> {
        if self.sight.viewer == Viewer::Spectator {
            return None;
        }
        let cards: Vec<String> = self.sight.hand.iter().map(|card| self.card(card)).collect();
        if cards.is_empty() {
            return Some(self.words.message("plain-hand-empty", &[]));
        }
        Some(self.words.message("plain-hand", &[("cards", cards.join("; ").into())]))
    }

    /// The own hand as bare numbers.
    pub(super) fn hand_in_brief(&self) -> Option<String> {
        let cards = phrases::numbers(&self.sight.cards(), ", ");
        let shown = self.sight.viewer != Viewer::Spectator && !cards.is_empty();
        shown.then(|| self.words.message("plain-hand", &[("cards", cards.into())]))
    }

    fn card(&self, card: Card) -> String {
        let command = self.sight.board.rules().commands().of(card);
        let mut args: Vec<(&str, Value<'_>)> = vec![("card", card.number().into())];
        args.extend(command.map(|command| ("command", command.word().into())));
        let carries = command.is_some();
        if !self.sight.is_to_move() {
            let id = if carries { "plain-card-later-command" } else { "plain-card-later" };
            return self.words.message(id, &args);
        }
        let lays: Vec<String> = self.sight.lays_of(card).iter().map(|legal| self.lay(legal)).collect();
        let lays = if lays.is_empty() { self.words.message("plain-card-nowhere", &[]) } else { lays.join(", ") };
        args.push(("lays", lays.into()));
        self.words.message(if carries { "plain-card-command" } else { "plain-card" }, &args)
    }

    fn lay(&self, legal: &LegalLay) -> String {
        let args = [("pile", legal.lay.pile.to_string().into()), ("cost", phrases::step(legal.step).into())];
        if legal.loses {
            self.words.message("plain-lay-loses", &args)
        } else if self.sight.is_help(legal.lay.pile) {
            self.words.message("plain-lay-help", &args)
        } else if legal.step < 0 {
            self.words.message("plain-lay-trick", &args)
        } else {
            format!("{} {}", legal.lay.pile, phrases::step(legal.step))
        }
    }
}
