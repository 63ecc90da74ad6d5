//! All stores give the same answers to the same calls.

use proptest::prelude::*;
use tenback_store::{
    Append, AttemptScore, BackupCode, CommandKey, Contest, ContestKey, Device, DeviceId, DeviceKey, DeviceLink, Digest,
    Entry, FinishedGame, Group, GroupId, Joining, Listing, Member, NewAttempt, NewTable, Outline, Person, PersonId,
    PersonOutline, PlayedFilter, PlayedKey, Player, PuzzleResult, Rewrite, SignIn, Store, StoreError, StoredReview,
    StoredSnapshot, TableId, Timestamp,
};

use crate::make::table;

/// A call, with few enough tables, people and secrets that calls affect each other.
#[derive(Clone, Debug)]
enum Call {
    Create(NewTable),
    /// The entries are numbered from the last stored one, plus `off`.
    Append {
        append: Append,
        off: i64,
    },
    Load(TableId),
    ListedTable(u32),
    TablesOf(PersonId, u32),
    IsInPlay(Digest),
    TablesHosted(PersonId, Timestamp),
    Game(TableId, u32),
    KeepReview(TableId, u32, String),
    IsAt(PersonId, TableId),
    AddPerson(Person),
    Rename(PersonId, String),
    OfferDevice(PersonId, DeviceLink),
    SetBackup(PersonId, BackupCode),
    BackupOwner(Digest),
    AddDevice(PersonId, DeviceKey, Device, Timestamp),
    RenameDevice(PersonId, DeviceId, String),
    NoteSeen(PersonId, DeviceId, i64, String),
    RemoveDevice(PersonId, DeviceId),
    Ban(PersonId, Option<Timestamp>),
    AddPuzzleResult(PersonId, PuzzleResult),
    AddContest(ContestKey, Option<Timestamp>),
    BeginAttempt(NewAttempt),
    FinishAttempt(TableId, AttemptScore),
    UnrankAttempt(TableId),
    Contests(Timestamp),
    AddGroup(Group, u32),
    JoinGroup(Joining),
    LeaveGroup(GroupId, PersonId),
    RenewGroupCode(GroupId, PersonId, String),
    RemoveGroup(GroupId, PersonId),
    ErasePerson(PersonId),
    Visited(PersonId),
    GamesOf(PersonId, Option<(TableId, u32)>, u32),
    History(PersonId, PlayedFilter, Option<PlayedKey>, u32),
    PlayedIn(TableId, u32),
    AddPlayed(TableId, FinishedGame, Outline),
    KeepAccuracy(TableId, u32, Vec<(u8, f64)>),
    ClaimLuck(Timestamp, Timestamp, u32),
    KeepLuck(TableId, u32, Vec<(PersonId, f64)>),
    SetPublic(PersonId, bool),
    Rewrite(Rewrite),
    CloseTable(TableId),
    DeleteTable(TableId),
    Overview(Option<TableId>, Option<PersonId>, u32),
    Copy(TableId, Option<(TableId, u32)>, u32),
}

