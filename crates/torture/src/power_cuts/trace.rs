//! What strace recorded: changes of the database's files, syncs, and what was sent on sockets, in one order.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use crate::fault::Fault;

/// The system calls that change files or tell somebody something.
const CALLS: &str =
    "trace=pwrite64,pwritev,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,openat,unlink,unlinkat,rename";
/// The endings of the files that matter after a power cut. The others are for running processes only.
const ENDINGS: [&str; 3] = ["", "-wal", "-journal"];

/// Something a server did.
#[derive(Debug)]
pub(super) enum Op {
    /// Opened a file that is created if it does not exist.
    Create {
        file: String,
    },
    Write {
        file: String,
        offset: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        size: usize,
    },
    Remove {
        file: String,
    },
    /// Synced a file; what was written before operation `began` is durable now.
    Sync {
        file: String,
        began: usize,
    },
    /// Synced the folder with the files.
    SyncFolder {
        began: usize,
    },
    /// Sent bytes on a socket. They are empty if nobody knows whether they were sent.
    Told {
        socket: String,
        bytes: Vec<u8>,
    },
}

/// Everything that happened.
pub(super) struct Trace {
    pub(super) ops: Vec<Op>,
}

/// The command that runs a server and records what it does.
pub(super) fn command(to: &Path) -> Vec<OsString> {
    let words =
        ["strace", "-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", "10000000", "-e", "signal=none", "-e", CALLS, "-o"];
    words.into_iter().map(OsString::from).chain([to.as_os_str().to_owned()]).collect()
}

impl Trace {
    /// Reads the traces of servers that ran one after the other with the same database.
    pub(super) fn read(traces: &[PathBuf], database: &Path) -> Result<Trace, Fault> {
        let folder = database.parent().unwrap_or(Path::new("")).to_string_lossy().into_owned();
        let name = database.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut reader = Reader { folder, name, ops: Vec::new(), unfinished: HashMap::new(), run: 0 };
        for path in traces {
            let mut lines = BufReader::new(File::open(path).map_err(Fault::system(path.display()))?);
            let mut line = Vec::new();
            for number in 1.. {
                line.clear();
                if lines.read_until(b'\n', &mut line).map_err(Fault::system(path.display()))? == 0 {
                    break;
                }
                let text = String::from_utf8_lossy(&line);
                reader.line(text.trim_end()).map_err(|why| Fault::Trace { line: number, why })?;
            }
            reader.unfinished.clear();
            reader.run += 1;
        }
        Ok(Trace { ops: reader.ops })
    }
}

/// A call that has begun.
struct Begun {
    /// Where in the order it began.
    at: usize,
    /// Whether the operation there is its own.
    noted: bool,
    text: String,
}

