//! Metrics for operators, in the format of Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tenback_store::Store;
use tracing::warn;

use crate::usage::Usage;

/// Bucket bounds in seconds: from memory access to a failing disk.
const SECONDS: [f64; 10] = [0.000_1, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/// The metrics of this process; there is one set, however many servers a test starts.
pub(crate) fn handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS);
        let builder = builder.and_then(|builder| {
            builder.set_buckets_for_metric(Matcher::Full("tenback_append_seconds".into()), &append_seconds())
        });
        let recorder = builder.expect("the bounds are not empty").build_recorder();
        let handle = recorder.handle();
        // A program that embeds the server may have its own recorder; then that one is used.
        let _own = metrics::set_global_recorder(recorder);
        describe();
        handle
    })
}

/// Finer bounds, from 0.1 ms to 2.5 s: each is a quarter more than the one before.
fn append_seconds() -> [f64; 46] {
    std::array::from_fn(|index| 0.000_1 * 1.25_f64.powi(index as i32))
}

fn describe() {
    describe_gauge!("tenback_tables", "tables in memory");
    describe_gauge!("tenback_connections", "open sockets at tables");
    describe_gauge!("tenback_nodes", "servers that share the database, this one included");
    describe_gauge!("tenback_links", "links to other servers, by direction");
    describe_gauge!("tenback_forwarded", "clients of other servers at tables of this one");
    describe_counter!("tenback_commands_total", "commands of people, by outcome");
    describe_histogram!(
        "tenback_command_seconds",
        "from a command's arrival at its table to the frames that report it"
    );
    describe_counter!("tenback_appends_total", "appends that were stored durably");
    describe_gauge!("tenback_append_seconds_total", "time that appends waited to be durable");
    describe_counter!("tenback_commits_total", "commits that appends shared");
    describe_histogram!("tenback_append_seconds", "time an append of a table waited to be durable");
    describe_counter!("tenback_appends_failed_total", "appends that could not be stored");
    describe_histogram!("tenback_bot_seconds", "time a bot thought about a turn");
    describe_histogram!("tenback_bot_wait_seconds", "time a bot, a hint or a step of a review waited for a thread");
    describe_counter!("tenback_reviews_total", "reviews that were asked for, by outcome");
    describe_histogram!("tenback_review_step_seconds", "time for one step of a review");
    describe_gauge!("tenback_database_bytes", "size of the database");
    describe_gauge!("tenback_queued_bytes", "bytes that wait to be sent to clients");
    describe_gauge!("tenback_bot_queue", "bots, hints and reviews that wait for a thread");
    describe_gauge!("tenback_bots_thinking", "bots, hints and steps of reviews that are thinking");
    describe_counter!("tenback_dropped_total", "connections dropped, by reason");
    describe_counter!("tenback_requests_total", "plain requests, by status");
    describe_counter!("tenback_refused_total", "plain requests that were refused, by code");
    describe_gauge!("tenback_people", "people in the database");
    describe_gauge!("tenback_database_bytes", "bytes that the database uses");
    describe_gauge!("tenback_build_info", "1, labelled with the version and the commit");
    describe_gauge!("process_resident_memory_bytes", "memory of the process");
    describe_gauge!("process_open_fds", "open files and connections of the process");
    describe_gauge!("process_threads", "threads of the process");
    // What has not happened yet is 0, not missing.
    for name in ["tenback_tables", "tenback_connections", "tenback_forwarded"] {
        gauge!(name).increment(0.0);
    }
}

/// All metrics as text. The store has its own figures, which are read here.
pub(crate) async fn render(store: &dyn Store) -> String {
    for (name, figure) in [("tenback_people", store.people().await), ("tenback_database_bytes", store.size().await)] {
        match figure {
            Ok(figure) => gauge!(name).set(figure as f64),
            Err(why) => warn!(name, %why, "cannot be read"),
        }
    }
    let counts = store.counters().read();
    counter!("tenback_appends_total").absolute(counts.appends);
    gauge!("tenback_append_seconds_total").set(counts.append_time.as_secs_f64());
    counter!("tenback_commits_total").absolute(counts.commits);
    counter!("tenback_appends_failed_total").absolute(counts.failed);
    if let Some(usage) = Usage::read() {
        gauge!("process_resident_memory_bytes").set(usage.memory as f64);
        gauge!("process_open_fds").set(usage.files as f64);
        gauge!("process_threads").set(usage.threads as f64);
    }
    handle().render()
}

