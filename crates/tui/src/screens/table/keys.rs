//! What keys and clicks do at the table.

use ratatui::layout::Rect;
use tenback_rules::{Command, Lay, Phase, Pile, PileSignal, StartPreference};

use super::{Ask, TableScreen};
use crate::context::Context;
use crate::draw::table::Layout;
use crate::keys::{Input, KeyCode};
use crate::local_game::Keyboard;
use crate::phrases;
use crate::screens::selection::Incomplete;
use crate::screens::{Go, pages};
use crate::sight::Sight;
use crate::timeline::Timeline;

impl TableScreen {
    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &Context) -> Go {
        if let Keyboard::Covered(_) = self.host.keyboard() {
            return self.input_covered(input);
        }
        if let Some(ask) = self.ask {
            return self.answer(ask, input, context);
        }
        if let (Some(_), Input::Key(key)) = (&self.chat, input) {
            self.type_words(key);
            return Go::Stay;
        }
        match input {
            Input::Click(x, y) => self.click(x, y, area, context),
            Input::Wheel(_) => {}
            Input::Key(key) => return self.key(key, context),
        }
        Go::Stay
    }

    fn input_covered(&mut self, input: Input) -> Go {
        match input {
            Input::Key(KeyCode::Enter) => self.host.uncover(),
            // Leaving an unsaved game needs a question, which a covered screen cannot show.
            Input::Key(KeyCode::Char('q')) if self.host.file().is_some() => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn answer(&mut self, ask: Ask, input: Input, context: &Context) -> Go {
        let Input::Key(key) = input else { return Go::Stay };
        // Enter is pressed after every card, so it must not give up a game.
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
                self.done(result, context);
            }
            Ask::LosesTried => {
                let lays = self.tried.take().unwrap_or_default();
                self.lay_all(&lays, context);
            }
            Ask::Resign => {
                let result = self.host.act(Command::Resign);
                self.done(result, context);
            }
            Ask::Unsaved => return Go::Start,
            Ask::Leave => return self.leave_table(hands_over),
        }
        Go::Stay
    }

    fn click(&mut self, x: u16, y: u16, area: Rect, context: &Context) {
        let (Some(layout), Some(sight)) = (Layout::new(area), self.sight()) else { return };
        if let Some(card) = layout.card_at(x, y, &sight.cards()) {
            self.selection.pick(card, &sight);
        } else if let Some(pile) = layout.pile_at(x, y) {
            self.selection.pile = Some(pile);
            if let (Some(card), true) = (self.selection.card, sight.is_to_move()) {
                self.lay(Lay { card, pile }, context);
            }
        }
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Go {
        let Some(sight) = self.sight() else { return Go::Stay };
        let over = matches!(sight.board.phase(), Phase::Over(_));
        match key {
            KeyCode::Char('q') => return self.leave(context),
            KeyCode::Char('?') if self.is_remote() => return Go::Page(Box::new(pages::help_remote(context))),
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(context))),
            KeyCode::Char('r') => return self.rules_page(&sight, context),
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(context, &self.log(context)))),
            KeyCode::Char('v') if over => return self.review(),
            KeyCode::Char('a' | 's') if over && !self.is_remote() => {
                return self.play_again(key == KeyCode::Char('s'), context);
            }
            _ if self.is_remote_key(key, over) => return self.remote_key(key, context),
            KeyCode::Char('p') if !over && self.selection.typed.is_empty() => self.switch_coach(context),
            KeyCode::Enter if over => return Go::Start,
            KeyCode::Enter if self.host.pass_to().is_some() => self.pass(),
            _ if self.host.asks_who_begins() => self.key_before_beginning(key, context),
            _ => self.key_in_game(key, &sight, context),
        }
        Go::Stay
    }

    fn rules_page(&self, sight: &Sight, context: &Context) -> Go {
        Go::Page(Box::new(pages::rules(context, sight.board.rules().name())))
    }

    fn leave(&mut self, context: &Context) -> Go {
        if self.is_remote() {
            return self.ask_leave(context);
        }
        if self.host.file().is_some() || matches!(self.host.board().phase(), Phase::Over(_)) {
            return Go::Start;
        }
        self.ask = Some(Ask::Unsaved);
        self.warn(context.words.message("tui-ask-unsaved", &[]));
        Go::Stay
    }

    /// Deals another game to the same players.
    fn play_again(&mut self, same: bool, context: &Context) -> Go {
        let Some(table) = self.host.local_table() else { return Go::Stay };
        match context.deal_again(table, same) {
            Ok(local) => Go::Table(Box::new(local)),
            Err(why) => {
                self.warn(context.no_game(&why));
                Go::Stay
            }
        }
    }

    fn review(&self) -> Go {
        let timeline = self.host.record().and_then(|record| Timeline::of_record(&record));
        timeline.map_or(Go::Stay, |timeline| Go::Review(Box::new(timeline), self.host.you()))
    }

    fn pass(&mut self) {
        self.selection.clear();
        self.tried = None;
        self.notice = None;
        self.hint = None;
        self.host.pass();
    }

    fn key_before_beginning(&mut self, key: KeyCode, context: &Context) {
        let alone = self.host.is_alone();
        let wish = match key {
            KeyCode::Enter if alone => Some(StartPreference::Me),
            KeyCode::Enter if self.is_remote() => return,
            KeyCode::Enter => None,
            KeyCode::Char('i') => Some(StartPreference::Me),
            KeyCode::Char('n') => Some(StartPreference::NotMe),
            _ => return,
        };
        let result = self.host.wish(wish);
        self.done(result, context);
    }

    fn key_in_game(&mut self, key: KeyCode, sight: &Sight, context: &Context) {
        if std::mem::take(&mut self.selection.rejected) && matches!(key, KeyCode::Char(_) | KeyCode::Enter) {
            self.selection.clear();
        }
        if let KeyCode::Char(letter) = key
            && self.is_slip(letter, context)
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
            KeyCode::Char('k') => self.signal(PileSignal::KeepOff, context),
            KeyCode::Char('n') => self.signal(PileSignal::RatherNot, context),
            KeyCode::Char('s') => self.signal(PileSignal::SmallSteps, context),
            KeyCode::Char('g') => self.signal(PileSignal::GoAhead, context),
            KeyCode::Char('o') => self.tell_command(sight, context),
            KeyCode::Char('x') if sight.board.ending().is_none() => self.ask_resign(context),
            _ if sight.is_to_move() => self.key_in_turn(key, context),
            KeyCode::Enter | KeyCode::Char('e' | 'h' | 't' | 'u' | 'y') => self.say(context, "tui-not-your-turn"),
            _ => {}
        }
    }

    /// The command of a selected card replaces the notice.
    fn make_way_for_command(&mut self, sight: &Sight) {
        if self.selection.card.is_some_and(|card| sight.board.rules().commands().of(card).is_some()) {
            self.notice = None;
        }
    }

    /// Whether a letter makes no sense after what was typed. Then it is a typo, not a command.
    fn is_slip(&mut self, letter: char, context: &Context) -> bool {
        let typed = &self.selection.typed;
        // A card can be selected by its number to signal its command.
        if !typed.contains(|typed: char| typed.is_ascii_digit()) || letter == 'o' {
            return false;
        }
        if typed.ends_with(char::is_alphabetic) {
            let text = ("text", typed.clone().into());
            self.warn(context.words.message("tui-enter-first", &[text]));
            return true;
        }
        if !letter.is_ascii_digit() && Pile::from_letter(letter).is_none() {
            self.selection.typed.push(letter);
            self.tell_incomplete(Incomplete::NoLay, context);
            return true;
        }
        false
    }

    fn key_in_turn(&mut self, key: KeyCode, context: &Context) {
        match key {
            KeyCode::Enter => match self.selection.lay() {
                Ok(lay) => self.lay(lay, context),
                Err(why) => self.tell_incomplete(why, context),
            },
            KeyCode::Char('e') if self.tried.is_none() => {
                let since = self.host.log().len();
                let result = self.host.act(Command::EndTurn);
                self.done(result, context);
                self.tell_drawn(since, context);
            }
            KeyCode::Char('u') => self.undo(context),
            KeyCode::Char('t') => self.toggle_trying(context),
            KeyCode::Char('y') if self.tried.is_some() => self.lay_tried(context),
            KeyCode::Char('h') if self.hint.is_some() => {}
            KeyCode::Char('h') => {
                self.tried = None;
                self.selection.clear();
                self.ask_for_hint(context);
            }
            _ => {}
        }
    }

    fn ask_for_hint(&mut self, context: &Context) {
        self.hint = self.host.hint();
        match &self.hint {
            _ if !self.host.allows_hints() => self.warn(context.words.message("table-hints-off", &[])),
            Some(_) => self.say(context, "tui-hint-wait"),
            None => self.say(context, "tui-todo-sent"),
        }
    }

    fn tell_incomplete(&mut self, why: Incomplete, context: &Context) {
        match why {
            Incomplete::Nothing => self.say(context, "tui-choose-card"),
            Incomplete::NoPile => self.say(context, "tui-choose-pile"),
            Incomplete::NoLay => {
                let example = self.sight().map(|sight| phrases::example(&sight)).unwrap_or_default();
                let text = self.selection.typed.clone();
                self.warn(context.words.message("tui-no-lay", &[("text", text.into()), ("example", example.into())]));
                self.selection.clear();
            }
        }
    }
}
