//! How long a server's moves wait until they are durable, as its metrics say.

use std::net::SocketAddr;
use std::time::Duration;

use ureq::Agent;

const TIMEOUT: Duration = Duration::from_secs(5);

/// The start of the lines that count appends up to a duration.
const BUCKET: &str = "tenback_append_seconds_bucket{le=\"";

/// Appends so far: upper bounds in seconds, and how many took at most that long.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Appends(Vec<(f64, f64)>);

impl Appends {
    /// Asks a server. `None` if it does not say, as the bare one.
    pub(crate) fn of(server: SocketAddr) -> Option<Appends> {
        let agent = Agent::config_builder().timeout_global(Some(TIMEOUT)).proxy(None).build().new_agent();
        let text = agent.get(format!("http://{server}/metrics")).call().ok()?.body_mut().read_to_string().ok()?;
        Appends::read(&text)
    }

    fn read(metrics: &str) -> Option<Appends> {
        let bucket = |line: &str| {
            let (bound, count) = line.strip_prefix(BUCKET)?.split_once("\"} ")?;
            Some((bound.parse().ok()?, count.parse().ok()?))
        };
        let buckets: Vec<(f64, f64)> = metrics.lines().filter_map(bucket).collect();
        (!buckets.is_empty()).then_some(Appends(buckets))
    }

    /// The duration in milliseconds that this share of the appends since `before` took at most, interpolated.
    pub(crate) fn millis(&self, before: &Appends, share: f64) -> Option<f64> {
        let earlier = |bound: f64| before.0.iter().find(|(known, _)| *known == bound).map_or(0.0, |(_, count)| *count);
        let since: Vec<(f64, f64)> = self.0.iter().map(|(bound, count)| (*bound, count - earlier(*bound))).collect();
        let wanted = since.last()?.1 * share;
        let index = since.iter().position(|(_, count)| *count > 0.0 && *count >= wanted)?;
        let (high, count) = since[index];
        let (low, below) = index.checked_sub(1).map_or((0.0, 0.0), |previous| since[previous]);
        let part = (wanted - below) / (count - below);
        high.is_finite().then_some((low + (high - low) * part) * 1e3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn metrics(counts: [u32; 3]) -> Appends {
        let lines = ["0.001", "0.01", "+Inf"].iter().zip(counts);
        let text: String = lines.map(|(bound, count)| format!("{BUCKET}{bound}\"}} {count}\n")).collect();
        Appends::read(&format!("tenback_tables 3\n{text}")).expect("they are there")
    }

    #[test]
    fn percentiles_are_those_of_the_appends_in_between() {
        let (before, after) = (metrics([1_000, 1_000, 1_000]), metrics([1_050, 1_100, 1_100]));
        assert_eq!(after.millis(&before, 0.5), Some(1.0));
        let p99 = after.millis(&before, 0.99).expect("there were some");
        assert!((9.8..=9.9).contains(&p99), "{p99}");
        assert_eq!(after.millis(&after, 0.99), None, "nothing was stored");
        assert_eq!(Appends::read("tenback_tables 3\n"), None);
    }
}
