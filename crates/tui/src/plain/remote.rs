//! A remote table in the plain mode. News arrive while a line is being typed, so lines are read on their own thread.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tenback_bots::Level;
use tenback_client::{ClientError, ConnectionState, EntryKind, Link, LogEntry};
use tenback_rules::{Command, Rules, Seat};
use tenback_wire::{ClientCommand, Seen, Sitter};

use super::game::After;
use super::request::Detail;
use super::{Plain, PlainResult, Saving, Stop, next_line};
use crate::context::Context;
use crate::host::Host;
use crate::invitation::{Invitation, Joined, Joining};
use crate::log::{Entry, Narrator};
use crate::phrases;
use crate::remote::Remote;

/// How often to check for typed lines.
const GLANCE: Duration = Duration::from_millis(15);

/// What was reported last, so that nothing is reported twice.
#[derive(PartialEq, Eq, Clone, Default)]
struct Announced {
    /// The game, its turn, and the number of cards played in it.
    place: Option<(u32, u16, u8)>,
    over: bool,
    asked: bool,
    moves: bool,
    /// Whether the player is asked to vote on giving up.
    vote: bool,
    /// The seats, before the deal.
    sitters: Vec<Sitter>,
}

/// Connects to a table.
pub(super) fn arrive(
    context: &Context,
    invitation: &Invitation,
    link: &Link,
) -> Result<Joined, Box<(Link, ClientError)>> {
    let name = invitation.name.clone().or_else(|| context.name_at(link));
    let arrived = Joining::begin(link.clone(), name, invitation.watch, context).wait(context);
    arrived.map_err(|why| Box::new((link.clone(), why)))
}

impl<W: Write> Plain<io::Empty, W> {
    /// Plays at a table until the player leaves or there are no more lines.
    pub(super) fn stay(&mut self, arrived: Joined, input: impl BufRead + Send + 'static) -> PlainResult {
        let lines = listen(input);
        if let Some(text) = &arrived.notice {
            self.line(text)?;
        }
        let mut host = Host::Remote(arrived.remote);
        let (mut heard, mut last, mut line) = (0, Announced::default(), ConnectionState::Connecting);
        let mut typed = None;
        self.say("plain-welcome")?;
        loop {
            let Host::Remote(remote) = &mut host else { return Ok(()) };
            remote.wait(GLANCE);
            self.tell_line(remote, &mut line)?;
            if remote.end().is_some() {
                return Ok(());
            }
            self.tell_what_came(remote, &mut heard)?;
            self.tell_change(&host, &mut last)?;
            self.farewell.set(host.remote().and_then(|remote| remote.farewell(&self.context)));
            self.out.flush()?;
            if typed.is_none() {
                typed = match lines.try_recv() {
                    Ok(line) => Some(line?),
                    Err(TryRecvError::Empty) => None,
                    Err(TryRecvError::Disconnected) => Some(String::from("quit")),
                };
            }
            // A line is meant for the table after the line before it. Only leaving does not wait.
            let leaves = matches!(typed.as_deref(), Some("quit" | "q" | "exit")) && line != ConnectionState::Connecting;
            let answered = host.remote().is_some_and(|remote| !remote.guest().is_waiting());
            let settled = (line == ConnectionState::Open && answered) || (line != ConnectionState::Open && leaves);
            if let Some(words) = typed.take_if(|_| settled)
                && self.handle_remote(&mut host, &words)? == After::Left
            {
                return self.leave_remote(&mut host);
            }
        }
    }

    /// Reports changes of the connection.
    fn tell_line(&mut self, remote: &Remote, last: &mut ConnectionState) -> PlainResult {
        let now = remote.guest().connection_state();
        if now == last {
            return Ok(());
        }
        let text = match (now, &last) {
            (ConnectionState::Open, ConnectionState::Lost { .. }) => {
                Some(self.context.words.message("plain-line-back", &[]))
            }
            _ => phrases::line(&self.context, remote),
        };
        *last = now.clone();
        text.map_or(Ok(()), |text| self.line(&text))
    }

    /// Reports events and refusals.
    fn tell_what_came(&mut self, remote: &mut Remote, heard: &mut u64) -> PlainResult {
        for text in remote.hear() {
            self.line(&text)?;
        }
        if let Some(advice) = remote.take_advice() {
            let text = phrases::advice(&self.context.words, &advice);
            self.line(&text)?;
        }
        if let Some(text) = remote.told.take_remark() {
            self.line(&text)?;
        }
        let Some(follower) = remote.follower() else { return Ok(()) };
        let first = *heard == 0;
        let (names, rules) = (remote.names(&self.context), follower.table().rules);
        if first {
            self.introduce_table(&rules, remote)?;
        }
        let (you, viewer) = (follower.you().seat, remote.viewer());
        let narrator = Narrator { words: &self.context.words, names: &names, you, viewer, rules: &rules };
        // Earlier events are not reported to newcomers.
        let news: Vec<String> = match first {
            true => Vec::new(),
            false => remote.notes_after(*heard).filter_map(|note| narrator.sentence(&Entry::of_note(note))).collect(),
        };
        let relinked = !first && Self::is_relinked(remote, *heard);
        *heard = follower.seq().max(1);
        news.iter().try_for_each(|sentence| self.line(sentence))?;
        if relinked { self.tell_link(remote) } else { Ok(()) }
    }

