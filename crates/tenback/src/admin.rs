//! `tenback admin`: for the operator of a server, whether it runs or not.

mod ask;
mod backup;
mod connection;
mod copy;
mod print;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use serde_json::json;
use tenback_server::{AdminNode, AdminPerson, AdminReply, AdminRequest, AdminTable};
use tenback_store::{Address, Sqlite};
use tenback_words::Words;

use crate::command_error::CommandError;
use crate::serve;

use connection::Connection;
pub(crate) use connection::{open_existing, runtime};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback admin tables list                    all tables, with their ids
  tenback admin tables close k3v9x2aak3v9x2aa  disconnect everybody and keep the table shut
  tenback admin people list --json             all people, for other programs
  tenback admin people erase 7k2m9q4w8x3z1     delete a person with everything they wrote
  tenback admin backup tenback-backup.db       a copy, also while the server runs
  tenback admin copy sqlite:tenback.db postgres://tenback@localhost/tenback

A running server is asked through the socket beside its database (for PostgreSQL, in the data folder), otherwise the database \
is used. Only the user who runs the \
server may do this, and root. With --json, an error is \
an object with the field error. The exit status is 0 if it worked, 1 if it did not, 2 on a usage error.";

/// Options of `admin`.
#[derive(Args)]
pub(crate) struct Admin {
    /// The server's database: sqlite:FILE or postgres://USER@HOST/DATABASE [default: tenback.db in $TENBACK_DATA, else in the system's data folder]
    #[arg(long, env = "TENBACK_DATABASE", value_name = "WHERE", global = true)]
    database: Option<String>,
    /// Print JSON, for other programs
    #[arg(long, global = true)]
    json: bool,
    /// Do not ask for confirmation
    #[arg(long, global = true)]
    yes: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
#[command(disable_help_subcommand = true)]
enum Task {
    /// List, show, close or delete tables
    #[command(subcommand, disable_help_subcommand = true)]
    Tables(Tables),
    /// List, ban or erase people
    #[command(subcommand, disable_help_subcommand = true)]
    People(People),
    /// Copy the database to a new file and check the copy; the server may be running
    Backup {
        /// The file to write
        file: PathBuf,
    },
    /// Replace the database by a backup; the server must be stopped
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Copy everything to another, empty database of any kind; no server may be using either
    Copy {
        /// The database to copy: sqlite:FILE or postgres://USER@HOST/DATABASE
        from: String,
        /// The database to fill: sqlite:FILE or postgres://USER@HOST/DATABASE
        to: String,
    },
    /// List the servers that share a PostgreSQL database, and the tables each of them runs
    Nodes,
    /// Check the database, and that every table can be loaded
    Check,
    /// Count tables, people and games
    Stats,
}

#[derive(Subcommand)]
enum Tables {
    /// List all tables
    List,
    /// Show a table
    Show {
        /// The table's id, as in its link
        table: String,
    },
    /// Disconnect everybody and keep the table shut
    Close {
        /// The table's id, as in its link
        table: String,
    },
    /// Delete a table; its finished games stay
    Delete {
        /// The table's id, as in its link
        table: String,
    },
}

#[derive(Subcommand)]
enum People {
    /// List all people
    List,
    /// Lock a person out
    Ban {
        /// The person's id, from the list
        person: String,
    },
    /// Let a person in again
    Unban {
        /// The person's id, from the list
        person: String,
    },
    /// Delete a person with everything they wrote; their games stay
    Erase {
        /// The person's id, from the list
        person: String,
    },
}

/// Carries out a task.
pub(crate) fn run(args: &Admin, words: &Words) -> io::Result<ExitCode> {
    let done = Desk { args, words }.carry_out(&args.task);
    match done {
        Ok(output) => output.print(args.json, words),
        Err(trouble) if args.json => trouble.report_as_json(),
        Err(trouble) => Ok(trouble.report()),
    }
}

/// The result of a task.
enum Output {
    Tables(Vec<AdminTable>),
    Table(Box<AdminTable>),
    People(Vec<AdminPerson>),
    Stats {
        stats: tenback_server::AdminStats,
        /// Not known while a server uses a database that is not a file.
        bytes: Option<u64>,
    },
    Check(tenback_server::AdminCheck),
    Nodes(Vec<AdminNode>),
    /// A message, and the same as JSON.
    Done(String, serde_json::Value),
}

/// What is needed for every task.
struct Desk<'a> {
    args: &'a Admin,
    words: &'a Words,
}

