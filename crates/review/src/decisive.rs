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
