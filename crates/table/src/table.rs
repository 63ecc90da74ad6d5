//! The table: commands give events or a refusal, and events are applied.

use std::sync::Arc;

use tenback_players::{Level, PersonId};
use tenback_rules::{BySeat, Game, Lay, Phase, Preview, Seat, View, Viewer};

use crate::coach::Coaching;
use crate::command::{Command, Deal, Refusal};
use crate::dealing::{Committed, Dealt};
use crate::event::{Event, Numbered};
use crate::history::History;
use crate::moderation::Moderation;
use crate::settings::{Settings, Sitter};
use crate::snapshot::ChatLine;
use crate::state::Before;
use crate::vote::Vote;

/// A game with the people and bots who play it. It has no clock, no randomness and no I/O: its owner passes in commands
/// and sends what [`Table::seen`] makes of the events. Copies are cheap: they share what rarely changes.
#[derive(Clone, Debug)]
pub struct Table {
    settings: Settings,
    pub(crate) sitters: BySeat<Sitter>,
    seq: u64,
    games: u32,
    promised: Option<Committed>,
    /// Whether the promised cards are those of the previous game.
    repeats: bool,
    pub(crate) dealt: Option<Box<Dealt>>,
    late: Option<Seat>,
    hints: BySeat<u16>,
    coaching: BySeat<Coaching>,
    vote: Option<Vote>,
    pub(crate) moderation: Moderation,
    pub(crate) chat: Arc<Vec<ChatLine>>,
    pub(crate) before: Arc<Before>,
    pub(crate) since: History,
}

impl Table {
    /// The maximum number of characters of a chat message.
    pub const LONGEST_MESSAGE: usize = 280;

    /// The maximum number of bytes of a chat message, as stored.
    pub const MOST_BYTES: usize = 600;

    /// How many events without a game are kept one by one.
    const LONGEST_WAIT: usize = 256;

    /// A table with empty seats and no cards on it.
    pub fn new(settings: Settings) -> Table {
        Table::from_before(Before::nothing(settings))
    }

    pub(crate) fn from_before(before: Before) -> Table {
        Table {
            settings: before.settings.clone(),
            sitters: before.sitters(),
            coaching: before.coaching(),
            seq: before.seq,
            games: before.games,
            promised: before.promised.clone().map(Committed::new),
            repeats: before.repeats,
            dealt: None,
            late: None,
            hints: BySeat::from_fn(before.settings.rules.seats(), |_| 0),
            vote: None,
            moderation: before.moderation.clone(),
            chat: Arc::new(before.chat.clone()),
            since: History::new(before.settings.rules.seats()),
            before: Arc::new(before),
        }
    }

