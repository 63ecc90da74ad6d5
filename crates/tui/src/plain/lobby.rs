//! The plain mode before and between games.

use std::io::{BufRead, Write};
use std::path::Path;

use tenback_bots::Level;
use tenback_lessons::LessonName;
use tenback_rules::GameName;
use tenback_table::{Language, Name, NameError, Talk};

use super::game::Parting;
use super::{Plain, PlainResult};
use crate::context::DealError;
use crate::local_game::LocalGame;
use crate::plan::Plan;
use crate::saved::{LISTED, SavedGame};
use crate::screens::list;
use crate::timeline::Timeline;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Takes lines until the player leaves.
    pub(super) fn lobby(&mut self) -> PlainResult {
        loop {
            let line = self.read()?;
            let lower = line.to_lowercase();
            let words: Vec<&str> = lower.split_whitespace().collect();
            match words[..] {
                ["quit" | "q" | "exit"] => return self.say("plain-bye"),
                ["help" | "?"] => {
                    self.say("plain-lobby")?;
                    self.say("plain-lobby-options")?;
                    self.say("plain-help-brief")?;
                    self.list_languages()?;
                }
                ["brief"] => self.set_brief(true)?,
                ["full"] => self.set_brief(false)?,
                ["again"] => self.play_again(false)?,
                ["same"] => self.play_again(true)?,
                ["review"] => self.review_last()?,
                ["delete", index] => self.ask_delete(index)?,
                ["delete", index, "yes"] => self.delete(index)?,
                ["language"] => self.list_languages()?,
                ["language", code] => self.speak(code)?,
                ["games"] => self.list_games()?,
                ["learn"] => self.list_lessons()?,
                ["learn", lesson] => match LessonName::from_word(lesson) {
                    Some(lesson) => self.learn(lesson).map(drop)?,
                    None => self.list_lessons()?,
                },
                ["rules"] => self.read_rules(GameName::Classic)?,
                ["rules", game] if GameName::from_word(game).is_some() => {
                    self.read_rules(GameName::from_word(game).unwrap_or(GameName::Classic))?;
                }
                // Names keep their capitals.
                ["new", game, ..] => self.new_game(plan(game, line.split_whitespace().skip(2)))?,
                ["resume"] => self.resume_last()?,
                ["resume", index] => {
                    if let Some(kept) = self.kept(index)? {
                        self.resume(&kept)?;
                    }
                }
                ["replay", index] => self.replay_kept(index)?,
                _ => self.what(&line)?,
            }
        }
    }

    fn speak(&mut self, code: &str) -> PlainResult {
        let Some(language) = Language::from_code(code) else { return self.list_languages() };
        let problem = self.context.speak(language);
        self.say("plain-lobby")?;
        problem.map_or(Ok(()), |text| self.line(&text))
    }

    /// Deals another game to the players of the last one.
    fn play_again(&mut self, same: bool) -> PlainResult {
        let Some(table) = self.finished.take() else { return self.say("plain-no-game-before") };
        let local = self.context.deal_again(&table, same);
        self.play_dealt(local)
    }

    fn ask_delete(&mut self, index: &str) -> PlainResult {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        let what = list::describe(&kept, &self.context);
        self.say_with("plain-delete", &[("what", what.into()), ("index", index.to_owned().into())])
    }

    fn delete(&mut self, index: &str) -> PlainResult {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        match self.context.saved.delete(&kept.path) {
            Ok(()) => self.say("plain-deleted"),
            Err(why) => {
                let text = self.context.unreadable(&why);
                self.line(&text)
            }
        }
    }

    fn new_game(&mut self, plan: Result<Plan, PlanError>) -> PlainResult {
        match plan {
            Ok(plan) => self.deal_and_play(&plan),
            Err(PlanError::Options) => self.say("plain-lobby-options"),
            Err(PlanError::Name(why)) => {
                let text = self.context.words.name_error(&why);
                self.line(&text)
            }
        }
    }

    fn deal_and_play(&mut self, plan: &Plan) -> PlainResult {
        let local = self.context.deal(plan);
        self.play_dealt(local)
    }

    fn play_dealt(&mut self, local: Result<LocalGame, DealError>) -> PlainResult {
        match local {
            Ok(local) => {
                self.play(local)?;
                self.say("plain-lobby")
            }
            Err(why) => {
                let text = self.context.no_game(&why);
                self.line(&text)
            }
        }
    }

    fn list_languages(&mut self) -> PlainResult {
        let languages = Language::ALL.map(|language| format!("{} ({})", language.code(), language.own_name()));
        self.say_with("plain-languages", &[("languages", languages.join(", ").into())])
    }

    fn list_games(&mut self) -> PlainResult {
        let games: Vec<SavedGame> = self.context.saved.games().take(LISTED).collect();
        if games.is_empty() {
            return self.say("tui-list-none");
        }
        for (index, kept) in (1..).zip(&games) {
            let what = list::describe(kept, &self.context);
            let index: usize = index;
            match &kept.content {
                Ok(game) => {
                    let id = if game.is_open() { "plain-game-open" } else { "plain-game-over" };
                    self.say_with(id, &[("index", index.to_string().into()), ("what", what.into())])?;
                }
                Err(_) => self.line(&what)?,
            }
        }
        Ok(())
    }

    /// A game by its number in the list.
    fn kept(&mut self, index: &str) -> PlainResult<Option<SavedGame>> {
        let number: Option<usize> = index.parse().ok().filter(|&number| number > 0);
        let kept = number.and_then(|number| self.context.saved.games().take(LISTED).nth(number - 1));
        if kept.is_none() {
            let index: String = index.chars().take(20).collect();
            self.say_with("plain-no-such-game", &[("index", index.into())])?;
        }
        Ok(kept)
    }

    /// Resumes the same game as `--resume`.
    fn resume_last(&mut self) -> PlainResult {
        let last = self.context.saved.last_open();
        match last.and_then(|path| self.context.saved.games().find(|kept| kept.path == path)) {
            Some(kept) => self.resume(&kept),
            None => self.say("plain-nothing-to-resume"),
        }
    }

    fn resume(&mut self, kept: &SavedGame) -> PlainResult {
        let local = match &kept.content {
            Ok(game) if game.is_open() => self.context.resume(&kept.path, game),
            Ok(_) => return self.say("cli-play-over"),
            Err(_) => {
                let text = list::describe(kept, &self.context);
                return self.line(&text);
            }
        };
        match local {
            Ok(local) => self.go_on(local, &kept.path).map(drop),
            Err(why) => {
                let text = self.context.unreadable(&why);
                self.line(&text)
            }
        }
    }

    /// Plays a game that was read from a file.
    pub(super) fn go_on(&mut self, local: LocalGame, from: &Path) -> PlainResult<Parting> {
        if let Some(text) = self.context.moved(&local, from) {
            self.line(&text)?;
        }
        self.play(local)
    }

    fn replay_kept(&mut self, index: &str) -> PlainResult {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        match kept.content {
            Ok(game) => self.replay(Timeline::new(game.record, game.replayed)).map(drop),
            Err(_) => {
                let text = list::describe(&kept, &self.context);
                self.line(&text)
            }
        }
    }
}

