//! Who may do what at a table.

use tenback_bots::Level;
use tenback_rules::{Command as Play, Contest, Seat};
use tenback_table::{Coaching, Command, Deal, Person, Refusal, Sitter};
use tenback_wire::{ClientCommand, CommandScope};

use super::Host;
use super::draft::{Draft, changes_votes};
use crate::denial::Denial;

impl Host {
    /// The result of a person's command, decided but not stored.
    pub(super) fn draft_for(&self, who: &Person, seen: Option<u64>, asked: ClientCommand) -> Result<Draft, Denial> {
        let changed = asked.meant_for().map(|what| match what {
            CommandScope::Game => self.moved,
            CommandScope::Sitters => self.reseated,
            CommandScope::Vote => self.table.vote().map_or(0, |vote| vote.seq),
        });
        if seen.zip(changed).is_some_and(|(seen, changed)| seen < changed) {
            return Err(Denial::Stale);
        }
        let command = self.command(who, &asked)?;
        let command =
            if matches!(asked, ClientCommand::Deal { again: true }) { self.salted(command)? } else { command };
        let command = self.with_invite(self.with_origins(command))?;
        let mut draft = Draft::with(&self.table, command)?;
        draft.renew_invite(self.app.world.as_ref())?;
        if draft.events.iter().any(changes_votes) && self.is_decided(&draft.next) {
            draft.add(Command::CountVotes)?;
        }
        draft.settle(self.app.world.as_ref())?;
        Ok(draft)
    }

    /// The table command for a person's request, if they are allowed to make it. The table itself may still refuse it.
    pub(super) fn command(&self, who: &Person, asked: &ClientCommand) -> Result<Command, Denial> {
        self.check_contest(who, asked)?;
        match *asked {
            ClientCommand::Sit { seat } => {
                let seat = seat.or_else(|| self.table.empty_seat()).ok_or(Denial::TableFull)?;
                if self.table.is_taken(seat) {
                    return Err(Refusal::SeatTaken { seat }.into());
                }
                self.check_ban_of(who)?;
                if !self.is_invited(who) {
                    return Err(Denial::InviteNeeded);
                }
                // The opponent has played these cards before.
                if self.is_opposed() && self.table.is_repeat() && self.table.is_newcomer(who.id) {
                    return Err(Denial::CardsKnown);
                }
                Ok(Command::Sit { seat, sitter: Sitter::Person(who.clone()) })
            }
            ClientCommand::Leave {} => Ok(Command::Leave { seat: self.own(who)? }),
            ClientCommand::Bot { seat, level } => self.place_bot(who, seat, level),
            ClientCommand::Kick { seat } => self.kick(who, seat),
            ClientCommand::PassHost { seat } => {
                self.host_only(who)?;
                Ok(Command::PassHost { seat })
            }
            ClientCommand::Silence { seat, on } => {
                self.host_only(who)?;
                Ok(Command::Silence { seat, on })
            }
            // Not a command of the table: `close_for` carries it out.
            ClientCommand::Close {} => Err(Denial::HostOnly),
            ClientCommand::HandOver { seat, level } => self.hand_over(who, seat, level),
            ClientCommand::Return {} => Ok(Command::Return { seat: self.own(who)? }),
            ClientCommand::Coach { coaching } => {
                // Anybody can take their agreement back.
                let seat = if coaching == Coaching::Off { self.own(who)? } else { self.heard(who)? };
                Ok(Command::Coach { seat, coaching })
            }
            ClientCommand::Spectators { allowed } => {
                self.host_only(who)?;
                Ok(Command::Spectators { allowed })
            }
            ClientCommand::InviteOnly { on } => {
                self.host_only(who)?;
                // The code is added only when there really is a new link, see `with_invite`.
                Ok(Command::InviteOnly { code: on.then(String::new) })
            }
            ClientCommand::Deal { again } => {
                self.own(who)?;
                let command = if again { self.same_deal()? } else { Command::DealPromised };
                self.check_newcomer(who)?;
                Ok(command)
            }
            ClientCommand::Say { ref text } => Ok(Command::Say { seat: self.playing(who)?, text: text.clone() }),
            ClientCommand::Begin {} => self.play(who, Play::Begin),
            ClientCommand::Lay { lay } => self.play(who, Play::Lay(lay)),
            ClientCommand::EndTurn {} => self.play(who, Play::EndTurn),
            ClientCommand::TakeBack {} => {
                self.heard(who)?;
                self.play(who, Play::TakeBack)
            }
            ClientCommand::Signal { signal } => {
                self.heard(who)?;
                self.play(who, Play::Signal(signal))
            }
            ClientCommand::Resign {} => self.resign(who),
            ClientCommand::Vote { agree } => Ok(Command::AnswerGiveUp { seat: self.playing(who)?, agree }),
        }
    }

    fn place_bot(&self, who: &Person, seat: Seat, level: Level) -> Result<Command, Denial> {
        self.host_only(who)?;
        if self.is_opponent(who) {
            return Err(Refusal::AlreadyDealt.into());
        }
        Ok(Command::Sit { seat, sitter: Sitter::Bot { level } })
    }

    fn hand_over(&self, who: &Person, seat: Option<Seat>, level: Level) -> Result<Command, Denial> {
        let seat = seat.map_or_else(|| self.own(who), Ok)?;
        self.may_hand_over(who, seat)?;
        // Nobody chooses a weak opponent.
        let opponent = self.is_opposed() && self.table.seat_of(who.id) != Some(seat);
        let level = if opponent { Level::Master } else { level };
        Ok(Command::HandOver { seat, level })
    }

