//! What keys and clicks do at the table.

use ratatui::layout::Rect;
use tenback_rules::{Command, Lay, Phase, Pile, PileSignal, StartPreference};

use super::{Ask, TableScreen};
use crate::desk::Desk;
use crate::draw::table::Layout;
use crate::house::Keyboard;
use crate::keys::{Input, KeyCode};
use crate::screens::selection::Incomplete;
use crate::screens::{Go, pages};
use crate::sight::Sight;
use crate::tell;
use crate::timeline::Timeline;

impl TableScreen {
    pub(crate) fn input(&mut self, input: Input, area: Rect, desk: &Desk) -> Go {
        if let Keyboard::Covered(_) = self.host.keyboard() {
            return self.input_covered(input);
        }
        if let Some(ask) = self.ask {
            return self.answer(ask, input, desk);
        }
        if let (Some(_), Input::Key(key)) = (&self.chat, input) {
            self.type_words(key);
            return Go::Stay;
        }
        match input {
            Input::Click(x, y) => self.click(x, y, area, desk),
            Input::Wheel(_) => {}
            Input::Key(key) => return self.key(key, desk),
        }
        Go::Stay
    }

    fn input_covered(&mut self, input: Input) -> Go {
        match input {
            Input::Key(KeyCode::Enter) => self.host.uncover(),
            // What is not saved is asked about, and a covered screen asks nothing.
            Input::Key(KeyCode::Char('q')) if self.host.file().is_some() => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn answer(&mut self, ask: Ask, input: Input, desk: &Desk) -> Go {
        let Input::Key(key) = input else { return Go::Stay };
        // Whoever lays card after card presses Enter without reading: that must not give a game up.
        let yes = if matches!(ask, Ask::Resign) { KeyCode::Char('x') } else { KeyCode::Enter };
        let hands_over = ask == Ask::Leave && key == KeyCode::Char('m');
        if key != yes && key != KeyCode::Esc && !hands_over {
            return Go::Stay;
        }
        self.ask = None;
        self.notice = None;
        if key == KeyCode::Esc {
            self.selection.clear();
            return Go::Stay;
        }
        match ask {
            Ask::Loses(lay) => {
                let result = self.host.act(Command::Lay(lay));
                self.done(result, desk);
            }
            Ask::LosesTried => {
                let lays = self.tried.take().unwrap_or_default();
                self.lay_all(&lays, desk);
            }
            Ask::Resign => {
                let result = self.host.act(Command::Resign);
                self.done(result, desk);
            }
            Ask::Unsaved => return Go::Start,
            Ask::Leave => return self.leave_table(hands_over),
        }
        Go::Stay
    }

    fn click(&mut self, x: u16, y: u16, area: Rect, desk: &Desk) {
        let (Some(layout), Some(sight)) = (Layout::new(area), self.sight()) else { return };
        if let Some(card) = layout.card_at(x, y, &sight.cards()) {
            self.selection.pick(card, &sight);
        } else if let Some(pile) = layout.pile_at(x, y) {
            self.selection.pile = Some(pile);
            if let (Some(card), true) = (self.selection.card, sight.is_to_move()) {
                self.lay(Lay { card, pile }, desk);
            }
        }
    }

    fn key(&mut self, key: KeyCode, desk: &Desk) -> Go {
        let Some(sight) = self.sight() else { return Go::Stay };
        let over = matches!(sight.board.phase(), Phase::Over(_));
        match key {
            KeyCode::Char('q') => return self.leave(desk),
            KeyCode::Char('?') if self.is_elsewhere() => return Go::Page(Box::new(pages::help_there(desk))),
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(desk))),
            KeyCode::Char('r') => return self.rules_page(&sight, desk),
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(desk, &self.log(desk)))),
            KeyCode::Char('v') if over => return self.look_again(),
            KeyCode::Char('a' | 's') if over && !self.is_elsewhere() => {
                return self.play_again(key == KeyCode::Char('s'), desk);
            }
            _ if self.is_key_elsewhere(key, over) => return self.key_elsewhere(key, desk),
            KeyCode::Enter if over => return Go::Start,
            KeyCode::Enter if self.host.pass_to().is_some() => self.pass(),
            _ if self.host.asks_who_begins() => self.key_before_beginning(key, desk),
            _ => self.key_in_game(key, &sight, desk),
        }
        Go::Stay
    }

    fn rules_page(&self, sight: &Sight, desk: &Desk) -> Go {
        Go::Page(Box::new(pages::rules(desk, sight.board.rules().name())))
    }

    fn leave(&mut self, desk: &Desk) -> Go {
        if self.is_elsewhere() {
            return self.ask_leave(desk);
        }
        if self.host.file().is_some() || matches!(self.host.board().phase(), Phase::Over(_)) {
            return Go::Start;
        }
        self.ask = Some(Ask::Unsaved);
        self.warn(desk.words.message("tui-ask-unsaved", &[]));
        Go::Stay
    }

    /// Deals another game to the same players.
    fn play_again(&mut self, same: bool, desk: &Desk) -> Go {
        let Some(table) = self.host.local_table() else { return Go::Stay };
        match desk.deal_again(table, same) {
            Ok(house) => Go::Table(Box::new(house)),
            Err(why) => {
                self.warn(desk.no_game(&why));
                Go::Stay
            }
        }
    }

    fn look_again(&self) -> Go {
        let timeline = self.host.record().and_then(|record| Timeline::of_record(&record));
        timeline.map_or(Go::Stay, |timeline| Go::Replay(Box::new(timeline)))
    }

    fn pass(&mut self) {
        self.selection.clear();
        self.tried = None;
        self.notice = None;
        self.hint = None;
        self.host.pass();
    }

    fn key_before_beginning(&mut self, key: KeyCode, desk: &Desk) {
        let alone = self.host.is_alone();
        let wish = match key {
            KeyCode::Enter if alone => Some(StartPreference::Me),
            KeyCode::Enter if self.is_elsewhere() => return,
            KeyCode::Enter => None,
            KeyCode::Char('i') => Some(StartPreference::Me),
            KeyCode::Char('n') => Some(StartPreference::NotMe),
            _ => return,
        };
        let result = self.host.wish(wish);
        self.done(result, desk);
    }

    fn key_in_game(&mut self, key: KeyCode, sight: &Sight, desk: &Desk) {
        if std::mem::take(&mut self.selection.rejected) && matches!(key, KeyCode::Char(_) | KeyCode::Enter) {
            self.selection.clear();
        }
        if let KeyCode::Char(letter) = key
            && self.is_slip(letter, desk)
        {
            return;
        }
        match key {
            KeyCode::Left | KeyCode::Right => {
                self.selection.step_card(key == KeyCode::Right, sight);
                self.make_way_for_command(sight);
            }
            KeyCode::Up | KeyCode::Down => self.selection.step_pile(key == KeyCode::Down),
            KeyCode::Backspace => self.selection.erase(sight),
            KeyCode::Esc => {
                self.selection.clear();
                self.notice = None;
            }
            KeyCode::Char(letter) if letter.is_ascii_digit() || Pile::from_letter(letter).is_some() => {
                self.selection.type_letter(letter, sight);
                self.make_way_for_command(sight);
            }
            KeyCode::Char('k') => self.signal(PileSignal::KeepOff, desk),
            KeyCode::Char('n') => self.signal(PileSignal::RatherNot, desk),
            KeyCode::Char('s') => self.signal(PileSignal::SmallSteps, desk),
            KeyCode::Char('g') => self.signal(PileSignal::GoAhead, desk),
            KeyCode::Char('o') => self.tell_command(sight, desk),
            KeyCode::Char('x') if sight.board.ending().is_none() => self.ask_resign(desk),
            _ if sight.is_to_move() => self.key_in_turn(key, desk),
            KeyCode::Enter | KeyCode::Char('e' | 'h' | 't' | 'u' | 'y') => self.say(desk, "tui-not-your-turn"),
            _ => {}
        }
    }

    /// What a chosen card commands stands where news stood.
    fn make_way_for_command(&mut self, sight: &Sight) {
        if self.selection.card.is_some_and(|card| sight.board.rules().commands().of(card).is_some()) {
            self.notice = None;
        }
    }

    /// Whether a letter makes no sense behind what was typed. It is a slip then, and no command.
    fn is_slip(&mut self, letter: char, desk: &Desk) -> bool {
        let typed = &self.selection.typed;
        // A card can be chosen by its number to tell of its command.
        if !typed.contains(|typed: char| typed.is_ascii_digit()) || letter == 'o' {
            return false;
        }
        if typed.ends_with(char::is_alphabetic) {
            let text = ("text", typed.clone().into());
            self.warn(desk.words.message("tui-enter-first", &[text]));
            return true;
        }
        if !letter.is_ascii_digit() && Pile::from_letter(letter).is_none() {
            self.selection.typed.push(letter);
            self.tell_incomplete(Incomplete::NoLay, desk);
            return true;
        }
        false
    }

    fn key_in_turn(&mut self, key: KeyCode, desk: &Desk) {
        match key {
            KeyCode::Enter => match self.selection.lay() {
                Ok(lay) => self.lay(lay, desk),
                Err(why) => self.tell_incomplete(why, desk),
            },
            KeyCode::Char('e') if self.tried.is_none() => {
                let since = self.host.log().len();
                let result = self.host.act(Command::EndTurn);
                self.done(result, desk);
                self.tell_drawn(since, desk);
            }
            KeyCode::Char('u') => self.undo(desk),
            KeyCode::Char('t') => self.toggle_trying(desk),
            KeyCode::Char('y') if self.tried.is_some() => self.lay_tried(desk),
            KeyCode::Char('h') if self.hint.is_some() => {}
            KeyCode::Char('h') => {
                self.tried = None;
                self.selection.clear();
                self.ask_for_hint(desk);
            }
            _ => {}
        }
    }

    fn ask_for_hint(&mut self, desk: &Desk) {
        self.hint = self.host.hint();
        match &self.hint {
            _ if !self.host.allows_hints() => self.warn(desk.words.message("table-hints-off", &[])),
            Some(_) => self.say(desk, "tui-hint-wait"),
            None => self.say(desk, "tui-todo-sent"),
        }
    }

    fn tell_incomplete(&mut self, why: Incomplete, desk: &Desk) {
        match why {
            Incomplete::Nothing => self.say(desk, "tui-choose-card"),
            Incomplete::NoPile => self.say(desk, "tui-choose-pile"),
            Incomplete::NoLay => {
                let example = self.sight().map(|sight| tell::example(&sight)).unwrap_or_default();
                let text = self.selection.typed.clone();
                self.warn(desk.words.message("tui-no-lay", &[("text", text.into()), ("example", example.into())]));
                self.selection.clear();
            }
        }
    }
}
