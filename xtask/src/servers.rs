//! The servers that the files in `deploy/` are tested with.

use crate::debian;
use crate::failure::Failure;
use crate::step::on_path;

/// Programs, and the Debian packages that have them.
const PROGRAMS: [(&str, &str); 3] = [("nginx", "nginx"), ("caddy", "caddy"), ("systemd-analyze", "systemd")];

/// Installs those that are missing. Where that needs a permission, their tests are skipped and say so.
pub(crate) fn ensure() -> Result<(), Failure> {
    for (program, package) in PROGRAMS {
        if on_path(program).is_none() && !debian::install(package) {
            println!("\n{program} is missing, so its tests are skipped. On Debian: apt-get install {package}");
        }
    }
    Ok(())
}
