//! What every store promises, whatever it keeps things in. Each law runs against all of them.

mod alike;
mod closing;
mod lists;
mod log;
mod make;
mod people;

use std::sync::Arc;

use tempfile::TempDir;
use tenback_store::{Append, Memory, Sqlite, Store};

/// An empty store, and the folder it is in if it needs one.
struct Place {
    store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

fn memory() -> Place {
    Place { store: Arc::new(Memory::new()), _folder: None }
}

fn sqlite() -> Place {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    Place { store: Arc::new(store), _folder: Some(folder) }
}

/// An append without events, to put something else into.
fn nothing(number: u32) -> Append {
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
                    let place = crate::$store();
                    crate::$part::$law(place.store.clone()).await;
                })*
            })*
        }
    };
}

contract! {
    log {
        a_new_table_has_a_charter_and_no_events,
        a_new_table_comes_with_its_first_events_or_not_at_all,
        a_name_is_given_once,
        what_was_appended_is_loaded_as_it_was,
        a_gap_is_refused_and_changes_nothing,
        an_event_is_never_written_over,
        of_two_writers_one_is_refused,
        an_append_is_kept_whole_or_not_at_all,
        a_table_that_does_not_exist_has_nothing,
        a_snapshot_shortens_the_tail_and_not_the_log,
        an_older_snapshot_changes_nothing,
        a_snapshot_from_ahead_of_the_log_is_refused,
        many_tables_at_once_keep_their_order,
        appends_are_counted,
    }
    lists {
        listed_tables_come_last_touched_first,
        a_face_replaces_the_one_before,
        a_table_belongs_to_its_host_and_to_those_who_sit_there,
        hosted_tables_are_counted_from_a_moment_on,
    }
    people {
        a_person_is_found_as_added,
        an_id_is_given_once,
        a_person_can_be_renamed,
        a_code_recovers_once,
        only_the_last_code_recovers,
        of_many_who_recover_at_once_one_does,
        nobody_cannot_be_changed,
    }
    closing {
        a_closed_store_refuses_everything,
        closing_finishes_what_was_asked_for,
    }
}