impl Desk<'_> {
    /// The server's database. Nothing is kept in memory once a server has ended.
    fn database(&self) -> Result<Address, CommandError> {
        match serve::database(self.args.database.as_deref(), self.words)? {
            database @ (Address::Sqlite(_) | Address::Postgres(_)) => Ok(database),
            Address::Memory => Err(CommandError::Usage(self.words.message("cli-admin-memory", &[]))),
        }
    }

    fn connection(&self) -> Result<Connection, CommandError> {
        Connection::open(&self.database()?, self.words)
    }

    fn carry_out(&self, task: &Task) -> Result<Output, CommandError> {
        match task {
            Task::Tables(Tables::List) => self.tables(),
            Task::Tables(Tables::Show { table }) => match self.ask(AdminRequest::Table { id: table.clone() })? {
                AdminReply::Table(table) => Ok(Output::Table(Box::new(table))),
                _ => Err(self.strange()),
            },
            Task::Tables(Tables::Close { table }) => {
                self.confirmed("close", table, AdminRequest::CloseTable { id: table.clone() })
            }
            Task::Tables(Tables::Delete { table }) => {
                self.confirmed("delete", table, AdminRequest::DeleteTable { id: table.clone() })
            }
            Task::People(People::List) => self.people(),
            Task::People(People::Ban { person }) => self.done("ban", person, AdminRequest::Ban { id: person.clone() }),
            Task::People(People::Unban { person }) => {
                self.done("unban", person, AdminRequest::Unban { id: person.clone() })
            }
            Task::People(People::Erase { person }) => {
                self.confirmed("erase", person, AdminRequest::Erase { id: person.clone() })
            }
            Task::Backup { file } => backup::back_up(&self.file()?, file, self.words),
            Task::Restore { file } => {
                let database = self.file()?;
                self.confirm("restore", &file.display().to_string())?;
                backup::restore(&database, file, self.words)
            }
            Task::Copy { from, to } => copy::run(from, to, self.words),
            Task::Nodes => match self.ask(AdminRequest::Nodes)? {
                AdminReply::Nodes(nodes) => Ok(Output::Nodes(nodes)),
                _ => Err(self.strange()),
            },
            Task::Check => self.check(),
            Task::Stats => self.stats(),
        }
    }

    /// The database, if it is a file. Others have tools of their own.
    fn file(&self) -> Result<PathBuf, CommandError> {
        match self.database()? {
            Address::Sqlite(file) => Ok(file),
            Address::Postgres(_) | Address::Memory => {
                Err(CommandError::Usage(self.words.message("cli-admin-postgres-backup", &[])))
            }
        }
    }

    fn ask(&self, request: AdminRequest) -> Result<AdminReply, CommandError> {
        self.connection()?.ask(request, self.words)
    }

    fn tables(&self) -> Result<Output, CommandError> {
        let connection = self.connection()?;
        let mut tables: Vec<AdminTable> = Vec::new();
        loop {
            let after = tables.last().map(|table| table.id.clone());
            match connection.ask(AdminRequest::Tables { after }, self.words)? {
                AdminReply::Tables(page) if page.is_empty() => return Ok(Output::Tables(tables)),
                AdminReply::Tables(page) => tables.extend(page),
                _ => return Err(self.strange()),
            }
        }
    }

    fn people(&self) -> Result<Output, CommandError> {
        let connection = self.connection()?;
        let mut people: Vec<AdminPerson> = Vec::new();
        loop {
            let after = people.last().map(|person| person.id.clone());
            match connection.ask(AdminRequest::People { after }, self.words)? {
                AdminReply::People(page) if page.is_empty() => return Ok(Output::People(people)),
                AdminReply::People(page) => people.extend(page),
                _ => return Err(self.strange()),
            }
        }
    }

    fn check(&self) -> Result<Output, CommandError> {
        let reply = self.ask(AdminRequest::Check)?;
        // A database server looks after its own files.
        if let Address::Sqlite(file) = self.database()? {
            Sqlite::verify(&file).map_err(|why| serve::database_refusal(&why, self.words))?;
        }
        match reply {
            AdminReply::Check(check) => Ok(Output::Check(check)),
            _ => Err(self.strange()),
        }
    }

    fn stats(&self) -> Result<Output, CommandError> {
        let connection = self.connection()?;
        match connection.ask(AdminRequest::Stats, self.words)? {
            AdminReply::Stats(stats) => {
                let bytes = match self.database()? {
                    Address::Sqlite(file) => std::fs::metadata(file).map(|file| file.len()).ok(),
                    Address::Postgres(_) | Address::Memory => connection.size(),
                };
                Ok(Output::Stats { stats, bytes })
            }
            _ => Err(self.strange()),
        }
    }

    fn confirmed(&self, what: &'static str, id: &str, request: AdminRequest) -> Result<Output, CommandError> {
        // Nobody is asked about what cannot be done.
        self.database()?;
        self.confirm(what, id)?;
        self.done(what, id, request)
    }

    fn confirm(&self, what: &'static str, id: &str) -> Result<(), CommandError> {
        if self.args.yes { Ok(()) } else { ask::confirm(what, id, self.words) }
    }

    fn done(&self, what: &'static str, id: &str, request: AdminRequest) -> Result<Output, CommandError> {
        self.ask(request)?;
        let text = self.words.message("cli-admin-done", &[("what", what.into()), ("id", id.into())]);
        Ok(Output::Done(text, json!({ "done": what, "id": id })))
    }

    /// The answer is not the one to the question: another version of the program.
    fn strange(&self) -> CommandError {
        CommandError::Failure(self.words.message("cli-admin-strange", &[]))
    }
}