/// Names the program that runs.
pub(crate) fn built_from(commit: Option<&str>) {
    let commit = commit.unwrap_or_default().to_owned();
    gauge!("tenback_build_info", "version" => env!("CARGO_PKG_VERSION"), "commit" => commit).set(1.0);
}

/// Aggregates recent measurements. Otherwise each one would be kept until the next scrape.
pub(crate) fn tidy() {
    handle().run_upkeep();
}

pub(crate) fn table_opened() {
    gauge!("tenback_tables").increment(1.0);
}

pub(crate) fn table_closed() {
    gauge!("tenback_tables").decrement(1.0);
}

/// How many servers share the database.
pub(crate) fn nodes(alive: u32) {
    gauge!("tenback_nodes").set(f64::from(alive));
}

/// A link to another server, until it is dropped.
pub(crate) struct OpenLink(&'static str);

impl OpenLink {
    pub(crate) fn new(direction: &'static str) -> OpenLink {
        gauge!("tenback_links", "direction" => direction).increment(1.0);
        OpenLink(direction)
    }
}

impl Drop for OpenLink {
    fn drop(&mut self) {
        gauge!("tenback_links", "direction" => self.0).decrement(1.0);
    }
}

/// A client of another server at a table of this one, until it is dropped.
pub(crate) struct Forwarded(());

impl Forwarded {
    pub(crate) fn new() -> Forwarded {
        gauge!("tenback_forwarded").increment(1.0);
        Forwarded(())
    }
}

impl Drop for Forwarded {
    fn drop(&mut self) {
        gauge!("tenback_forwarded").decrement(1.0);
    }
}

pub(crate) fn connected() {
    gauge!("tenback_connections").increment(1.0);
}

pub(crate) fn disconnected() {
    gauge!("tenback_connections").decrement(1.0);
}

pub(crate) fn command(outcome: &'static str, took: Duration) {
    counter!("tenback_commands_total", "outcome" => outcome).increment(1);
    histogram!("tenback_command_seconds").record(took);
}

pub(crate) fn appended(took: Duration) {
    histogram!("tenback_append_seconds").record(took);
}

pub(crate) fn bot_thought(took: Duration) {
    histogram!("tenback_bot_seconds").record(took);
}

/// A review that was stored already, complete now, abandoned by everybody, or failed.
pub(crate) fn reviewed(outcome: &'static str) {
    counter!("tenback_reviews_total", "outcome" => outcome).increment(1);
}

pub(crate) fn review_step(took: Duration) {
    histogram!("tenback_review_step_seconds").record(took);
}

/// The size of the database, and what waits to be sent.
pub(crate) fn measured(database: u64, queued: usize) {
    gauge!("tenback_database_bytes").set(database as f64);
    gauge!("tenback_queued_bytes").set(queued as f64);
}

/// How many bots, hints and reviews are waiting and thinking.
pub(crate) fn thinking(waiting: usize, running: usize) {
    gauge!("tenback_bot_queue").set(waiting as f64);
    gauge!("tenback_bots_thinking").set(running as f64);
}

pub(crate) fn waited_to_think(time: Duration) {
    histogram!("tenback_bot_wait_seconds").record(time);
}

pub(crate) fn dropped(reason: &'static str) {
    counter!("tenback_dropped_total", "reason" => reason).increment(1);
}

pub(crate) fn refused(code: &'static str) {
    counter!("tenback_refused_total", "code" => code).increment(1);
}

pub(crate) fn request(status: u16) {
    counter!("tenback_requests_total", "status" => status.to_string()).increment(1);
}