    /// People who have just come in do not end or start games for those who were here before.
    fn check_newcomer(&self, who: &Person) -> Result<(), Denial> {
        let stranger = self.table.is_newcomer(who.id) && !self.is_host(who);
        if stranger { Err(Denial::Newcomer) } else { Ok(()) }
    }

    /// Opponents resign on their own; a team votes on giving up.
    fn resign(&self, who: &Person) -> Result<Command, Denial> {
        let seat = self.playing(who)?;
        self.check_newcomer(who)?;
        if self.must_propose(who) { Ok(Command::ProposeGiveUp { seat }) } else { self.play(who, Play::Resign) }
    }

    /// Whether a person can only propose to give up: there are teammates who have a say in it.
    pub(super) fn must_propose(&self, who: &Person) -> bool {
        let own = self.table.seat_of(who.id);
        !self.is_opposed() && self.table.is_under_way() && self.voters(&self.table).any(|seat| Some(seat) != own)
    }

    fn play(&self, who: &Person, command: Play) -> Result<Command, Denial> {
        Ok(Command::Game { seat: self.playing(who)?, command })
    }

    fn own(&self, who: &Person) -> Result<Seat, Denial> {
        self.table.seat_of(who.id).ok_or(Denial::NotSeated)
    }

    /// The person's seat, if they may still do what does not advance the game.
    pub(super) fn heard(&self, who: &Person) -> Result<Seat, Denial> {
        let seat = self.own(who)?;
        if self.table.has_said_enough(seat) { Err(Denial::EnoughSaid) } else { Ok(seat) }
    }

    /// The person's seat, if no bot is playing it.
    pub(super) fn playing(&self, who: &Person) -> Result<Seat, Denial> {
        let seat = self.own(who)?;
        match self.table.sitters()[seat].bot() {
            Some(_) => Err(Denial::BotPlays),
            None => Ok(seat),
        }
    }

    /// Whether a command can be refused without stopping a game, or keeping a host from protecting the table. What a host does
    /// about people is always possible; undoing and renewing it again and again is not. Signals have limits of their own, and
    /// there are no more returns than bots that took over.
    pub(super) fn can_wait(&self, asked: &ClientCommand) -> bool {
        match asked {
            ClientCommand::Say { .. }
            | ClientCommand::Sit { .. }
            | ClientCommand::Bot { .. }
            | ClientCommand::HandOver { .. }
            | ClientCommand::PassHost { .. }
            | ClientCommand::Spectators { .. }
            | ClientCommand::Deal { .. } => true,
            ClientCommand::Silence { on, .. } => !on,
            ClientCommand::Coach { coaching } => *coaching != Coaching::Off,
            ClientCommand::InviteOnly { on } => !on || self.table.invite().is_some(),
            ClientCommand::Leave {}
            | ClientCommand::Kick { .. }
            | ClientCommand::Close {}
            | ClientCommand::Return {}
            | ClientCommand::Signal { .. }
            | ClientCommand::TakeBack {}
            | ClientCommand::Begin {}
            | ClientCommand::Lay { .. }
            | ClientCommand::EndTurn {}
            | ClientCommand::Resign {}
            | ClientCommand::Vote { .. } => false,
        }
    }

    pub(super) fn is_host(&self, who: &Person) -> bool {
        who.id == self.host
    }

    pub(super) fn host_only(&self, who: &Person) -> Result<(), Denial> {
        if self.is_host(who) { Ok(()) } else { Err(Denial::HostOnly) }
    }

    /// People may always hand over their own seat. The others at the table may do it for those who are out of time or
    /// away, and in a team the host at any time.
    fn may_hand_over(&self, who: &Person, seat: Seat) -> Result<(), Denial> {
        let own = self.table.seat_of(who.id);
        let offered = own.is_some() && (self.table.late() == Some(seat) || self.is_away_at(seat));
        let allowed = offered || (self.is_host(who) && !self.is_opposed());
        if own == Some(seat) || allowed { Ok(()) } else { Err(Denial::NotLate { seat }) }
    }

    fn is_away_at(&self, seat: Seat) -> bool {
        seat.number() <= self.table.settings().rules.seats() && self.is_away(seat)
    }

    fn is_opposed(&self) -> bool {
        self.table.settings().rules.contest() == Contest::Opposed
    }

    /// Whether a person plays against others in a running game.
    fn is_opponent(&self, who: &Person) -> bool {
        self.is_opposed() && self.table.is_under_way() && self.table.seat_of(who.id).is_some()
    }

    /// The cards of the last game with a new commitment, since the old salt is known. Opponents must all have seen the
    /// cards, or none of them.
    fn same_deal(&self) -> Result<Command, Denial> {
        if self.is_opposed() && self.table.has_newcomers() {
            return Err(Denial::CardsKnown);
        }
        let dealt = self.table.deal_of_game().ok_or(Refusal::NotDealt)?;
        Ok(Command::Deal(Deal { setup: dealt.setup.clone(), salt: None }))
    }

    /// The same deal with a new salt.
    fn salted(&self, command: Command) -> Result<Command, Denial> {
        let Command::Deal(deal) = command else { return Ok(command) };
        let salt = self.app.world.deal(&self.table.settings().rules)?.salt;
        Ok(Command::Deal(Deal { salt, ..deal }))
    }
}
