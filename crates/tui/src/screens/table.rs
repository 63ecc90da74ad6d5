//! The table: whose turn it is, what was chosen, and what keys do to it.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_bots::Choice;
use tenback_rules::{BeginWish, Command, Lay, Phase, Pile, PileSignal, Signal, TurnState};
use tenback_table::Refusal;

use super::selection::{Incomplete, Selection};
use super::{Go, pages};
use crate::desk::Desk;
use crate::draw::pen::{Pen, write_centred};
use crate::draw::table::{Layout, Picture, draw_keys};
use crate::house::{House, Keyboard};
use crate::keys::{Input, KeyCode};
use crate::log::Teller;
use crate::sight::Sight;
use crate::tell;
use crate::thought::Thought;
use crate::timeline::Timeline;

/// A game on the screen.
pub(crate) struct TableScreen {
    house: House,
    selection: Selection,
    /// What is tried out, unseen by the others.
    tried: Option<Vec<Lay>>,
    ask: Option<Ask>,
    notice: Option<Notice>,
    hint: Option<Thought>,
}

/// A question that waits for Enter or Esc.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Loses(Lay),
    Resign,
    Unsaved,
}

/// Something to read until the next key.
struct Notice {
    text: String,
    warns: bool,
}

impl TableScreen {
    pub(crate) fn new(house: House, desk: &Desk) -> TableScreen {
        let mut screen =
            TableScreen { house, selection: Selection::default(), tried: None, ask: None, notice: None, hint: None };
        screen.tell_trouble(desk);
        screen
    }

