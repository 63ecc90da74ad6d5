//! Playthroughs that print every seat's view at every step, two a game. `cargo xtask golden` writes them anew; the
//! difference is read in review.

use std::fmt::Write;
use std::path::Path;

use rand::RngExt;
use tenback_rules::{
    Board, Command, Event, Game, GameName, Phase, Pile, SeatSignals, Seen, Setup, Signal, View, Viewer,
};

use crate::support::{generator, seats, viewers, wish};

#[test]
fn golden_classic_for_two() {
    compare("classic-2", GameName::Classic, 2, 1);
}

#[test]
fn golden_classic_alone() {
    compare("classic-1", GameName::Classic, 1, 2);
}

#[test]
fn golden_extreme_for_three() {
    compare("extreme-3", GameName::Extreme, 3, 3);
}

#[test]
fn golden_extreme_alone() {
    compare("extreme-1", GameName::Extreme, 1, 4);
}

#[test]
fn golden_face_to_face() {
    compare("face-to-face-1", GameName::FaceToFace, 2, 5);
}

#[test]
fn golden_face_to_face_again() {
    compare("face-to-face-2", GameName::FaceToFace, 2, 6);
}

fn compare(name: &str, game: GameName, seats: u16, seed: u64) {
    let played = playthrough(game, seats, seed);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws/golden").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &played).expect("the golden file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the golden file is there");
    assert!(kept == played, "{name} differs: look at it with `cargo xtask golden` and `git diff`");
}

/// A game from the deal to its end, as every viewer sees it.
fn playthrough(game: GameName, seats_wanted: u16, seed: u64) -> String {
    let mut rng = generator(seed);
    let setup = Setup::deal(game, seats_wanted, &mut rng);
    let mut game = Game::new(&setup).expect("a new deal is valid");
    let mut text = format!("{} for {}, seed {seed}\n", setup.game.word(), setup.seats);
    tell_views(&mut text, &game);
    while game.board().ending().is_none() {
        let (seat, command) = match wish(&game, &mut rng) {
            // Most turns end as early as they may, so that games last and pass from seat to seat.
            (seat, _) if game.board().to_move() == Some(seat) && game.board().may_end() && rng.random_ratio(2, 3) => {
                (seat, Command::EndTurn)
            }
            wished => wished,
        };
        match game.play(seat, command) {
            Ok(events) => {
                writeln!(text, "\n> {seat} {}", tell_command(command)).expect("writing to a text");
                tell_events(&mut text, &game, &events);
                tell_views(&mut text, &game);
            }
            Err(why) => {
                writeln!(text, "\n> {seat} {}\nrefused: {why:?}", tell_command(command)).expect("writing to a text");
            }
        }
    }
    text
}

fn tell_command(command: Command) -> String {
    match command {
        Command::Lay(lay) => format!("lay {lay}"),
        Command::Signal(Signal::Pile(what, pile)) => format!("signal {} {pile}", what.word()),
        other => format!("{other:?}"),
    }
}

/// Each event once for all who see the same, and once for each who sees more.
fn tell_events(text: &mut String, game: &Game, events: &[Event]) {
    for event in events {
        let open = event.seen_by(Viewer::Spectator);
        writeln!(text, "{}", tell_seen(&open)).expect("writing to a text");
        for seat in seats(game) {
            let seen = event.seen_by(Viewer::Seat(seat));
            if seen != open {
                writeln!(text, "  {seat} sees {}", tell_seen(&seen)).expect("writing to a text");
            }
        }
    }
}

fn tell_seen(seen: &Seen) -> String {
    format!("{seen:?}")
}

fn tell_views(text: &mut String, game: &Game) {
    let views: Vec<View> = viewers(game).into_iter().map(|viewer| game.view(viewer)).collect();
    tell_board(text, game.board()).expect("writing to a text");
    for view in views {
        assert_eq!(view.board(), game.board(), "all see the same table");
        let Some(seat) = view.seat() else { continue };
        let hand: Vec<String> = view.hand().iter().map(|card| card.to_string()).collect();
        write!(text, "  {seat} holds {}", hand.join(" ")).expect("writing to a text");
        let legal = view.legal();
        if !legal.is_empty() {
            let told: Vec<String> = legal
                .iter()
                .map(|legal| format!("{}{:+}{}", legal.lay, legal.step, if legal.loses { "!" } else { "" }))
                .collect();
            write!(text, " | may lay {}", told.join(" ")).expect("writing to a text");
        }
        text.push('\n');
    }
}

fn tell_board(text: &mut String, board: &Board) -> std::fmt::Result {
    let piles: Vec<String> = Pile::ALL.map(|pile| format!("{pile}{}", board.tops()[pile])).to_vec();
    write!(text, "[{}] stock {:?} left {}", piles.join(" "), board.stock_sizes(), board.left())?;
    match board.phase() {
        Phase::Dealt => write!(text, " nobody has begun")?,
        Phase::Running => {
            let turn = board.turn();
            write!(text, " turn {} seat {} laid {}/{}", turn.number(), turn.seat(), turn.laid(), turn.minimum())?;
            if board.may_end() {
                write!(text, " may end")?;
            }
        }
        Phase::Over(ending) => write!(text, " {ending:?}")?,
    }
    let visible: Vec<&str> = board.visible().iter().map(|command| command.word()).collect();
    if !visible.is_empty() {
        write!(text, " visible {}", visible.join(" "))?;
    }
    for (seat, standing) in board.signals().iter().filter(|(_, standing)| **standing != SeatSignals::NOTHING) {
        let said = Pile::ALL.into_iter().filter_map(|pile| Some(format!("{} {pile}", standing.piles[pile]?.word())));
        let said: Vec<String> = said.collect();
        write!(text, " | {seat} says {} {:?} {:?}", said.join(", "), standing.begin, standing.holds)?;
    }
    writeln!(text)
}
