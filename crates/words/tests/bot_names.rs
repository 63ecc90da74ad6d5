//! Nobody can be called like a bot, in any language.

use tenback_table::{Language, Level, Name, NameError};
use tenback_words::Words;

#[test]
fn the_names_of_bots_are_reserved() {
    for language in Language::ALL {
        for level in Level::ALL {
            let args = [("level", level.word().into())];
            let name = Words::of(language).message("level", &args);
            assert_eq!(Name::new(&name), Err(NameError::Reserved), "{name}");
            assert_eq!(Name::new(&format!("{name} 2")), Err(NameError::Reserved), "{name} 2");
        }
    }
}
