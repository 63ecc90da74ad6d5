//! Lessons in lines of text.

use std::io::{BufRead, Write};

use tenback_lessons::{Action, LessonName, Request as Asked, Session};
use tenback_rules::{Command, Lay, Viewer};

use super::describe::Describer;
use super::game::Parting;
use super::request::{Request, WrittenLay};
use super::{Plain, PlainResult};
use crate::log::{Entry, Narrator};
use crate::phrases;
use crate::sight::Sight;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// The lessons, with what one learns.
    pub(super) fn list_lessons(&mut self) -> PlainResult {
        self.say("plain-lessons")?;
        let done = self.context.completed_lessons();
        for lesson in LessonName::ALL {
            let mark = if done.contains(&lesson) { "✓ " } else { "" };
            let (title, about) = (self.context.words.lesson_title(lesson), self.context.words.lesson_about(lesson));
            self.line(&format!("{mark}learn {}: {title}. {about}.", lesson.word()))?;
        }
        Ok(())
    }

    /// Plays a lesson until it is complete or the player leaves.
    pub(super) fn learn(&mut self, lesson: LessonName) -> PlainResult<Parting> {
        let mut session = Session::new(lesson);
        let title = self.context.words.lesson_title(lesson);
        self.line(&format!("{title}."))?;
        self.say("plain-lesson-help")?;
        self.describe_lesson(&session)?;
        self.tell_coach(&session)?;
        while session.request() != Asked::Nothing {
            let text = self.read()?.to_lowercase();
            let words: Vec<&str> = text.split_whitespace().collect();
            match words[..] {
                ["quit" | "q" | "exit"] => return Ok(Parting::Over),
                ["help" | "?"] => self.say("plain-lesson-help")?,
                ["look" | "table" | "hand" | "piles"] => self.describe_lesson(&session)?,
                ["hint" | "h"] => self.show_lesson(&session)?,
                _ => match actions(&words) {
                    Some(actions) => self.take_all(&mut session, actions)?,
                    None => self.what(&text)?,
                },
            }
        }
        if let Some(trouble) = self.context.complete_lesson(lesson) {
            self.line(&trouble)?;
        }
        Ok(Parting::Over)
    }

    /// Does these things, up to the first that does not lead on.
    fn take_all(&mut self, session: &mut Session, actions: Vec<Action>) -> PlainResult {
        for action in actions {
            let step = session.step();
            let opening = session.start().clone();
            if let Err(objection) = session.take(action) {
                let text = self.context.words.objection(&objection);
                return self.line(&text);
            }
            if session.start() == &opening {
                self.tell_events(session)?;
            } else {
                self.describe_lesson(session)?;
            }
            if session.step() != step {
                self.tell_coach(session)?;
            }
        }
        Ok(())
    }

    /// What the coach says, with the sentences to choose from.
    fn tell_coach(&mut self, session: &Session) -> PlainResult {
        self.say(session.says())?;
        for (number, id) in (1..).zip(session.sentences()) {
            let sentence = self.context.words.message(id, &[]);
            self.line(&format!("say {number}: {sentence}"))?;
        }
        if session.request() == Asked::Read { self.say("plain-lesson-next") } else { Ok(()) }
    }

    /// What the last action led to.
    fn tell_events(&mut self, session: &Session) -> PlainResult {
        let names = self.lesson_names(session);
        let viewer = Viewer::Seat(Session::YOU);
        let mut sentences = Vec::new();
        let mut game = session.start().clone();
        let narrator = Narrator {
            words: &self.context.words,
            names: &names,
            you: Some(Session::YOU),
            viewer,
            rules: session.start().board().rules(),
        };
        for (index, event) in session.events().iter().enumerate() {
            let entry = Entry::new(game.board(), event);
            game.apply(event);
            if index >= session.known() {
                sentences.extend(narrator.sentence(&entry));
            }
        }
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    fn lesson_names(&self, session: &Session) -> Vec<String> {
        let words = &self.context.words;
        words.names_around(session.game().board().rules(), Session::YOU, &words.message("tui-you", &[]))
    }

    fn describe_lesson(&mut self, session: &Session) -> PlainResult {
        let names = self.lesson_names(session);
        let sight = Sight::of(&session.game().view(Viewer::Seat(Session::YOU)));
        let sentences = Describer { words: &self.context.words, names: &names, sight: &sight }.table();
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    fn show_lesson(&mut self, session: &Session) -> PlainResult {
        match session.shows() {
            Some(Action::Lay(lay)) => self.line(&phrases::lays(&[lay])),
            Some(Action::EndTurn) => self.say("lesson-end-now"),
            Some(Action::Next) => self.say("plain-lesson-next"),
            _ => self.say(session.says()),
        }
    }
}

/// What a line asks for: cards, the end of the turn, a signal, a sentence, or reading on.
fn actions(words: &[&str]) -> Option<Vec<Action>> {
    if let ["say", number] = words {
        return number.parse().ok().map(|number| vec![Action::Say(number)]);
    }
    match Request::read(words)? {
        Request::Pass => Some(vec![Action::Next]),
        Request::Act(Command::EndTurn) => Some(vec![Action::EndTurn]),
        Request::Act(Command::Signal(signal)) => Some(vec![Action::Signal(signal)]),
        Request::Lay(lays) => lays.iter().map(lay).collect(),
        _ => None,
    }
}

fn lay(written: &WrittenLay) -> Option<Action> {
    written.card.map(|card| Action::Lay(Lay { card, pile: written.pile }))
}