/// A store's answer to a call, as text. System errors could not be compared, but do not occur here.
async fn answer(store: &dyn Store, call: Call) -> String {
    match call {
        Call::Create(table) => text(store.create(table).await),
        Call::Append { append, off } => text(store.append(numbered(store, append, off).await).await),
        Call::Load(table) => text(store.load(&table).await) + &text(store.entries(&table).await),
        Call::ListedTable(most) => text(store.listed(most).await),
        Call::TablesOf(person, most) => text(store.tables_of(person, most).await),
        Call::IsInPlay(deal) => text(store.is_in_play(deal).await),
        Call::TablesHosted(person, since) => text(store.tables_hosted(person, since).await),
        Call::Game(table, number) => text(store.game(&table, number).await),
        Call::KeepReview(table, number, review) => {
            let kept = store.keep_review(&table, number, StoredReview { version: "1".into(), review }).await;
            text(kept) + &text(store.review(&table, number).await)
        }
        Call::IsAt(person, table) => text(store.is_at(person, &table).await),
        Call::AddPerson(person) => text(store.add_person(person).await),
        Call::Rename(person, name) => text(store.rename(person, &name, "cs").await) + &person_text(store, person).await,
        Call::OfferDevice(person, link) => text(store.offer_device(person, link).await),
        Call::SetBackup(person, backup) => text(store.set_backup(person, backup).await),
        Call::BackupOwner(code) => text(store.backup_owner(code).await),
        Call::AddDevice(person, key, device, now) => {
            text(store.add_device(person, key, device, now).await) + &person_text(store, person).await
        }
        Call::RenameDevice(person, device, name) => {
            text(store.rename_device(person, device, &name).await) + &person_text(store, person).await
        }
        Call::NoteSeen(person, device, day, name) => {
            text(store.note_seen(person, device, day, &name).await) + &person_text(store, person).await
        }
        Call::RemoveDevice(person, device) => {
            text(store.remove_device(person, device).await) + &person_text(store, person).await
        }
        Call::Ban(person, since) => text(store.ban(person, since).await),
        Call::AddPuzzleResult(person, result) => {
            text(store.add_puzzle_result(person, result).await) + &text(store.puzzle_results(person).await)
        }
        Call::AddGroup(group, most) => text(store.add_group(group, most).await) + &groups_text(store).await,
        Call::JoinGroup(joining) => text(store.join_group(joining).await) + &groups_text(store).await,
        Call::LeaveGroup(group, person) => {
            text(store.remove_member(group, person).await) + &text(store.groups_of(person).await)
        }
        Call::RenewGroupCode(group, owner, code) => text(store.renew_group_code(group, owner, &code).await),
        Call::RemoveGroup(group, owner) => text(store.remove_group(group, owner).await) + &groups_text(store).await,
        Call::AddContest(key, opens) => {
            let (setup, salt, commitment) = (key.deal.clone(), key.instance.clone(), String::new());
            let (cards, settled) = (Digest::new([1; 32]), false);
            text(store.add_contest(Contest { key, setup, salt, commitment, cards, opens, settled }).await)
        }
        Call::BeginAttempt(attempt) => {
            let table = attempt.table.clone();
            text(store.begin_attempt(attempt).await) + &text(store.attempt_at(&table).await)
        }
        Call::FinishAttempt(table, score) => text(store.finish_attempt(&table, score).await),
        Call::UnrankAttempt(table) => text(store.unrank_attempt(&table).await),
        Call::Contests(now) => {
            let deals = ["a", "b"].map(str::to_owned);
            let due = text(store.contests_due(now).await) + &text(store.contest_page(None, 9).await);
            due + &text(store.attempts_at("daily", &deals).await) + &text(store.attempt_page(None, 9).await)
        }
        Call::ErasePerson(person) => {
            let erased = text(store.erase_person(person).await) + &text(store.puzzle_results(person).await);
            erased + &text(store.attempts_of(person, "daily", None).await) + &groups_text(store).await
        }
        Call::Visited(person) => text(store.visited(person).await),
        Call::GamesOf(person, after, most) => text(store.games_of(person, after, most).await),
        Call::History(person, filter, after, most) => {
            let (games, count) =
                (store.played(person, &filter, after, most).await, store.count_played(person, &filter).await);
            let (tallies, companions) = (store.tallies(person).await, store.companions(person).await);
            text(games) + &text(count) + &text(tallies) + &text(companions) + &text(store.not_outlined(most).await)
        }
        Call::PlayedIn(table, number) => text(store.played_in(&table, number).await),
        Call::AddPlayed(table, game, outline) => {
            text(store.add_played(&table, game.number, outline.played(&table, &game)).await)
        }
        Call::KeepAccuracy(table, number, by_seat) => text(store.keep_accuracy(&table, number, by_seat).await),
        Call::ClaimLuck(now, until, most) => text(store.claim_luck(now, until, most).await),
        Call::KeepLuck(table, number, adjusted) => text(store.keep_luck(&table, number, adjusted).await),
        Call::SetPublic(person, public) => {
            text(store.set_public(person, public).await) + &text(store.is_public(person).await)
        }
        Call::Rewrite(rewrite) => {
            let table = rewrite.table.clone();
            text(store.rewrite(rewrite).await) + &text(store.load(&table).await) + &text(store.days(&table).await)
        }
        Call::CloseTable(table) => text(store.close_table(&table).await),
        Call::DeleteTable(table) => text(store.delete_table(&table).await),
        Call::Overview(table, person, most) => {
            let (tables, people) = (store.table_page(table, most).await, store.person_page(person, most).await);
            text(tables) + &text(people) + &text(store.stats().await)
        }
        Call::Copy(table, after, most) => {
            let copy = store.copy_of(&table).await;
            text(copy) + &text(store.game_page(after, most).await)
        }
    }
}

