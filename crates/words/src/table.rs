//! Why a table rejects a command.

use tenback_rules::CardCommand;
use tenback_table::{NameError, Refusal};

use crate::args::{command, pile, seat};
use crate::words::Words;

impl Words {
    /// Why a table rejects a command, and what to do instead.
    pub fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Illegal(why) => self.illegal(why),
            Refusal::PreviewError(untriable) => self.illegal(&untriable.why),
            Refusal::NotDealt => self.message("table-not-dealt", &[]),
            Refusal::AlreadyDealt => self.message("table-already-dealt", &[]),
            Refusal::NothingPromised => self.message("table-nothing-promised", &[]),
            Refusal::AlreadySeated { seat: own } => self.message("table-already-seated", &[seat(*own)]),
            Refusal::KnowsAnotherHand { seat: known } => self.message("table-knows-another-hand", &[seat(*known)]),
            Refusal::Barred => self.message("table-barred", &[]),
            Refusal::BotPlays { seat: bot } => self.message("table-bot-plays", &[seat(*bot)]),
            Refusal::NoStandIn { seat: own } => self.message("table-no-stand-in", &[seat(*own)]),
            Refusal::NoClock => self.message("table-no-clock", &[]),
            Refusal::SeatTaken { seat: taken } => self.message("table-seat-taken", &[seat(*taken)]),
            Refusal::NoSuchSeat { seats } => self.message("illegal-no-such-seat", &[("seats", (*seats).into())]),
            Refusal::SeatEmpty { seat: empty } => self.message("table-seat-empty", &[seat(*empty)]),
            Refusal::NobodyToSit => self.message("table-nobody-to-sit", &[]),
            Refusal::NotAPerson { seat: bot } => self.message("table-not-a-person", &[seat(*bot)]),
            Refusal::VoteOpen => self.message("table-vote-open", &[]),
            Refusal::AlreadyProposed => self.message("table-already-proposed", &[]),
            Refusal::NoVote => self.message("table-no-vote", &[]),
            Refusal::AlreadyAnswered => self.message("table-already-answered", &[]),
            Refusal::HintsOff => self.message("table-hints-off", &[]),
            Refusal::Silenced => self.message("table-silenced", &[]),
            Refusal::TalkOff => self.message("table-talk-off", &[]),
            Refusal::SignalsOnly => self.message("table-signals-only", &[]),
            Refusal::Muted { shown_on } => self.message("table-muted", &[pile(*shown_on), command(CardCommand::Mute)]),
            Refusal::NamesACard { word, or_command } => {
                let word = ("word", word.as_str().into());
                match or_command {
                    Some(other) => self.message("table-names-a-card-or-command", &[word, command(*other)]),
                    None => self.message("table-names-a-card", &[word]),
                }
            }
            Refusal::TooLong { most } => self.message("table-too-long", &[("most", (*most).into())]),
            Refusal::NothingSaid => self.message("table-nothing-said", &[]),
            Refusal::BadSetup(error) => self.setup_error(error),
            Refusal::SetupOfOtherRules => self.message("table-setup-of-other-rules", &[]),
            Refusal::BadSalt => self.message("table-bad-salt", &[]),
        }
    }

    /// Why a name is invalid, and what a valid name looks like.
    pub fn name_error(&self, why: &NameError) -> String {
        match why {
            NameError::Empty => self.message("table-name-empty", &[]),
            NameError::TooLong { most } => self.message("table-name-too-long", &[("most", (*most).into())]),
            NameError::Forbidden { character } => {
                let what = match character {
                    ';' => "semicolon",
                    '"' => "quote",
                    _ => "invisible",
                };
                self.message("table-name-forbidden", &[("character", what.into())])
            }
            NameError::Reserved => self.message("table-name-reserved", &[]),
        }
    }
}
