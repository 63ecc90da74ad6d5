//! The page as it was built from `web/`, inside the program. A table of bytes that the build script writes holds it, not
//! `rust-embed`: so packed forms come from the build, and a debug build serves the same as a release.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// A file as the build script writes it down.
struct File {
    address: &'static str,
    bytes: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> =
    LazyLock::new(|| FILES.iter().map(|file| (file.address, Asset::new(file))).collect());

/// A file of the page.
#[derive(Debug)]
pub struct Asset {
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same packed by gzip, where that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// The same packed by Brotli, where that is shorter.
    pub brotli: Option<&'static [u8]>,
    /// What it is.
    pub content_type: &'static str,
    /// A mark that is another one for other bytes. It is weak, since packed forms share it.
    pub etag: String,
    /// Whether it never changes: its name has a hash of what it holds.
    pub immutable: bool,
}

/// The file at an address such as `/sw.js`.
pub fn file(address: &str) -> Option<&'static Asset> {
    ASSETS.get(address)
}

/// All addresses that have a file.
pub fn addresses() -> impl Iterator<Item = &'static str> {
    ASSETS.keys().copied()
}

/// The page itself, whatever screen its address asks for.
pub fn page() -> &'static Asset {
    file("/index.html").expect("the build script saw to it")
}

impl Asset {
    fn new(file: &File) -> Asset {
        let hash = HEXLOWER.encode(&Sha256::digest(file.bytes)[..12]);
        Asset {
            bytes: file.bytes,
            gzip: file.gzip,
            brotli: file.brotli,
            content_type: content_type(file.address),
            etag: format!("W/\"{hash}\""),
            immutable: file.address.starts_with("/assets/"),
        }
    }
}

fn content_type(address: &str) -> &'static str {
    match address.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_page() {
        let page = std::str::from_utf8(page().bytes).expect("text");
        assert!(page.contains("<title>Tenback"), "{page}");
        assert_eq!(super::page().content_type, "text/html; charset=utf-8");
    }

    #[test]
    fn every_file_says_what_it_is() {
        for address in addresses() {
            let asset = file(address).expect("it is listed");
            assert_ne!(asset.content_type, "application/octet-stream", "{address}");
            assert_eq!(asset.immutable, address.starts_with("/assets/"), "{address}");
            let packed = [asset.gzip, asset.brotli].into_iter().flatten();
            packed.for_each(|packed| assert!(packed.len() < asset.bytes.len(), "{address} is longer when packed"));
        }
    }

    #[test]
    fn other_bytes_have_another_mark() {
        let mut marks: Vec<(&str, &[u8])> = ASSETS.values().map(|asset| (asset.etag.as_str(), asset.bytes)).collect();
        marks.sort_unstable();
        assert!(marks.windows(2).all(|two| two[0].0 != two[1].0 || two[0].1 == two[1].1), "{marks:?}");
    }
}
