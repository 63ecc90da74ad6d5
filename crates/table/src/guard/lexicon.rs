//! The number words of all languages, looked up at once.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::data::Item;
use super::letters::{Script, fold_own};
use super::misspelling::Misspellings;
use super::pieces::Word;
use super::sound::{cyrillic_sound, latin_sound};
use super::tongue::Tongue;

/// The number words of all languages.
pub(super) struct Lexicon {
    words: HashMap<String, Vec<Entry>>,
    stems: HashMap<String, Vec<Entry>>,
    /// Ukrainian and Russian words as they sound, to find them in Latin letters.
    sounds: HashMap<String, Vec<Entry>>,
    sound_stems: HashMap<String, Vec<Entry>>,
    misspellings: Misspellings,
    /// All words and stems in alphabetical order, for searching by prefix.
    sorted: Vec<String>,
}

/// What a word means as a number in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) tongue: Tongue,
    pub(super) value: u32,
    pub(super) ordinal: bool,
    /// It counts only next to words that announce a number.
    pub(super) weak: bool,
}

/// No number word is longer; longer words are cut to this many letters, so that hostile input costs little.
const LONGEST_WORD: usize = 32;

/// Shorter words are not found by their sound.
const SHORTEST_SOUND: usize = 5;

impl Lexicon {
    /// The number words of all languages, from the word files.
    pub(super) fn get() -> &'static Lexicon {
        static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::build);
        &LEXICON
    }

    /// What a word means as a number in all languages, and whether it is only similar to a number word.
    pub(super) fn find(&self, word: &Word) -> (Vec<Entry>, bool) {
        let listed = self.listed(word);
        if !listed.is_empty() {
            return (listed, false);
        }
        let sounds = self.sounding(word);
        if !sounds.is_empty() {
            return (sounds, true);
        }
        (word.spellings().find_map(|folded| self.misspellings.find(folded)).into_iter().collect(), true)
    }

    /// The same, for a word assembled from parts, the first of which has `first` letters. A listed stem has to reach
    /// beyond that, and only a short ending may follow.
    pub(super) fn assembled(&self, word: &Word, first: usize, longest_ending: usize) -> Vec<Entry> {
        let mut found: Vec<Entry> = Vec::new();
        for folded in word.spellings() {
            found.extend(self.words.get(folded).into_iter().flatten());
            let letters = folded.chars().count();
            let ends = folded.char_indices().map(|(start, c)| start + c.len_utf8()).enumerate().take(LONGEST_WORD);
            for (_, end) in ends.skip(first.max(letters.saturating_sub(longest_ending + 1))) {
                found.extend(self.stems.get(&folded[..end]).into_iter().flatten());
            }
        }
        found
    }

    /// Whether a number word starts with this.
    pub(super) fn begins(&self, folded: &str) -> bool {
        let first = self.sorted.partition_point(|word| word.as_str() < folded);
        self.sorted.get(first).is_some_and(|word| word.starts_with(folded))
    }

    /// The same, but only for listed words and stems.
    fn listed(&self, word: &Word) -> Vec<Entry> {
        let mut found = Vec::new();
        for folded in word.spellings() {
            self.collect(folded, &mut found);
            if found.is_empty() {
                for shorter in [1, 2].into_iter().filter_map(|most| shorten_runs(folded, most)) {
                    self.collect(&shorter, &mut found);
                }
            }
        }
        found
    }

    fn collect(&self, folded: &str, found: &mut Vec<Entry>) {
        found.extend(self.words.get(folded).into_iter().flatten());
        let known = found.len();
        for (end, entries) in prefixes(folded).filter_map(|end| Some((end, self.stems.get(&folded[..end])?))) {
            let stemmed = entries.iter().map(|entry| self.with_ones(*entry, &folded[end..]));
            found.extend(stemmed.filter(|entry| entry.value > 0));
            if found.len() > known {
                break;
            }
        }
    }

    /// A stem with the ones that may follow: "fortyseven".
    fn with_ones(&self, stem: Entry, rest: &str) -> Entry {
        let same = |entry: &&Entry| entry.tongue == stem.tongue && entry.value < 10 && stem.value.is_multiple_of(10);
        let ones = self.words.get(rest).and_then(|entries| entries.iter().find(same)).map_or(0, |entry| entry.value);
        Entry { value: stem.value + ones, ..stem }
    }

    fn sounding(&self, word: &Word) -> Vec<Entry> {
        let sound = match Script::of(&word.written) {
            Script::Latin => latin_sound(&word.latin),
            Script::Cyrillic => cyrillic_sound(&word.cyrillic),
        };
        let exact = self.sounds.get(&sound);
        let stem = || prefixes(&sound).find_map(|end| self.sound_stems.get(&sound[..end]));
        exact.or_else(stem).cloned().unwrap_or_default()
    }
}

