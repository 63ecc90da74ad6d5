//! What can go wrong: broken promises, and what keeps a scenario from running.

use std::fmt;
use std::io;

use tenback_store::{OpenError, StoreError};

/// Why a scenario stopped.
#[derive(Debug)]
pub(crate) enum Fault {
    /// A file, folder or program could not be used.
    System { what: String, why: io::Error },
    /// The server did not answer in time after it was started.
    NotUp { log: String },
    /// The server ended although nobody stopped it.
    ServerEnded { log: String },
    /// People or tables could not be created.
    NotSeated { why: String },
    /// A client was still away, or a table stood still, long after the server was back.
    NotBack { who: String },
    /// A client gave up, or was sent something that it could not follow.
    Client { who: String, why: String },
    /// The store could not be opened after what happened to it.
    NotOpened { why: String },
    /// The store failed while it was read.
    Store { why: String },
    /// A table that acknowledged something does not exist.
    NoTable { table: String },
    /// An event is missing or there twice.
    Gap { table: String, expected: u64, found: u64 },
    /// A stored event cannot follow the ones before it.
    Inconsistent { table: String, seq: u64, why: String },
    /// An acknowledged command is not in the log.
    Lost { table: String, command: String, seq: u64 },
    /// A command was carried out more than once.
    Doubled { table: String, command: String, times: usize },
    /// A command was refused, and is in the log anyway.
    RefusedButDone { table: String, command: String },
    /// An acknowledgement names an event that is not the command's.
    WrongNumber { table: String, command: String, told: u64, stored: u64 },
    /// The log has a command that nobody sent.
    Unknown { table: String, command: String },
    /// A client saw an event that is not in the log.
    NotInLog { table: String, seq: u64, last: u64 },
    /// A client saw something other than its viewer may see of the log.
    SawOther { who: String, seq: u64, seen: String, stored: String },
    /// A finished game has no record.
    NoRecord { table: String, game: u32 },
    /// A program of Tenback found a fault.
    Check { command: String, output: String },
    /// Something that should have happened did not.
    Expected { what: String },
    /// A trace of system calls cannot be understood.
    Trace { line: usize, why: String },
}

impl Fault {
    /// A file, folder or program could not be used.
    pub(crate) fn system(what: impl fmt::Display) -> impl FnOnce(io::Error) -> Fault {
        move |why| Fault::System { what: what.to_string(), why }
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Fault {
        Fault::NotOpened { why: error.to_string() }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store { why: error.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::System { what, why } => write!(f, "{what}: {why}"),
            Fault::NotUp { log } => write!(f, "the server did not start; its log: {log}"),
            Fault::ServerEnded { log } => write!(f, "the server ended on its own; its log: {log}"),
            Fault::NotSeated { why } => write!(f, "people could not sit down: {why}"),
            Fault::NotBack { who } => write!(f, "{who} did not come back"),
            Fault::Client { who, why } => write!(f, "{who}: {why}"),
            Fault::NotOpened { why } => write!(f, "the store cannot be opened: {why}"),
            Fault::Store { why } => write!(f, "the store cannot be read: {why}"),
            Fault::NoTable { table } => write!(f, "table {table} is gone"),
            Fault::Gap { table, expected, found } => {
                write!(f, "table {table}: event {found} is stored where {expected} has to follow")
            }
            Fault::Inconsistent { table, seq, why } => write!(f, "table {table}: event {seq} is impossible: {why}"),
            Fault::Lost { table, command, seq } => {
                write!(f, "table {table}: command {command} was acknowledged with event {seq} and is lost")
            }
            Fault::Doubled { table, command, times } => {
                write!(f, "table {table}: command {command} was carried out {times} times")
            }
            Fault::RefusedButDone { table, command } => {
                write!(f, "table {table}: command {command} was refused, and is stored anyway")
            }
            Fault::WrongNumber { table, command, told, stored } => {
                write!(f, "table {table}: command {command} was acknowledged as event {told}, but is {stored}")
            }
            Fault::Unknown { table, command } => write!(f, "table {table}: nobody sent command {command}"),
            Fault::NotInLog { table, seq, last } => {
                write!(f, "table {table}: a client was told event {seq}, but the log ends with {last}")
            }
            Fault::SawOther { who, seq, seen, stored } => {
                write!(f, "{who} saw {seen} as event {seq}; stored is {stored}")
            }
            Fault::NoRecord { table, game } => write!(f, "table {table}: game {game} has no record"),
            Fault::Check { command, output } => write!(f, "{command} found a fault: {output}"),
            Fault::Expected { what } => write!(f, "expected, but never happened: {what}"),
            Fault::Trace { line, why } => write!(f, "line {line} of the trace: {why}"),
        }
    }
}

impl std::error::Error for Fault {}
