//! The names of a table's seats.

use tenback_client::Follower;
use tenback_rules::Seat;
use tenback_wire::Sitter;
use tenback_words::Words;

use crate::context::Context;
use crate::phrases;

/// The names at a table on a server, as the user sees them: with who is away and for whom a bot plays.
pub(crate) fn at_server(follower: &Follower, context: &Context) -> Vec<String> {
    let seats = || Seat::all(follower.table().rules.seats());
    let called = |seat: Seat| match follower.sitter(seat) {
        Sitter::Person { name } | Sitter::StandIn { name, .. } => Some(phrases::person(&context.words, name)),
        Sitter::Bot { level } => Some(phrases::bot(&context.words, *level, seat)),
        Sitter::Empty => None,
    };
    let names = told_apart(&context.words, &seats().map(called).collect::<Vec<_>>(), follower.you().seat);
    seats().zip(names).map(|(seat, name)| with_state(seat, name, follower, context)).collect()
}

fn with_state(seat: Seat, name: Option<String>, follower: &Follower, context: &Context) -> String {
    let Some(name) = name else { return context.words.message("tui-room-empty", &[]) };
    let with = |id: &str, name: String| context.words.message(id, &[("name", name.into())]);
    match follower.sitter(seat) {
        Sitter::Person { .. } if follower.you().seat == Some(seat) => context.words.message("tui-you", &[]),
        Sitter::Person { .. } if follower.is_away(seat) => with("tui-away", name),
        Sitter::StandIn { .. } => with("tui-stand-in", name),
        Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Empty => name,
    }
}

/// The names of the seats, with the number of the seat where two have the same; the own seat is called “you” and does
/// not count. Empty seats have none.
pub(crate) fn told_apart(words: &Words, called: &[Option<String>], own: Option<Seat>) -> Vec<Option<String>> {
    let is_own = |index: usize| own.is_some_and(|seat| seat.index() == index);
    let same = |index: usize, name: &str| {
        let others = called.iter().enumerate().filter(|&(other, _)| other != index && !is_own(other));
        !is_own(index) && others.into_iter().any(|(_, other)| other.as_deref() == Some(name))
    };
    let name = |(index, seat): (usize, Seat)| {
        let name = called.get(index)?.as_deref()?;
        Some(if same(index, name) { numbered(words, name, seat) } else { name.to_owned() })
    };
    Seat::all(u8::try_from(called.len()).unwrap_or(u8::MAX)).enumerate().map(name).collect()
}

/// A name with the number of its seat.
pub(crate) fn numbered(words: &Words, name: &str, seat: Seat) -> String {
    words.message("same-name", &[("name", name.into()), ("seat", seat.number().into())])
}
