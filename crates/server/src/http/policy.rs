//! What a browser may load for the page.

use std::sync::LazyLock;

use axum::http::HeaderValue;
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
use tenback_web_assets::page;

/// Only what comes from here is loaded, and nobody puts the page into a frame. Of what stands in the page itself, its
/// own styles count, each known by its hash, and no script.
pub(super) static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hashes: String = styles(page().bytes).iter().map(|style| format!(" '{}'", hash(style))).collect();
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'{hashes}; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("letters, digits and signs")
});

fn hash(style: &str) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(style)))
}

/// What stands between `<style>` and `</style>`.
fn styles(page: &[u8]) -> Vec<&str> {
    let text = std::str::from_utf8(page).unwrap_or_default();
    let blocks = text.split("<style").skip(1).filter_map(|rest| rest.split_once('>'));
    blocks.filter_map(|(_, rest)| Some(rest.split_once("</style>")?.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_taken_to_the_letter() {
        let page = b"<style>a{}\n</style><p>x</p><style media=\"print\"> b{} </style><script src=\"/x.js\"></script>";
        assert_eq!(styles(page), ["a{}\n", " b{} "]);
        assert_eq!(styles(b"<p>none</p>"), [""; 0]);
        assert_eq!(hash("a{}\n"), "sha256-u0Jj2e1i7IBkNDEHdGEj6YSZteK6W+q1Sv+Vn8x343I=");
    }
}
