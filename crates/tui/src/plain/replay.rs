//! An old game in lines of text: what happened, step by step; the table only when somebody asks for it.

use std::io::{BufRead, Write};

use tenback_rules::Seat;

use super::game::Parting;
use super::look::Looker;
use super::{Plain, Told};
use crate::chance::Chance;
use crate::desk::NoGame;
use crate::house::House;
use crate::log::Describer;
use crate::sight::Sight;
use crate::timeline::{Eyes, Rest, Timeline};

/// A game that is looked at again.
struct Replay {
    timeline: Timeline,
    names: Vec<String>,
    /// The seat that is called “you”.
    you: Option<Seat>,
    eyes: Eyes,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Shows a game until the player leaves, or plays on from it.
    pub(super) fn replay(&mut self, timeline: Timeline) -> Told<Parting> {
        let (names, you) = self.desk.names_of(timeline.record());
        let eyes = timeline.first_eyes();
        let mut replay = Replay { timeline, names, you, eyes };
        self.say("plain-replay-help")?;
        self.tell_step(&replay)?;
        loop {
            let line = self.read()?.to_lowercase();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["quit" | "q"] => {
                    self.say("plain-bye")?;
                    return Ok(Parting::Left);
                }
                ["play"] | ["play", "shuffled"] => {
                    let rest = if words.len() > 1 { Rest::Shuffled } else { Rest::Same };
                    match self.house_from(&replay.timeline, rest) {
                        Ok(house) => return self.play(house),
                        Err(text) => self.line(&text)?,
                    }
                }
                ["look" | "table"] => self.look_at(&replay)?,
                ["hands" | "hand"] => self.tell_hands(&replay)?,
                ["view", "all"] => {
                    replay.eyes = Eyes::All;
                    self.tell_hands(&replay)?;
                }
                ["view", seat] if replay.seat(seat).is_some() => {
                    replay.eyes = replay.seat(seat).map_or(replay.eyes, Eyes::Seat);
                    self.tell_hands(&replay)?;
                }
                ["turn" | "t"] => self.tell_turn(&mut replay)?,
                _ if self.goes(&mut replay, &words) => self.tell_step(&replay)?,
                _ => self.say("plain-replay-help")?,
            }
        }
    }

    /// Goes where the words say; answers whether they say so.
    fn goes(&self, replay: &mut Replay, words: &[&str]) -> bool {
        let steps = replay.timeline.steps();
        match *words {
            ["next" | "n"] => {
                replay.timeline.forwards();
                // What needs no sentence is no step for who reads.
                while self.sentence(replay).is_none() && replay.timeline.step() < steps {
                    replay.timeline.forwards();
                }
            }
            ["back" | "b"] => {
                replay.timeline.backwards();
                while self.sentence(replay).is_none() && replay.timeline.step() > 0 {
                    replay.timeline.backwards();
                }
            }
            ["first"] => replay.timeline.go(0),
            ["last"] => replay.timeline.go(steps),
            ["go", step] => match step.parse() {
                Ok(step) => replay.timeline.go(step),
                Err(_) => return false,
            },
            _ => return false,
        }
        true
    }

    /// What happened at the place looked at.
    fn sentence(&self, replay: &Replay) -> Option<String> {
        let game = replay.timeline.game();
        let (viewer, rules) = (replay.eyes.viewer(), game.board().rules());
        let describer = Describer { words: &self.desk.words, names: &replay.names, you: replay.you, viewer, rules };
        let log = replay.timeline.log();
        match log.last() {
            Some(entry) => describer.sentence(entry),
            None => Some(self.desk.words.message("tui-replay-start", &[])),
        }
    }

    fn tell_step(&mut self, replay: &Replay) -> Told {
        let args = [("step", replay.timeline.step().into()), ("steps", replay.timeline.steps().into())];
        let at = self.desk.words.message("plain-replay-at", &args);
        let sentence = self.sentence(replay).unwrap_or_default();
        self.line(&format!("{at} {sentence}"))
    }

    /// Tells everything up to the start of the next turn.
    fn tell_turn(&mut self, replay: &mut Replay) -> Told {
        let from = replay.timeline.step();
        replay.timeline.next_turn();
        let to = replay.timeline.step();
        for step in from + 1..=to.max(from + 1) {
            replay.timeline.go(step);
            if step >= to {
                self.tell_step(replay)?;
            } else if let Some(sentence) = self.sentence(replay) {
                self.line(&sentence)?;
            }
        }
        Ok(())
    }

    fn look_at(&mut self, replay: &Replay) -> Told {
        let game = replay.timeline.game();
        let sight = Sight::of(&game.view(replay.eyes.viewer()));
        let looker = Looker { words: &self.desk.words, names: &replay.names, sight: &sight };
        let sentences = [looker.piles(), looker.cards_of_others()].concat();
        sentences.iter().try_for_each(|sentence| self.line(sentence))?;
        self.tell_hands(replay)
    }

    /// The hands that are looked at.
    fn tell_hands(&mut self, replay: &Replay) -> Told {
        for (seat, hand) in replay.timeline.game().hands().iter() {
            if replay.eyes != Eyes::All && replay.eyes != Eyes::Seat(seat) {
                continue;
            }
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") };
            self.line(&format!("{}: {cards}.", replay.names.get(seat.index()).map_or("", String::as_str)))?;
        }
        Ok(())
    }

    /// The game to play on, or why there is none.
    fn house_from(&self, timeline: &Timeline, rest: Rest) -> Result<House, String> {
        let mut chance = Chance::new(None).map_err(|error| self.desk.no_game(&NoGame::NoChance(error)))?;
        let record = chance.with(|rng| timeline.open_record(rest, rng));
        let record = record.ok_or_else(|| self.desk.words.message("tui-replay-over", &[]))?;
        self.desk.play_on(&record).map_err(|why| self.desk.unreadable(&why))
    }
}

impl Replay {
    /// The seat with this number.
    fn seat(&self, word: &str) -> Option<Seat> {
        let seats = self.timeline.game().board().rules().seats();
        word.parse().ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats)
    }
}
