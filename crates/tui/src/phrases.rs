//! Short phrases about the game, for the screens and the plain mode.

use std::time::Instant;

use tenback_bots::{Choice, Level};
use tenback_client::ConnectionState;
use tenback_puzzles::Step;
use tenback_rules::{
    Board, Card, CardCommand, Direction, Illegal, Lay, LegalLay, Pile, PileSignal, Seat, SeatSignals, StartPreference,
    Unfinished, Viewer,
};
use tenback_table::{Name, Refusal};
use tenback_wire::{Advice, End};
use tenback_words::{SeatNames, Words};

use crate::context::Context;
use crate::host::Host;
use crate::remote::Remote;
use crate::sight::Sight;

/// What to call a person by their name: those who were deleted have none.
pub(crate) fn person(words: &Words, name: &str) -> String {
    if name == Name::UNKNOWN { words.message("deleted-player", &[]) } else { name.to_owned() }
}

/// The cost of a lay: `+3`, `+41`, `−10`; with `!` if it loses the game.
pub(crate) fn cost(legal: &LegalLay) -> String {
    let mark = if legal.loses { "!" } else { "" };
    format!("{}{mark}", step(legal.step))
}

/// How far a pile moves: `+3`, `−10`.
pub(crate) fn step(step: i8) -> String {
    let sign = if step < 0 { '−' } else { '+' };
    format!("{sign}{}", step.unsigned_abs())
}

/// The label of a command card: lightning or lasting, and its short name.
pub(crate) fn command_mark(words: &Words, command: CardCommand) -> String {
    format!("{} {}", symbol(command), words.message("command-short", &[("command", command.word().into())]))
}

const fn symbol(command: CardCommand) -> char {
    if is_lasting(command) { '∞' } else { '↯' }
}

/// The command in force on a pile: lasting commands always, lightning commands only in the turn they are played
/// (B2, B3).
pub(crate) fn in_force(board: &Board, pile: Pile) -> Option<CardCommand> {
    let card = Card::new(board.tops()[pile])?;
    let command = board.rules().commands().of(card)?;
    let fresh = board.turn().lays().any(|lay| lay == Lay { card, pile });
    (is_lasting(command) || fresh).then_some(command)
}

const fn is_lasting(command: CardCommand) -> bool {
    match command {
        CardCommand::Stop | CardCommand::Skull | CardCommand::Three => false,
        CardCommand::Mute | CardCommand::NoBack | CardCommand::OnePile | CardCommand::DrawOne => true,
    }
}

/// A command and its rule.
pub(crate) fn command_in_force(words: &Words, command: CardCommand) -> String {
    let say = |id| words.message(id, &[("command", command.word().into())]);
    format!("{} {}: {}", symbol(command), say("command"), say("command-rule"))
}

/// Somebody's signal about a pile.
pub(crate) fn pile_signal(words: &Words, name: &str, signal: PileSignal) -> String {
    format!("{name}: {}", words.message("pile-signal", &[("signal", signal.word().into())]))
}

/// The direction of an untouched pile.
pub(crate) fn runs(words: &Words, board: &Board, pile: Pile) -> String {
    let rule = board.rules().pile(pile);
    let id = match rule.direction {
        Direction::Ascending => "tui-rising",
        Direction::Descending => "tui-falling",
    };
    words.message(id, &[("start", rule.start.into())])
}

/// The game and the turn.
pub(crate) fn title(words: &Words, board: &Board) -> String {
    let game = ("game", board.rules().name().word().into());
    match board.turn().number() {
        0 => words.message("tui-title-dealt", &[game]),
        turn => words.message("tui-title", &[game, ("turn", turn.into())]),
    }
}

/// The sizes of the draw piles.
pub(crate) fn stocks(words: &Words, board: &Board, viewer: Viewer) -> String {
    match (board.stock_sizes(), viewer) {
        (&[first, second], Viewer::Seat(seat)) => {
            let (own, other) = if seat == Seat::FIRST { (first, second) } else { (second, first) };
            words.message("tui-stocks", &[("own", own.into()), ("other", other.into())])
        }
        (&[first, second], Viewer::Spectator) => {
            words.message("tui-stocks-seats", &[("own", first.into()), ("other", second.into())])
        }
        (stock, _) => {
            let stock = stock.first().copied().unwrap_or(0);
            words.message("tui-stock", &[("stock", stock.into()), ("left", board.left().into())])
        }
    }
}

/// What a seat has signalled about itself: commands it holds, and its start preference.
pub(crate) fn standing(words: &Words, standing: &SeatSignals) -> String {
    let mut said: Vec<String> = standing.holds.iter().map(|command| command_mark(words, command)).collect();
    said.extend(standing.begin.map(|wish| {
        let id = match wish {
            StartPreference::Me => "tui-wish-me",
            StartPreference::NotMe => "tui-wish-not-me",
        };
        words.message(id, &[])
    }));
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}

