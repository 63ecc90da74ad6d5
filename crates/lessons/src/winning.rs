//! Whether a seat can win by playing on alone. Positions of lessons have few cards, so all lines are tried.

use tenback_rules::{Command, Game, Outcome, Phase, Seat};

/// Whether the game is over and this seat has won, alone or with its team.
pub(crate) fn has_won(game: &Game, seat: Seat) -> bool {
    match game.board().ending().map(|ending| ending.outcome) {
        Some(Outcome::Won) => true,
        Some(Outcome::SeatWon(winner)) => winner == seat,
        Some(Outcome::Lost { .. }) | None => false,
    }
}

/// A command of the seat after which it can still win without anybody else moving.
pub(crate) fn winning_command(game: &Game, seat: Seat) -> Option<Command> {
    commands(game, seat).into_iter().find(|&command| keeps_win(game, seat, command))
}

/// Whether the seat can still win after a command without anybody else moving.
pub(crate) fn keeps_win(game: &Game, seat: Seat, command: Command) -> bool {
    let mut after = game.clone();
    after.play(seat, command).is_ok() && (has_won(&after, seat) || winning_command(&after, seat).is_some())
}

/// What the seat can do with its cards: every legal lay, then the end of the turn.
pub(crate) fn commands(game: &Game, seat: Seat) -> Vec<Command> {
    let board = game.board();
    if board.phase() != Phase::Running || board.to_move() != Some(seat) {
        return Vec::new();
    }
    let lays = game.legal().into_iter().map(|legal| Command::Lay(legal.lay));
    lays.chain(board.may_end().then_some(Command::EndTurn)).collect()
}