    /// The events that a command leads to, or why it is refused. The table does not change.
    pub fn decide(&self, command: Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Sit { seat, sitter } => self.sit(seat, sitter),
            Command::Leave { seat } => self.leave(seat),
            Command::Kick { seat, from } => self.kick(seat, from),
            Command::PassHost { seat } => self.pass_host(seat),
            Command::Silence { seat, on } => self.silence(seat, on),
            Command::HandOver { seat, level } => self.hand_over(seat, level),
            Command::Return { seat } => self.come_back(seat),
            Command::TimeUp { seat } => self.time_up(seat),
            Command::ProposeGiveUp { seat } => self.propose_give_up(seat),
            Command::AnswerGiveUp { seat, agree } => self.answer_give_up(seat, agree),
            Command::CountVotes => self.count_votes(),
            Command::Rename(person) => self.rename(person),
            Command::Hint { seat } => self.take_hint(seat),
            Command::Coach { seat, coaching } => self.coach(seat, coaching),
            Command::Spectators { allowed } => Ok(self.allow_spectators(allowed)),
            Command::InviteOnly { code } => Ok(self.invite_only(code)),
            Command::Promise(deal) => self.promise(deal),
            Command::DealPromised => {
                self.check_no_game()?;
                self.deal(&self.promised.as_ref().ok_or(Refusal::NothingPromised)?.deal)
            }
            Command::Deal(deal) => {
                let dealt = self.deal(&deal)?;
                Ok(self.promise(deal)?.into_iter().chain(dealt).collect())
            }
            Command::Game { seat, command } => self.play(seat, command),
            Command::Say { seat, text } => self.say(seat, &text),
        }
    }

    /// Applies an event returned by [`Table::decide`].
    pub fn apply(&mut self, event: &Event) {
        if matches!(event, Event::Dealt) || (self.dealt.is_none() && self.since.len() >= Table::LONGEST_WAIT) {
            self.forget_past();
        }
        self.since.push(event.clone());
        self.seq += 1;
        match event {
            Event::Seated { seat, sitter } => {
                self.sitters[*seat] = sitter.clone();
                self.coaching[*seat] = Coaching::Off;
            }
            Event::Left { seat } => self.empty(*seat),
            Event::HostPassed { .. } => {}
            Event::Silenced { seat, on } => {
                if let Some(person) = self.sitters[*seat].owner() {
                    self.moderation.silence(person.id, *on);
                }
            }
            Event::Kicked { seat, from } => {
                self.moderation.bar(self.sitters[*seat].owner().map(|person| person.id), from);
                self.empty(*seat);
                // Nobody removes an objection to their own proposal.
                self.vote = None;
            }
            Event::HandedOver { seat, level } => {
                self.late = None;
                self.sitters[*seat].hand_over(*level);
            }
            Event::Returned { seat } => self.sitters[*seat].come_back(),
            Event::TimeUp { seat } => self.late = Some(*seat),
            Event::GiveUpProposed { seat } => self.vote = Some(Vote::new(*seat, self.sitters.seats(), self.seq)),
            Event::GiveUpAnswered { seat, agree } => {
                if let Some(vote) = &mut self.vote {
                    vote.answers[*seat] = Some(*agree);
                }
            }
            Event::GiveUpDecided { .. } => self.vote = None,
            Event::Renamed { person, .. } => self.follow_name(person),
            Event::Hinted { seat } => {
                self.count_aside(*seat, 1);
                self.hints[*seat] = self.hints[*seat].saturating_add(1);
            }
            Event::Coaching { seat, coaching } => {
                self.count_aside(*seat, 1);
                self.coaching[*seat] = *coaching;
            }
            Event::Spectators { allowed } => self.settings.spectators = *allowed,
            Event::InviteOnly { code } => self.moderation.invite.clone_from(code),
            Event::Promised(deal) => {
                self.repeats = self.deal_of_game().is_some_and(|last| last.setup == deal.setup);
                self.promised = Some(Committed::new(deal.clone()));
            }
            Event::Dealt => {
                self.games += 1;
                self.late = None;
                self.vote = None;
                self.hints = BySeat::from_fn(self.settings.rules.seats(), |_| 0);
                self.dealt = self.promised.take().map(|promised| Box::new(Dealt::new(promised)));
            }
            Event::Game(event) => self.follow(event),
            Event::Opened => {
                if let Some(dealt) = &mut self.dealt {
                    dealt.opened = Some(self.sitters.as_slice().to_vec());
                }
            }
            // The text has been deleted.
            Event::Said { text, .. } if text.is_empty() => {}
            Event::Said { seat, text } => {
                let chat = Arc::make_mut(&mut self.chat);
                chat.push(ChatLine::said(self.seq, *seat, &self.sitters, text));
                ChatLine::forget_oldest(chat);
            }
        }
    }

    fn follow(&mut self, event: &tenback_rules::Event) {
        match event {
            tenback_rules::Event::Signalled { seat, .. } => self.count_aside(*seat, 1),
            tenback_rules::Event::TakenBack { seat, .. } => self.count_aside(*seat, 2),
            _ => {}
        }
        if !matches!(event, tenback_rules::Event::Signalled { .. }) {
            self.late = None;
        }
        if matches!(event, tenback_rules::Event::Ended(_)) {
            self.vote = None;
        }
        if let Some(dealt) = &mut self.dealt {
            dealt.game.apply(event);
        }
    }

    fn empty(&mut self, seat: Seat) {
        self.late = None;
        self.vote = self.vote.and_then(|vote| vote.without(seat));
        self.sitters[seat] = Sitter::Empty;
        self.coaching[seat] = Coaching::Off;
    }

    /// Events before the deal of a game are no longer kept one by one.
    fn forget_past(&mut self) {
        self.before = Arc::new(Before {
            settings: self.settings.clone(),
            sitters: self.sitters.as_slice().to_vec(),
            seq: self.seq,
            games: self.games,
            promised: self.promised.as_ref().map(|promised| Deal::clone(&promised.deal)),
            repeats: self.repeats,
            coaching: Before::kept(&self.coaching),
            moderation: self.moderation.clone(),
            chat: self.chat.to_vec(),
        });
        self.since = History::new(self.settings.rules.seats());
    }

    /// Decides and applies in one step; a refused command changes nothing.
    pub fn act(&mut self, command: Command) -> Result<Vec<Numbered<Event>>, Refusal> {
        let events = self.decide(command)?;
        let follow = |event| {
            self.apply(&event);
            Numbered { seq: self.seq, event }
        };
        Ok(events.into_iter().map(follow).collect())
    }

    /// The events after number `have`, back to the deal of the current game; `None` if they go back further.
    pub fn tail(&self, have: u64) -> Option<impl Iterator<Item = Numbered<&Event>>> {
        let first = self.before.seq + 1;
        let skipped = usize::try_from(have.checked_sub(self.before.seq)?).ok()?;
        let numbered = move |(index, event)| Numbered { seq: first + index as u64, event };
        Some(self.since.iter().enumerate().skip(skipped).map(numbered))
    }

    /// The number of the last event before those that [`Table::tail`] has.
    pub fn tail_begins(&self) -> u64 {
        self.before.seq
    }
}

