//! What this process uses, as Linux tells it.

use std::fs;

/// What a process uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Usage {
    /// Bytes of memory.
    pub(crate) memory: u64,
    pub(crate) threads: u64,
    /// Open files and connections.
    pub(crate) files: u64,
}

impl Usage {
    /// What this process uses now; nothing on other systems.
    pub(crate) fn read() -> Option<Usage> {
        let files = fs::read_dir("/proc/self/fd").ok()?.fold(0, |files, _| files + 1);
        Usage::parse(&fs::read_to_string("/proc/self/status").ok()?, files)
    }

    fn parse(status: &str, files: u64) -> Option<Usage> {
        let number = |name: &str| {
            let rest = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
            rest.split_whitespace().next()?.parse::<u64>().ok()
        };
        Some(Usage { memory: number("VmRSS")? * 1024, threads: number("Threads")?, files })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_of_a_process_is_read() {
        let status = "Name:\ttenback\nVmHWM:\t   99 kB\nVmRSS:\t   12 kB\nThreads:\t7\n";
        assert_eq!(Usage::parse(status, 3), Some(Usage { memory: 12 * 1024, threads: 7, files: 3 }));
        assert_eq!(Usage::parse("Name:\ttenback\n", 3), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_uses_something() {
        let usage = Usage::read().expect("Linux tells it");
        assert!(usage.memory > 1 << 20 && usage.threads > 0 && usage.files > 0, "{usage:?}");
    }
}