/// Why the words after `new` describe no game.
enum PlanError {
    /// An option is not understood.
    Options,
    /// A name is invalid.
    Name(NameError),
}

/// A game as typed: its name, then pairs of a word and a value.
fn plan<'a>(game: &str, options: impl Iterator<Item = &'a str>) -> Result<Plan, PlanError> {
    let mut plan = Plan::new(GameName::from_word(game).ok_or(PlanError::Options)?);
    let (mut seats, mut bots, mut names) = (None, Vec::new(), Vec::new());
    let options: Vec<&str> = options.collect();
    for pair in options.chunks(2) {
        let &[word, value] = pair else { return Err(PlanError::Options) };
        let lower = value.to_lowercase();
        let number = || lower.parse().map_err(|_| PlanError::Options);
        match word.to_lowercase().as_str() {
            "seats" => seats = Some(number()?),
            "bots" => bots = levels(&lower).ok_or(PlanError::Options)?,
            "names" => names = value.split(',').map(Name::new).collect::<Result<_, _>>().map_err(PlanError::Name)?,
            "hand" => plan.hand_size = Some(number()?),
            "minimum" => plan.minimum = Some(number()?),
            "talk" => plan.talk = talk(&lower).ok_or(PlanError::Options)?,
            "seed" => plan.seed = Some(lower.parse().map_err(|_| PlanError::Options)?),
            _ => return Err(PlanError::Options),
        }
    }
    plan.seat(seats, &bots, names).map_err(|_| PlanError::Options)?;
    Ok(plan)
}

fn levels(text: &str) -> Option<Vec<Level>> {
    text.split(',').map(Level::from_word).collect()
}

/// There is no chat at one keyboard.
fn talk(word: &str) -> Option<Talk> {
    Talk::from_word(word).filter(|&talk| talk != Talk::Chat)
}
