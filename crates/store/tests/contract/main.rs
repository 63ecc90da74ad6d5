//! The contract of every store. Each test runs against all implementations.

mod alike;
mod closing;
mod games;
mod lists;
mod log;
mod make;
mod people;
mod upkeep;

use std::sync::Arc;

use tempfile::TempDir;
use tenback_store::{Append, Memory, Sqlite, Store};

/// An empty store, and its folder if it has one.
struct TestStore {
    store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

fn memory() -> TestStore {
    TestStore { store: Arc::new(Memory::new()), _folder: None }
}

fn sqlite() -> TestStore {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    TestStore { store: Arc::new(store), _folder: Some(folder) }
}

/// An append without events, as a base for others.
fn empty_append(number: u32) -> Append {
    Append { entries: vec![], ..make::append(number, 1..=1) }
}

macro_rules! contract {
    ($($part:ident { $($law:ident,)* })*) => {
        contract!(@store memory $($part { $($law,)* })*);
        contract!(@store sqlite $($part { $($law,)* })*);
    };
    (@store $store:ident $($part:ident { $($law:ident,)* })*) => {
        mod $store {
            $(mod $part {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    let test = crate::$store();
                    crate::$part::$law(test.store.clone()).await;
                })*
            })*
        }
    };
}

contract! {
    log {
        a_new_table_has_a_charter_and_no_events,
        a_table_and_its_first_events_are_created_together_or_not_at_all,
        a_table_id_cannot_be_used_twice,
        appended_events_are_loaded_unchanged,
        a_gap_is_rejected_and_changes_nothing,
        an_event_is_never_overwritten,
        of_two_concurrent_writers_one_is_rejected,
        an_append_is_atomic,
        an_unknown_table_is_reported,
        a_snapshot_shortens_what_is_loaded_but_not_the_log,
        an_older_snapshot_is_ignored,
        a_snapshot_ahead_of_the_log_is_rejected,
        concurrent_appends_to_many_tables_keep_their_order,
        appends_are_counted,
        the_bytes_of_a_table_and_of_the_store_are_counted,
        the_deadline_of_a_turn_is_that_of_the_last_event,
    }
    games {
        a_finished_game_is_stored_with_the_events_that_end_it,
        a_rejected_append_leaves_no_game,
        hosts_and_sitters_are_at_a_table,
    }
    lists {
        public_tables_are_listed_most_recently_updated_first,
        one_table_of_each_host_comes_first,
        a_listing_replaces_the_previous_one,
        a_table_is_listed_for_its_host_and_its_sitters,
        hosted_tables_are_counted_since_a_time,
    }
    people {
        a_person_is_loaded_as_added,
        names_of_several_people_are_looked_up_at_once,
        a_person_id_cannot_be_used_twice,
        a_person_can_be_renamed,
        a_recovery_code_works_once,
        only_the_latest_recovery_code_works,
        a_recovery_code_expires,
        of_concurrent_recoveries_one_succeeds,
        changing_an_unknown_person_fails,
    }
    upkeep {
        tables_and_people_are_listed_page_by_page,
        a_closed_table_is_marked_and_not_listed,
        a_deleted_table_leaves_only_its_finished_games,
        an_erased_person_is_unknown,
        a_ban_is_stored_until_it_is_lifted,
        people_who_left_a_table_have_visited_it,
        events_are_rewritten_in_place,
        the_day_of_every_event_is_known,
        the_games_of_a_person_are_listed_page_by_page,
        everything_is_counted,
    }
    closing {
        a_closed_store_rejects_every_call,
        closing_finishes_pending_calls,
    }
}