/// The name of a bot.
pub(crate) fn bot(words: &Words, level: Level, seat: Seat) -> String {
    words.message("bot-name", &[("level", level.word().into()), ("seat", seat.number().into())])
}

/// Lays as they are typed.
pub(crate) fn lays(lays: &[Lay]) -> String {
    lays.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The steps of a solver: lays, with a bar where a turn ends.
pub(crate) fn steps(steps: &[Step]) -> String {
    let word = |step: &Step| match step {
        Step::Lay(lay) => lay.to_string(),
        Step::EndTurn => "|".to_owned(),
    };
    let words: Vec<String> = steps.iter().map(word).collect();
    words.join(" ").trim_end_matches(" |").to_owned()
}

/// Cards as their numbers.
pub(crate) fn numbers(cards: &[Card], between: &str) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// The figures of a finished game.
pub(crate) fn figures(words: &Words, end: &End, hints: u16) -> String {
    let args = [("turns", end.turns.into()), ("backs", end.ten_backs.into()), ("hints", hints.into())];
    words.message("tui-end-figures", &args)
}

/// What was never drawn, if anything.
pub(crate) fn undrawn(words: &Words, end: &End) -> Option<String> {
    let mut cards = end.stocks.concat();
    cards.sort_unstable();
    (!cards.is_empty()).then(|| words.message("tui-end-undrawn", &[("cards", numbers(&cards, " ").into())]))
}

/// How a game ended and, where the last turn could not be completed, what it needed.
pub(crate) fn ending(words: &Words, host: &Host, names: &[String]) -> Option<String> {
    let ending = host.board().ending()?;
    let mut text = words.ending(&ending, host.board().rules(), SeatNames { names, you: host.you() });
    let end = host.game_end();
    if let Some(needed) = end.as_ref().and_then(|end| end.stuck.as_ref()).and_then(|stuck| words.stuck(stuck)) {
        text = format!("{text} {needed}");
    }
    Some(text)
}

/// Why a command is refused, with the name of the player whose turn it is.
pub(crate) fn refusal(words: &Words, why: &Refusal, names: &[String]) -> String {
    match why {
        Refusal::Illegal(Illegal::NotYourTurn { seat }) if names.len() > seat.index() => {
            words.message("tui-todo-wait", &[("name", names[seat.index()].clone().into())])
        }
        _ => words.refusal(why),
    }
}

/// A lay that could be typed now.
pub(crate) fn example(sight: &Sight) -> String {
    sight.legal.first().map_or_else(|| "45a".to_owned(), |legal| legal.lay.to_string())
}

/// How many reasons of a hint are shown beside the chance to win.
const REASONS: usize = 2;

/// What a master would play, and why. `names` are those of the seats.
pub(crate) fn hint(words: &Words, choice: &Choice, names: &[String]) -> String {
    let mut sentences = vec![match choice.turn.as_slice() {
        [] => words.message("tui-hint-end", &[]),
        plan => words.message("tui-hint", &[("lays", lays(plan).into())]),
    }];
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    sentences.extend(words.reasons(&choice.reasons, REASONS, name));
    sentences.join(" ")
}

/// A hint of the server.
pub(crate) fn advice(words: &Words, advice: &Advice) -> String {
    let plan = match &advice.lays[..] {
        [] => words.message("tui-hint-end", &[]),
        plan => words.message("tui-hint", &[("lays", lays(plan).into())]),
    };
    [plan].into_iter().chain(advice.reasons.iter().take(1 + REASONS).cloned()).collect::<Vec<_>>().join(" ")
}

/// What the turn still requires; `enough` is the message if it requires nothing.
pub(crate) fn owed(words: &Words, sight: &Sight, enough: &str) -> String {
    let laid = sight.board.turn().laid();
    match sight.board.unfinished() {
        Some(Unfinished::Owes { more }) => {
            words.message("tui-todo-owes", &[("laid", laid.into()), ("more", more.into())])
        }
        Some(Unfinished::OwesThree { more }) => words.message("tui-todo-three", &[("more", more.into())]),
        Some(Unfinished::SkullOpen { pile }) => {
            let skull = ("command", CardCommand::Skull.word().into());
            words.message("tui-todo-skull", &[skull, ("pile", pile.to_string().into())])
        }
        None => words.message(enough, &[]),
    }
}

/// The state of the connection to a server, unless it is fine.
pub(crate) fn line(context: &Context, remote: &Remote) -> Option<String> {
    match remote.guest().connection_state() {
        ConnectionState::Open => None,
        ConnectionState::Connecting => Some(context.words.message("tui-line-connecting", &[])),
        ConnectionState::Lost { again_at } => {
            let seconds = again_at.saturating_duration_since(Instant::now()).as_secs() + 1;
            Some(context.words.message("tui-line-lost", &[("seconds", seconds.into())]))
        }
        ConnectionState::Closed(why) => Some(context.no_table(why, remote.guest().link())),
    }
}

/// A chat message being typed.
pub(crate) fn typing(words: &Words, text: &str) -> String {
    format!("{} {text}▏", words.message("tui-chat-line", &[]))
}