fn text<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> String {
    format!("{answer:?}")
}

async fn person_text(store: &dyn Store, person: PersonId) -> String {
    text(store.person(person).await)
}

/// All groups, with their codes, which are not shown otherwise.
async fn groups_text(store: &dyn Store) -> String {
    let groups = store.group_page(None, 99).await;
    let codes: Vec<_> = groups.iter().flatten().map(|group| group.code.clone()).collect();
    format!("{codes:?} {}", text(groups))
}

async fn numbered(store: &dyn Store, mut append: Append, off: i64) -> Append {
    let last = store.entries(&append.table).await.map_or(0, |entries| entries.len() as u64);
    for (seq, entry) in (last.saturating_add_signed(off) + 1..).zip(&mut append.entries) {
        entry.seq = seq;
    }
    if let Some(snapshot) = &mut append.snapshot {
        snapshot.seq = last.saturating_sub(snapshot.seq);
    }
    append
}

fn table_id() -> impl Strategy<Value = TableId> {
    (0..4u32).prop_map(table)
}

fn person_id() -> impl Strategy<Value = PersonId> {
    (0..4u64).prop_map(PersonId::new)
}

fn digest() -> impl Strategy<Value = Digest> {
    (0..3u8).prop_map(|byte| Digest::new([byte; 32]))
}

fn timestamp() -> impl Strategy<Value = Timestamp> {
    // Some on the same day, some not.
    (0..20i64, 0..3i64).prop_map(|(time, day)| Timestamp(time + day * 24 * 60 * 60 * 1000))
}

fn listing() -> impl Strategy<Value = Listing> {
    (any::<bool>(), prop::collection::vec(person_id(), 0..3), r"\PC{0,4}", prop::option::of(digest()))
        .prop_map(|(listed, people, summary, deal)| Listing { listed, people, summary, deal })
}

fn new_table() -> impl Strategy<Value = NewTable> {
    let entries = prop::collection::vec(entry(), 0..3).prop_map(|mut entries| {
        (1..).zip(&mut entries).for_each(|(seq, entry)| entry.seq = seq);
        entries
    });
    (table_id(), person_id(), r"\PC{0,4}", entries, listing(), timestamp())
        .prop_map(|(id, host, charter, entries, listing, now)| NewTable { id, host, charter, entries, listing, now })
}

fn entry() -> impl Strategy<Value = Entry> {
    let command = (person_id(), "[a-c]").prop_map(|(person, id)| CommandKey { person, id });
    (prop::option::of(command), r"\PC{0,6}").prop_map(|(command, event)| Entry { seq: 0, command, event })
}

fn append() -> impl Strategy<Value = Call> {
    let entries = prop::collection::vec(entry(), 0..4);
    let snapshot = (0..3u64, r"\PC{0,4}").prop_map(|(seq, state)| StoredSnapshot { seq, state });
    let off = prop_oneof![8 => Just(0i64), 1 => Just(-1), 1 => Just(1)];
    (
        table_id(),
        entries,
        prop::option::of(snapshot),
        prop::option::of(listing()),
        prop::option::of(game()),
        prop::option::of(outline()),
        prop::option::of(person_id()),
        prop::option::of(timestamp()),
        timestamp(),
        off,
    )
        .prop_map(|(table, entries, snapshot, listing, game, outline, host, deadline, now, off)| {
            let append = Append { table, epoch: None, entries, snapshot, listing, game, outline, host, deadline, now };
            Call::Append { append, off }
        })
}

