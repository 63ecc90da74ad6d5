//! The folder for what the program keeps.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The folder asked for, else the one that `TENBACK_DATA` names, else the system's place for data.
pub(crate) fn folder(asked: Option<PathBuf>) -> Option<PathBuf> {
    let named = || env::var_os("TENBACK_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("tenback"));
    asked.or_else(named).or_else(usual)
}
