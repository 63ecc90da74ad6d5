//! All variants of enums without a list.

use std::collections::BTreeSet;

/// One value of each variant. A missing variant does not compile.
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