    fn tell_trouble(&mut self, desk: &Desk) {
        let text = match self.house.trouble() {
            Some(trouble) => {
                let file = trouble.path.display().to_string();
                desk.words.message("tui-unsaved", &[("file", file.into()), ("error", trouble.error.to_string().into())])
            }
            None if self.house.file().is_none() => desk.words.message("tui-no-folder", &[]),
            None => return,
        };
        self.notice = Some(Notice { text, warns: true });
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    /// What the one at the keyboard sees, with the lays tried out.
    fn sight(&self) -> Option<Sight> {
        let view = self.house.view()?;
        let lays = self.tried.as_deref().unwrap_or_default();
        Some(Sight::tried(&view, lays).unwrap_or_else(|_| Sight::of(&view)))
    }

    fn say(&mut self, desk: &Desk, id: &str) {
        self.notice = Some(Notice { text: desk.words.message(id, &[]), warns: false });
    }

    fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    fn done(&mut self, result: Result<(), Refusal>, desk: &Desk) {
        match result {
            Ok(()) => {
                self.selection.clear();
                self.notice = None;
                if self.house.trouble().is_some() {
                    self.tell_trouble(desk);
                }
            }
            Err(why) => self.warn(desk.words.refusal(&why)),
        }
    }

    /// Goes on where nobody pressed a key: bots lay, hints arrive.
    pub(crate) fn tick(&mut self, now: Instant, desk: &Desk) -> bool {
        let mut changed = self.house.poll(now);
        if let Some(choice) = self.hint.as_ref().and_then(Thought::ready) {
            self.hint = None;
            self.show_hint(&choice, desk);
            changed = true;
        }
        changed
    }

    /// Whether something may happen without a key.
    pub(crate) fn is_waiting(&self) -> bool {
        self.hint.is_some() || self.house.bot_to_move().is_some()
    }

    fn show_hint(&mut self, choice: &Choice, desk: &Desk) {
        let Some(sight) = self.sight().filter(Sight::is_to_move) else { return };
        self.notice = Some(Notice { text: tell::hint(&desk.words, choice), warns: false });
        if let Some(first) = choice.turn.as_slice().first() {
            self.selection.pick(first.card, &sight);
            self.selection.pile = Some(first.pile);
        }
    }
}

/// Keys and clicks.
impl TableScreen {
    pub(crate) fn input(&mut self, input: Input, area: Rect, desk: &Desk) -> Go {
        if let Keyboard::Covered(_) = self.house.keyboard() {
            return self.input_covered(input);
        }
        if let Some(ask) = self.ask {
            return self.answer(ask, input, desk);
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
            Input::Key(KeyCode::Enter) => self.house.uncover(),
            Input::Key(KeyCode::Char('q')) => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn answer(&mut self, ask: Ask, input: Input, desk: &Desk) -> Go {
        let Input::Key(key) = input else { return Go::Stay };
        if !matches!(key, KeyCode::Enter | KeyCode::Esc) {
            return Go::Stay;
        }
        self.ask = None;
        self.notice = None;
        if key == KeyCode::Esc {
            return Go::Stay;
        }
        match ask {
            Ask::Loses(lay) => {
                let result = self.house.act(Command::Lay(lay));
                self.done(result, desk);
            }
            Ask::Resign => {
                let result = self.house.act(Command::Resign);
                self.done(result, desk);
            }
            Ask::Unsaved => return Go::Start,
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
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(desk))),
            KeyCode::Char('r') => return self.rules_page(&sight, desk),
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(desk, &self.log(desk)))),
            KeyCode::Char('v') if over => return self.look_again(),
            KeyCode::Enter if over => return Go::Start,
            KeyCode::Enter if self.house.pass_to().is_some() => self.pass(),
            _ if self.house.asks_who_begins() => self.key_before_beginning(key, desk),
            _ => self.key_in_game(key, &sight, desk),
        }
        Go::Stay
    }

    fn rules_page(&self, sight: &Sight, desk: &Desk) -> Go {
        Go::Page(Box::new(pages::rules(desk, sight.board.rules().name())))
    }

    fn leave(&mut self, desk: &Desk) -> Go {
        if self.house.file().is_some() || matches!(self.house.board().phase(), Phase::Over(_)) {
            return Go::Start;
        }
        self.ask = Some(Ask::Unsaved);
        self.warn(desk.words.message("tui-ask-unsaved", &[]));
        Go::Stay
    }

    fn look_again(&self) -> Go {
        let timeline = self.house.table().record().and_then(|record| Timeline::of_record(&record));
        timeline.map_or(Go::Stay, |timeline| Go::Replay(Box::new(timeline)))
    }

    fn pass(&mut self) {
        self.selection.clear();
        self.tried = None;
        self.notice = None;
        self.hint = None;
        self.house.pass();
    }

    fn key_before_beginning(&mut self, key: KeyCode, desk: &Desk) {
        let alone = self.house.is_alone();
        let wish = match key {
            KeyCode::Enter if alone => Some(BeginWish::Me),
            KeyCode::Enter => None,
            KeyCode::Char('i') => Some(BeginWish::Me),
            KeyCode::Char('n') => Some(BeginWish::NotMe),
            _ => return,
        };
        let result = self.house.wish(wish);
        self.done(result, desk);
    }

    fn key_in_game(&mut self, key: KeyCode, sight: &Sight, desk: &Desk) {
        match key {
            KeyCode::Left | KeyCode::Right => self.selection.step_card(key == KeyCode::Right, sight),
            KeyCode::Up | KeyCode::Down => self.selection.step_pile(key == KeyCode::Down),
            KeyCode::Backspace => self.selection.erase(sight),
            KeyCode::Esc => {
                self.selection.clear();
                self.notice = None;
            }
            KeyCode::Char(letter) if letter.is_ascii_digit() || Pile::from_letter(letter).is_some() => {
                self.selection.type_letter(letter, sight);
            }
            KeyCode::Char('k') => self.signal(PileSignal::KeepOff, desk),
            KeyCode::Char('n') => self.signal(PileSignal::RatherNot, desk),
            KeyCode::Char('s') => self.signal(PileSignal::SmallSteps, desk),
            KeyCode::Char('g') => self.signal(PileSignal::GoAhead, desk),
            KeyCode::Char('o') => self.tell_command(sight, desk),
            KeyCode::Char('x') => self.ask_resign(desk),
            _ if sight.is_to_move() => self.key_in_turn(key, desk),
            KeyCode::Enter | KeyCode::Char('e' | 'h' | 't' | 'u' | 'y') => self.say(desk, "tui-not-your-turn"),
            _ => {}
        }
    }

    fn key_in_turn(&mut self, key: KeyCode, desk: &Desk) {
        match key {
            KeyCode::Enter => match self.selection.lay() {
                Ok(lay) => self.lay(lay, desk),
                Err(why) => self.tell_incomplete(why, desk),
            },
            KeyCode::Char('e') if self.tried.is_none() => {
                let result = self.house.act(Command::EndTurn);
                let ended = result.is_ok();
                self.done(result, desk);
                self.tell_drawn(ended, desk);
            }
            KeyCode::Char('u') => self.undo(desk),
            KeyCode::Char('t') => self.toggle_trying(desk),
            KeyCode::Char('y') if self.tried.is_some() => self.lay_tried(desk),
            KeyCode::Char('h') => {
                self.tried = None;
                self.hint = self.house.hint();
                self.say(desk, "tui-hint-wait");
            }
            _ => {}
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

    /// Lays a card, or tries it out; what would lose is asked about first.
    fn lay(&mut self, lay: Lay, desk: &Desk) {
        if self.tried.is_some() {
            return self.try_out(lay, desk);
        }
        let loses = self.sight().and_then(|sight| sight.legal(lay.card, lay.pile).map(|legal| legal.loses));
        if loses == Some(true) {
            self.ask = Some(Ask::Loses(lay));
            let args = [("card", lay.card.number().into()), ("pile", lay.pile.to_string().into())];
            return self.warn(desk.words.message("tui-ask-loses", &args));
        }
        let turn = self.house.board().turn().number();
        let result = self.house.act(Command::Lay(lay));
        self.done(result, desk);
        self.tell_drawn(self.house.board().turn().number() != turn, desk);
    }

    fn try_out(&mut self, lay: Lay, desk: &Desk) {
        let Some(view) = self.house.view() else { return };
        let mut lays = self.tried.clone().unwrap_or_default();
        lays.push(lay);
        match view.try_out(&lays) {
            Ok(_) => {
                self.tried = Some(lays);
                self.selection.clear();
                self.notice = None;
            }
            Err(untriable) => self.warn(desk.words.illegal(&untriable.why)),
        }
    }

    fn lay_tried(&mut self, desk: &Desk) {
        let lays = self.tried.take().unwrap_or_default();
        if lays.is_empty() {
            self.tried = Some(lays);
            return self.say(desk, "tui-nothing-tried");
        }
        let turn = self.house.board().turn().number();
        for lay in lays {
            let loses = self.sight().and_then(|sight| sight.legal(lay.card, lay.pile).map(|legal| legal.loses));
            if loses == Some(true) {
                return self.lay(lay, desk);
            }
            let result = self.house.act(Command::Lay(lay));
            let refused = result.is_err();
            self.done(result, desk);
            if refused {
                return;
            }
        }
        self.tell_drawn(self.house.board().turn().number() != turn, desk);
    }

    fn undo(&mut self, desk: &Desk) {
        match self.tried.as_mut().map(Vec::pop) {
            Some(Some(_)) => self.notice = None,
            Some(None) => self.say(desk, "tui-nothing-tried"),
            None => {
                let result = self.house.act(Command::TakeBack);
                self.done(result, desk);
            }
        }
    }

    fn toggle_trying(&mut self, desk: &Desk) {
        self.selection.clear();
        if self.tried.take().is_some() {
            return self.say(desk, "tui-try-off");
        }
        if self.house.board().rules().seats() == 1 {
            return self.say(desk, "tui-alone-undo");
        }
        self.tried = Some(Vec::new());
        self.say(desk, "tui-try-on");
    }

    fn signal(&mut self, what: PileSignal, desk: &Desk) {
        let Some(pile) = self.selection.pile else { return self.say(desk, "tui-choose-pile") };
        let result = self.house.act(Command::Signal(Signal::Pile(what, pile)));
        self.done(result, desk);
    }

    fn tell_command(&mut self, sight: &Sight, desk: &Desk) {
        match self.selection.card.and_then(|card| sight.board.rules().commands().of(card)) {
            Some(command) => {
                let result = self.house.act(Command::Signal(Signal::Hold(command)));
                self.done(result, desk);
            }
            None => self.say(desk, "tui-no-command"),
        }
    }

    fn ask_resign(&mut self, desk: &Desk) {
        self.ask = Some(Ask::Resign);
        self.warn(desk.words.message("tui-ask-resign", &[]));
    }

    /// What was drawn at the end of the own turn.
    fn tell_drawn(&mut self, ended: bool, desk: &Desk) {
        let Some(seat) = self.house.seat().filter(|_| ended && self.notice.is_none()) else { return };
        let cards = self.house.log().iter().rev().find_map(|entry| match entry.event() {
            tenback_rules::Event::Drew { seat: who, cards } if *who == seat => Some(*cards),
            _ => None,
        });
        if let Some(cards) = cards {
            let numbers: Vec<String> = cards.as_slice().iter().map(ToString::to_string).collect();
            let text = desk.words.message("tui-drawn", &[("cards", numbers.join(", ").into())]);
            self.notice = Some(Notice { text, warns: false });
        }
    }

    fn can_signal(&self, sight: &Sight) -> bool {
        let rules = sight.board.rules();
        rules.seats() > 1
            && rules.contest() == tenback_rules::Contest::Together
            && self.house.table().settings().talk != tenback_table::Talk::None
            && matches!(sight.board.phase(), Phase::Running)
    }
}

/// Drawing.
impl TableScreen {
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let names = desk.names(&self.house);
        let pen = desk.pen(&names);
        let (Some(layout), Some(sight)) = (Layout::new(area), self.sight()) else {
            return self.draw_covered(buffer, area, &pen);
        };
        let notice = self.notice(&sight, desk);
        let log = self.log(desk);
        let keys = self.keys(&sight);
        let (todo, urgent) = self.todo(&sight, &pen);
        let picture = Picture {
            sight: &sight,
            picked: self.selection.card,
            aim: self.selection.pile,
            fresh: self.fresh(),
            label: self.tried.as_ref().map(|lays| format!("{} {}", pen.say("tui-trying"), tell::lays(lays))),
            todo,
            urgent,
            typed: &self.selection.typed,
            notice,
            keys: &keys,
            log: &log,
        };
        picture.draw(buffer, &layout, &pen);
    }

    /// What stands below everything: an answer to a key, how the game ended, or what the picked card commands.
    fn notice(&self, sight: &Sight, desk: &Desk) -> Option<(String, Style)> {
        let rules = sight.board.rules();
        match (&self.notice, sight.board.ending()) {
            (Some(notice), _) if notice.warns => return Some((notice.text.clone(), desk.theme.warning())),
            (_, Some(ending)) => return Some((desk.words.ending(&ending, rules), desk.theme.accent())),
            (Some(notice), None) => return Some((notice.text.clone(), Style::new())),
            (None, None) => {}
        }
        let command = self.selection.card.and_then(|card| rules.commands().of(card))?;
        Some((tell::command_in_force(&desk.words, command), desk.theme.note()))
    }

    /// The screen between two people: nothing of anybody's cards.
    fn draw_covered(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let Keyboard::Covered(seat) = self.house.keyboard() else { return };
        let name = || [("name", pen.name(seat).to_owned().into())];
        let middle = Rect { y: area.y + area.height / 2 - 1, height: 1, ..area };
        write_centred(buffer, middle, &pen.say_with("tui-pass", &name()), pen.theme.accent());
        let below = Rect { y: middle.y + 2, ..middle };
        write_centred(buffer, below, &pen.say_with("tui-pass-ready", &name()), Style::new());
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        draw_keys(buffer, last, &[("⏎", "tui-key-open"), ("q", "tui-key-back")], pen);
    }

    fn log(&self, desk: &Desk) -> Vec<String> {
        let names = desk.names(&self.house);
        let Keyboard::Shown(viewer) = self.house.keyboard() else { return Vec::new() };
        let teller = Teller { words: &desk.words, names: &names, viewer, board: self.house.board() };
        self.house.log().iter().filter_map(|entry| teller.sentence(entry)).collect()
    }

    /// Where the last card of all went.
    fn fresh(&self) -> Option<Pile> {
        self.house.log().iter().rev().find_map(|entry| match entry.event() {
            tenback_rules::Event::Laid { pile, .. } => Some(*pile),
            _ => None,
        })
    }

    /// What is to be done now, and whether it is for the one at the keyboard.
    fn todo(&self, sight: &Sight, pen: &Pen<'_>) -> (String, bool) {
        if sight.board.ending().is_some() {
            return (pen.say("tui-todo-over"), false);
        }
        if let Some(seat) = self.house.pass_to() {
            return (pen.say_with("tui-todo-pass", &[("name", pen.name(seat).to_owned().into())]), true);
        }
        if self.house.asks_who_begins() {
            let id = if self.house.is_alone() { "tui-todo-begin" } else { "tui-todo-wish" };
            return (pen.say(id), true);
        }
        if !sight.is_to_move() {
            let name = sight.board.to_move().map(|seat| pen.name(seat).to_owned()).unwrap_or_default();
            let id = if self.house.bot_to_move().is_some() { "tui-todo-thinking" } else { "tui-todo-wait" };
            return (pen.say_with(id, &[("name", name.into())]), false);
        }
        let trying = self.tried.as_ref().is_some_and(|lays| !lays.is_empty());
        let text = match sight.state {
            TurnState::Complete => pen.say("tui-todo-tried-out"),
            TurnState::Broken(_) => pen.say("tui-todo-tried-lost"),
            TurnState::Open if trying => tell::owed(pen.words, sight, "tui-todo-tried-enough"),
            TurnState::Open => tell::owed(pen.words, sight, "tui-todo-enough"),
        };
        (text, true)
    }

    /// The keys that do something now.
    fn keys(&self, sight: &Sight) -> Vec<(&'static str, &'static str)> {
        let mut keys = vec![("?", "tui-key-help")];
        if self.ask.is_some() {
            return vec![("⏎", "tui-key-yes"), ("Esc", "tui-key-no")];
        }
        if matches!(sight.board.phase(), Phase::Over(_)) {
            keys.extend([("⏎", "tui-key-back"), ("v", "tui-key-again"), ("l", "tui-key-log"), ("q", "tui-key-back")]);
            return keys;
        }
        if self.house.pass_to().is_some() {
            keys.push(("⏎", "tui-key-pass"));
        }
        if sight.is_to_move() {
            keys.push(("45a ⏎", "tui-key-lay"));
            match (&self.tried, sight.board.rules().seats()) {
                (Some(_), _) => keys.extend([("y", "tui-key-real"), ("u", "tui-key-undo"), ("t", "tui-key-stop")]),
                (None, 1) => keys.extend([("e", "tui-key-end"), ("u", "tui-key-undo")]),
                (None, _) => keys.extend([("e", "tui-key-end"), ("t", "tui-key-try")]),
            }
            keys.push(("h", "tui-key-hint"));
        }
        if self.can_signal(sight) {
            keys.push(("k n s g", "tui-key-signal"));
        }
        keys.extend([("q", "tui-key-back"), ("l", "tui-key-log"), ("r", "tui-key-rules"), ("←→↑↓", "tui-key-choose")]);
        if !sight.board.rules().commands().all().is_empty() {
            keys.push(("o", "tui-key-hold"));
        }
        keys
    }
}
