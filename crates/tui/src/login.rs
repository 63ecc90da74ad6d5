//! The user's name on this machine.

use std::env;

use tenback_table::Name;

/// The login name, if it is a valid name: from the environment, else from the system's list of users.
pub fn login_name() -> Option<Name> {
    let named = ["USER", "LOGNAME", "USERNAME"].into_iter().filter_map(|name| env::var(name).ok());
    named.chain(system_name()).find_map(|name| Name::new(&name).ok())
}

#[cfg(unix)]
fn system_name() -> Option<String> {
    nix::unistd::User::from_uid(nix::unistd::getuid()).ok().flatten().map(|user| user.name)
}

#[cfg(not(unix))]
fn system_name() -> Option<String> {
    None
}