struct Reader {
    folder: String,
    name: String,
    ops: Vec<Op>,
    /// By thread.
    unfinished: HashMap<String, Begun>,
    /// Which server, so that sockets are not confused.
    run: usize,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (thread, rest) = line.split_once(' ').ok_or("no thread")?;
        let rest = rest.trim_start();
        if let Some(begun) = rest.strip_suffix("<unfinished ...>") {
            let (at, text) = (self.ops.len(), begun.trim_end().to_owned());
            let noted = self.begin(&text)?;
            self.unfinished.insert(thread.to_owned(), Begun { at, noted, text });
            return Ok(());
        }
        if let Some(resumed) = rest.strip_prefix("<... ") {
            let Some(Begun { at, noted, text }) = self.unfinished.remove(thread) else { return Ok(()) };
            let (_, end) = resumed.split_once("resumed>").ok_or("no end")?;
            return self.finish(at, noted, &format!("{text}{end}"));
        }
        if !rest.contains('(') {
            return Ok(());
        }
        let at = self.ops.len();
        let noted = self.begin(rest)?;
        self.finish(at, noted, rest)
    }

    /// Notes what counts from the moment a call begins, if anything does.
    fn begin(&mut self, call: &str) -> Result<bool, String> {
        let (name, arguments) = call.split_once('(').ok_or("no call")?;
        let op = match name {
            "pwrite64" => self.write(arguments)?,
            "write" | "writev" | "sendto" | "sendmsg" | "pwritev" => {
                if self.file(descriptor(arguments)).is_some() {
                    return Err(format!("{name} on a file of the database"));
                }
                let socket = descriptor(arguments).filter(|path| path.starts_with("socket:"));
                socket.map(|socket| Op::Told { socket: format!("{} {socket}", self.run), bytes: Vec::new() })
            }
            _ => None,
        };
        let noted = op.is_some();
        self.ops.extend(op);
        Ok(noted)
    }

    fn write(&self, arguments: &str) -> Result<Option<Op>, String> {
        let Some(file) = self.file(descriptor(arguments)) else { return Ok(None) };
        let (bytes, rest) = string(arguments).ok_or("no bytes")?;
        let offset = rest.split([',', ')', ' ']).filter(|word| !word.is_empty()).nth(1);
        let offset = offset.and_then(|offset| offset.parse().ok()).ok_or("no offset")?;
        Ok(Some(Op::Write { file, offset, bytes }))
    }

    /// What counts once a call has returned.
    fn finish(&mut self, at: usize, noted: bool, call: &str) -> Result<(), String> {
        let (name, arguments) = call.split_once('(').ok_or("no call")?;
        let Some((_, result)) = call.rsplit_once(" = ") else { return Ok(()) };
        let failed = result.starts_with('-') || result.starts_with('?');
        match name {
            "pwrite64" if noted => self.check_write(at, result),
            "write" | "writev" | "sendto" | "sendmsg" if noted && !failed => self.tell(at, arguments, result),
            _ if failed => Ok(()),
            "fsync" | "fdatasync" => {
                let Some(path) = descriptor(arguments) else { return Ok(()) };
                if path == self.folder {
                    self.ops.push(Op::SyncFolder { began: at });
                } else if let Some(file) = self.file(Some(path)) {
                    self.ops.push(Op::Sync { file, began: at });
                }
                Ok(())
            }
            "ftruncate" => {
                let Some(file) = self.file(descriptor(arguments)) else { return Ok(()) };
                let size = arguments.rsplit_once(", ").and_then(|(_, end)| end.split(')').next()?.parse().ok());
                self.ops.push(Op::Truncate { file, size: size.ok_or("no size")? });
                Ok(())
            }
            "openat" | "unlink" | "unlinkat" | "rename" => self.name(name, arguments),
            _ => Ok(()),
        }
    }

    fn name(&mut self, name: &str, arguments: &str) -> Result<(), String> {
        let path = string(arguments).map(|(path, _)| String::from_utf8_lossy(&path).into_owned());
        let Some(file) = self.file(path) else { return Ok(()) };
        match name {
            "openat" if arguments.contains("O_TRUNC") => return Err(format!("{file} was truncated")),
            "openat" if arguments.contains("O_CREAT") => self.ops.push(Op::Create { file }),
            "openat" => {}
            "rename" => return Err(format!("{file} was renamed")),
            _ => self.ops.push(Op::Remove { file }),
        }
        Ok(())
    }

    /// The recorded run must have been in order: half a write would need another model. A write during which the server
    /// was killed has no result; it was not synced, so it may survive or not, like any other.
    fn check_write(&self, at: usize, result: &str) -> Result<(), String> {
        match self.ops.get(at) {
            _ if result.starts_with('?') => Ok(()),
            Some(Op::Write { bytes, .. }) if !result.starts_with(&bytes.len().to_string()) => {
                Err(format!("a write of {} bytes returned {result}", bytes.len()))
            }
            _ => Ok(()),
        }
    }

    /// Adds the bytes that were really sent.
    fn tell(&mut self, at: usize, arguments: &str, result: &str) -> Result<(), String> {
        let Some(Op::Told { bytes, .. }) = self.ops.get_mut(at) else { return Ok(()) };
        let mut rest = arguments;
        while let Some((part, after)) = string(rest) {
            bytes.extend(part);
            rest = after;
        }
        let sent: usize = result.split(' ').next().and_then(|sent| sent.parse().ok()).ok_or("no result")?;
        bytes.truncate(sent);
        Ok(())
    }

    /// The name of a file of the database.
    fn file(&self, path: Option<String>) -> Option<String> {
        let path = path?;
        let name = path.strip_prefix(&self.folder)?.strip_prefix('/')?;
        let ending = name.strip_prefix(&self.name)?;
        ENDINGS.contains(&ending).then(|| name.to_owned())
    }
}

/// What a descriptor refers to: `13</folder/file>`, with all characters as numbers.
fn descriptor(arguments: &str) -> Option<String> {
    let (number, rest) = arguments.split_once('<')?;
    let (path, _) = rest.split_once('>')?;
    let is_number = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| String::from_utf8_lossy(&decode(path)).into_owned())
}

