//! Replays in the plain mode: what happened, step by step; the table only on request.

use std::io::{BufRead, Write};

use tenback_rules::Seat;

use super::describe::Describer;
use super::game::Parting;
use super::{Plain, PlainResult};
use crate::context::{Context, DealError};
use crate::local_game::LocalGame;
use crate::log::Narrator;
use crate::random::RandomSource;
use crate::running_review::RunningReview;
use crate::sight::Sight;
use crate::timeline::{DrawPile, Perspective, Timeline};

/// A replay.
pub(super) struct Replay {
    pub(super) timeline: Timeline,
    pub(super) names: Vec<String>,
    /// The seat that is called “you”.
    you: Option<Seat>,
    pub(super) perspective: Perspective,
    pub(super) review: Option<RunningReview>,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Shows a game until the player leaves or continues it.
    pub(super) fn replay(&mut self, timeline: Timeline) -> PlainResult<Parting> {
        let replay = Replay::new(timeline, &self.context);
        self.say("plain-replay-help")?;
        self.tell_step(&replay)?;
        self.show(replay)
    }

    /// Takes lines until the player leaves the replay or continues the game.
    pub(super) fn show(&mut self, mut replay: Replay) -> PlainResult<Parting> {
        self.converse(|plain, words| plain.about_replay(&mut replay, words))
    }

    /// Does what a line asks for. A game that is continued ends the replay.
    fn about_replay(&mut self, replay: &mut Replay, words: &[&str]) -> PlainResult<Option<Parting>> {
        match *words {
            ["play"] | ["play", "shuffled"] => {
                let rest = if words.len() > 1 { DrawPile::Shuffled } else { DrawPile::Same };
                match self.house_from(&replay.timeline, rest) {
                    Ok(local) => return self.play(local).map(Some),
                    Err(text) => self.line(&text)?,
                }
            }
            ["look" | "table"] => self.look_at(replay)?,
            ["hands" | "hand"] => self.tell_hands(replay)?,
            ["view", "all"] => {
                replay.perspective = Perspective::All;
                self.tell_hands(replay)?;
            }
            ["view", seat] if replay.seat(seat).is_some() => {
                replay.perspective = replay.seat(seat).map_or(replay.perspective, Perspective::Seat);
                self.tell_hands(replay)?;
            }
            ["turn" | "t"] => self.tell_turn(replay)?,
            ["review" | "v"] => self.tell_review(replay)?,
            ["mistake" | "m"] => self.tell_mistake(replay)?,
            ["better"] => self.tell_better(replay)?,
            _ if self.goes(replay, words) => self.tell_step(replay)?,
            _ => self.say("plain-replay-help")?,
        }
        Ok(None)
    }

    /// Goes to another step; returns whether the words ask for one.
    fn goes(&self, replay: &mut Replay, words: &[&str]) -> bool {
        let steps = replay.timeline.steps();
        match *words {
            ["next" | "n"] => {
                replay.timeline.forwards();
                // Skip steps without a sentence.
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

    /// What happened at the current position.
    fn sentence(&self, replay: &Replay) -> Option<String> {
        let game = replay.timeline.game();
        let (viewer, rules) = (replay.perspective.viewer(), game.board().rules());
        let narrator = Narrator { words: &self.context.words, names: &replay.names, you: replay.you, viewer, rules };
        let log = replay.timeline.log();
        match log.last() {
            Some(entry) => narrator.sentence(entry),
            None => Some(self.context.words.message("tui-replay-start", &[])),
        }
    }

    pub(super) fn tell_step(&mut self, replay: &Replay) -> PlainResult {
        let args = [("step", replay.timeline.step().into()), ("steps", replay.timeline.steps().into())];
        let at = self.context.words.message("plain-replay-at", &args);
        let sentence = self.sentence(replay).unwrap_or_default();
        self.line(&format!("{at} {sentence}"))?;
        self.tell_verdict(replay)
    }

    /// Reports everything up to the start of the next turn.
    fn tell_turn(&mut self, replay: &mut Replay) -> PlainResult {
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

    fn look_at(&mut self, replay: &Replay) -> PlainResult {
        let game = replay.timeline.game();
        let sight = Sight::of(&game.view(replay.perspective.viewer()));
        let looker = Describer { words: &self.context.words, names: &replay.names, sight: &sight };
        let sentences = [looker.piles(), looker.cards_of_others()].concat();
        sentences.iter().try_for_each(|sentence| self.line(sentence))?;
        self.tell_hands(replay)
    }

    /// Reports the visible hands.
    fn tell_hands(&mut self, replay: &Replay) -> PlainResult {
        for (seat, hand) in replay.timeline.game().hands().iter() {
            if replay.perspective != Perspective::All && replay.perspective != Perspective::Seat(seat) {
                continue;
            }
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") };
            self.line(&format!("{}: {cards}.", replay.names.get(seat.index()).map_or("", String::as_str)))?;
        }
        Ok(())
    }

    /// The game to continue, or why there is none.
    fn house_from(&self, timeline: &Timeline, rest: DrawPile) -> Result<LocalGame, String> {
        let mut chance = RandomSource::new(None).map_err(|error| self.context.no_game(&DealError::NoChance(error)))?;
        let record = chance.with(|rng| timeline.open_record(rest, rng));
        let record = record.ok_or_else(|| self.context.words.message("tui-replay-over", &[]))?;
        self.context.play_on(&record).map_err(|why| self.context.unreadable(&why))
    }
}

impl Replay {
    pub(super) fn new(timeline: Timeline, context: &Context) -> Replay {
        let (names, you) = context.names_of(timeline.record());
        let perspective = timeline.first_perspective();
        Replay { timeline, names, you, perspective, review: None }
    }

    /// The seat with this number.
    fn seat(&self, word: &str) -> Option<Seat> {
        let seats = self.timeline.game().board().rules().seats();
        word.parse().ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats)
    }
}
