//! The data folder.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The requested folder, else `TENBACK_DATA`, else the system's data folder.
pub(crate) fn folder(asked: Option<PathBuf>) -> Option<PathBuf> {
    let named = || env::var_os("TENBACK_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("tenback"));
    asked.or_else(named).or_else(usual)
}
