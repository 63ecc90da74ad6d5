//! All cases of an enum that has no list of its own.

use std::collections::BTreeSet;

/// One value of each case. A case that is missing does not compile, so that a new one is not forgotten.
macro_rules! every {
    ($kind:ty { $($case:pat => $value:expr,)* }) => {{
        let _every_case = |value: &$kind| match value { $($case => {})* };
        Vec::<$kind>::from([$($value),*])
    }};
}

pub(crate) use every;

pub(crate) fn sorted(words: impl IntoIterator<Item = String>) -> BTreeSet<String> {
    words.into_iter().collect()
}
