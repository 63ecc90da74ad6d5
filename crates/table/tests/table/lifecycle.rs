//! What happens around a game: bots that play for people, removals, clocks, the next game, and saving and restoring a
//! table.

use tenback_bots::Level;
use tenback_rules::{Command as GameCommand, GameName, Phase, Seat, Viewer};
use tenback_table::{Clock, Command, Deal, Event, Language, Refusal, Seen, Settings, Sitter, State, Table};

use crate::support::{Guests, KINDS, Playthrough, deal, dealt, game, person, rules, say, seated, viewers};

fn act(table: &mut Table, command: Command) -> Vec<Event> {
    table.act(command).expect("allowed").into_iter().map(|told| told.event).collect()
}

fn timed(kind: GameName, loses: bool) -> Table {
    let agreed = Settings::new(rules(kind, 2), Language::English);
    let mut table = Table::new(Settings { clock: Some(Clock { seconds: 30, loses }), ..agreed });
    for (seat, name) in Seat::all(2).zip(["Ann", "Bob"]) {
        act(&mut table, Command::Sit { seat, sitter: person(name, Language::English) });
    }
    act(&mut table, Command::Deal(deal(kind, 2, 4)));
    act(&mut table, game(Seat::FIRST, GameCommand::Begin));
    table
}

#[test]
fn a_bot_can_play_for_a_person_who_returns() {
    let mut table = dealt(GameName::Classic, Guests::default());
    act(&mut table, game(Seat::FIRST, GameCommand::Begin));
    assert_eq!(table.bot_to_move(), None);
    act(&mut table, Command::HandOver { seat: Seat::FIRST, level: Level::Expert });
    assert_eq!(table.bot_to_move(), Some((Seat::FIRST, Level::Expert)));
    let owner = table.sitters()[Seat::FIRST].owner().expect("the seat stays Ann's");
    assert_eq!(table.seat_of(owner.id), Some(Seat::FIRST));
    let again = Command::HandOver { seat: Seat::FIRST, level: Level::Expert };
    assert_eq!(table.act(again), Err(Refusal::BotPlays { seat: Seat::FIRST }));
    let speechless = table.act(say(Seat::FIRST, "Hello?"));
    assert_eq!(speechless, Err(Refusal::NotAPerson { seat: Seat::FIRST }));
    act(&mut table, Command::Return { seat: Seat::FIRST });
    assert_eq!(table.bot_to_move(), None);
    assert_eq!(table.act(Command::Return { seat: Seat::FIRST }), Err(Refusal::NoStandIn { seat: Seat::FIRST }));
}

#[test]
fn removed_people_cannot_sit_down_again() {
    let mut table = seated(GameName::Classic, &Guests::default());
    let bob = table.sitters()[Seat::SECOND].clone();
    assert_eq!(
        act(&mut table, Command::Kick { seat: Seat::SECOND, from: Vec::new() }),
        [Event::Kicked { seat: Seat::SECOND, from: Vec::new() }]
    );
    let back = Command::Sit { seat: Seat::SECOND, sitter: bob };
    assert_eq!(table.act(back.clone()), Err(Refusal::Barred));
    let mut kept = Table::from_state(table.state()).expect("sound");
    assert_eq!(kept.act(back), Err(Refusal::Barred));
    act(&mut table, Command::Sit { seat: Seat::SECOND, sitter: Sitter::Bot { level: Level::Greedy } });
    assert_eq!(
        act(&mut table, Command::Kick { seat: Seat::SECOND, from: Vec::new() }),
        [Event::Left { seat: Seat::SECOND }]
    );
}

#[test]
fn a_person_cannot_take_two_seats() {
    let mut table = Table::new(Settings::new(rules(GameName::Classic, 3), Language::English));
    let ann = person("Ann", Language::English);
    act(&mut table, Command::Sit { seat: Seat::SECOND, sitter: ann.clone() });
    let twice = table.act(Command::Sit { seat: Seat::FIRST, sitter: ann });
    assert_eq!(twice, Err(Refusal::AlreadySeated { seat: Seat::SECOND }));
}

#[test]
fn the_clock_never_ends_a_cooperative_game() {
    for (kind, loses) in [(GameName::Classic, true), (GameName::Extreme, false), (GameName::FaceToFace, false)] {
        let mut table = timed(kind, loses);
        assert_eq!(table.act(Command::TimeUp { seat: Seat::SECOND }), Err(Refusal::NoClock), "not their turn");
        let events = act(&mut table, Command::TimeUp { seat: Seat::FIRST });
        assert_eq!(events, [Event::TimeUp { seat: Seat::FIRST }], "{kind:?}");
        assert_eq!(table.late(), Some(Seat::FIRST));
        assert_eq!(table.act(Command::TimeUp { seat: Seat::FIRST }), Err(Refusal::NoClock), "once is enough");
        let lay = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").legal()[0].lay;
        act(&mut table, game(Seat::FIRST, GameCommand::Lay(lay)));
        assert_eq!(table.late(), None, "a seat that plays is no longer late");
    }
}

#[test]
fn opponents_can_lose_on_time() {
    let mut table = timed(GameName::FaceToFace, true);
    let events = act(&mut table, Command::TimeUp { seat: Seat::FIRST });
    assert!(matches!(events[..], [Event::Game(tenback_rules::Event::Ended(_)), Event::Opened]), "{events:?}");
    assert_eq!(table.record().expect("dealt").tag("Termination"), Some("time 1"));
}