fn game() -> impl Strategy<Value = FinishedGame> {
    let players = prop::collection::btree_map(person_id(), prop::option::of(1..=5u8), 0..3);
    (1..4u32, any::<bool>(), players, r"\PC{0,4}", timestamp()).prop_map(|(number, public, players, text, ended)| {
        let players = players.into_iter().map(|(person, seat)| Player { person, seat }).collect();
        FinishedGame { number, ended, public, players, result: text.clone(), record: text }
    })
}

fn outline() -> impl Strategy<Value = Outline> {
    let person = (any::<bool>(), any::<bool>(), 0..100u8, 0..9u16);
    let people = prop::collection::btree_map(person_id(), person, 0..4);
    (r"[ab]", 1..4u8, prop::option::of(1..9u8), 0..99u16, people).prop_map(|(game, seats, hand_size, turns, people)| {
        let of = |(person, (counts, won, left, ten_backs))| PersonOutline { person, counts, won, left, ten_backs };
        let people = people.into_iter().map(of).collect();
        Outline { bots: game.clone(), game, seats, hand_size, minimum: None, turns, people }
    })
}

fn filter() -> impl Strategy<Value = PlayedFilter> {
    let with = prop::option::of(prop::collection::vec(person_id(), 0..3));
    let (since, until) = (prop::option::of(timestamp()), prop::option::of(timestamp()));
    (prop::option::of("[ab]"), prop::option::of(1..4u8), prop::option::of(any::<bool>()), since, until, with)
        .prop_map(|(game, seats, won, since, until, with)| PlayedFilter { game, seats, won, since, until, with })
}

fn played_key() -> impl Strategy<Value = PlayedKey> {
    (timestamp(), table_id(), 0..4u32).prop_map(|(ended, table, number)| PlayedKey { ended, table, number })
}

fn person() -> impl Strategy<Value = Person> {
    (person_id(), r"\PC{0,4}", sign_in(), timestamp(), prop::option::of(timestamp())).prop_map(
        |(id, name, sign_in, since, banned)| Person { id, name, language: "en".into(), sign_in, since, banned },
    )
}

fn sign_in() -> impl Strategy<Value = SignIn> {
    let devices = prop::collection::btree_map(0..4u64, device(), 0..3).prop_map(|devices| {
        let mut devices: Vec<_> =
            devices.into_iter().map(|(id, device)| Device { id: DeviceId::new(id), ..device }).collect();
        devices.sort_by_key(|device| (device.since, device.id));
        devices
    });
    (devices, prop::option::of(link()), prop::option::of(backup())).prop_map(|(devices, link, backup)| SignIn {
        devices,
        link,
        backup,
    })
}

fn device() -> impl Strategy<Value = Device> {
    (0..4u64, "[ab]?", digest(), timestamp(), 0..4i64).prop_map(|(id, name, token, since, seen)| Device {
        id: DeviceId::new(id),
        name,
        token,
        since,
        seen,
    })
}

fn link() -> impl Strategy<Value = DeviceLink> {
    (digest(), timestamp()).prop_map(|(code, until)| DeviceLink { code, until })
}

fn backup() -> impl Strategy<Value = BackupCode> {
    (digest(), timestamp()).prop_map(|(code, since)| BackupCode { code, since })
}

fn key() -> impl Strategy<Value = DeviceKey> {
    prop_oneof![digest().prop_map(DeviceKey::Link), digest().prop_map(DeviceKey::Backup)]
}

fn puzzle_result() -> impl Strategy<Value = PuzzleResult> {
    (0..4u32, "[ab]", any::<bool>(), 0.0..4000.0, timestamp()).prop_map(|(number, puzzle, solved, rating, ended)| {
        PuzzleResult { number, puzzle, solved, rating, deviation: rating / 7.0, volatility: 0.06, ended }
    })
}

