//! Scores, matchpoints and places.

use proptest::prelude::*;
use tenback_daily::{Field, Score, month_totals, rank};
use tenback_rules::{Command, Game, GameName, Seat, Setup};

fn scores() -> impl Strategy<Value = Score> {
    (any::<bool>(), 0..=98u8).prop_map(|(won, left)| Score { won, left })
}

/// In the order of the issue: the win, then the cards left.
#[test]
fn scores_are_ordered_by_win_and_cards() {
    // A team. Extreme can be lost without a card left (B8).
    assert!(Score::WON > Score::lost(0));
    assert!(Score::lost(0) > Score::lost(1));
    // Face to Face: it is better to win while the opponent still has many cards, and to lose with few.
    let won = |left| Score { won: true, left };
    assert!(won(30) > won(4) && won(4) > won(1) && won(1) > Score::lost(1) && Score::lost(1) > Score::lost(30));
}

fn setup(game: GameName, hands: &[&[u16]], decks: &[&[u16]]) -> Setup {
    let lists = |lists: &[&[u16]]| lists.iter().map(|list| list.to_vec()).collect();
    Setup {
        game,
        seats: hands.len() as u16,
        first: Some(1),
        hand_size: None,
        minimum: None,
        commands: None,
        decks: lists(decks),
        hands: Some(lists(hands)),
        piles: None,
    }
}

fn lay(game: &mut Game, word: &str) {
    let seat = game.board().to_move().expect("a game under way");
    game.play(seat, Command::Lay(tenback_rules::Lay::from_word(word).expect("a lay"))).expect("it is legal");
}

/// A game that is not finished in time scores its cards left: those of the team, or one's own.
#[test]
fn a_score_is_read_off_the_board() {
    let mut team = Game::new(&setup(GameName::Classic, &[&[5, 6], &[7]], &[&[]])).expect("a game");
    assert_eq!(Score::of(team.board(), Seat::FIRST), Score::lost(3));
    lay(&mut team, "5a");
    lay(&mut team, "6a");
    assert_eq!(Score::of(team.board(), Seat::SECOND), Score::lost(1));
    lay(&mut team, "7a");
    assert_eq!(Score::of(team.board(), Seat::FIRST), Score::WON);

    let start = || Game::new(&setup(GameName::FaceToFace, &[&[5, 6], &[7, 8]], &[&[], &[9]])).expect("a game");
    let mut duel = start();
    assert_eq!(Score::of(duel.board(), Seat::FIRST), Score::lost(2));
    assert_eq!(Score::of(duel.board(), Seat::SECOND), Score::lost(3));
    lay(&mut duel, "5a");
    lay(&mut duel, "6a");
    assert_eq!(Score::of(duel.board(), Seat::FIRST), Score { won: true, left: 3 });
    assert_eq!(Score::of(duel.board(), Seat::SECOND), Score::lost(3));

    let mut resigned = start();
    resigned.play(Seat::FIRST, Command::Resign).expect("anybody may resign");
    assert_eq!(Score::of(resigned.board(), Seat::FIRST), Score::lost(2));
    assert_eq!(Score::of(resigned.board(), Seat::SECOND), Score { won: true, left: 2 });
}

/// (worse + ½ · equal) / (n − 1), and equal scores share a place.
#[test]
fn points_are_matchpoints() {
    let placed = rank(
        [("ann", 12), ("bob", 3), ("cai", 12), ("dee", 40), ("eve", 12)].map(|(who, left)| (who, Score::lost(left))),
    );
    let found: Vec<_> =
        placed.iter().map(|placed| (placed.who, placed.standing.rank, placed.standing.points)).collect();
    assert_eq!(found, [("bob", 1, 1.0), ("ann", 2, 0.5), ("cai", 2, 0.5), ("eve", 2, 0.5), ("dee", 5, 0.0)]);
    assert!(placed.iter().all(|placed| placed.standing.of == 5));
}

/// Nobody to compare with is neither good nor bad.
#[test]
fn the_only_one_gets_half_a_point() {
    let placed = rank([((), Score::WON)]);
    assert_eq!((placed[0].standing.points, placed[0].standing.rank, placed[0].standing.of), (0.5, 1, 1));
    assert!(rank::<()>([]).is_empty());
    assert_eq!(Field::default().standing(Score::WON).of, 0);
}

proptest! {
    /// The order is total, and a field gives away half a point for each of its members, whatever they scored.
    #[test]
    fn points_add_up(scores in prop::collection::vec(scores(), 2..60)) {
        let placed = rank(scores.iter().map(|&score| ((), score)));
        let sum: f64 = placed.iter().map(|placed| placed.standing.points).sum();
        prop_assert!((sum - scores.len() as f64 / 2.0).abs() < 1e-9);
        for pair in placed.windows(2) {
            let (better, worse) = (&pair[0], &pair[1]);
            prop_assert!(better.score >= worse.score);
            prop_assert_eq!(better.score == worse.score, better.standing == worse.standing);
            prop_assert!(better.standing.points >= worse.standing.points);
            prop_assert!(better.standing.rank <= worse.standing.rank);
        }
        for placed in &placed {
            let better = scores.iter().filter(|&&other| other > placed.score).count();
            prop_assert_eq!(placed.standing.rank as usize, better + 1);
        }
    }

    /// Better play is never worth fewer points.
    #[test]
    fn doing_better_does_not_cost_points(others in prop::collection::vec(scores(), 1..40), one in scores(), other in scores()) {
        let points = |score: Score| {
            let mut field: Field = others.iter().copied().collect();
            field.add(score, 1);
            field.standing(score).points
        };
        let (worse, better) = if one < other { (one, other) } else { (other, one) };
        prop_assert!(points(worse) <= points(better));
    }
}

/// The same points in another order are the same sum, so the same place.
#[test]
fn a_month_adds_up_points() {
    let (a, b, c) = (0.1, 0.2, 0.3);
    let results = [("ann", a), ("bob", c), ("ann", b), ("bob", b), ("ann", c), ("bob", a), ("cai", 0.9)];
    let totals = month_totals(results);
    let found: Vec<_> = totals.iter().map(|total| (total.who, total.rank, total.days)).collect();
    assert_eq!(found, [("cai", 1, 1), ("ann", 2, 3), ("bob", 2, 3)]);
    assert!((totals[1].points - 0.6).abs() < 1e-9);
    assert!(month_totals::<()>([]).is_empty());
}