#[test]
fn without_a_clock_time_never_runs_out() {
    let mut table = dealt(GameName::Classic, Guests::default());
    act(&mut table, game(Seat::FIRST, GameCommand::Begin));
    assert_eq!(table.act(Command::TimeUp { seat: Seat::FIRST }), Err(Refusal::NoClock));
}

#[test]
fn a_deal_is_committed_to_first_and_revealed_at_the_end() {
    let mut table = seated(GameName::FaceToFace, &Guests::default());
    assert_eq!(table.act(Command::DealPromised), Err(Refusal::NothingPromised));
    let salted = Deal { salt: Some("pepper".into()), ..deal(GameName::FaceToFace, 2, 1) };
    act(&mut table, Command::Promise(salted.clone()));
    let promise = table.snapshot(Viewer::Spectator).next_commitment.expect("promised");
    assert_eq!(Some(&promise), salted.commitment().as_ref());
    act(&mut table, Command::DealPromised);
    let dealt = table.snapshot(Viewer::Spectator);
    assert_eq!((dealt.commitment.as_ref(), dealt.next_commitment, dealt.record), (Some(&promise), None, None));
    let events = act(&mut table, game(Seat::SECOND, GameCommand::Resign));
    assert_eq!(events.last(), Some(&Event::Opened));
    let Seen::Opened { record } = table.seen(&Event::Opened, Viewer::Spectator) else { panic!("not shown") };
    assert!(record.contains("[Salt \"pepper\"]") && record.contains(&promise), "{record}");
    assert_eq!(table.snapshot(Viewer::Spectator).record, Some(record));
}

#[test]
fn another_game_can_be_played_at_the_same_table() {
    let mut table = dealt(GameName::Classic, Guests::default());
    let second = deal(GameName::Classic, 2, 99);
    assert_eq!(table.act(Command::Deal(second.clone())), Err(Refusal::AlreadyDealt));
    act(&mut table, Command::Promise(second));
    act(&mut table, game(Seat::FIRST, GameCommand::Resign));
    let first = table.deal_of_game().expect("dealt").clone();
    act(&mut table, Command::DealPromised);
    assert_eq!(table.games(), 2);
    assert_eq!(table.game().expect("dealt").board().phase(), Phase::Dealt);
    act(&mut table, game(Seat::FIRST, GameCommand::Resign));
    act(&mut table, Command::Deal(first.clone()));
    assert_eq!(table.deal_of_game(), Some(&first), "the same cards once more");
}

#[test]
fn a_table_can_be_restored_from_its_state_at_any_point() {
    for (kind, seats) in KINDS {
        let mut played = Playthrough::new(kind, seats);
        played.play(5, 6);
        let text = serde_json::to_string(&played.table.state()).expect("it can be written");
        let mut state: State = serde_json::from_str(&text).expect("it can be read");
        let people = played.table.sitters().iter().filter_map(|(_, sitter)| sitter.owner());
        let names: Vec<_> = people.map(|person| (person.id, person.name.clone())).collect();
        assert!(names.iter().all(|(_, name)| !text.contains(name.as_str())), "no name is stored: {text}");
        state.name_people(|id| names.iter().find(|(known, _)| *known == id).map(|(_, name)| name.clone()));
        assert_eq!(state.seq(), played.table.seq());
        let kept = Table::from_state(state).expect("sound");
        for viewer in viewers(seats) {
            assert_eq!(kept.snapshot(viewer), played.table.snapshot(viewer));
        }
        assert_eq!(kept.record().map(|record| record.to_string()), played.table.record().map(|it| it.to_string()));
    }
}

#[test]
fn events_before_the_game_are_not_sent_again() {
    let mut table = dealt(GameName::Classic, Guests::default());
    act(&mut table, game(Seat::FIRST, GameCommand::Resign));
    let before = table.seq();
    assert!(table.tail(0).is_none(), "the deal of the first game begins afresh");
    act(&mut table, Command::Deal(deal(GameName::Classic, 2, 3)));
    let told: Vec<u64> = table.tail(table.tail_begins()).expect("all of it").map(|told| told.seq).collect();
    assert_eq!(told, [before + 2], "promised before, dealt now");
    assert_eq!(table.tail(u64::MAX).map(Iterator::count), Some(0));
    let kept = Table::from_state(table.state()).expect("sound");
    assert_eq!(kept.snapshot(Viewer::Spectator), table.snapshot(Viewer::Spectator));
}

#[test]
fn events_without_a_game_are_limited() {
    let mut table = seated(GameName::Classic, &Guests::default());
    for _ in 0..2_000 {
        act(&mut table, say(Seat::FIRST, "Anybody there?"));
    }
    let text = serde_json::to_string(&table.state()).expect("it can be written");
    assert!(text.len() < 60_000, "{} bytes", text.len());
    assert_eq!(Table::from_state(table.state()).expect("sound").seq(), table.seq());
}

#[test]
fn invalid_states_and_events_are_rejected() {
    let mut table = seated(GameName::Classic, &Guests::default());
    let elsewhere = Seat::from_number(5).expect("a seat");
    assert!(table.catch_up(&Event::Left { seat: elsewhere }).is_err());
    assert!(table.catch_up(&Event::Dealt).is_err(), "nothing was promised");
    let mut short = deal(GameName::Classic, 2, 1);
    short.setup.decks[0].pop();
    assert!(table.catch_up(&Event::Promised(short)).is_err());
}