/// Queries.
impl Table {
    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who sits where.
    pub const fn sitters(&self) -> &BySeat<Sitter> {
        &self.sitters
    }

    /// The number of the last event; 0 if nothing has happened.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The number of games dealt so far.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The seat that is out of time, so that a bot may play for it.
    pub const fn late(&self) -> Option<Seat> {
        self.late
    }

    /// How many hints each seat got in this game.
    pub const fn hints_given(&self) -> &BySeat<u16> {
        &self.hints
    }

    /// What each seat has decided about coaches.
    pub const fn coaching(&self) -> &BySeat<Coaching> {
        &self.coaching
    }

    /// The proposal to give up the game, while it is voted on.
    pub const fn vote(&self) -> Option<Vote> {
        self.vote
    }

    /// The seat that belongs to a person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let owns = |sitter: &Sitter| sitter.owner().is_some_and(|owner| owner.id == person);
        self.sitters.iter().find(|(_, sitter)| owns(sitter)).map(|(seat, _)| seat)
    }

    /// Whether there is a commitment to the next deal.
    pub const fn is_promised(&self) -> bool {
        self.promised.is_some()
    }

    /// The deal of the current game, only for the owner of the table: to deal it again.
    pub fn deal_of_game(&self) -> Option<&Deal> {
        self.dealt().map(Dealt::deal)
    }

    /// The deal that is being played, only for the owner of the table: nobody may look up better turns.
    pub fn deal_in_play(&self) -> Option<&Deal> {
        self.deal_of_game().filter(|_| self.is_under_way())
    }

    /// Whether the current game repeats the deal of the previous one.
    pub fn is_repeat(&self) -> bool {
        self.is_under_way() && self.before.repeats
    }

    /// Whether a game is dealt and not over.
    pub fn is_under_way(&self) -> bool {
        self.dealt.is_some() && !self.is_over()
    }

    /// The first seat where nobody sits.
    pub fn empty_seat(&self) -> Option<Seat> {
        self.sitters.iter().find(|(_, sitter)| **sitter == Sitter::Empty).map(|(seat, _)| seat)
    }

    /// Whether the game on the table has ended.
    pub fn is_over(&self) -> bool {
        self.game().is_some_and(|game| matches!(game.board().phase(), Phase::Over(_)))
    }

    /// The latest chat messages.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The true state of the game, only for the owner of the table: players and spectators get a [`Table::view`].
    pub fn game(&self) -> Option<&Game> {
        self.dealt().map(|dealt| &dealt.game)
    }

    /// The game as `viewer` knows it, once it is dealt.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.game().map(|game| game.view(viewer))
    }

    pub(crate) fn next_commitment(&self) -> Option<String> {
        self.promised.as_ref().and_then(Committed::commitment)
    }

    /// The result of laying these cards. Nothing changes and nobody else is told (A16).
    pub fn preview(&self, seat: Seat, lays: &[Lay]) -> Result<Preview, Refusal> {
        self.check_seat(seat)?;
        let view = self.view(Viewer::Seat(seat)).ok_or(Refusal::NotDealt)?;
        view.try_out(lays).map_err(Refusal::PreviewError)
    }

    /// Whose turn it is, if a bot sits there.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.game()?.board().to_move()?;
        Some((seat, self.sitters[seat].bot()?))
    }

    pub(crate) fn before(&self) -> &Before {
        &self.before
    }

    pub(crate) fn since(&self) -> impl DoubleEndedIterator<Item = &Event> + Clone {
        self.since.iter()
    }

    /// Makes further copies cheaper, once the copies from before the newest events are gone.
    pub fn merge_history(&mut self) {
        self.since.merge();
    }

    pub(crate) fn commitment_to(&self, deal: &Deal) -> Option<String> {
        let known = self.promised.as_ref().filter(|promised| *promised.deal == *deal);
        known.map_or_else(|| deal.commitment(), Committed::commitment)
    }

    /// The record of the finished game, as revealed.
    pub fn opened(&self) -> Option<String> {
        let sitters = self.dealt()?.opened.as_ref()?;
        self.record_of(sitters).map(|record| record.to_string())
    }

    pub(crate) fn dealt(&self) -> Option<&Dealt> {
        self.dealt.as_deref()
    }
}
