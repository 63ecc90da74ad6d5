//! What a new device is called until somebody gives it another name.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use tenback_table::{Language, Name};
use tenback_words::Words;

/// Browsers by what only they say. Most also claim to be those further down.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems, in the same way.
const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// The name of the device that a request comes from, such as “Firefox on Linux”.
pub(crate) fn device_name(headers: &HeaderMap, language: Language) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let words = Words::of(language);
    let name = if agent.starts_with("tenback/") {
        words.message("server-device-terminal", &[])
    } else if agent.starts_with("Mozilla/") {
        browser(agent, words)
    } else {
        // Programs say their name first.
        agent.split(['/', ' ', '(']).next().unwrap_or_default().to_owned()
    };
    let name = Name::new(&name).map(|name| name.as_str().to_owned());
    name.unwrap_or_else(|_| words.message("server-device-other", &[]))
}

fn browser(agent: &str, words: &Words) -> String {
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|known| known.1);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => {
            words.message("server-device-browser", &[("browser", browser.into()), ("system", system.into())])
        }
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(agent: &str, language: Language) -> String {
        let headers = HeaderMap::from_iter([(USER_AGENT, agent.parse().expect("a value"))]);
        device_name(&headers, language)
    }

    #[test]
    fn devices_are_named_after_browser_and_system() {
        let cases = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 \
                 Safari/537.36 Edg/140.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile \
                 Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Safari/605.1.15",
                "Safari on Mac",
            ),
            ("Mozilla/5.0 (Haiku)", "Device"),
            ("tenback/0.1.0", "Terminal"),
            ("curl/8.14.1", "curl"),
            ("", "Device"),
            ("bot expert", "Device"),
            ("<script>;\"", "Device"),
        ];
        for (agent, name) in cases {
            assert_eq!(named(agent, Language::English), name, "{agent}");
        }
    }

    #[test]
    fn every_default_name_is_valid_in_every_language() {
        for language in Language::ALL {
            for (browser, _) in BROWSERS {
                for (system, _) in SYSTEMS {
                    let name = named(&format!("Mozilla/5.0 ({system}) {browser}"), language);
                    assert!(Name::new(&name).is_ok() && name.contains(' '), "{name}");
                }
            }
            assert!(Name::new(&named("", language)).is_ok() && Name::new(&named("tenback/1", language)).is_ok());
        }
    }
}
