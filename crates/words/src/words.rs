//! Messages by id.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use tenback_table::Language;

use crate::language::sources;

/// The value of a variable: a number or a text, made with `into()`.
pub use fluent_bundle::FluentValue as Value;

/// All messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Parses the messages of a language, which are compiled in.
    pub fn new(language: Language) -> Words {
        let locale = language.code().parse().expect("every code names a locale");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks for mixed text directions would only litter terminals and records.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = FluentResource::try_new((*source).to_owned()).expect("tests parse every file");
            bundle.add_resource(resource).expect("tests find duplicate ids");
        }
        Words { language, bundle }
    }

    /// The words of a language, parsed once and shared.
    pub fn of(language: Language) -> &'static Words {
        static PARSED: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let index = Language::ALL.iter().position(|known| *known == language).unwrap_or(0);
        PARSED[index].get_or_init(|| Words::new(language))
    }

    /// The language of these words.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, or its attribute for an id such as `seat.start`. `args` are its variables.
    ///
    /// An unknown id is a bug: a debug build panics, a release build shows the id.
    pub fn message<'a>(&self, id: &str, args: &[(&'a str, Value<'a>)]) -> String {
        let pattern = match id.split_once('.') {
            Some((id, attribute)) => {
                let message = self.bundle.get_message(id);
                message.and_then(|message| message.get_attribute(attribute)).map(|attribute| attribute.value())
            }
            None => self.bundle.get_message(id).and_then(|message| message.value()),
        };
        let Some(pattern) = pattern else {
            debug_assert!(false, "no message {id} in {}", self.language.code());
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "message {id}: {faults:?}");
        text.into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}