    /// Whether the host has another link for friends since an event.
    fn is_relinked(remote: &Remote, since: u64) -> bool {
        let changes = |note: &LogEntry| {
            matches!(&note.kind, EntryKind::Table { seen: Seen::InviteOnly { .. } | Seen::HostPassed { .. }, .. })
        };
        remote.follower().is_some_and(|follower| follower.you().host) && remote.notes_after(since).any(changes)
    }

    fn tell_link(&mut self, remote: &Remote) -> PlainResult {
        let Some(link) = remote.link_for_friends() else { return Ok(()) };
        self.say_with("tui-room-link", &[("link", link.into())])
    }

    fn introduce_table(&mut self, rules: &Rules, remote: &Remote) -> PlainResult {
        let args = [("game", rules.name().word().into()), ("seats", rules.seats().into())];
        self.say_with("plain-joined", &args)?;
        self.tell_link(remote)
    }

    /// Reports what to do now, if that has changed.
    fn tell_change(&mut self, host: &Host, last: &mut Announced) -> PlainResult {
        let Some(remote) = host.remote().filter(|remote| remote.follower().is_some()) else { return Ok(()) };
        // While a command is unanswered, wait for the answer.
        if remote.guest().is_waiting() {
            return Ok(());
        }
        let now = announced(remote);
        if now == *last {
            return Ok(());
        }
        let turn = |stand: &Announced| stand.place.map(|(game, turn, _)| (game, turn));
        let detail = match self.context.brief {
            true if last.place.is_none() => Detail::Numbers,
            true => Detail::Nothing,
            false if turn(&now) != turn(last) => Detail::Table,
            false => Detail::Hand,
        };
        let vote = now.vote && !last.vote;
        let replaced = last.moves && !now.moves;
        *last = now;
        match remote.is_dealt() {
            true if vote => self.tell_vote(remote),
            true if replaced => self.say("plain-bot-plays"),
            true => self.tell_game(host, detail),
            false => self.tell_room(remote),
        }
    }

    /// Asks the player whether to give up.
    fn tell_vote(&mut self, remote: &Remote) -> PlainResult {
        let Some(vote) = remote.vote() else { return Ok(()) };
        let name = remote.names(&self.context).get(vote.seat.index()).cloned().unwrap_or_default();
        self.say_with("plain-vote", &[("name", name.into())])
    }

    fn tell_game(&mut self, host: &Host, detail: Detail) -> PlainResult {
        let Some(remote) = host.remote() else { return Ok(()) };
        if remote.board().ending().is_some() {
            self.tell_end(host)?;
            self.tell_trouble(host)?;
            if host.is_unsaved() {
                self.saving = Saving::Failed;
            }
            if let Some(file) = remote.file() {
                self.say_with("plain-over", &[("file", file.display().to_string().into())])?;
            }
            return if remote.goes_on() { self.say("plain-again") } else { Ok(()) };
        }
        if remote.is_opening() {
            self.tell_situation(host, detail)?;
            return self.say("plain-todo-wish-there");
        }
        if remote.seat().is_some() && host.board().to_move() == remote.seat() && !remote.bot_plays_for_me() {
            if let Some(left) = remote.time_left(Instant::now()) {
                self.say_with("plain-clock", &[("time", left.into())])?;
            }
            return self.tell_situation(host, detail);
        }
        Ok(())
    }

    /// Lists the seats and what to do about them.
    fn tell_room(&mut self, remote: &Remote) -> PlainResult {
        let Some(follower) = remote.follower() else { return Ok(()) };
        for (seat, name) in Seat::all(follower.table().rules.seats()).zip(remote.names(&self.context)) {
            self.say_with("plain-room-seat", &[("seat", seat.number().into()), ("name", name.into())])?;
        }
        let empty = follower.table().sitters.contains(&Sitter::Empty);
        match follower.you().seat {
            _ if remote.is_dealt() => Ok(()),
            None if empty && remote.lacks_invite() => self.say("tui-todo-invite"),
            None if empty => self.say("plain-todo-sit"),
            None => self.say("tui-todo-looking"),
            Some(_) if !empty => self.say("plain-todo-deal"),
            Some(_) if follower.you().host => self.say("plain-todo-seats-host"),
            Some(_) => self.say("tui-todo-seats"),
        }
    }

