//! What a person may do now: decided by the code that carries out the commands.

use tenback_bots::Level;
use tenback_rules::{Pile, PileSignal, Seat, Signal};
use tenback_table::{Person, Talk};
use tenback_wire::{ClientCommand, Permission};

use super::Host;
use super::step::Sight;
use crate::denial::Denial;

/// Any level: the answer is the same for all.
const ANY_LEVEL: Level = Level::Expert;

impl Host {
    /// What a person may do now.
    pub(super) fn permissions_now(&self, who: &Person) -> Vec<Permission> {
        self.permissions(who, &Sight::of(&self.table, self.viewer(who)))
    }

    /// The same, with what the person sees.
    pub(super) fn permissions(&self, who: &Person, sight: &Sight) -> Vec<Permission> {
        let seats = Seat::all(self.table.settings().rules.seats());
        let all = Permission::PLAIN.into_iter().chain(seats.flat_map(Permission::at));
        all.filter(|permission| self.permits(who, sight, *permission)).collect()
    }

    fn permits(&self, who: &Person, sight: &Sight, permission: Permission) -> bool {
        let may = |command: ClientCommand| self.may(who, &command);
        match permission {
            Permission::Sit => may(ClientCommand::Sit { seat: None }),
            Permission::SitAt(seat) => may(ClientCommand::Sit { seat: Some(seat) }),
            Permission::Leave => may(ClientCommand::Leave {}),
            Permission::Bot(seat) => may(ClientCommand::Bot { seat, level: ANY_LEVEL }),
            Permission::Kick(seat) => self.table.seat_of(who.id) != Some(seat) && may(ClientCommand::Kick { seat }),
            Permission::PassHost(seat) => {
                self.table.seat_of(who.id) != Some(seat) && may(ClientCommand::PassHost { seat })
            }
            Permission::Silence(seat) => {
                let chats = self.table.settings().talk == Talk::Chat;
                chats && self.table.seat_of(who.id) != Some(seat) && may(ClientCommand::Silence { seat, on: true })
            }
            Permission::Close => self.is_host(who),
            Permission::HandOver => may(ClientCommand::HandOver { seat: None, level: ANY_LEVEL }),
            Permission::HandOverSeat(seat) => {
                let other = self.table.seat_of(who.id) != Some(seat);
                other && may(ClientCommand::HandOver { seat: Some(seat), level: ANY_LEVEL })
            }
            Permission::Return => may(ClientCommand::Return {}),
            Permission::Spectators => may(ClientCommand::Spectators { allowed: true }),
            Permission::InviteOnly => may(ClientCommand::InviteOnly { on: true }),
            Permission::Deal => may(ClientCommand::Deal { again: false }),
            // Checked first, because a deal is long.
            Permission::DealAgain => !self.table.is_under_way() && may(ClientCommand::Deal { again: true }),
            Permission::Begin => may(ClientCommand::Begin {}),
            Permission::StartPreference => may(ClientCommand::Signal { signal: Signal::NotMe }),
            Permission::Lay => sight.legal.first().is_some_and(|legal| may(ClientCommand::Lay { lay: legal.lay })),
            Permission::EndTurn => may(ClientCommand::EndTurn {}),
            Permission::TakeBack => may(ClientCommand::TakeBack {}),
            Permission::TryOut => !sight.legal.is_empty(),
            Permission::Hint => self.check_hint(who).is_ok(),
            Permission::Signal => {
                let about = |signal| ClientCommand::Signal { signal: Signal::Pile(signal, Pile::A) };
                PileSignal::ALL.into_iter().any(|signal| may(about(signal)))
            }
            // What is said is checked when it is said.
            Permission::Say => self.may_speak(who).is_ok(),
            Permission::Resign => !self.must_propose(who) && may(ClientCommand::Resign {}),
            Permission::ProposeGiveUp => self.must_propose(who) && may(ClientCommand::Resign {}),
            Permission::Vote => may(ClientCommand::Vote { agree: true }),
        }
    }

    /// Whether a command would be accepted.
    fn may(&self, who: &Person, asked: &ClientCommand) -> bool {
        self.command(who, asked).is_ok_and(|command| self.table.decide(command).is_ok())
    }

    /// Whether a person may say anything now.
    fn may_speak(&self, who: &Person) -> Result<(), Denial> {
        self.table.check_may_speak(self.playing(who)?)?;
        Ok(())
    }
}
