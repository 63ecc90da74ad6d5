//! The contract of every store. Each test runs against all implementations.

mod alike;
mod closing;
mod contests;
mod devices;
mod games;
mod groups;
mod history;
mod lists;
mod log;
mod make;
mod nodes;
mod people;
mod puzzles;
mod upkeep;

use std::sync::Arc;

use tempfile::TempDir;
use tenback_store::{Append, Memory, Sqlite, Store};
#[cfg(unix)]
use tenback_store::{Postgres, PostgresAddress, Sharing};

/// An empty store, and its folder if it has one.
struct TestStore {
    store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

async fn memory() -> Option<TestStore> {
    Some(TestStore { store: Arc::new(Memory::new()), _folder: None })
}

async fn sqlite() -> Option<TestStore> {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    Some(TestStore { store: Arc::new(store), _folder: Some(folder) })
}

/// `None` if PostgreSQL is not installed.
#[cfg(unix)]
async fn postgres() -> Option<TestStore> {
    let cluster = tenback_test_postgres::Cluster::shared()?;
    let address = PostgresAddress::parse(&cluster.url(&cluster.create_database())).expect("an address");
    let store = Postgres::open(&address, Sharing::Alone).await.expect("an empty database");
    Some(TestStore { store: Arc::new(store), _folder: None })
}

/// A database that is used again and again: emptying it is faster than creating another one.
#[cfg(unix)]
async fn emptied_postgres() -> Option<TestStore> {
    static DATABASE: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    let cluster = tenback_test_postgres::Cluster::shared()?;
    let database = DATABASE.get_or_init(|| cluster.create_database());
    let address = PostgresAddress::parse(&cluster.url(database)).expect("an address");
    // Shared: the database may not have noticed yet that the last test has closed its connection.
    let store = Postgres::open(&address, Sharing::Shared).await.expect("an empty database, or one of ours");
    let tables = [
        "field",
        "entrants",
        "attempts",
        "contests",
        "public_profiles",
        "played",
        "outlines_due",
        "luck_due",
        "group_members",
        "groups",
        "puzzle_results",
        "devices",
        "reviews",
        "players",
        "games",
        "people",
        "entries",
        "snapshots",
        "sitters",
        "days",
        "listings",
        "heads",
        "tables",
    ];
    let empty: String = tables.iter().map(|table| format!("DELETE FROM tenback.{table};")).collect();
    cluster.sql(database, &empty);
    Some(TestStore { store: Arc::new(store), _folder: None })
}

/// An append without events, as a base for others.
fn empty_append(number: u32) -> Append {
    Append { entries: vec![], ..make::append(number, 1..=1) }
}

macro_rules! contract {
    ($($part:ident { $($law:ident,)* })*) => {
        contract!(@store memory $($part { $($law,)* })*);
        contract!(@store sqlite $($part { $($law,)* })*);
        #[cfg(unix)]
        contract!(@store postgres $($part { $($law,)* })*);
    };
    (@store $store:ident $($part:ident { $($law:ident,)* })*) => {
        mod $store {
            $(mod $part {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    if let Some(test) = crate::$store().await {
                        crate::$part::$law(test.store.clone()).await;
                    }
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
        a_review_is_kept_with_its_game,
    }
    lists {
        public_tables_are_listed_most_recently_updated_first,
        one_table_of_each_host_comes_first,
        a_listing_replaces_the_previous_one,
        a_table_is_listed_for_its_host_and_its_sitters,
        hosted_tables_are_counted_since_a_time,
        a_deal_is_in_play_while_a_table_says_so,
    }
    people {
        a_person_is_loaded_as_added,
        names_of_several_people_are_looked_up_at_once,
        a_person_id_cannot_be_used_twice,
        a_person_can_be_renamed,
        changing_an_unknown_person_fails,
    }
    devices {
        a_link_adds_one_device,
        only_the_latest_link_works,
        a_link_expires,
        of_concurrent_uses_of_a_link_one_succeeds,
        a_backup_code_adds_devices_until_it_is_replaced,
        a_backup_code_leads_to_its_owner,
        a_person_cannot_have_more_devices_than_allowed,
        devices_are_renamed_one_by_one,
        the_day_of_the_last_use_only_moves_on,
        a_removed_device_leaves_the_others,
        the_last_device_stays_without_a_backup_code,
        of_devices_that_remove_each_other_one_stays,
        devices_go_with_the_person,
    }
    puzzles {
        results_are_kept_in_order,
        only_the_first_result_of_a_puzzle_counts,
        a_result_out_of_order_is_not_added,
        of_concurrent_results_one_is_added,
        results_go_with_the_person,
    }
    contests {
        a_contest_is_added_once,
        of_concurrent_contests_one_is_added,
        contests_are_due_until_they_are_settled,
        a_person_alone_begins_a_deal_once,
        of_concurrent_beginnings_one_succeeds,
        a_team_counts_if_nobody_has_seen_the_deal,
        nobody_plays_a_deal_at_two_tables,
        of_concurrent_teams_one_begins,
        the_same_cards_count_once_in_all_contests,
        of_concurrent_contests_with_the_same_cards_one_begins,
        the_first_score_of_an_attempt_stays,
        a_result_of_bots_is_added_once,
        people_go_out_of_their_attempts,
        contests_and_attempts_are_listed_page_by_page,
    }
    history {
        a_game_is_found_by_everybody_who_played_it,
        games_are_filtered_and_counted,
        games_are_found_by_everybody_who_was_there,
        pages_stay_in_place_while_games_arrive,
        a_game_without_an_outline_waits_for_one,
        statistics_see_what_counts_in_order,
        luck_is_worked_out_by_one_at_a_time,
        history_goes_with_the_person,
        a_profile_is_public_only_if_switched_on,
    }
    groups {
        a_group_is_loaded_as_added,
        people_join_by_the_code,
        groups_and_people_have_limits,
        a_renewed_code_replaces_the_old_one,
        the_number_of_a_member_is_never_used_again,
        people_who_join_at_once_get_different_numbers,
        only_the_owner_dissolves_a_group,
        groups_go_with_their_owner,
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

macro_rules! contract_of_shared_stores {
    ($($law:ident,)*) => {
        contract_of_shared_stores!(@store memory shared_memory $($law,)*);
        #[cfg(unix)]
        contract_of_shared_stores!(@store postgres shared_postgres $($law,)*);
    };
    (@store $store:ident $name:ident $($law:ident,)*) => {
        mod $name {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                if let Some(test) = crate::$store().await {
                    crate::nodes::$law(test.store.clone()).await;
                }
            })*
        }
    };
}

contract_of_shared_stores! {
    a_table_belongs_to_one_node_at_a_time,
    a_released_table_is_free,
    the_tables_of_a_dead_node_can_be_claimed,
    the_tables_of_a_node_that_left_can_be_claimed,
    a_lease_lasts_as_long_as_it_is_renewed,
    whoever_was_superseded_cannot_write,
    epochs_never_interleave,
    nodes_hear_what_the_others_post_once,
    a_node_that_joins_again_hears_what_was_posted_meanwhile,
    a_closed_table_has_no_owner_any_more,
    two_nodes_cannot_have_one_address,
    operators_see_who_owns_what,
    nodes_share_what_they_use,
}
