//! Golden playthroughs that print every seat's view at every step, two per game. `cargo xtask golden` rewrites them;
//! read the diff.

use std::fmt::Write;
use std::path::Path;

use rand::RngExt;
use tenback_rules::{
    Board, Command, Event, Game, GameName, Phase, Pile, SeatSignals, Seen, Setup, Signal, View, Viewer,
};

use crate::support::{generator, random_command, seats, viewers};

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
fn golden_face_to_face_second_seed() {
    compare("face-to-face-2", GameName::FaceToFace, 2, 6);
}

fn compare(name: &str, game: GameName, seats: u16, seed: u64) {
    let played = playthrough(game, seats, seed);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws/golden").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &played).expect("the golden file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the golden file exists");
    assert!(kept == played, "{name} differs: run `cargo xtask golden` and look at `git diff`");
}

/// A game from the deal to its end, as every viewer sees it.
fn playthrough(game: GameName, seats_wanted: u16, seed: u64) -> String {
    let mut rng = generator(seed);
    let setup = Setup::deal(game, seats_wanted, &mut rng);
    let mut game = Game::new(&setup).expect("a new deal is valid");
    let mut text = format!("{} for {}, seed {seed}\n", setup.game.word(), setup.seats);
    write_views(&mut text, &game);
    while game.board().ending().is_none() {
        let (seat, command) = match random_command(&game, &mut rng) {
            // Most turns end as early as possible, so that games last and every seat gets its turn.
            (seat, _) if game.board().to_move() == Some(seat) && game.board().may_end() && rng.random_ratio(2, 3) => {
                (seat, Command::EndTurn)
            }
            other => other,
        };
        match game.play(seat, command) {
            Ok(events) => {
                writeln!(text, "\n> {seat} {}", command_text(command)).expect("writing to a string never fails");
                write_events(&mut text, &game, &events);
                write_views(&mut text, &game);
            }
            Err(why) => {
                writeln!(text, "\n> {seat} {}\nrefused: {why:?}", command_text(command))
                    .expect("writing to a string never fails");
            }
        }
    }
    text
}

fn command_text(command: Command) -> String {
    match command {
        Command::Lay(lay) => format!("lay {lay}"),
        Command::Signal(Signal::Pile(what, pile)) => format!("signal {} {pile}", what.word()),
        other => format!("{other:?}"),
    }
}

/// Each event as everybody sees it, then for each seat that sees more.
fn write_events(text: &mut String, game: &Game, events: &[Event]) {
    for event in events {
        let open = event.seen_by(Viewer::Spectator);
        writeln!(text, "{}", seen_text(&open)).expect("writing to a string never fails");
        for seat in seats(game) {
            let seen = event.seen_by(Viewer::Seat(seat));
            if seen != open {
                writeln!(text, "  {seat} sees {}", seen_text(&seen)).expect("writing to a string never fails");
            }
        }
    }
}

fn seen_text(seen: &Seen) -> String {
    format!("{seen:?}")
}

fn write_views(text: &mut String, game: &Game) {
    let views: Vec<View> = viewers(game).into_iter().map(|viewer| game.view(viewer)).collect();
    write_board(text, game.board()).expect("writing to a string never fails");
    for view in views {
        assert_eq!(view.board(), game.board(), "all see the same table");
        let Some(seat) = view.seat() else { continue };
        let hand: Vec<String> = view.hand().iter().map(|card| card.to_string()).collect();
        write!(text, "  {seat} holds {}", hand.join(" ")).expect("writing to a string never fails");
        let legal = view.legal();
        if !legal.is_empty() {
            let lays: Vec<String> = legal
                .iter()
                .map(|legal| format!("{}{:+}{}", legal.lay, legal.step, if legal.loses { "!" } else { "" }))
                .collect();
            write!(text, " | may lay {}", lays.join(" ")).expect("writing to a string never fails");
        }
        text.push('\n');
    }
}

fn write_board(text: &mut String, board: &Board) -> std::fmt::Result {
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
