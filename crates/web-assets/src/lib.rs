//! The page, built from `web/` and embedded in the program as a table of bytes that the build script generates. Unlike
//! with `rust-embed`, the files are compressed at build time, and debug builds serve the same as release builds.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// A file in the generated table.
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
    /// Its contents.
    pub bytes: &'static [u8],
    /// Compressed with gzip, if that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// Compressed with Brotli, if that is shorter.
    pub brotli: Option<&'static [u8]>,
    /// Its content type.
    pub content_type: &'static str,
    /// Its ETag. It is weak, since the compressed forms share it.
    pub etag: String,
    /// Whether it never changes, because its name contains a hash of its contents.
    pub immutable: bool,
}

/// The file at an address such as `/sw.js`.
pub fn file(address: &str) -> Option<&'static Asset> {
    ASSETS.get(address)
}

/// The addresses of all files.
pub fn addresses() -> impl Iterator<Item = &'static str> {
    ASSETS.keys().copied()
}

/// The HTML page, which is the same for every screen.
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
    fn every_file_has_a_content_type() {
        for address in addresses() {
            let asset = file(address).expect("it is listed");
            assert_ne!(asset.content_type, "application/octet-stream", "{address}");
            assert_eq!(asset.immutable, address.starts_with("/assets/"), "{address}");
            let packed = [asset.gzip, asset.brotli].into_iter().flatten();
            packed.for_each(|packed| assert!(packed.len() < asset.bytes.len(), "{address} is longer when packed"));
        }
    }

    #[test]
    fn different_contents_have_different_etags() {
        let mut marks: Vec<(&str, &[u8])> = ASSETS.values().map(|asset| (asset.etag.as_str(), asset.bytes)).collect();
        marks.sort_unstable();
        assert!(marks.windows(2).all(|two| two[0].0 != two[1].0 || two[0].1 == two[1].1), "{marks:?}");
    }
}
