//! The number words of a language.

use std::collections::HashMap;
use std::sync::LazyLock;
use tenback_players::Language;

use super::letters::{Script, fold};
use super::pieces::Token;
use super::sentence::Sentence;
use super::{czech, english, german, polish, ukrainian};

/// The number words of a language, 1 to 99.
pub(super) struct Lexicon {
    script: Script,
    words: HashMap<String, Entry>,
    /// Beginnings that no other word of the language has, so that every inflection and compound counts.
    stems: Vec<(String, u8)>,
    excuses: Excuses,
}

/// Whether the word at this place of a sentence is no number there, although it could be.
type Excuses = fn(&Sentence<'_>, usize) -> bool;

struct Entry {
    value: u8,
    /// How it is written, if it is another word without its marks.
    marked: Option<String>,
}

impl Lexicon {
    /// The words of a language.
    pub(super) fn of(language: Language) -> &'static Lexicon {
        static ENGLISH: LazyLock<Lexicon> = LazyLock::new(english::lexicon);
        static GERMAN: LazyLock<Lexicon> = LazyLock::new(german::lexicon);
        static CZECH: LazyLock<Lexicon> = LazyLock::new(czech::lexicon);
        static POLISH: LazyLock<Lexicon> = LazyLock::new(polish::lexicon);
        static UKRAINIAN: LazyLock<Lexicon> = LazyLock::new(ukrainian::lexicon);
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::Czech => &CZECH,
            Language::Polish => &POLISH,
            Language::Ukrainian => &UKRAINIAN,
        }
    }

    /// The value of the word at this place of a sentence, if it is a number there.
    pub(super) fn value(&self, sentence: &Sentence<'_>, index: usize) -> Option<u8> {
        let token = sentence.tokens().get(index)?;
        let means_other = |entry: &Entry| {
            sentence.is_marked() && entry.marked.as_ref().is_some_and(|marked| *marked != sentence.written(token))
        };
        let value = self.find(token, |entry| !means_other(entry))?;
        (!(self.excuses)(sentence, index)).then_some(value)
    }

    /// The value of a word wherever it stands.
    pub(super) fn knows(&self, token: &Token) -> Option<u8> {
        self.find(token, |_| true)
    }

    fn find(&self, token: &Token, accepts: impl Fn(&Entry) -> bool) -> Option<u8> {
        let word = token.read(self.script);
        let exact = |word: &str| self.words.get(word).filter(|entry| accepts(entry)).map(|entry| entry.value);
        let look_up = |word: &str| exact(word).or_else(|| self.stemmed(word));
        look_up(word).or_else(|| [1, 2].into_iter().find_map(|most| look_up(&shorten_runs(word, most)?)))
    }

    /// The value of a word that begins like a number, with the ones that may follow: "fortyseven".
    fn stemmed(&self, word: &str) -> Option<u8> {
        let (rest, value) =
            self.stems.iter().find_map(|(stem, value)| Some((word.strip_prefix(stem.as_str())?, *value)))?;
        let ones = self.words.get(rest).map(|entry| entry.value).filter(|ones| value % 10 == 0 && *ones < 10);
        Some(value + ones.unwrap_or(0))
    }
}

/// Building.
impl Lexicon {
    pub(super) fn new(script: Script) -> Lexicon {
        Lexicon { script, words: HashMap::new(), stems: Vec::new(), excuses: |_, _| false }
    }

    pub(super) fn excusing(mut self, excuses: Excuses) -> Lexicon {
        self.excuses = excuses;
        self
    }

    /// Words of this value, split by spaces. One with `=` in front is another word without its marks, and counts
    /// without them only where the writer uses none at all.
    pub(super) fn words(&mut self, value: u8, words: &str) {
        for word in words.split_whitespace() {
            let marked = word.strip_prefix('=').map(str::to_owned);
            for spelling in spellings(word) {
                self.words.insert(fold(&spelling, self.script), Entry { value, marked: marked.clone() });
            }
        }
    }

    /// Words of this value: a stem with each of the endings, split by spaces; `-` is no ending.
    pub(super) fn endings(&mut self, value: u8, stem: &str, endings: &str) {
        for ending in endings.split_whitespace() {
            self.words(value, &format!("{stem}{}", if ending == "-" { "" } else { ending }));
        }
    }

    /// Beginnings of words of this value, split by spaces.
    pub(super) fn stems(&mut self, value: u8, stems: &str) {
        for stem in stems.split_whitespace() {
            self.stems.extend(spellings(stem).map(|spelling| (fold(&spelling, self.script), value)));
        }
    }
}

/// The ways to write a word: umlauts may be two letters.
fn spellings(word: &str) -> impl Iterator<Item = String> {
    let apart = word.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
    [word.to_owned(), apart].into_iter()
}

/// A word with no letter more than `most` times in a row, if it has one three times: "seeeven".
fn shorten_runs(word: &str, most: usize) -> Option<String> {
    let letters: Vec<char> = word.chars().collect();
    let runs: Vec<&[char]> = letters.chunk_by(|left, right| left == right).collect();
    let stretched = runs.iter().any(|run| run.len() > 2);
    stretched.then(|| runs.iter().flat_map(|run| &run[..run.len().min(most)]).collect())
}
