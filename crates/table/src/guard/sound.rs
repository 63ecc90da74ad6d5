//! How Ukrainian and Russian words sound, to find them misspelt, and in Latin letters: "sorok sim", "dvadtsiat".

/// Letters of either alphabet that are one sound, longest first. The ways to write it in Latin letters become one.
const SOUNDS: [(&str, &str); 27] = [
    ("shch", "s"),
    ("sch", "s"),
    ("tch", "c"),
    ("dts", "c"),
    ("dtz", "c"),
    ("sh", "s"),
    ("sz", "s"),
    ("ch", "c"),
    ("cz", "c"),
    ("ts", "c"),
    ("tz", "c"),
    ("dc", "c"),
    ("kh", "h"),
    ("zh", "z"),
    ("ya", "a"),
    ("ja", "a"),
    ("ia", "a"),
    ("ye", "e"),
    ("je", "e"),
    ("ie", "e"),
    ("yo", "e"),
    ("yi", "i"),
    ("ij", "i"),
    ("y", "i"),
    ("j", "i"),
    ("w", "v"),
    ("g", "h"),
];

/// The Cyrillic letters, each with its sound; folding has already taken their marks.
const CYRILLIC: [(char, &str); 33] = [
    ('а', "a"),
    ('б', "b"),
    ('в', "v"),
    ('г', "h"),
    ('ґ', "h"),
    ('д', "d"),
    ('е', "e"),
    ('є', "e"),
    ('ж', "z"),
    ('з', "z"),
    ('и', "i"),
    ('і', "i"),
    ('к', "k"),
    ('л', "l"),
    ('м', "m"),
    ('н', "n"),
    ('о', "o"),
    ('п', "p"),
    ('р', "r"),
    ('с', "s"),
    ('т', "t"),
    ('у', "u"),
    ('ф', "f"),
    ('х', "h"),
    ('ц', "c"),
    ('ч', "c"),
    ('ш', "s"),
    ('щ', "s"),
    ('ь', ""),
    ('ю', "u"),
    ('я', "a"),
    ('ы', "i"),
    ('э', "e"),
];

/// The sound of a folded Cyrillic word: letters that people mix up become one, and the soft sign goes.
pub(super) fn cyrillic_sound(word: &str) -> String {
    let heard = |c: char| match c {
        'ь' | 'ъ' => None,
        'і' | 'ы' => Some('и'),
        'є' | 'э' => Some('е'),
        other => Some(other),
    };
    let mut sound: Vec<char> = word.chars().filter_map(heard).collect();
    sound.dedup();
    sound.into_iter().collect()
}

/// The sound of a folded word, in Latin letters.
pub(super) fn latin_sound(word: &str) -> String {
    let mut sound = String::with_capacity(word.len());
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let (length, heard) = first_sound(rest, letter);
        rest = &rest[length..];
        // "дц" and doubled letters are heard once.
        if heard == "c" && sound.ends_with('d') {
            sound.pop();
        }
        if !sound.ends_with(heard) || heard.is_empty() {
            sound.push_str(heard);
        }
    }
    sound
}

fn first_sound(rest: &str, letter: char) -> (usize, &str) {
    if letter.is_ascii() {
        let latin = SOUNDS.iter().find(|(letters, _)| rest.starts_with(letters));
        latin.map_or((1, &rest[..1]), |(letters, sound)| (letters.len(), *sound))
    } else {
        let cyrillic = CYRILLIC.iter().find(|(c, _)| *c == letter);
        (letter.len_utf8(), cyrillic.map_or("", |(_, sound)| *sound))
    }
}