/// One of four tables is always for the same deal.
fn contest_of(table: u32, instance: &str) -> ContestKey {
    let deal = if table.is_multiple_of(2) { "a" } else { "b" };
    ContestKey { kind: "daily".into(), deal: deal.into(), instance: instance.into() }
}

fn new_attempt() -> impl Strategy<Value = NewAttempt> {
    let people = prop::collection::btree_set(person_id(), 1..3);
    (0..4u32, "[xy]", people, timestamp(), any::<bool>()).prop_map(|(number, instance, people, begun, ranked)| {
        let (contest, people) = (contest_of(number, &instance), people.into_iter().collect());
        NewAttempt { contest, table: table(number), game: 1, people, begun, ranked }
    })
}

fn score() -> impl Strategy<Value = AttemptScore> {
    (any::<bool>(), 0..99u8, timestamp()).prop_map(|(won, left, ended)| AttemptScore { won, left, ended })
}

fn group_id() -> impl Strategy<Value = GroupId> {
    (0..3u64).prop_map(GroupId::new)
}

/// The owner is the first member; another may join with them.
fn group() -> impl Strategy<Value = Group> {
    let other = prop::option::of(person_id());
    (group_id(), person_id(), other, r"\PC{0,4}", "[ab]", timestamp()).prop_map(
        |(id, owner, other, name, code, since)| {
            let people = [Some(owner), other.filter(|other| *other != owner)].into_iter().flatten();
            let members = people.zip(1..).map(|(person, number)| Member { person, number, since }).collect();
            Group { id, name, owner, code, joined: 2, since, members }
        },
    )
}

fn joining() -> impl Strategy<Value = Joining> {
    (group_id(), "[ab]", person_id(), timestamp(), 0..5u32, 0..5u32).prop_map(
        |(group, code, person, since, most_members, most_groups)| Joining {
            group,
            code,
            person,
            since,
            most_members,
            most_groups,
        },
    )
}

