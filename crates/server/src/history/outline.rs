//! What lists and statistics say about a finished game, from its record.

use tenback_notation::Record;
use tenback_rules::{Options, Rules, Seat};
use tenback_store::{FinishedGame, Outline, PersonOutline, Player, StoredReview};
use tenback_table::{Course, Past, players};
use tenback_wire::ReviewLine;

use crate::replay::without_commitment;

/// The outline of a finished game; `None` if its record is damaged.
pub(crate) fn outline(game: &FinishedGame) -> Option<Outline> {
    let record = Record::parse(&game.record).ok()?;
    let past = Past::of(&without_commitment(&record)).ok()?;
    let rules = past.rules;
    let usual = Rules::new(rules.name(), rules.seats(), Options::default()).ok()?;
    let course = Course::of(&past)?;
    let bots = players(&record, rules.seats());
    let people = game.players.iter().map(|player| person(player, &course, &bots)).collect();
    Some(Outline {
        game: rules.name().word().to_owned(),
        seats: rules.seats(),
        hand_size: (rules.hand_size() != usual.hand_size()).then_some(rules.hand_size()),
        minimum: (rules.minimum(1) != usual.minimum(1)).then_some(rules.minimum(1)),
        turns: course.turns(),
        bots: bots.join(","),
        people,
    })
}

/// What is said about one of those who played. `bots` has the word of the level for every seat that a bot played at the
/// end.
fn person(player: &Player, course: &Course, bots: &[String]) -> PersonOutline {
    let seat = player.seat.and_then(Seat::from_number);
    let finished = seat.is_some_and(|seat| bots.get(seat.index()).is_none_or(String::is_empty));
    PersonOutline {
        person: player.person,
        counts: finished && course.has_begun(),
        won: seat.is_some_and(|seat| course.is_won_by(seat)),
        left: course.left(seat),
        ten_backs: seat.map_or(0, |seat| course.ten_backs(seat)),
    }
}

/// The accuracy of each seat that had a choice, from the text of a review.
pub(crate) fn accuracy(review: &StoredReview) -> Vec<(u8, f64)> {
    let last = review.review.lines().last().unwrap_or_default();
    let Ok(ReviewLine::Review(review)) = serde_json::from_str(last) else { return Vec::new() };
    let seats = (1..).zip(review.accuracy);
    seats.filter_map(|(seat, accuracy)| accuracy.map(|accuracy| (seat, accuracy))).collect()
}
