//! Which talk is allowed, and when.

use tenback_players::Language;
use tenback_rules::{Board, Card, CardCommand, Contest, Game, Phase, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::guard;
use crate::settings::{Sitter, Talk};
use crate::table::Table;
use crate::text::{is_invisible, tidy};

impl Table {
    pub(crate) fn say(&self, seat: Seat, text: &str) -> Result<Vec<Event>, Refusal> {
        let language = self.check_speaker(seat)?;
        let text = tidy(text);
        if text.chars().all(is_invisible) {
            return Err(Refusal::NothingSaid);
        }
        let most = longest_start(&text);
        if text.chars().count() > most {
            return Err(Refusal::TooLong { most });
        }
        self.check_mute()?;
        self.check_words(&text, language)?;
        Ok(vec![Event::Said { seat, text }])
    }

    /// Whether a seat may say anything at all now.
    pub fn check_may_speak(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_speaker(seat)?;
        self.check_mute()
    }

    /// Whether there is somebody who may chat; returns the language of that person.
    fn check_speaker(&self, seat: Seat) -> Result<Language, Refusal> {
        self.check_taken(seat)?;
        let Sitter::Person(speaker) = &self.sitters()[seat] else { return Err(Refusal::NotAPerson { seat }) };
        self.check_chat()?;
        if self.silenced().any(|silenced| silenced == seat) {
            return Err(Refusal::Silenced);
        }
        Ok(speaker.language)
    }

    fn check_mute(&self) -> Result<(), Refusal> {
        let muted = self.playing_board().and_then(|board| board.shown_on(CardCommand::Mute));
        muted.map_or(Ok(()), |shown_on| Err(Refusal::Muted { shown_on }))
    }

    /// The board of the game under way. The rules about talk apply from the deal to the end of the game.
    fn playing_board(&self) -> Option<&Board> {
        let board = self.game().map(Game::board);
        board.filter(|board| !matches!(board.phase(), Phase::Over(_)))
    }

    fn check_chat(&self) -> Result<(), Refusal> {
        match self.settings().talk {
            Talk::None => Err(Refusal::TalkOff),
            Talk::Signals if self.settings().rules.contest() == Contest::Opposed => Err(Refusal::TalkOff),
            Talk::Signals => Err(Refusal::SignalsOnly),
            Talk::Chat => Ok(()),
        }
    }

    fn check_words(&self, text: &str, language: Language) -> Result<(), Refusal> {
        let Some(board) = self.playing_board().filter(|_| self.settings().guard) else { return Ok(()) };
        let rules = board.rules();
        match guard::find_card(text, &self.guard_context(language, rules.highest())) {
            Some(found) => {
                let command = found.value == Some(3) && !rules.commands().all().is_empty();
                Err(Refusal::NamesACard { word: found.word, or_command: command.then_some(CardCommand::Three) })
            }
            None => Ok(()),
        }
    }

    fn guard_context(&self, writer: Language, highest: Card) -> guard::Context<'_> {
        let names = self.sitters().iter().filter_map(|(_, sitter)| sitter.owner()).map(|person| person.name.as_str());
        let bot = |(seat, sitter): (Seat, &Sitter)| sitter.bot().map(|_| u32::from(seat.number()));
        guard::Context {
            table: self.settings().language,
            writer,
            highest,
            names: names.collect(),
            seats: u32::from(self.settings().rules.seats()),
            bots: self.sitters().iter().filter_map(bot).collect(),
        }
    }
}

/// How many characters of a text may be sent. Most need one or two bytes, some four: what counts is what is stored.
fn longest_start(text: &str) -> usize {
    let stored = |char: char| char.len_utf8() + usize::from(matches!(char, '"' | '\\'));
    let mut bytes = 0;
    let fits = |char: &char| {
        bytes += stored(*char);
        bytes <= Table::MOST_BYTES
    };
    text.chars().take(Table::LONGEST_MESSAGE).take_while(fits).count()
}
