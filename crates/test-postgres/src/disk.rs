//! A small disk that can be filled up.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A small disk in memory, unmounted on drop.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts a disk over a folder; `None` if mounting is not allowed.
    pub fn mount(folder: PathBuf, megabytes: u32) -> Option<SmallDisk> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tenback-test"]).arg(&folder);
        let mounted = mount.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        mounted.then_some(SmallDisk(folder))
    }

    /// The folder that it is mounted over.
    pub fn path(&self) -> &Path {
        &self.0
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Uses up the space, to the last byte.
    pub fn fill(&self) -> io::Result<()> {
        let mut file = File::create(self.filler())?;
        for chunk in [1 << 20, 4096] {
            while file.write_all(&vec![1; chunk]).is_ok() {}
        }
        Ok(())
    }

    /// Makes room again.
    pub fn free(&self) -> io::Result<()> {
        fs::remove_file(self.filler())
    }

    /// Copies the files at its top to a folder, since they disappear with it.
    pub fn save(&self, to: &Path) {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten();
        for file in files.filter(|file| file.path() != self.filler()) {
            if let Err(why) = fs::copy(file.path(), to.join(file.file_name())) {
                eprintln!("{}: {why}", file.path().display());
            }
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(&self.0).status();
        if !unmounted.is_ok_and(|status| status.success()) {
            eprintln!("{} is still mounted", self.0.display());
        }
    }
}
