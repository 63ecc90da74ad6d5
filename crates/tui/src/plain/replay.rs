//! An old game in lines of text.

use std::io::{BufRead, Write};

use tenback_rules::Seat;

use super::look::Looker;
use super::{Plain, Told};
use crate::chance::Chance;
use crate::desk::NoGame;
use crate::house::House;
use crate::log::Teller;
use crate::sight::Sight;
use crate::timeline::{Eyes, Rest, Timeline};

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn replay(&mut self, mut timeline: Timeline) -> Told {
        let names = self.desk.names_of(timeline.record());
        let mut eyes = timeline.first_eyes();
        self.say("plain-replay-help")?;
        self.tell_step(&timeline, eyes, &names)?;
        loop {
            let line = self.read()?.to_lowercase();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["quit" | "q"] => return self.say("plain-bye"),
                ["next" | "n"] => timeline.forwards(),
                ["back" | "b"] => timeline.backwards(),
                ["first"] => timeline.go(0),
                ["last"] => timeline.go(timeline.steps()),
                ["go", step] if step.parse::<usize>().is_ok() => timeline.go(step.parse().unwrap_or(0)),
                ["view", "all"] => eyes = Eyes::All,
                ["view", seat] if seat_of(seat, &timeline).is_some() => {
                    eyes = seat_of(seat, &timeline).map_or(eyes, Eyes::Seat);
                }
                ["play"] | ["play", "shuffled"] => {
                    let rest = if words.len() > 1 { Rest::Shuffled } else { Rest::Same };
                    match self.house_from(&timeline, rest) {
                        Ok(house) => return self.play(house),
                        Err(text) => {
                            self.line(&text)?;
                            continue;
                        }
                    }
                }
                _ => {
                    self.say("plain-replay-help")?;
                    continue;
                }
            }
            self.tell_step(&timeline, eyes, &names)?;
        }
    }

    fn tell_step(&mut self, timeline: &Timeline, eyes: Eyes, names: &[String]) -> Told {
        let args = [("step", timeline.step().into()), ("steps", timeline.steps().into())];
        self.say_with("plain-replay-at", &args)?;
        let game = timeline.game();
        let teller = Teller { words: &self.desk.words, names, viewer: eyes.viewer(), rules: game.board().rules() };
        let last = timeline.log().iter().rev().find_map(|entry| teller.sentence(entry));
        let mut sentences = vec![last.unwrap_or_else(|| self.desk.words.message("tui-replay-start", &[]))];
        let sight = Sight::of(&game.view(eyes.viewer()));
        sentences.extend(Looker { words: &self.desk.words, names, sight: &sight }.table());
        if eyes == Eyes::All {
            for (seat, hand) in game.hands().iter() {
                let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
                sentences.push(format!(
                    "{}: {}.",
                    names.get(seat.index()).map_or("", String::as_str),
                    cards.join(", ")
                ));
            }
        }
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// The game to play on, or why there is none.
    fn house_from(&self, timeline: &Timeline, rest: Rest) -> Result<House, String> {
        let mut chance = Chance::new(None).map_err(|error| self.desk.no_game(&NoGame::NoChance(error)))?;
        let record = chance.with(|rng| timeline.open_record(rest, rng));
        let record = record.ok_or_else(|| self.desk.words.message("tui-replay-over", &[]))?;
        self.desk.play_on(&record).map_err(|why| self.desk.unreadable(&why))
    }
}

fn seat_of(word: &str, timeline: &Timeline) -> Option<Seat> {
    let seats = timeline.game().board().rules().seats();
    word.parse().ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats)
}