/// The ends of all prefixes of a word, longest first.
fn prefixes(word: &str) -> impl Iterator<Item = usize> {
    const SHORTEST_STEM: usize = 3;
    let ends: Vec<usize> = word.char_indices().map(|(start, c)| start + c.len_utf8()).take(LONGEST_WORD).collect();
    ends.into_iter().skip(SHORTEST_STEM - 1).rev()
}

/// A word with no letter more than `most` times in a row, if it has one three times, or twice in a longer word:
/// "seeeven", "sevenn".
fn shorten_runs(word: &str, most: usize) -> Option<String> {
    const LONG: usize = 6;
    let letters: Vec<char> = word.chars().take(LONGEST_WORD).collect();
    let runs: Vec<&[char]> = letters.chunk_by(|left, right| left == right).collect();
    let longest = runs.iter().map(|run| run.len()).max()?;
    let stretched = longest > 2 || (longest == 2 && most == 1 && letters.len() >= LONG);
    stretched.then(|| runs.iter().flat_map(|run| &run[..run.len().min(most)]).collect())
}

/// Construction.
impl Lexicon {
    fn build() -> Lexicon {
        let mut lexicon = Lexicon {
            words: HashMap::new(),
            stems: HashMap::new(),
            sounds: HashMap::new(),
            sound_stems: HashMap::new(),
            misspellings: Misspellings::default(),
            sorted: Vec::new(),
        };
        for tongue in Tongue::ALL {
            for (section, ordinal) in [("numbers", false), ("ordinals", true)] {
                for (value, item) in tongue.file().numbers(section) {
                    lexicon.add(&item, Entry { tongue, value, ordinal, weak: item.weak });
                }
            }
            lexicon.add_compounds(tongue);
        }
        lexicon.sorted = lexicon.words.keys().chain(lexicon.stems.keys()).cloned().collect();
        lexicon.sorted.sort_unstable();
        lexicon
    }

    /// Words with the ones before the tens: "siebenundvierzig", "sedmačtyřicet".
    fn add_compounds(&mut self, tongue: Tongue) {
        let file = tongue.file();
        let links: Vec<Item> = file.words("links").collect();
        for (tens, ten) in file.numbers("tens") {
            for (ones, one) in file.numbers("ones") {
                for (index, link) in links.iter().enumerate() {
                    let text = format!("{}{}{}", one.text, link.text, ten.text);
                    let item = Item {
                        text,
                        stem: true,
                        weak: false,
                        listed: true,
                        usual: index == 0 && one.usual && ten.usual,
                    };
                    self.add(&item, Entry { tongue, value: tens + ones, ordinal: false, weak: false });
                }
            }
        }
    }

    fn add(&mut self, item: &Item, entry: Entry) {
        for spelling in spellings(&item.text) {
            let folded = fold_own(&spelling);
            if item.usual && !item.weak && !entry.ordinal {
                self.misspellings.add(&folded, item.stem, entry);
            }
            let words = if item.stem { &mut self.stems } else { &mut self.words };
            insert(words, folded.clone(), entry);
            if Script::of(&spelling) == Script::Cyrillic {
                let common = item.listed && !entry.ordinal;
                let fewest = if common { SHORTEST_SOUND } else { SHORTEST_SOUND + 1 };
                let sounds = if item.stem { &mut self.sound_stems } else { &mut self.sounds };
                for sound in [latin_sound(&folded), cyrillic_sound(&folded)] {
                    if sound.chars().count() >= fewest {
                        insert(sounds, sound, entry);
                    }
                }
            }
        }
    }
}

fn insert(words: &mut HashMap<String, Vec<Entry>>, word: String, entry: Entry) {
    let entries = words.entry(word).or_default();
    if !entries.contains(&entry) {
        entries.push(entry);
    }
}

/// The ways to write a word: umlauts may be two letters.
fn spellings(word: &str) -> impl Iterator<Item = String> {
    let apart = word.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
    let differs = apart != word;
    std::iter::once(word.to_owned()).chain(differs.then_some(apart))
}
