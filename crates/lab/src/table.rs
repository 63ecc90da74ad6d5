//! A game under way: silent and quick, or written down event by event.

use tenback_notation::{Record, Recorder, Tag};
use tenback_rules::{Command, Game, Lay, Rules, Seat, Setup, Signal};

use crate::chance::{Stream, generator};

/// A game that only takes what the rules allow.
pub(crate) struct Table {
    pub(crate) game: Game,
    recorder: Option<Recorder>,
}

/// A bot chose something that the rules forbid.
pub(crate) struct Refused;

impl Table {
    /// Deals a game. The seat that begins is fixed, or still to be agreed.
    pub(crate) fn deal(rules: Rules, seed: u64, number: u64, first: Option<Seat>, recorded: bool) -> Table {
        let mut rng = generator(seed, number, Stream::Deal);
        if !recorded {
            return Table { game: Game::deal(rules, first, &mut rng), recorder: None };
        }
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut rng);
        let usual = dealt.rules().ok();
        let given = |number: fn(&Rules) -> u8| {
            let differs = usual.is_some_and(|usual| number(&usual) != number(&rules));
            differs.then(|| u16::from(number(&rules)))
        };
        let setup = Setup {
            first: first.map(|seat| seat.number().into()),
            hand_size: given(Rules::hand_size),
            minimum: given(|rules| rules.minimum(1)),
            ..dealt
        };
        let game = Game::new(&setup).expect("a shuffled deck for valid rules is a game");
        Table { game, recorder: Some(Recorder::new(&setup)) }
    }

    /// Lays a card for the seat to move.
    #[inline]
    pub(crate) fn lay(&mut self, lay: Lay) -> Result<(), Refused> {
        if self.recorder.is_some() {
            return self.command(self.game.board().turn().seat(), Command::Lay(lay));
        }
        if self.game.board().to_move().is_none() || !self.game.legal_set().contains(lay) {
            return Err(Refused);
        }
        self.game.lay_unchecked(lay);
        Ok(())
    }

    /// Ends the turn of the seat to move.
    #[inline]
    pub(crate) fn end_turn(&mut self) -> Result<(), Refused> {
        if self.recorder.is_some() {
            return self.command(self.game.board().turn().seat(), Command::EndTurn);
        }
        if !self.game.board().may_end() {
            return Err(Refused);
        }
        self.game.end_turn_unchecked();
        Ok(())
    }

    /// Gives a signal, if the rules allow it now: one that comes too late is simply not heard.
    pub(crate) fn signal(&mut self, seat: Seat, signal: Signal) {
        let _unheard = self.command(seat, Command::Signal(signal));
    }

    /// Lets a seat begin.
    pub(crate) fn begin(&mut self, seat: Seat) -> Result<(), Refused> {
        self.command(seat, Command::Begin)
    }

    /// The seat to move gives up.
    pub(crate) fn resign(&mut self) {
        let _over_already = self.command(self.game.board().turn().seat(), Command::Resign);
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<(), Refused> {
        let events = self.game.play(seat, command).map_err(|_| Refused)?;
        if let Some(recorder) = &mut self.recorder {
            events.iter().for_each(|event| recorder.note(event));
        }
        Ok(())
    }

    /// The game as text, with tags that say where it comes from.
    pub(crate) fn record(&self, tags: &[(&str, String)]) -> Option<Record> {
        let mut record = self.recorder.as_ref()?.record();
        for tag in tags.iter().filter_map(|(name, value)| Tag::new(name, value)) {
            record.set_tag(tag);
        }
        Some(record)
    }
}
