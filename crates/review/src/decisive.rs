//! Which command of Extreme decided a lost game.

use tenback_rules::{CardCommand, Contest, EndCause, Game, Outcome, Seat, Setup};

use crate::finished::FinishedGame;

/// The command without which the last turn could have been completed.
pub(crate) fn decisive_command(game: &FinishedGame, last: &Game) -> Option<CardCommand> {
    let ending = game.ending();
    if !matches!(ending.outcome, Outcome::Lost { .. }) || game.rules().contest() == Contest::Opposed {
        return None;
    }
    match ending.cause {
        EndCause::SkullOpen => Some(CardCommand::Skull),
        EndCause::NotThree => Some(CardCommand::Three),
        EndCause::Stuck if last.board().turn().laid() == 0 => binding_command(last, ending.seat),
        EndCause::Stuck | EndCause::AllLaid | EndCause::Resigned | EndCause::OutOfTime => None,
    }
}

/// The command that keeps a seat from completing its turn.
fn binding_command(game: &Game, seat: Seat) -> Option<CardCommand> {
    let board = game.board();
    let visible = |command: &CardCommand| board.visible().has(*command);
    let bound = [CardCommand::NoBack, CardCommand::OnePile].into_iter().filter(visible);
    if let Some(command) = bound.into_iter().find(|&command| could_play_without(game, seat, command)) {
        return Some(command);
    }
    // Only this command leaves a hand short while there are cards to draw.
    let short = game.hand(seat).len() < usize::from(board.turn().minimum()) && board.stock_sizes()[0] > 0;
    short.then_some(CardCommand::DrawOne)
}

/// Whether the turn could be completed if the cards of a command had none.
fn could_play_without(game: &Game, seat: Seat, command: CardCommand) -> bool {
    let board = game.board();
    let numbers =
        |cards: &mut dyn Iterator<Item = tenback_rules::Card>| cards.map(|card| card.number().into()).collect();
    let setup = Setup {
        game: board.rules().name(),
        seats: board.rules().seats().into(),
        first: Some(seat.number().into()),
        hand_size: None,
        minimum: None,
        commands: None,
        decks: game.stocks().map(|stock| numbers(&mut stock.iter().copied())).collect(),
        hands: Some(game.hands().iter().map(|(_, hand)| numbers(&mut hand.iter())).collect()),
        piles: Some(board.tops().0.iter().map(|&top| top.into()).collect()),
    }
    .with_options_of(board.rules());
    let commands = setup.commands.iter().flatten().filter(|(other, _)| *other != command).cloned().collect();
    Game::new(&Setup { commands: Some(commands), ..setup }).is_ok_and(|game| game.board().ending().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of Extreme for one that is stuck at the start.
    fn stuck(hand: &[u16], piles: [u16; 4]) -> Game {
        let setup = Setup {
            game: tenback_rules::GameName::Extreme,
            seats: 1,
            first: Some(1),
            hand_size: None,
            minimum: None,
            commands: None,
            decks: vec![vec![60, 61, 63]],
            hands: Some(vec![hand.to_vec()]),
            piles: Some(piles.to_vec()),
        };
        let game = Game::new(&setup).expect("it is valid");
        assert!(game.board().ending().is_some(), "it is stuck");
        game
    }

    #[test]
    fn the_command_that_was_in_the_way_is_named() {
        // Both cards could go ten back, were it not for the 21.
        let no_back = stuck(&[85, 88], [98, 95, 3, 21]);
        assert_eq!(binding_command(&no_back, Seat::FIRST), Some(CardCommand::NoBack));
        // One card fits on the ascending piles, one on a descending pile, and the 18 allows a single pile.
        let one_pile = stuck(&[99, 35], [98, 96, 40, 18]);
        assert_eq!(binding_command(&one_pile, Seat::FIRST), Some(CardCommand::OnePile));
        let draw_one = stuck(&[50], [10, 12, 90, 95]);
        assert_eq!(binding_command(&draw_one, Seat::FIRST), Some(CardCommand::DrawOne));
        let plain = stuck(&[50, 51], [98, 95, 3, 5]);
        assert_eq!(binding_command(&plain, Seat::FIRST), None);
    }
}
