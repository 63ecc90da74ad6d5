//! The log, on standard error.

use std::env;
use std::io::{IsTerminal, stderr};
use std::panic;

use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::options::LogFormat;

/// Starts logging.
pub(super) fn start(format: LogFormat, level: LevelFilter) {
    // The details of libraries are left out.
    let others = level.min(LevelFilter::WARN);
    let filter = Targets::new().with_default(others).with_target("tenback", level);
    // A closed standard error is no reason to panic.
    let layer = || fmt::layer().with_writer(stderr).log_internal_errors(false);
    let layer = match format {
        LogFormat::Text => {
            let is_plain = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            layer().with_ansi(stderr().is_terminal() && !is_plain).boxed()
        }
        LogFormat::Json => layer().json().boxed(),
    };
    // This fails only if logging has started already.
    _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
    // A panic ends one task at most, and is in the log like everything else.
    panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(%place, "panic: {}", panic.payload_as_str().unwrap_or("without a message"));
    }));
}