fn rewrite() -> impl Strategy<Value = Rewrite> {
    let events = prop::collection::btree_map(1..5u64, r"\PC{0,4}", 0..3);
    let erased = prop::option::of(person_id());
    (table_id(), events, erased, 0..4u64, r"\PC{0,4}").prop_map(|(table, events, erased, seq, state)| Rewrite {
        table,
        epoch: None,
        events: events.into_iter().collect(),
        erased,
        snapshot: StoredSnapshot { seq, state },
    })
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        3 => new_table().prop_map(Call::Create),
        8 => append(),
        3 => table_id().prop_map(Call::Load),
        2 => (0..6u32).prop_map(Call::ListedTable),
        2 => (person_id(), 0..6u32).prop_map(|(person, most)| Call::TablesOf(person, most)),
        1 => digest().prop_map(Call::IsInPlay),
        1 => (person_id(), timestamp()).prop_map(|(person, since)| Call::TablesHosted(person, since)),
        3 => (table_id(), 1..4u32).prop_map(|(table, number)| Call::Game(table, number)),
        2 => (table_id(), 0..4u32, r"\PC{0,4}")
            .prop_map(|(table, number, review)| Call::KeepReview(table, number, review)),
        1 => (person_id(), table_id()).prop_map(|(person, table)| Call::IsAt(person, table)),
        2 => person().prop_map(Call::AddPerson),
        1 => (person_id(), r"\PC{0,4}").prop_map(|(person, name)| Call::Rename(person, name)),
        2 => (person_id(), link()).prop_map(|(person, link)| Call::OfferDevice(person, link)),
        2 => (person_id(), backup()).prop_map(|(person, backup)| Call::SetBackup(person, backup)),
        1 => digest().prop_map(Call::BackupOwner),
        4 => (person_id(), key(), device(), timestamp())
            .prop_map(|(person, key, device, now)| Call::AddDevice(person, key, device, now)),
        1 => (person_id(), device(), r"\PC{0,4}")
            .prop_map(|(person, device, name)| Call::RenameDevice(person, device.id, name)),
        1 => (person_id(), device(), 0..4i64, "[ab]?")
            .prop_map(|(person, device, day, name)| Call::NoteSeen(person, device.id, day, name)),
        2 => (person_id(), device()).prop_map(|(person, device)| Call::RemoveDevice(person, device.id)),
        1 => (person_id(), prop::option::of(timestamp())).prop_map(|(person, since)| Call::Ban(person, since)),
        3 => (person_id(), puzzle_result()).prop_map(|(person, result)| Call::AddPuzzleResult(person, result)),
        2 => (0..2u32, "[xy]", prop::option::of(timestamp()))
            .prop_map(|(table, instance, opens)| Call::AddContest(contest_of(table, &instance), opens)),
        4 => new_attempt().prop_map(Call::BeginAttempt),
        2 => (table_id(), score()).prop_map(|(table, score)| Call::FinishAttempt(table, score)),
        1 => table_id().prop_map(Call::UnrankAttempt),
        2 => timestamp().prop_map(Call::Contests),
        3 => (group(), 0..3u32).prop_map(|(group, most)| Call::AddGroup(group, most)),
        4 => joining().prop_map(Call::JoinGroup),
        2 => (group_id(), person_id()).prop_map(|(group, person)| Call::LeaveGroup(group, person)),
        1 => (group_id(), person_id(), "[ab]").prop_map(|(group, owner, code)| Call::RenewGroupCode(group, owner, code)),
        1 => (group_id(), person_id()).prop_map(|(group, owner)| Call::RemoveGroup(group, owner)),
        1 => person_id().prop_map(Call::ErasePerson),
        2 => person_id().prop_map(Call::Visited),
        2 => (person_id(), prop::option::of((table_id(), 0..3u32)), 0..4u32)
            .prop_map(|(person, after, most)| Call::GamesOf(person, after, most)),
        4 => (person_id(), filter(), prop::option::of(played_key()), 0..4u32)
            .prop_map(|(person, filter, after, most)| Call::History(person, filter, after, most)),
        2 => (table_id(), 1..4u32).prop_map(|(table, number)| Call::PlayedIn(table, number)),
        2 => (table_id(), game(), outline()).prop_map(|(table, game, outline)| Call::AddPlayed(table, game, outline)),
        1 => (table_id(), 1..4u32, prop::collection::vec((1..=5u8, 0.0..100.0), 0..2))
            .prop_map(|(table, number, by_seat)| Call::KeepAccuracy(table, number, by_seat)),
        2 => (timestamp(), timestamp(), 0..3u32).prop_map(|(now, until, most)| Call::ClaimLuck(now, until, most)),
        2 => (table_id(), 1..4u32, prop::collection::vec((person_id(), -1.0..2.0), 0..2))
            .prop_map(|(table, number, adjusted)| Call::KeepLuck(table, number, adjusted)),
        1 => (person_id(), any::<bool>()).prop_map(|(person, public)| Call::SetPublic(person, public)),
        2 => rewrite().prop_map(Call::Rewrite),
        1 => table_id().prop_map(Call::CloseTable),
        1 => table_id().prop_map(Call::DeleteTable),
        2 => (prop::option::of(table_id()), prop::option::of(person_id()), 0..6u32)
            .prop_map(|(table, person, most)| Call::Overview(table, person, most)),
        2 => (table_id(), prop::option::of((table_id(), 0..3u32)), 0..4u32)
            .prop_map(|(table, after, most)| Call::Copy(table, after, most)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_stores_answer_alike(calls in prop::collection::vec(call(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let memory = crate::memory().await.expect("always there");
            let mut others = vec![crate::sqlite().await];
            #[cfg(unix)]
            others.push(crate::emptied_postgres().await);
            for call in calls {
                let expected = answer(&*memory.store, call.clone()).await;
                for other in others.iter().flatten() {
                    prop_assert_eq!(&answer(&*other.store, call.clone()).await, &expected, "{:?}", call);
                }
            }
            Ok(())
        })?;
    }
}
