//! Who follows a table by what the server says knows what the table knows, at every step of every kind of game.

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_client::{Follower, Lost};
use tenback_rules::{Command as Wish, GameName, Options, Phase, Pile, PileSignal, Rules, Seat, Setup, Signal};
use tenback_table::{Command, Deal, Event, Language, Name, Numbered, Person, Settings, Sitter, Table};
use tenback_wire::{Drawn, Legal, Seen, Step, You};

use crate::fake::frames;

fn you(seat: Option<Seat>) -> You {
    You { seat, host: false, name: "Ann".into() }
}

/// A table at which everybody sits, and its seats and who looks on.
fn table(game: GameName, rng: &mut Xoshiro256PlusPlus) -> (Table, Vec<Option<Seat>>) {
    let (fewest, most) = game.seats();
    let rules = Rules::new(game, rng.random_range(fewest..=most), Options::default()).expect("so many may play");
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

/// Something that somebody at the table might do now.
fn wish(table: &Table, rng: &mut Xoshiro256PlusPlus) -> Command {
    let Some(game) = table.game().filter(|_| !table.is_over()) else { return deal(table, rng) };
    let seats: Vec<Seat> = Seat::all(game.board().rules().seats()).collect();
    let anybody = *seats.choose(rng).expect("every game has seats");
    let seat = game.board().to_move().unwrap_or(anybody);
    let command = match rng.random_range(0..20) {
        0 => return Command::Say { seat: anybody, text: "well".into() },
        1 => return Command::HandOver { seat: anybody, level: tenback_bots::Level::Greedy },
        2 => return Command::Return { seat: anybody },
        3 => Wish::Signal(Signal::Pile(PileSignal::KeepOff, Pile::ALL[rng.random_range(0..4)])),
        4 => Wish::TakeBack,
        5..9 => Wish::EndTurn,
        _ if game.board().phase() == Phase::Dealt => Wish::Begin,
        _ => {
            let best = game.legal().into_iter().filter(|legal| !legal.loses).min_by_key(|legal| legal.step);
            best.map_or(Wish::EndTurn, |legal| Wish::Lay(legal.lay))
        }
    };
    Command::Game { seat, command }
}

/// Plays, and shows what happened after each wish that was granted.
fn play(table: &mut Table, rng: &mut Xoshiro256PlusPlus, mut look: impl FnMut(&Table, &[Numbered<Event>])) {
    for _ in 0..400 {
        let command = wish(table, rng);
        if let Ok(events) = table.act(command) {
            look(table, &events);
        }
    }
}

#[track_caller]
fn assert_knows(follower: &Follower, table: &Table, legal: &[Legal]) {
    assert_eq!(follower.seq(), table.seq());
    assert_eq!(follower.view().cloned(), table.view(follower.viewer()));
    let own = follower.view().map(|view| view.legal().iter().map(Legal::from).collect::<Vec<_>>()).unwrap_or_default();
    assert_eq!(own, legal);
    assert_eq!(
        *follower.table(),
        tenback_wire::TableInfo::new(&table.snapshot(follower.viewer()), Some(Seat::FIRST), false)
    );
}

/// Changes something about a step, so that it may be false.
fn spoil(step: &mut Step, rng: &mut impl Rng) {
    let seen = step.seen.first_mut().map(|told| &mut told.seen);
    match (rng.random_range(0..5), seen) {
        (0, _) => step.seq += 1,
        (1, _) => step.seen.clear(),
        (2, Some(Seen::Laid { card, .. })) => {
            *card = tenback_rules::Card::new(rng.random_range(2..=99)).expect("a card");
        }
        (3, Some(Seen::Drew { drawn, .. })) => *drawn = Drawn::Count(rng.random_range(0..=255)),
        (_, Some(seen)) => *seen = Seen::Laid { seat: Seat::FIRST, card: tenback_rules::Card::LOWEST, pile: Pile::A },
        (_, None) => {}
    }
}

fn games() -> impl Strategy<Value = GameName> {
    prop::sample::select(GameName::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_follower_knows_what_the_table_knows(game in games(), seed in any::<u64>()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut table, viewers) = table(game, &mut rng);
        let begin = |seat: &Option<Seat>| Follower::new(frames::welcome(&table, you(*seat), 0)).expect("it can be");
        let mut followers: Vec<Follower> = viewers.iter().map(begin).collect();
        let mut away = Xoshiro256PlusPlus::seed_from_u64(!seed);
        play(&mut table, &mut rng, |table, events| {
            for (follower, &seat) in followers.iter_mut().zip(&viewers) {
                match away.random_range(0..20) {
                    // The connection is gone for a while.
                    0 => continue,
                    1 => follower.welcome(frames::welcome(table, you(seat), follower.seq())).expect("it goes on"),
                    2 => follower.welcome(frames::welcome(table, you(seat), 0)).expect("it begins anew"),
                    _ => {
                        let step = frames::step(table, events, seat);
                        if follower.step(&step).is_err() {
                            assert_ne!(follower.seq() + events.len() as u64, table.seq(), "nothing was missed");
                            let welcome = frames::welcome(table, you(seat), follower.seq());
                            follower.welcome(welcome).expect("a welcome tells what was missed");
                        }
                    }
                }
                assert_knows(follower, table, &frames::step(table, &[], seat).legal);
                let anew = Follower::new(frames::welcome(table, you(seat), 0)).expect("it can be");
                assert_eq!(anew.view(), follower.view());
            }
        });
    }

    #[test]
    fn a_false_step_changes_nothing(game in games(), seed in any::<u64>()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut table, viewers) = table(game, &mut rng);
        let mut wild = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut follower = Follower::new(frames::welcome(&table, you(viewers[0]), 0)).expect("it can be");
        play(&mut table, &mut rng, |table, events| {
            let step = frames::step(table, events, viewers[0]);
            let mut spoiled = step.clone();
            spoil(&mut spoiled, &mut wild);
            let before = follower.clone();
            match follower.step(&spoiled) {
                Err(Lost) => {
                    assert_eq!((follower.seq(), follower.view()), (before.seq(), before.view()));
                    follower.step(&step).expect("the truth can be followed");
                }
                Ok(()) => follower.step(&step).expect("what is known changes nothing"),
            }
            assert_eq!(follower.view().cloned(), table.view(follower.viewer()));
        });
    }
}
