//! The folder of a scenario: removed after a success, kept as evidence after a fault.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::fault::Fault;
use crate::history::SharedHistory;
use crate::stored::StoredLog;

/// A folder that is removed unless it is kept.
pub(crate) struct Evidence(TempDir);

impl Evidence {
    pub(crate) fn new(scenario: &str) -> Result<Evidence, Fault> {
        let folder = tempfile::Builder::new().prefix(&format!("tenback-torture-{scenario}-")).tempdir();
        folder.map(Evidence).map_err(Fault::system("a temporary folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// A new folder in it.
    pub(crate) fn folder(&self, name: &str) -> Result<PathBuf, Fault> {
        let folder = self.path().join(name);
        fs::create_dir_all(&folder).map_err(Fault::system(folder.display()))?;
        Ok(folder)
    }

    /// Writes down what clients know, for a look after a fault.
    pub(crate) fn write_histories(&self, clients: &[SharedHistory]) {
        let text: String = clients.iter().map(|client| format!("{:#?}\n", client.lock())).collect();
        if let Err(why) = fs::write(self.path().join("histories.txt"), text) {
            eprintln!("histories.txt: {why}");
        }
    }

    /// Keeps the folder and says where it is.
    pub(crate) fn keep(self) -> PathBuf {
        self.0.keep()
    }
}

/// Copies the database as a crash left it, without changing it.
pub(crate) fn copy_database(database: &Path, to: &Path) -> Result<PathBuf, Fault> {
    let copy = to.join("tenback.db");
    for ending in ["", "-wal", "-journal"] {
        let with = |path: &Path| {
            let mut path = path.as_os_str().to_owned();
            path.push(ending);
            PathBuf::from(path)
        };
        let (from, to) = (with(database), with(&copy));
        if from.exists() {
            fs::copy(&from, &to).map_err(Fault::system(from.display()))?;
        } else if to.exists() {
            fs::remove_file(&to).map_err(Fault::system(to.display()))?;
        }
    }
    Ok(copy)
}

/// Runs `tenback admin check`, which loads every table as a server would.
pub(crate) fn admin_check(program: &Path, database: &str) -> Result<(), Fault> {
    let mut command = Command::new(program);
    command.args(["--lang", "en", "admin", "check", "--json", "--database", database]);
    succeed("tenback admin check", command, b"")
}

/// Runs `tenback verify` on the records of all finished games, and says how many there are.
pub(crate) fn verify_records(program: &Path, logs: &[StoredLog]) -> Result<usize, Fault> {
    let records: Vec<&str> = logs.iter().flat_map(|log| &log.records).filter_map(Option::as_deref).collect();
    if records.is_empty() {
        return Ok(0);
    }
    let mut command = Command::new(program);
    command.args(["--lang", "en", "verify", "-"]);
    succeed("tenback verify", command, records.join("\n").as_bytes())?;
    Ok(records.len())
}

fn succeed(name: &str, mut command: Command, input: &[u8]) -> Result<(), Fault> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(Fault::system(name))?;
    let mut stdin = child.stdin.take();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.as_mut().map_or(Ok(()), |stdin| stdin.write_all(&input)));
    let output = child.wait_with_output().map_err(Fault::system(name))?;
    // If it stopped reading, its output says why.
    let _written = writer.join();
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(Fault::Check { command: name.to_owned(), output: String::from_utf8_lossy(&said).into_owned() })
}
