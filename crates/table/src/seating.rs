//! Joining, leaving, and bots that play for people.

use tenback_players::{Level, PersonId};
use tenback_rules::{Phase, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::settings::Sitter;
use crate::table::Table;

impl Sitter {
    pub(crate) fn hand_over(&mut self, level: Level) {
        if let Sitter::Person(person) = self {
            *self = Sitter::StandIn { level, person: person.clone() };
        }
    }

    pub(crate) fn come_back(&mut self) {
        if let Sitter::StandIn { person, .. } = self {
            *self = Sitter::Person(person.clone());
        }
    }
}

/// Commands about seats.
impl Table {
    pub(crate) fn sit(&self, seat: Seat, sitter: Sitter) -> Result<Vec<Event>, Refusal> {
        self.check_seat(seat)?;
        if self.sitters()[seat] != Sitter::Empty {
            return Err(Refusal::SeatTaken { seat });
        }
        match &sitter {
            Sitter::Empty | Sitter::StandIn { .. } => return Err(Refusal::NobodyToSit),
            Sitter::Person(person) if self.barred().contains(&person.id) => return Err(Refusal::Barred),
            Sitter::Person(person) => {
                if let Some(seat) = self.seat_of(person.id) {
                    return Err(Refusal::AlreadySeated { seat });
                }
                if let Some(other) = self.hands_known_to(person.id).find(|known| *known != seat) {
                    return Err(Refusal::KnowsAnotherHand { seat: other });
                }
            }
            Sitter::Bot { .. } => {}
        }
        Ok(vec![Event::Seated { seat, sitter }])
    }

    /// The seats whose cards a person has seen in the current game. A person who changed seats would know two hands.
    fn hands_known_to(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let running = self.is_under_way();
        let owned = move |sitter: &Sitter| running && sitter.owner().is_some_and(|owner| owner.id == person);
        let at_the_deal = Seat::all(self.sitters().seats()).zip(&self.before().sitters);
        let at_the_deal = at_the_deal.filter(move |(_, sitter)| owned(sitter)).map(|(seat, _)| seat);
        let later = self.since.seats_of(person).iter().copied().filter(move |_| running);
        at_the_deal.chain(later)
    }

    pub(crate) fn leave(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        Ok(vec![Event::Left { seat }])
    }

    pub(crate) fn hand_over(&self, seat: Seat, level: Level) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        match self.sitters()[seat].bot() {
            Some(_) => Err(Refusal::BotPlays { seat }),
            None => Ok(vec![Event::HandedOver { seat, level }]),
        }
    }

    pub(crate) fn come_back(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        match self.sitters()[seat] {
            Sitter::StandIn { .. } => Ok(vec![Event::Returned { seat }]),
            _ => Err(Refusal::NoStandIn { seat }),
        }
    }

    /// In a cooperative game nobody loses on time: the seat is offered to a bot.
    pub(crate) fn time_up(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let clock = self.settings().clock.ok_or(Refusal::NoClock)?;
        let board = self.game().ok_or(Refusal::NotDealt)?.board();
        let running = board.phase() == Phase::Running && board.to_move() == Some(seat);
        if !running || self.late() == Some(seat) {
            return Err(Refusal::NoClock);
        }
        if clock.ends_the_game(board.rules()) {
            return self.play(seat, tenback_rules::Command::RunOutOfTime);
        }
        Ok(vec![Event::TimeUp { seat }])
    }

    /// Whether somebody sits on this seat.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.sitters().as_slice().get(seat.index()).is_some_and(|sitter| *sitter != Sitter::Empty)
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.sitters().seats();
        if seat.number() <= seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seats }) }
    }

    pub(crate) fn check_taken(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if self.sitters()[seat] == Sitter::Empty { Err(Refusal::SeatEmpty { seat }) } else { Ok(()) }
    }
}

/// Who was here before.
impl Table {
    /// Whether a person joined after the last deal, while somebody from before it still has a seat.
    pub fn is_newcomer(&self, person: PersonId) -> bool {
        let owners = self.sitters().iter().filter_map(|(_, sitter)| sitter.owner());
        self.games() > 0 && !self.was_dealt_in(person) && owners.into_iter().any(|owner| self.was_dealt_in(owner.id))
    }

    /// Whether somebody sits here who did not at the deal.
    pub fn has_newcomers(&self) -> bool {
        let mut owners = self.sitters().iter().filter_map(|(_, sitter)| sitter.owner());
        owners.any(|owner| !self.was_dealt_in(owner.id))
    }

    /// Whether a person had a seat at the last deal.
    fn was_dealt_in(&self, person: PersonId) -> bool {
        self.before().sitters.iter().filter_map(Sitter::owner).any(|owner| owner.id == person)
    }

    /// The people who have sat here since the deal of the current game.
    pub fn players(&self) -> Vec<PersonId> {
        let dealt = self.before().sitters.iter().filter_map(|sitter| sitter.owner().map(|person| person.id));
        let mut people: Vec<PersonId> = dealt.chain(self.since.seated()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}
