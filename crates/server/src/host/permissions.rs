//! What a person may do now: decided by the code that carries out the commands.

use tenback_bots::Level;
use tenback_rules::{Pile, PileSignal, Seat, Signal, View, Viewer};
use tenback_table::Person;
use tenback_wire::{ClientCommand, Permission};

use super::Host;

/// Any level: the answer is the same for all.
const ANY_LEVEL: Level = Level::Expert;

impl Host {
    /// What a person may do now.
    pub(super) fn permissions(&self, who: &Person) -> Vec<Permission> {
        let seats = Seat::all(self.table.settings().rules.seats());
        let all = Permission::PLAIN.into_iter().chain(seats.flat_map(Permission::at));
        all.filter(|permission| self.permits(who, *permission)).collect()
    }

    fn permits(&self, who: &Person, permission: Permission) -> bool {
        let may = |command: ClientCommand| self.may(who, &command);
        match permission {
            Permission::Sit => may(ClientCommand::Sit { seat: None }),
            Permission::SitAt(seat) => may(ClientCommand::Sit { seat: Some(seat) }),
            Permission::Leave => may(ClientCommand::Leave),
            Permission::Bot(seat) => may(ClientCommand::Bot { seat, level: ANY_LEVEL }),
            Permission::Kick(seat) => self.table.seat_of(who.id) != Some(seat) && may(ClientCommand::Kick { seat }),
            Permission::HandOver => may(ClientCommand::HandOver { seat: None, level: ANY_LEVEL }),
            Permission::HandOverSeat(seat) => {
                let other = self.table.seat_of(who.id) != Some(seat);
                other && may(ClientCommand::HandOver { seat: Some(seat), level: ANY_LEVEL })
            }
            Permission::Return => may(ClientCommand::Return),
            Permission::Spectators => may(ClientCommand::Spectators { allowed: true }),
            Permission::Deal => may(ClientCommand::Deal { again: false }),
            Permission::DealAgain => may(ClientCommand::Deal { again: true }),
            Permission::Begin => may(ClientCommand::Begin),
            Permission::StartPreference => may(ClientCommand::Signal { signal: Signal::NotMe }),
            Permission::Lay => self.legal_lay(who).is_some_and(|lay| may(ClientCommand::Lay { lay })),
            Permission::EndTurn => may(ClientCommand::EndTurn),
            Permission::TakeBack => may(ClientCommand::TakeBack),
            Permission::TryOut => self.legal_lay(who).is_some(),
            Permission::Hint => self.check_hint(who).is_ok(),
            Permission::Signal => {
                let about = |signal| ClientCommand::Signal { signal: Signal::Pile(signal, Pile::A) };
                PileSignal::ALL.into_iter().any(|signal| may(about(signal)))
            }
            Permission::Say => may(ClientCommand::Say { text: "Hello!".to_owned() }),
            Permission::Resign => !self.must_propose(who) && may(ClientCommand::Resign),
            Permission::ProposeGiveUp => self.must_propose(who) && may(ClientCommand::Resign),
            Permission::Vote => may(ClientCommand::Vote { agree: true }),
        }
    }

    /// Whether a command would be accepted.
    fn may(&self, who: &Person, asked: &ClientCommand) -> bool {
        self.command(who, asked).is_ok_and(|command| self.table.decide(command).is_ok())
    }

    /// A card that the person may lay, or try out.
    fn legal_lay(&self, who: &Person) -> Option<tenback_rules::Lay> {
        let seat = self.table.seat_of(who.id)?;
        let view = self.table.view(Viewer::Seat(seat)).filter(View::is_to_move)?;
        view.legal().first().map(|legal| legal.lay)
    }
}
