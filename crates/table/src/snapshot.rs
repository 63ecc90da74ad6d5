//! Everything a viewer needs to reconnect.

use serde::{Deserialize, Serialize};
use tenback_players::PersonId;
use tenback_rules::{BySeat, Seat, View, Viewer};

use crate::coach::Coaching;
use crate::event::{Numbered, Seen};
use crate::name::Name;
use crate::settings::{Settings, Sitter};
use crate::table::Table;
use crate::vote::Vote;

/// A table as one viewer knows it. Later events can be applied to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The number of the last event it includes; 0 if there is none.
    pub seq: u64,
    /// The settings.
    pub settings: Settings,
    /// Who sits where.
    pub sitters: BySeat<Sitter>,
    /// The number of games dealt so far.
    pub games: u32,
    /// The game, once it is dealt.
    pub view: Option<Box<View>>,
    /// The commitment to the deal.
    pub commitment: Option<String>,
    /// The commitment to the next deal, once there is one.
    pub next_commitment: Option<String>,
    /// The seat that is out of time, so that a bot may play for it.
    pub late: Option<Seat>,
    /// How many hints each seat got in this game.
    pub hints_given: BySeat<u16>,
    /// What each seat has decided about coaches.
    pub coaching: BySeat<Coaching>,
    /// The proposal to give up the game, while it is voted on.
    pub vote: Option<Vote>,
    /// The seats whose people may not write in the chat.
    pub silenced: Vec<Seat>,
    /// Whether only people with the invite link may take a seat.
    pub invite_only: bool,
    /// The whole game as a record, once it is over.
    pub record: Option<String>,
    /// The latest chat messages.
    pub chat: Vec<ChatLine>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// The number of the event.
    pub seq: u64,
    /// From which seat.
    pub seat: Seat,
    /// Who sat there at the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// That person's name. It is looked up, never stored.
    #[serde(skip)]
    pub name: Option<Name>,
    /// What.
    pub text: String,
}

impl Table {
    /// Everything that `viewer` needs to reconnect or to start watching.
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        Snapshot {
            seq: self.seq(),
            settings: self.settings().clone(),
            sitters: self.sitters().clone(),
            games: self.games(),
            view: self.view(viewer).map(Box::new),
            commitment: self.dealt().and_then(|dealt| dealt.committed.commitment()),
            next_commitment: self.next_commitment(),
            late: self.late(),
            hints_given: *self.hints_given(),
            coaching: *self.coaching(),
            vote: self.vote(),
            silenced: self.silenced().collect(),
            invite_only: self.invite().is_some(),
            record: self.opened(),
            chat: self.chat().to_vec(),
        }
    }
}

impl Snapshot {
    /// Applies the next event. One that is already included changes nothing, so a tail may overlap it.
    pub fn apply(&mut self, seen: &Numbered<Seen>) {
        if seen.seq <= self.seq {
            return;
        }
        self.seq = seen.seq;
        match &seen.event {
            Seen::Seated { seat, sitter } => {
                self.sitters[*seat] = sitter.clone();
                self.coaching[*seat] = Coaching::Off;
            }
            Seen::Left { seat } => {
                self.silenced.retain(|known| known != seat);
                self.vote = self.vote.and_then(|vote| vote.without(*seat));
                self.empty(*seat);
            }
            Seen::HostPassed { .. } => {}
            Seen::Silenced { seat, on } => {
                self.silenced.retain(|known| known != seat);
                self.silenced.extend(on.then_some(*seat));
            }
            Seen::Kicked { seat } => {
                self.silenced.retain(|known| known != seat);
                self.vote = None;
                self.empty(*seat);
            }
            Seen::HandedOver { seat, level } => self.sitters[*seat].hand_over(*level),
            Seen::Returned { seat } => self.sitters[*seat].come_back(),
            Seen::TimeUp { seat } => self.late = Some(*seat),
            Seen::GiveUpProposed { seat } => self.vote = Some(Vote::new(*seat, self.sitters.seats(), self.seq)),
            Seen::GiveUpAnswered { seat, agree } => {
                if let Some(vote) = &mut self.vote {
                    vote.answers[*seat] = Some(*agree);
                }
            }
            Seen::GiveUpDecided { .. } => self.vote = None,
            Seen::Renamed { seat, name } => self.rename(*seat, name),
            Seen::Hinted { seat } => self.hints_given[*seat] = self.hints_given[*seat].saturating_add(1),
            Seen::Coaching { seat, coaching } => self.coaching[*seat] = *coaching,
            Seen::Spectators { allowed } => self.settings.spectators = *allowed,
            Seen::InviteOnly { on } => self.invite_only = *on,
            Seen::Promised { commitment } => self.next_commitment.clone_from(commitment),
            Seen::Dealt { view } => {
                self.games += 1;
                self.view = Some(view.clone());
                self.commitment = self.next_commitment.take();
                self.record = None;
                self.vote = None;
                self.hints_given = BySeat::from_fn(self.settings.rules.seats(), |_| 0);
            }
            Seen::Game(event) => {
                if matches!(event, tenback_rules::Event::Ended(_)) {
                    self.vote = None;
                }
                if let Some(view) = &mut self.view {
                    view.apply(event);
                }
            }
            Seen::Opened { record } => self.record = Some(record.clone()),
            Seen::Said { text, .. } if text.is_empty() => {}
            Seen::Said { seat, text } => self.chat.push(ChatLine::said(seen.seq, *seat, &self.sitters, text)),
        }
        self.late = self.late.filter(|_| !seen.event.moves_on());
        ChatLine::forget_oldest(&mut self.chat);
    }
}

impl Snapshot {
    fn empty(&mut self, seat: Seat) {
        self.sitters[seat] = Sitter::Empty;
        self.coaching[seat] = Coaching::Off;
    }

    fn rename(&mut self, seat: Seat, name: &Name) {
        let Some(owner) = self.sitters[seat].owner_mut() else { return };
        owner.name.clone_from(name);
        let id = owner.id;
        let said = self.chat.iter_mut().filter(|line| line.person == Some(id));
        said.for_each(|line| line.name = Some(name.clone()));
    }
}

impl Seen {
    /// Whether nobody is out of time after it.
    const fn moves_on(&self) -> bool {
        match self {
            Seen::Game(event) => !matches!(event, tenback_rules::Event::Signalled { .. }),
            Seen::Left { .. } | Seen::Kicked { .. } | Seen::HandedOver { .. } | Seen::Dealt { .. } => true,
            _ => false,
        }
    }
}

impl ChatLine {
    /// The maximum number of messages kept.
    pub const MOST: usize = 200;

    pub(crate) fn said(seq: u64, seat: Seat, sitters: &BySeat<Sitter>, text: &str) -> ChatLine {
        let owner = sitters[seat].owner();
        let (person, name) = (owner.map(|owner| owner.id), owner.map(|owner| owner.name.clone()));
        ChatLine { seq, seat, person, name, text: text.to_owned() }
    }

    pub(crate) fn forget_oldest(chat: &mut Vec<ChatLine>) {
        let surplus = chat.len().saturating_sub(ChatLine::MOST);
        chat.drain(..surplus);
    }
}
