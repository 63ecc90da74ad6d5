//! Plays a record by the rules.

use tenback_rules::{Card, Command, EndCause, Event, Game, Illegal, Lay, Phase, Seat, Setup};

use crate::fault::{Fault, MarkFault, Problem, SetupProblem};
use crate::parse::shorten;
use crate::record::{Comment, Mark, Record, TurnLine, Word, WrittenLay};
use crate::tags::{ParsedTags, ResultTag, Termination, tag_of};

/// A valid record, played to its end.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The initial setup.
    pub setup: Setup,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// The game after that.
    pub game: Game,
}

/// Plays a record by the rules; fails with the first fault.
pub fn replay(record: &Record) -> Result<Replayed, Fault> {
    let tags = record.parse_tags()?;
    let mut replay = Replay::start(record, &tags)?;
    for (index, line) in record.turns.iter().enumerate() {
        let last = index + 1 == record.turns.len();
        replay.turn(line, last)?;
    }
    let whole = |tag: &str, problem| Fault {
        line: record.line_of(tag),
        turn: record.turns.last().map_or(0, |line| line.number),
        play: 0,
        problem,
    };
    replay.terminate(&tags).map_err(|problem| whole("Termination", problem))?;
    let played = replay.result();
    if tags.result.is_some_and(|written| written != played) {
        let written = record.tag("Result").map(shorten);
        return Err(whole("Result", Problem::BadResult { written, played }));
    }
    if record.matches_commitment() == Some(false) {
        return Err(whole("Commitment", Problem::BadCommitment));
    }
    Ok(Replayed { setup: tags.setup, events: replay.events, game: replay.game })
}

struct Replay {
    game: Game,
    events: Vec<Event>,
    /// A line has already noted that the last turn was lost before a lay.
    loss_noted: bool,
}

impl Replay {
    fn start(record: &Record, tags: &ParsedTags) -> Result<Replay, Fault> {
        let refused = |error| {
            let line = record.line_of(tag_of(error));
            move |problem| Fault::of_text(line, SetupProblem::Refused(problem))
        };
        let make = |setup: &Setup| Game::new(setup).map_err(|error| refused(error.part)(error));
        make(&tags.setup)?;
        // The setup is valid; create it again without a first seat, so that preferences about it can be signalled.
        let game = make(&Setup { first: None, ..tags.setup.clone() })?;
        let mut replay = Replay { game, events: Vec::new(), loss_noted: false };
        for comment in &record.prelude {
            replay.apply_signal(comment);
        }
        replay.play(tags.first, Command::Begin).map_err(|why| Fault::of_text(1, Problem::Illegal(why)))?;
        Ok(replay)
    }

    fn play(&mut self, seat: Seat, command: Command) -> Result<(), Illegal> {
        let events = self.game.play(seat, command)?;
        self.events.extend(events);
        Ok(())
    }

    /// A signal that the rules do not allow here remains a comment.
    fn apply_signal(&mut self, comment: &Comment) {
        if let Some((seat, signal)) = comment.signal() {
            let _ = self.play(seat, Command::Signal(signal));
        }
    }

    fn is_over(&self) -> bool {
        self.game.board().phase() != Phase::Running
    }

    /// Whether the turn with this number is still in progress.
    fn is_in_progress(&self, line: &TurnLine) -> bool {
        !self.is_over() && u64::from(self.game.board().turn().number()) == line.number
    }

    fn turn(&mut self, line: &TurnLine, last: bool) -> Result<(), Fault> {
        let fault = |play, problem| Fault { line: line.source.0, turn: line.number, play, problem };
        if self.is_over() {
            if self.notes_loss(line) {
                self.loss_noted = true;
                return Ok(());
            }
            return Err(fault(0, Problem::GameOver));
        }
        let turn = self.game.board().turn();
        let (expected, seat) = (turn.number(), turn.seat());
        if line.number != u64::from(expected) {
            return Err(fault(0, Problem::TurnNumber { expected }));
        }
        let mut plays = 0;
        for word in &line.words {
            match word {
                Word::Comment(comment) => self.apply_signal(comment),
                Word::Lay(written) => {
                    plays += 1;
                    self.lay(seat, line, *written).map_err(|problem| fault(plays, problem))?;
                }
            }
        }
        self.finish(seat, line, last).map_err(|problem| fault(plays + 1, problem))
    }

    /// Whether a line notes, correctly and for the first time, that its turn was lost before a lay.
    fn notes_loss(&self, line: &TurnLine) -> bool {
        let turn = self.game.board().turn();
        let lost_at_start = turn.laid() == 0 && self.lost_in(line, turn.seat());
        lost_at_start && !self.loss_noted && line.lays() == 0 && line.mark == Some(Mark::Lost)
    }

    /// Whether this seat lost by the rules in the turn of this line.
    fn lost_in(&self, line: &TurnLine, seat: Seat) -> bool {
        let board = self.game.board();
        let lost = board.ending().is_some_and(|ending| ending.seat == seat && ending.cause != EndCause::AllLaid);
        lost && u64::from(board.turn().number()) == line.number
    }

    fn lay(&mut self, seat: Seat, line: &TurnLine, written: WrittenLay) -> Result<(), Problem> {
        if self.is_over() {
            return Err(Problem::GameOver);
        }
        if !self.is_in_progress(line) {
            return Err(Problem::Illegal(Illegal::TurnOver));
        }
        let card = u8::try_from(written.number).ok().and_then(Card::new);
        let card = card.ok_or(Problem::Illegal(Illegal::NotInHand { number: written.number }))?;
        self.play(seat, Command::Lay(Lay { card, pile: written.pile })).map_err(Problem::Illegal)
    }

    fn finish(&mut self, seat: Seat, line: &TurnLine, last: bool) -> Result<(), Problem> {
        let mark_fault = match line.mark {
            None if self.is_in_progress(line) => {
                return self.play(seat, Command::EndTurn).map_err(Problem::Illegal);
            }
            Some(Mark::Open) if !self.is_in_progress(line) => MarkFault::NotOpen,
            Some(Mark::Open) if !last => MarkFault::OpenInTheMiddle,
            Some(Mark::Lost) if !self.lost_in(line, seat) => MarkFault::NotLost,
            None | Some(Mark::Open | Mark::Lost) => return Ok(()),
        };
        Err(Problem::BadMark(mark_fault))
    }

    fn terminate(&mut self, tags: &ParsedTags) -> Result<(), Problem> {
        let (seat, command) = match tags.termination {
            None => return Ok(()),
            Some(Termination::Resigned(seat)) => (seat, Command::Resign),
            Some(Termination::Time(seat)) => (seat, Command::RunOutOfTime),
        };
        let contradiction = Problem::BadResult { written: None, played: self.result() };
        self.play(seat, command).map_err(|_| contradiction)
    }

    fn result(&self) -> ResultTag {
        self.game.board().ending().map_or(ResultTag::Open, |ending| ResultTag::Over(ending.outcome))
    }
}