    /// Handles a line: a request to the table or a move.
    fn handle_remote(&mut self, host: &mut Host, line: &str) -> PlainResult<After> {
        let Some(remote) = host.remote_mut() else { return Ok(After::Left) };
        if let Some(text) = line.strip_prefix("say ").or_else(|| line.strip_prefix('/')) {
            remote.ask(ClientCommand::Say { text: text.trim().to_owned() });
            return Ok(After::Changed);
        }
        let lower = line.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        if let Some(asked) = asked(&words, remote) {
            remote.ask(asked);
            return Ok(After::Changed);
        }
        match words[..] {
            ["quit" | "q" | "exit"] => return Ok(After::Left),
            ["who" | "seats"] => self.tell_room(remote)?,
            ["help" | "?"] => {
                for id in ["plain-help-seats", "plain-help-host", "plain-help-there"] {
                    self.say(id)?;
                }
                if host.remote().is_some_and(Remote::is_dealt) {
                    return self.handle(host, line);
                }
            }
            ["begin", "now"] if remote.is_opening() => {
                let result = remote.act(Command::Begin);
                return self.done(host, result);
            }
            ["rules" | "r"] if !remote.is_dealt() => {
                let game = remote.follower().map(|follower| follower.table().rules.name());
                game.map_or(Ok(()), |game| self.read_rules(game))?;
            }
            ["review"] if remote.is_dealt() && remote.board().ending().is_some() => self.review_there(host)?,
            _ if remote.is_dealt() => return self.handle(host, line),
            _ => self.what(line)?,
        }
        Ok(After::Answered)
    }

    /// Leaving before the deal frees the seat; in a game it is kept.
    fn leave_remote(&mut self, host: &mut Host) -> PlainResult {
        self.farewell.take();
        let Some(remote) = host.remote_mut() else { return Ok(()) };
        remote.free_seat();
        let plays = remote.seat().is_some() && remote.view().is_some_and(|view| view.board().ending().is_none());
        self.say(if plays { "plain-seat-waits" } else { "plain-bye" })
    }
}

/// The command that a line asks the table for.
fn asked(words: &[&str], remote: &Remote) -> Option<ClientCommand> {
    let seat = |word: &str| Seat::from_number(word.parse().ok()?);
    let level = |word: &str| Level::from_word(word);
    let expert = Level::Expert;
    Some(match *words {
        ["sit"] => ClientCommand::Sit { seat: None },
        ["sit", number] => ClientCommand::Sit { seat: Some(seat(number)?) },
        ["stand"] => ClientCommand::Leave {},
        ["deal" | "again"] => ClientCommand::Deal { again: false },
        ["same"] => ClientCommand::Deal { again: true },
        ["bot", number] => ClientCommand::Bot { seat: seat(number)?, level: expert },
        ["bot", number, word] => ClientCommand::Bot { seat: seat(number)?, level: level(word)? },
        ["kick", number] => ClientCommand::Kick { seat: seat(number)? },
        ["host", number] => ClientCommand::PassHost { seat: seat(number)? },
        ["silence", number] => ClientCommand::Silence { seat: seat(number)?, on: true },
        ["unsilence", number] => ClientCommand::Silence { seat: seat(number)?, on: false },
        ["invite", "on"] => ClientCommand::InviteOnly { on: true },
        ["invite", "off"] => ClientCommand::InviteOnly { on: false },
        ["close", "table"] => ClientCommand::Close {},
        ["hand-over"] => {
            ClientCommand::HandOver { seat: remote.late().filter(|&late| Some(late) != remote.seat()), level: expert }
        }
        ["return"] => ClientCommand::Return {},
        ["yes"] if remote.is_asked_to_give_up() => ClientCommand::Vote { agree: true },
        ["no"] if remote.is_asked_to_give_up() => ClientCommand::Vote { agree: false },
        _ => return None,
    })
}

fn announced(remote: &Remote) -> Announced {
    let Some(follower) = remote.follower() else { return Announced::default() };
    let Some(board) = remote.view().map(|view| view.board()) else {
        return Announced { sitters: follower.table().sitters.clone(), ..Announced::default() };
    };
    Announced {
        place: Some((follower.table().games, board.turn().number(), board.turn().laid())),
        over: board.ending().is_some(),
        asked: remote.asks_who_begins(),
        moves: !remote.bot_plays_for_me(),
        vote: remote.is_asked_to_give_up(),
        sitters: Vec::new(),
    }
}

/// Reads lines on a thread of its own, until there are no more.
fn listen(mut input: impl BufRead + Send + 'static) -> Receiver<Result<String, Stop>> {
    let (send, lines) = channel();
    // If no thread can be started, there are no lines.
    let _no_thread = thread::Builder::new().name("lines".into()).spawn(move || {
        loop {
            let line = next_line(&mut input);
            if matches!(line, Err(Stop::NoMoreInput)) || send.send(line).is_err() {
                return;
            }
        }
    });
    lines
}
