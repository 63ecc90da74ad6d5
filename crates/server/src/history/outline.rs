//! What lists and statistics say about a finished game, from its record.

use tenback_notation::Record;
use tenback_rules::{BySeat, Contest, EndCause, Event, Game, Lay, Options, Outcome, Rules, Seat};
use tenback_store::{FinishedGame, Outline, PersonOutline, Player, StoredReview};
use tenback_table::{Past, players};
use tenback_wire::ReviewLine;

use crate::replay::without_commitment;

/// How far a card goes back in the right direction.
const TEN_BACK: i8 = -10;

/// The outline of a finished game; `None` if its record is damaged.
pub(crate) fn outline(game: &FinishedGame) -> Option<Outline> {
    let record = Record::parse(&game.record).ok()?;
    let past = Past::of(&without_commitment(&record)).ok()?;
    let rules = past.rules;
    let usual = Rules::new(rules.name(), rules.seats(), Options::default()).ok()?;
    let course = Course::of(&past)?;
    let bots = players(&record, rules.seats());
    let people = game.players.iter().map(|player| course.person(player, &bots)).collect::<Option<_>>()?;
    Some(Outline {
        game: rules.name().word().to_owned(),
        seats: rules.seats(),
        hand_size: (rules.hand_size() != usual.hand_size()).then_some(rules.hand_size()),
        minimum: (rules.minimum(1) != usual.minimum(1)).then_some(rules.minimum(1)),
        turns: course.turns,
        bots: bots.join(","),
        people,
    })
}

/// How a game went.
struct Course {
    game: Game,
    turns: u16,
    ten_backs: BySeat<u16>,
}

impl Course {
    fn of(past: &Past) -> Option<Course> {
        let mut game = Game::new(&past.setup).ok()?;
        let (mut turns, mut ten_backs) = (0, BySeat::new(past.rules.seats(), 0));
        // The lays of the turn, which may be taken back.
        let mut lays = Vec::new();
        for event in &past.events {
            match event {
                Event::Laid { seat, card, pile } => {
                    let board = game.board();
                    let is_ten_back = board.step(Lay { card: *card, pile: *pile }) == TEN_BACK
                        && !board.rules().is_help(*seat, *pile);
                    ten_backs[*seat] += u16::from(is_ten_back);
                    turns += u16::from(board.turn().laid() == 0);
                    lays.push(is_ten_back);
                }
                Event::TakenBack { seat, .. } => {
                    ten_backs[*seat] -= u16::from(lays.pop().unwrap_or_default());
                    turns -= u16::from(game.board().turn().laid() == 1);
                }
                Event::TurnBegan { .. } => lays.clear(),
                _ => {}
            }
            game.apply(event);
        }
        game.board().ending().is_some().then_some(Course { game, turns, ten_backs })
    }

    /// What is said about one of those who played. `bots` has the word of the level for every seat that a bot played at the
    /// end.
    fn person(&self, player: &Player, bots: &[String]) -> Option<PersonOutline> {
        let board = self.game.board();
        let ending = board.ending()?;
        let seat = player.seat.and_then(Seat::from_number);
        let finished = seat.is_some_and(|seat| bots.get(seat.index()).is_none_or(String::is_empty));
        let has_begun = self.turns > 0 || ending.cause != EndCause::Resigned;
        let won = match ending.outcome {
            Outcome::Won => seat.is_some(),
            Outcome::Lost { .. } => false,
            Outcome::SeatWon(winner) => seat == Some(winner),
        };
        let own = seat.filter(|_| board.rules().contest() == Contest::Opposed);
        let left = match own.and_then(|seat| board.unlaid().get(board.rules().deck_of(seat))) {
            Some(cards) => u8::try_from(cards.len()).ok()?,
            None => board.left(),
        };
        Some(PersonOutline {
            person: player.person,
            counts: finished && has_begun,
            won,
            left,
            ten_backs: seat.map_or(0, |seat| self.ten_backs[seat]),
        })
    }
}

/// The accuracy of each seat that had a choice, from the text of a review.
pub(crate) fn accuracy(review: &StoredReview) -> Vec<(u8, f64)> {
    let last = review.review.lines().last().unwrap_or_default();
    let Ok(ReviewLine::Review(review)) = serde_json::from_str(last) else { return Vec::new() };
    let seats = (1..).zip(review.accuracy);
    seats.filter_map(|(seat, accuracy)| accuracy.map(|accuracy| (seat, accuracy))).collect()
}
