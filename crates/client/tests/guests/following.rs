//! A client that follows the server's frames knows exactly what its viewer may know, at every step of every game.

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_client::{Follower, OutOfSync};
use tenback_rules::{Command as GameCommand, GameName, Options, Phase, Pile, PileSignal, Rules, Seat, Setup, Signal};
use tenback_table::{Command, Deal, Event, Language, Name, Numbered, Person, Settings, Sitter, Table};
use tenback_wire::{Drawn, LayKind, Legal, Seen, Step, You};

use crate::fake::frames;

fn you(seat: Option<Seat>) -> You {
    You { seat, host: false, name: "Ann".into(), invite: None }
}

/// A full table, with its viewers: every seat, and a spectator.
fn table(game: GameName, rng: &mut Xoshiro256PlusPlus) -> (Table, Vec<Option<Seat>>) {
    let (fewest, most) = game.seats();
    let rules = Rules::new(game, rng.random_range(fewest..=most), Options::default()).expect("a valid number of seats");
    let mut table = Table::new(Settings { guard: false, ..Settings::new(rules, Language::English) });
    for seat in Seat::all(rules.seats()) {
        let name = Name::new(&format!("Player {seat}")).expect("a name");
        let person = Person::local(seat, name, Language::English);
        table.act(Command::Sit { seat, sitter: Sitter::Person(person) }).expect("the seat is free");
    }
    let viewers = Seat::all(rules.seats()).map(Some).chain([None]).collect();
    (table, viewers)
}

fn deal(table: &Table, rng: &mut Xoshiro256PlusPlus) -> Command {
    let rules = table.settings().rules;
    Command::Deal(Deal { setup: Setup::deal(rules.name(), rules.seats().into(), rng), salt: Some("salt".into()) })
}

/// A command that somebody at the table might send now.
fn random_command(table: &Table, rng: &mut Xoshiro256PlusPlus) -> Command {
    let Some(game) = table.game().filter(|_| !table.is_over()) else { return deal(table, rng) };
    let seats: Vec<Seat> = Seat::all(game.board().rules().seats()).collect();
    let anybody = *seats.choose(rng).expect("every game has seats");
    let seat = game.board().to_move().unwrap_or(anybody);
    let command = match rng.random_range(0..20) {
        0 => return Command::Say { seat: anybody, text: "well".into() },
        1 => return Command::HandOver { seat: anybody, level: tenback_bots::Level::Greedy },
        2 => return Command::Return { seat: anybody },
        3 => GameCommand::Signal(Signal::Pile(PileSignal::KeepOff, Pile::ALL[rng.random_range(0..4)])),
        4 => GameCommand::TakeBack,
        5..9 => GameCommand::EndTurn,
        _ if game.board().phase() == Phase::Dealt => GameCommand::Begin,
        _ => {
            let best = game.legal().into_iter().filter(|legal| !legal.loses).min_by_key(|legal| legal.step);
            best.map_or(GameCommand::EndTurn, |legal| GameCommand::Lay(legal.lay))
        }
    };
    Command::Game { seat, command }
}

/// Plays, and shows what happened after each accepted command.
fn play(table: &mut Table, rng: &mut Xoshiro256PlusPlus, mut after: impl FnMut(&Table, &[Numbered<Event>])) {
    for _ in 0..400 {
        let command = random_command(table, rng);
        if let Ok(events) = table.act(command) {
            after(table, &events);
        }
    }
}

#[track_caller]
fn assert_knows(follower: &Follower, table: &Table, legal: &[Legal]) {
    assert_eq!(follower.seq(), table.seq());
    assert_eq!(follower.view().cloned(), table.view(follower.viewer()));
    let own = follower
        .view()
        .map(|view| view.legal().iter().map(|legal| Legal::of(view.board(), legal)).collect::<Vec<_>>())
        .unwrap_or_default();
    assert_eq!(own, legal);
    assert_eq!(
        *follower.table(),
        tenback_wire::TableInfo::new(&table.snapshot(follower.viewer()), Some(Seat::FIRST), false, 60_000)
    );
}

/// Changes something about a step, so that it may be wrong.
fn corrupt(step: &mut Step, rng: &mut impl Rng) {
    let seen = step.seen.first_mut().map(|event| &mut event.seen);
    match (rng.random_range(0..5), seen) {
        (0, _) => step.seq += 1,
        (1, _) => step.seen.clear(),
        (2, Some(Seen::Laid { card, .. })) => {
            *card = tenback_rules::Card::new(rng.random_range(2..=99)).expect("a card");
        }
        (3, Some(Seen::Drew { drawn, .. })) => *drawn = Drawn::Count(rng.random_range(0..=255)),
        (_, Some(seen)) => {
            let (seat, card, pile) = (Seat::FIRST, tenback_rules::Card::LOWEST, Pile::A);
            *seen = Seen::Laid { seat, card, pile, step: 1, lay: LayKind::Forward };
        }
        (_, None) => {}
    }
}

fn games() -> impl Strategy<Value = GameName> {
    prop::sample::select(GameName::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_followed_view_is_the_true_one(game in games(), seed in any::<u64>()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut table, viewers) = table(game, &mut rng);
        let join = |seat: &Option<Seat>| Follower::new(frames::welcome(&table, you(*seat), 0)).expect("a valid welcome");
        let mut followers: Vec<Follower> = viewers.iter().map(join).collect();
        let mut connection = Xoshiro256PlusPlus::seed_from_u64(!seed);
        play(&mut table, &mut rng, |table, events| {
            for (follower, &seat) in followers.iter_mut().zip(&viewers) {
                match connection.random_range(0..20) {
                    // The connection is lost for a while.
                    0 => continue,
                    1 => follower.welcome(frames::welcome(table, you(seat), follower.seq())).expect("it continues"),
                    2 => follower.welcome(frames::welcome(table, you(seat), 0)).expect("it starts over"),
                    _ => {
                        let step = frames::step(table, events, seat);
                        if follower.step(&step).is_err() {
                            assert_ne!(follower.seq() + events.len() as u64, table.seq(), "nothing was missed");
                            let welcome = frames::welcome(table, you(seat), follower.seq());
                            follower.welcome(welcome).expect("a welcome has what was missed");
                        }
                    }
                }
                assert_knows(follower, table, &frames::step(table, &[], seat).legal);
                let fresh = Follower::new(frames::welcome(table, you(seat), 0)).expect("a valid welcome");
                assert_eq!(fresh.view(), follower.view());
            }
        });
    }

    #[test]
    fn an_impossible_step_changes_nothing(game in games(), seed in any::<u64>()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut table, viewers) = table(game, &mut rng);
        let mut corruption = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut follower = Follower::new(frames::welcome(&table, you(viewers[0]), 0)).expect("a valid welcome");
        play(&mut table, &mut rng, |table, events| {
            let step = frames::step(table, events, viewers[0]);
            let mut corrupted = step.clone();
            corrupt(&mut corrupted, &mut corruption);
            let before = follower.clone();
            match follower.step(&corrupted) {
                Err(OutOfSync) => {
                    assert_eq!((follower.seq(), follower.view()), (before.seq(), before.view()));
                    follower.step(&step).expect("the correct step is accepted");
                }
                Ok(()) => follower.step(&step).expect("a known step changes nothing"),
            }
            assert_eq!(follower.view().cloned(), table.view(follower.viewer()));
        });
    }
}
