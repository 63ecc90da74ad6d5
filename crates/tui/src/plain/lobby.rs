//! Before and between games, in lines of text.

use std::io::{BufRead, Write};
use std::path::Path;

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_table::Talk;

use super::{Plain, Told};
use crate::house::House;
use crate::keep::Kept;
use crate::plan::{Place, Plan};
use crate::screens::list;
use crate::timeline::Timeline;

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn lobby(&mut self) -> Told {
        self.say("plain-welcome")?;
        self.say("plain-lobby")?;
        loop {
            let line = self.read()?;
            let lower = line.to_lowercase();
            let words: Vec<&str> = lower.split_whitespace().collect();
            match words[..] {
                ["quit" | "q" | "exit"] => return self.say("plain-bye"),
                ["help" | "?"] => {
                    self.say("plain-lobby")?;
                    self.say("plain-lobby-options")?;
                }
                ["games"] => self.list_games()?,
                ["rules"] => self.read_rules(GameName::Classic)?,
                ["rules", game] if GameName::from_word(game).is_some() => {
                    self.read_rules(GameName::from_word(game).unwrap_or(GameName::Classic))?;
                }
                ["new", game, ref options @ ..] => match plan(game, options) {
                    Some(plan) => self.deal_and_play(&plan)?,
                    None => self.say("plain-lobby-options")?,
                },
                ["resume"] => self.resume("1")?,
                ["resume", index] => self.resume(index)?,
                ["replay", index] => self.replay_kept(index)?,
                _ => self.what(&line)?,
            }
        }
    }

    fn deal_and_play(&mut self, plan: &Plan) -> Told {
        match self.desk.deal(plan) {
            Ok(house) => self.play(house)?,
            Err(why) => {
                let text = self.desk.no_game(&why);
                self.line(&text)?;
                return Ok(());
            }
        }
        self.say("plain-lobby")
    }

    fn list_games(&mut self) -> Told {
        let games = self.desk.keep.games();
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
        let kept = number.and_then(|number| self.desk.keep.games().into_iter().nth(number - 1));
        if kept.is_none() {
            let index: String = index.chars().take(20).collect();
            self.say_with("plain-no-such-game", &[("index", index.into())])?;
        }
        Ok(kept)
    }

    fn resume(&mut self, index: &str) -> Told {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        let house = match &kept.content {
            Ok(game) if game.is_open() => self.desk.resume(&kept.path, game),
            Ok(_) => return self.say("cli-play-over"),
            Err(_) => {
                let text = list::describe(&kept, &self.desk);
                return self.line(&text);
            }
        };
        match house {
            Ok(house) => self.go_on(house, &kept.path),
            Err(why) => {
                let text = self.desk.unreadable(&why);
                self.line(&text)
            }
        }
    }

    /// Plays a game that was read from a file.
    pub(super) fn go_on(&mut self, house: House, from: &Path) -> Told {
        if let Some(text) = self.desk.moved(&house, from) {
            self.line(&text)?;
        }
        self.play(house)
    }

    fn replay_kept(&mut self, index: &str) -> Told {
        let Some(kept) = self.kept(index)? else { return Ok(()) };
        match kept.content {
            Ok(game) => self.replay(Timeline::new(game.record, game.replayed)),
            Err(_) => {
                let text = list::describe(&kept, &self.desk);
                self.line(&text)
            }
        }
    }
}

/// A game as typed: its name, then pairs of a word and a value.
fn plan(game: &str, options: &[&str]) -> Option<Plan> {
    let mut plan = Plan::new(GameName::from_word(game)?);
    let (mut seats, mut bots) = (None, Vec::new());
    for pair in options.chunks(2) {
        let &[word, value] = pair else { return None };
        match word {
            "seats" => seats = Some(value.parse::<usize>().ok().filter(|&count| count <= 100)?),
            "bots" => bots = value.split(',').map(Level::from_word).collect::<Option<Vec<_>>>()?,
            "hand" => plan.hand_size = Some(value.parse().ok()?),
            "minimum" => plan.minimum = Some(value.parse().ok()?),
            "talk" => plan.talk = Talk::from_word(value)?,
            "seed" => plan.seed = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    if seats.is_some() || !bots.is_empty() {
        let seats = seats.unwrap_or(bots.len() + 1);
        plan.places = vec![Place::Person(None); seats.checked_sub(bots.len())?];
        plan.places.extend(bots.into_iter().map(Place::Bot));
    }
    Some(plan)
}
