//! The browsers that the page is tested in.

use std::env;
use std::path::PathBuf;

use crate::debian;
use crate::failure::Failure;
use crate::step::on_path;

/// Chooses the browsers; all of them unless it is set.
const CHOICE: &str = "TENBACK_BROWSERS";

/// A browser, by the name that [`CHOICE`] and Playwright's projects use.
pub(crate) struct Browser {
    pub(crate) name: &'static str,
    /// The variable that tells the tests where it is, or tells this program if it is not on the path.
    pub(crate) variable: &'static str,
    /// The programs that will do, the best first.
    programs: &'static [&'static str],
    /// Other programs that it needs.
    also: &'static [&'static str],
    packages: &'static str,
}

/// All browser tests run in this one. Without windows it needs half the time.
const CHROMIUM: Browser = Browser {
    name: "chromium",
    variable: "CHROMIUM",
    programs: &["chromium-headless-shell", "chromium"],
    also: &[],
    packages: "chromium-headless-shell",
};
/// In this one and the next, tests only try whether games can be played.
const FIREFOX: Browser = Browser {
    name: "firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    also: &[],
    packages: "firefox-esr",
};
const WEBKIT: Browser = Browser {
    name: "webkit",
    variable: "WEBKIT_DRIVER",
    programs: &["WebKitWebDriver"],
    also: &["xvfb-run"],
    packages: "webkit2gtk-driver xvfb xauth",
};

/// The browsers that tests shall run in.
pub(crate) fn chosen() -> Result<Vec<Browser>, Failure> {
    choose(env::var(CHOICE).ok().as_deref())
}

fn choose(names: Option<&str>) -> Result<Vec<Browser>, Failure> {
    let all = [CHROMIUM, FIREFOX, WEBKIT];
    let Some(names) = names else { return Ok(all.into()) };
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if let Some(unknown) = names.iter().find(|name| all.iter().all(|browser| browser.name != **name)) {
        return Err(Failure::UnknownBrowser { variable: CHOICE, name: (*unknown).to_owned() });
    }
    Ok(all.into_iter().filter(|browser| names.contains(&browser.name)).collect())
}

/// Where the Chromium is that people use; measuring another one would mean little.
pub(crate) fn chromium_with_windows() -> Result<PathBuf, Failure> {
    Browser { programs: &["chromium"], packages: "chromium", ..CHROMIUM }.find()
}

impl Browser {
    /// Where it is; it is installed if that can be done without asking anybody.
    pub(crate) fn find(&self) -> Result<PathBuf, Failure> {
        if let Some(named) = env::var_os(self.variable) {
            return Ok(named.into());
        }
        let [best, ..] = self.programs else { return Err(self.missing()) };
        if !self.is_complete(best) {
            debian::install(self.packages);
        }
        self.programs.iter().find(|name| self.is_complete(name)).and_then(|name| on_path(name)).ok_or(self.missing())
    }

    fn is_complete(&self, program: &str) -> bool {
        on_path(program).is_some() && self.also.iter().all(|name| on_path(name).is_some())
    }

    const fn missing(&self) -> Failure {
        let (name, packages, variable) = (self.name, self.packages, self.variable);
        Failure::NoBrowser { name, packages, variable, choice: CHOICE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(choice: Option<&str>) -> Result<Vec<&'static str>, String> {
        let chosen = choose(choice).map_err(|failure| failure.to_string())?;
        Ok(chosen.iter().map(|browser| browser.name).collect())
    }

    #[test]
    fn tests_run_in_all_browsers_unless_some_are_chosen() {
        assert_eq!(names(None), Ok(vec!["chromium", "firefox", "webkit"]));
        assert_eq!(names(Some("webkit, chromium")), Ok(vec!["chromium", "webkit"]));
        let refused = names(Some("chromium,opera")).expect_err("it is not one of them");
        assert_eq!(refused, "TENBACK_BROWSERS has \"opera\": the browsers are chromium, firefox and webkit");
    }

    #[test]
    fn a_missing_browser_is_named_with_the_package_that_has_it() {
        let here =
            Browser { name: "netscape", variable: "NETSCAPE", programs: &["sh"], also: &[], packages: "netscape" };
        assert!(here.find().is_ok_and(|path| path.ends_with("sh")));
        let message = here.missing().to_string();
        assert!(
            message.starts_with("netscape is missing. On Debian it comes with: apt-get install netscape\n"),
            "{message}"
        );
        assert!(message.contains("set NETSCAPE to its path"), "{message}");
    }
}
