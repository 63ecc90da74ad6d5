//! The content security policy of the page.

use std::sync::LazyLock;

use axum::http::HeaderValue;
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
use tenback_web_assets::page;

/// Only resources from this server are loaded, and the page cannot be framed. Inline scripts and styles are allowed by
/// their hashes, so that injected ones do not run.
pub(super) static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let (scripts, styles) = (hashes(page().bytes, "script"), hashes(page().bytes, "style"));
    let policy = format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("letters, digits and signs")
});

/// The hashes of all inline blocks of a kind, in the format of the policy.
fn hashes(page: &[u8], kind: &str) -> String {
    blocks(page, kind).iter().map(|block| format!(" '{}'", hash(block))).collect()
}

fn hash(block: &str) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(block)))
}

/// The contents of all `<style>` or `<script>` elements that are not empty.
fn blocks<'a>(page: &'a [u8], kind: &str) -> Vec<&'a str> {
    let text = std::str::from_utf8(page).unwrap_or_default();
    let (begin, end) = (format!("<{kind}"), format!("</{kind}>"));
    let begun = text.split(&begin).skip(1).filter_map(|rest| rest.split_once('>'));
    begun.filter_map(|(_, rest)| Some(rest.split_once(&end)?.0)).filter(|block| !block.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_taken_to_the_letter() {
        let page = b"<style>a{}\n</style><script src=\"/x.js\"></script><style media=\"print\"> b{} </style><script>x()</script>";
        assert_eq!(blocks(page, "style"), ["a{}\n", " b{} "]);
        assert_eq!(blocks(page, "script"), ["x()"]);
        assert_eq!(blocks(b"<p>none</p>", "style"), [""; 0]);
        assert_eq!(hash("a{}\n"), "sha256-u0Jj2e1i7IBkNDEHdGEj6YSZteK6W+q1Sv+Vn8x343I=");
    }
}
