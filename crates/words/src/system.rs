//! Errors of the system: files and connections.

use std::io;

use crate::words::Words;

impl Words {
    /// Why a file or a connection failed, as part of a sentence. Rare errors are in the system's own words.
    pub fn io_error(&self, error: &io::Error) -> String {
        self.system_error(error.kind(), &error.to_string())
    }

    /// The same from the kind of the error and its text.
    pub fn system_error(&self, kind: io::ErrorKind, text: &str) -> String {
        // The number says nothing to people.
        let text = text.split(" (os error").next().unwrap_or(text);
        self.message("system-error", &[("kind", word(kind).into()), ("error", text.into())])
    }
}

/// The word of a kind in the message.
const fn word(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "no-permission",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::QuotaExceeded => "quota",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "not-folder",
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::InvalidFilename => "bad-name",
        io::ErrorKind::FileTooLarge => "too-large",
        io::ErrorKind::UnexpectedEof => "cut-off",
        io::ErrorKind::ResourceBusy | io::ErrorKind::AddrInUse => "in-use",
        io::ErrorKind::OutOfMemory => "memory",
        io::ErrorKind::ConnectionRefused => "refused",
        io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionAborted | io::ErrorKind::BrokenPipe => "closed",
        io::ErrorKind::HostUnreachable | io::ErrorKind::NetworkUnreachable | io::ErrorKind::NetworkDown => "no-network",
        io::ErrorKind::TimedOut => "timeout",
        _ => "other",
    }
}