/// The first string, and what follows it.
fn string(arguments: &str) -> Option<(Vec<u8>, &str)> {
    let (_, rest) = arguments.split_once('"')?;
    let (text, rest) = rest.split_once('"')?;
    Some((decode(text), rest))
}

/// Characters as strace writes them: `\x2f`.
fn decode(text: &str) -> Vec<u8> {
    let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
    text.as_bytes().chunks_exact(4).map(|four| digit(four[2]) << 4 | digit(four[3])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> String {
        text.bytes().map(|byte| format!("\\x{byte:02x}")).collect()
    }

    fn read(lines: &[String]) -> Result<Vec<Op>, String> {
        let (folder, name) = ("/data".to_owned(), "t.db".to_owned());
        let mut reader = Reader { folder, name, ops: Vec::new(), unfinished: HashMap::new(), run: 0 };
        lines.iter().try_for_each(|line| reader.line(line)).map(|()| reader.ops)
    }

    #[test]
    fn writes_syncs_and_names_are_read() {
        let (log, folder) = (hex("/data/t.db-wal"), hex("/data"));
        let ops = read(&[
            format!("7 openat(AT_FDCWD<{folder}>, \"{log}\", O_RDWR|O_CREAT, 0600) = 5<{log}>"),
            format!("7 pwrite64(5<{log}>, \"\\x01\\x02\", 2, 4096) = 2"),
            format!("7 fsync(5<{log}>) = 0"),
            format!("7 fsync(6<{folder}>) = 0"),
            format!("7 unlink(\"{log}\") = 0"),
            format!("7 pwrite64(5<{}>, \"\\x01\", 1, 0) = 1", hex("/data/t.db-shm")),
        ]);
        let ops = ops.expect("readable");
        assert!(matches!(&ops[0], Op::Create { file } if file == "t.db-wal"));
        assert!(matches!(&ops[1], Op::Write { offset: 4096, bytes, .. } if *bytes == [1, 2]));
        assert!(matches!(&ops[2], Op::Sync { began: 2, .. }) && matches!(&ops[3], Op::SyncFolder { began: 3 }));
        assert!(matches!(&ops[4], Op::Remove { .. }) && ops.len() == 5, "the index in memory does not count: {ops:?}");
    }

    #[test]
    fn a_sync_covers_what_was_written_before_it_began() {
        let (log, socket) = (hex("/data/t.db-wal"), hex("socket:[9]"));
        let ops = read(&[
            format!("7 fdatasync(5<{log}> <unfinished ...>"),
            format!("8 sendto(9<{socket}>, \"{}\", 2, MSG_NOSIGNAL, NULL, 0 <unfinished ...>", hex("hi")),
            "7 <... fdatasync resumed>) = 0".to_owned(),
            "8 <... sendto resumed>) = 1".to_owned(),
        ]);
        let ops = ops.expect("readable");
        assert!(matches!(&ops[0], Op::Told { bytes, .. } if bytes == b"h"), "told when it began, as much as was sent");
        assert!(matches!(&ops[1], Op::Sync { began: 0, .. }), "{ops:?}");
    }

    #[test]
    fn calls_of_several_threads_are_kept_apart() {
        let (waker, socket) = (hex("anon_inode:[eventfd]"), hex("socket:[9]"));
        let ops = read(&[
            format!("7 write(4<{waker}>, \"\\x01\", 1 <unfinished ...>"),
            format!("8 write(9<{socket}>, \"{}\", 2) = 2", hex("hi")),
            "7 <... write resumed>) = 1".to_owned(),
        ]);
        assert!(matches!(&ops.expect("readable")[..], [Op::Told { bytes, .. }] if bytes == b"hi"));
    }

    #[test]
    fn a_write_during_a_kill_may_have_happened() {
        let log = hex("/data/t.db-wal");
        let ops = read(&[format!("7 pwrite64(5<{log}>, \"\\x01\\x02\", 2, 0) = ?")]).expect("readable");
        assert!(matches!(&ops[..], [Op::Write { bytes, .. }] if *bytes == [1, 2]), "{ops:?}");
    }

    #[test]
    fn a_write_that_failed_is_not_hidden() {
        let log = hex("/data/t.db-wal");
        assert!(read(&[format!("7 pwrite64(5<{log}>, \"\\x01\\x02\", 2, 0) = -1 ENOSPC (No space left)")]).is_err());
    }
}
