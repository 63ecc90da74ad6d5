//! What is said about whole games.

use tenback_bots::Level;
use tenback_review::{Part, Step};
use tenback_rules::{Command, GameName, Outcome};

use crate::{LITTLE, bots_play, never, study};

#[test]
fn a_line_proves_until_when_a_game_could_be_won() {
    let mut proven = 0;
    for (name, seats, seed) in [(GameName::Classic, 1, 3), (GameName::Classic, 3, 3), (GameName::Extreme, 2, 4)] {
        let played = bots_play(name, seats, Level::Casual, seed);
        let outcome = played.game.board().ending().map(|ending| ending.outcome);
        assert!(matches!(outcome, Some(Outcome::Lost { .. })), "{outcome:?}");
        let study = study(&played, LITTLE);
        let Some(Part::Winnable(line)) = study.perform(Step::Winnable, &never) else { panic!("it was not stopped") };
        let Some(line) = line else { continue };
        proven += 1;
        let start = study.game().turns().iter().find(|turn| turn.number == line.from).expect("a turn of the game");
        let mut game = start.before.clone();
        for turn in &line.turns {
            let number = game.board().turn().number();
            for &lay in turn.lays.as_slice() {
                game.play(turn.seat, Command::Lay(lay)).expect("every lay is legal");
            }
            if game.board().to_move().is_some() && game.board().turn().number() == number {
                game.play(turn.seat, Command::EndTurn).expect("the turn is complete");
            }
        }
        assert_eq!(game.board().ending().map(|end| end.outcome), Some(Outcome::Won), "{name:?}");
    }
    assert!(proven >= 2, "{proven}");
}

#[test]
fn a_game_that_was_won_could_be_won_until_its_last_turn() {
    let won = (1..).map(|seed| bots_play(GameName::Classic, 2, Level::Expert, seed));
    let won = won
        .into_iter()
        .find(|played| played.game.board().ending().is_some_and(|ending| ending.outcome == Outcome::Won));
    let study = study(&won.expect("experts win"), LITTLE);
    let Some(Part::Winnable(Some(line))) = study.perform(Step::Winnable, &never) else { panic!("it was won") };
    assert_eq!(Some(line.from), study.game().turns().last().map(|turn| turn.number));
    assert_eq!(line.turns.len(), 1);
}
