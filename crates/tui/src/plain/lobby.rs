//! Before and between games, in lines of text.

use std::io::{BufRead, Write};
use std::path::Path;

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_table::{Language, Name, NameError, Talk};

use super::game::Parting;
use super::{Plain, Told};
use crate::desk::NoGame;
use crate::house::House;
use crate::keep::{Kept, LISTED};
use crate::plan::Plan;
use crate::screens::list;
use crate::timeline::Timeline;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Takes lines until the player leaves.
    pub(super) fn lobby(&mut self) -> Told {
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
                ["delete", index] => self.ask_delete(index)?,
                ["delete", index, "yes"] => self.delete(index)?,
                ["language"] => self.list_languages()?,
                ["language", code] => self.speak(code)?,
                ["games"] => self.list_games()?,
                ["rules"] => self.read_rules(GameName::Classic)?,
                ["rules", game] if GameName::from_word(game).is_some() => {
                    self.read_rules(GameName::from_word(game).unwrap_or(GameName::Classic))?;
                }
                // Names are taken as they were typed.
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

    fn speak(&mut self, code: &str) -> Told {
        let Some(language) = Language::from_code(code) else { return self.list_languages() };
        let problem = self.desk.speak(language);
        self.say("plain-lobby")?;
        problem.map_or(Ok(()), |text| self.line(&text))
    }

    /// Deals another game to the players of the last one.
    fn play_again(&mut self, same: bool) -> Told {
        let Some(table) = self.finished.take() else { return self.say("plain-no-game-before") };
        let house = self.desk.deal_again(&table, same);
        self.play_dealt(house)
    }

    fn ask_delete(&mut self, index: &str) -> Told {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        let what = list::describe(&kept, &self.desk);
        self.say_with("plain-delete", &[("what", what.into()), ("index", index.to_owned().into())])
    }

    fn delete(&mut self, index: &str) -> Told {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        match self.desk.keep.delete(&kept.path) {
            Ok(()) => self.say("plain-deleted"),
            Err(why) => {
                let text = self.desk.unreadable(&why);
                self.line(&text)
            }
        }
    }

    fn new_game(&mut self, plan: Result<Plan, NoPlan>) -> Told {
        match plan {
            Ok(plan) => self.deal_and_play(&plan),
            Err(NoPlan::Options) => self.say("plain-lobby-options"),
            Err(NoPlan::Name(why)) => {
                let text = self.desk.words.name_error(&why);
                self.line(&text)
            }
        }
    }

    fn deal_and_play(&mut self, plan: &Plan) -> Told {
        let house = self.desk.deal(plan);
        self.play_dealt(house)
    }

    fn play_dealt(&mut self, house: Result<House, NoGame>) -> Told {
        match house {
            Ok(house) => {
                self.play(house)?;
                self.say("plain-lobby")
            }
            Err(why) => {
                let text = self.desk.no_game(&why);
                self.line(&text)
            }
        }
    }

    fn list_languages(&mut self) -> Told {
        let languages = Language::ALL.map(|language| format!("{} ({})", language.code(), language.own_name()));
        self.say_with("plain-languages", &[("languages", languages.join(", ").into())])
    }

    fn list_games(&mut self) -> Told {
        let games: Vec<Kept> = self.desk.keep.games().take(LISTED).collect();
        if games.is_empty() {
            return self.say("tui-list-none");
        }
        for (index, kept) in (1..).zip(&games) {
            let what = list::describe(kept, &self.desk);
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
    fn kept(&mut self, index: &str) -> Told<Option<Kept>> {
        let number: Option<usize> = index.parse().ok().filter(|&number| number > 0);
        let kept = number.and_then(|number| self.desk.keep.games().take(LISTED).nth(number - 1));
        if kept.is_none() {
            let index: String = index.chars().take(20).collect();
            self.say_with("plain-no-such-game", &[("index", index.into())])?;
        }
        Ok(kept)
    }

    /// Goes on with the game that `--resume` would go on with.
    fn resume_last(&mut self) -> Told {
        let last = self.desk.keep.last_open();
        match last.and_then(|path| self.desk.keep.games().find(|kept| kept.path == path)) {
            Some(kept) => self.resume(&kept),
            None => self.say("plain-nothing-to-resume"),
        }
    }

    fn resume(&mut self, kept: &Kept) -> Told {
        let house = match &kept.content {
            Ok(game) if game.is_open() => self.desk.resume(&kept.path, game),
            Ok(_) => return self.say("cli-play-over"),
            Err(_) => {
                let text = list::describe(kept, &self.desk);
                return self.line(&text);
            }
        };
        match house {
            Ok(house) => self.go_on(house, &kept.path).map(drop),
            Err(why) => {
                let text = self.desk.unreadable(&why);
                self.line(&text)
            }
        }
    }

    /// Plays a game that was read from a file.
    pub(super) fn go_on(&mut self, house: House, from: &Path) -> Told<Parting> {
        if let Some(text) = self.desk.moved(&house, from) {
            self.line(&text)?;
        }
        self.play(house)
    }

    fn replay_kept(&mut self, index: &str) -> Told {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        match kept.content {
            Ok(game) => self.replay(Timeline::new(game.record, game.replayed)).map(drop),
            Err(_) => {
                let text = list::describe(&kept, &self.desk);
                self.line(&text)
            }
        }
    }
}

/// Why what was typed is no game.
enum NoPlan {
    /// The words behind it mean nothing.
    Options,
    /// Nobody can be called that.
    Name(NameError),
}

/// A game as typed: its name, then pairs of a word and a value.
fn plan<'a>(game: &str, options: impl Iterator<Item = &'a str>) -> Result<Plan, NoPlan> {
    let mut plan = Plan::new(GameName::from_word(game).ok_or(NoPlan::Options)?);
    let (mut seats, mut bots, mut names) = (None, Vec::new(), Vec::new());
    let options: Vec<&str> = options.collect();
    for pair in options.chunks(2) {
        let &[word, value] = pair else { return Err(NoPlan::Options) };
        let lower = value.to_lowercase();
        let number = || lower.parse().map_err(|_| NoPlan::Options);
        match word.to_lowercase().as_str() {
            "seats" => seats = Some(number()?),
            "bots" => bots = levels(&lower).ok_or(NoPlan::Options)?,
            "names" => names = value.split(',').map(Name::new).collect::<Result<_, _>>().map_err(NoPlan::Name)?,
            "hand" => plan.hand_size = Some(number()?),
            "minimum" => plan.minimum = Some(number()?),
            "talk" => plan.talk = talk(&lower).ok_or(NoPlan::Options)?,
            "seed" => plan.seed = Some(lower.parse().map_err(|_| NoPlan::Options)?),
            _ => return Err(NoPlan::Options),
        }
    }
    plan.seat(seats, &bots, names).map_err(|_| NoPlan::Options)?;
    Ok(plan)
}

fn levels(text: &str) -> Option<Vec<Level>> {
    text.split(',').map(Level::from_word).collect()
}

/// At one keyboard people talk with their mouths: there is no chat.
fn talk(word: &str) -> Option<Talk> {
    Talk::from_word(word).filter(|&talk| talk != Talk::Chat)
}
