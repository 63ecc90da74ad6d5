//! From events to a [`Record`].

use std::fmt::Display;

use tenback_rules::{EndCause, Ending, Event, Game, Setup};

use crate::record::{Comment, Mark, Record, Tag, TurnLine, Word, WrittenLay};
use crate::tags::{ResultTag, Termination};

/// Records a game while it is being played.
#[derive(Clone, Debug)]
pub struct Recorder {
    record: Record,
}

impl Recorder {
    /// Starts a record with this setup.
    pub fn new(setup: &Setup) -> Recorder {
        let mut recorder = Recorder { record: Record::default() };
        recorder.tag("Game", setup.game.word());
        recorder.tag("Seats", setup.seats);
        if let Some(first) = setup.first {
            recorder.tag("First", first);
            // With a fixed first seat the first turn is in progress from the start.
            recorder.record.turns.push(TurnLine::new(1));
        }
        if let Some(hand_size) = setup.hand_size {
            recorder.tag("Hand", hand_size);
        }
        if let Some(minimum) = setup.minimum {
            recorder.tag("Minimum", minimum);
        }
        if let Some(commands) = &setup.commands {
            let lists = commands.iter().map(|(command, numbers)| format!("{command} {}", spaced(numbers)));
            recorder.tag("Commands", lists.collect::<Vec<_>>().join("; "));
        }
        if let Some(hands) = &setup.hands {
            recorder.tag("Hands", lists(hands));
        }
        if let Some(piles) = &setup.piles {
            recorder.tag("Piles", spaced(piles));
        }
        recorder.tag("Deck", lists(&setup.decks));
        // A first turn that cannot be completed ends the game before there is any event to record.
        let ending = Game::new(setup).ok().and_then(|game| game.board().ending());
        if let Some(ending) = ending {
            recorder.end(ending);
        }
        recorder
    }

    /// Records the next event.
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::Began { seat } => {
                self.tag("First", seat);
                self.record.turns.push(TurnLine::new(1));
            }
            Event::Signalled { seat, signal } => self.signal(Comment::from_signal(seat, signal)),
            Event::Laid { card, pile, .. } => {
                self.words(|words| words.push(Word::Lay(WrittenLay { number: card.number().into(), pile })));
            }
            // Signals given after the lay are taken back with it.
            Event::TakenBack { .. } => self.words(|words| {
                let last = words.iter().rposition(|word| matches!(word, Word::Lay(_)));
                words.truncate(last.unwrap_or(words.len()));
            }),
            Event::TurnEnded { .. } | Event::Drew { .. } => {}
            Event::TurnBegan { .. } => {
                let number = self.record.turns.last().map_or(1, |line| line.number + 1);
                self.record.turns.push(TurnLine::new(number));
            }
            Event::Ended(ending) => self.end(ending),
        }
    }

    fn end(&mut self, ending: Ending) {
        self.tag("Result", ResultTag::Over(ending.outcome));
        let termination = match ending.cause {
            EndCause::Resigned => Termination::Resigned(ending.seat),
            EndCause::OutOfTime => Termination::Time(ending.seat),
            EndCause::AllLaid => return,
            EndCause::Stuck | EndCause::SkullOpen | EndCause::NotThree => {
                return self.mark(Mark::Lost);
            }
        };
        self.tag("Termination", termination);
        self.mark(Mark::Open);
    }

    /// The record so far; an open game ends in an open turn. The record of a game that nobody has started looks the same
    /// as one that seat 1 has started, and readers take it for that.
    pub fn record(&self) -> Record {
        let mut finished = self.clone();
        if self.record.tag("Result").is_none() {
            finished.tag("Result", ResultTag::Open);
            finished.mark(Mark::Open);
        }
        let untouched = |line: &TurnLine| line.words.is_empty() && line.mark == Some(Mark::Open);
        if finished.record.turns.last().is_some_and(untouched) {
            finished.record.turns.pop();
        }
        finished.record
    }

    fn tag(&mut self, name: &str, value: impl Display) {
        let tag = Tag::new(name, &value.to_string()).expect("words and numbers are valid values");
        self.record.set_tag(tag);
    }

    fn words(&mut self, change: impl FnOnce(&mut Vec<Word>)) {
        if let Some(line) = self.record.turns.last_mut() {
            change(&mut line.words);
        }
    }

    fn signal(&mut self, comment: Comment) {
        match self.record.turns.last_mut() {
            Some(line) => line.words.push(Word::Comment(comment)),
            None => self.record.prelude.push(comment),
        }
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(line) = self.record.turns.last_mut() {
            line.mark = Some(mark);
        }
    }
}

fn spaced(numbers: &[u16]) -> String {
    if numbers.is_empty() {
        return "-".into();
    }
    numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
}

fn lists(lists: &[Vec<u16>]) -> String {
    lists.iter().map(|numbers| spaced(numbers)).collect::<Vec<_>>().join("; ")
}
