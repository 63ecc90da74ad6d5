//! An old game in lines of text.

use std::io::{BufRead, Write};

use tenback_rules::{Seat, Viewer};

use super::look::Looker;
use super::{Plain, Told};
use crate::chance::Chance;
use crate::desk::NoGame;
use crate::log::Teller;
use crate::sight::Sight;
use crate::timeline::{Rest, Timeline};

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn replay(&mut self, mut timeline: Timeline) -> Told {
        let names = self.desk.names_of(timeline.record());
        let mut viewer = Viewer::Seat(Seat::FIRST);
        self.say("plain-replay-help")?;
        self.tell_step(&timeline, viewer, &names)?;
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
                ["view", "all"] => viewer = Viewer::Spectator,
                ["view", seat] => match seat_of(seat, &timeline) {
                    Some(seat) => viewer = Viewer::Seat(seat),
                    None => {
                        self.say("plain-replay-help")?;
                        continue;
                    }
                },
                ["play"] => return self.play_on(&timeline, Rest::Same),
                ["play", "shuffled"] => return self.play_on(&timeline, Rest::Shuffled),
                _ => {
                    self.say("plain-replay-help")?;
                    continue;
                }
            }
            self.tell_step(&timeline, viewer, &names)?;
        }
    }

    fn tell_step(&mut self, timeline: &Timeline, viewer: Viewer, names: &[String]) -> Told {
        let args = [("step", timeline.step().into()), ("steps", timeline.steps().into())];
        self.say_with("plain-replay-at", &args)?;
        let game = timeline.game();
        let teller = Teller { words: &self.desk.words, names, viewer, board: game.board() };
        let last = timeline.log().iter().rev().find_map(|entry| teller.sentence(entry));
        let mut sentences = vec![last.unwrap_or_else(|| self.desk.words.message("tui-replay-start", &[]))];
        let sight = Sight::of(&game.view(viewer));
        sentences.extend(Looker { words: &self.desk.words, names, sight: &sight }.table());
        if viewer == Viewer::Spectator {
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

    fn play_on(&mut self, timeline: &Timeline, rest: Rest) -> Told {
        let record = match Chance::new(None) {
            Ok(mut chance) => chance.with(|rng| timeline.open_record(rest, rng)),
            Err(error) => {
                let text = self.desk.no_game(&NoGame::NoChance(error));
                return self.line(&text);
            }
        };
        match self.desk.play_on(&record) {
            Ok(house) => self.play(house),
            Err(why) => {
                let text = self.desk.unreadable(&why);
                self.line(&text)
            }
        }
    }
}

fn seat_of(word: &str, timeline: &Timeline) -> Option<Seat> {
    let seats = timeline.game().board().rules().seats();
    word.parse().ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats)
}
