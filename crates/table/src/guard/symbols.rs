//! Single characters that are numbers: Roman and circled ones, clock faces, dice, dominoes, playing cards, emoji.

/// A character that is a number by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Number(u32),
    /// It is a number, or shows one, but how to read it is not certain.
    Unknown,
}

/// The number that a single character represents, if it is neither a digit nor a letter.
pub(super) fn symbol(c: char) -> Option<Symbol> {
    if c.is_ascii() {
        return None;
    }
    letterlike(c).or_else(|| picture(c))
}

/// Numbers that are characters of a script or typographic forms of digits.
fn letterlike(c: char) -> Option<Symbol> {
    let from = |first: char, value: u32| Some(Symbol::Number(u32::from(c) - u32::from(first) + value));
    match c {
        'Ⅰ'..='Ⅻ' => from('Ⅰ', 1),
        'ⅰ'..='ⅻ' => from('ⅰ', 1),
        'Ⅼ' | 'ⅼ' | 'ↆ' => Some(Symbol::Number(50)),
        'ↅ' => Some(Symbol::Number(6)),
        '\u{216d}'..='\u{216f}' | '\u{217d}'..='\u{2188}' => Some(Symbol::Number(100)),
        '⓫'..='⓴' => from('⓫', 11),
        '⓵'..='⓾' => from('⓵', 1),
        '❶'..='❿' => from('❶', 1),
        '➀'..='➉' => from('➀', 1),
        '➊'..='➓' => from('➊', 1),
        // Zero, one and a hundred are not cards.
        '〇' | '一' | '百' | '壹' | '壱' | '弌' | '零' => None,
        _ if "二三四五六七八九十廿卅卌两兩贰貳弐叁參参肆伍陆陸柒捌玖拾".contains(c) => {
            Some(Symbol::Unknown)
        }
        // The number sign of Braille.
        '⠼' => Some(Symbol::Unknown),
        _ => None,
    }
}

/// Pictures that show a number.
fn picture(c: char) -> Option<Symbol> {
    let from = |first: char, value: u32| Some(Symbol::Number(u32::from(c) - u32::from(first) + value));
    match c {
        '⚀'..='⚅' => from('⚀', 1),
        '🕐'..='🕛' => from('🕐', 1),
        // Half past: the hour has begun.
        '🕜'..='🕧' => from('🕜', 1),
        '🔟' => Some(Symbol::Number(10)),
        '💯' => Some(Symbol::Number(100)),
        '🔞' => Some(Symbol::Number(18)),
        '🎱' => Some(Symbol::Number(8)),
        '🥇' => Some(Symbol::Number(1)),
        '🥈' => Some(Symbol::Number(2)),
        '🥉' => Some(Symbol::Number(3)),
        '🀇'..='🀏' => from('🀇', 1),
        '🀐'..='🀘' => from('🀐', 1),
        '🀙'..='🀡' => from('🀙', 1),
        '\u{1f031}'..='\u{1f061}' => domino(u32::from(c) - 0x1f031),
        '\u{1f063}'..='\u{1f093}' => domino(u32::from(c) - 0x1f063),
        '\u{1f0a0}'..='\u{1f0df}' => playing_card(c),
        '\u{1f0e1}'..='\u{1f0f5}' => from('\u{1f0e1}', 1),
        _ => None,
    }
}

/// A domino has two numbers, 0 to 6 each.
fn domino(index: u32) -> Option<Symbol> {
    match (index / 7, index % 7) {
        (0 | 1, 0) | (0, 1) => None,
        _ => Some(Symbol::Unknown),
    }
}

fn playing_card(c: char) -> Option<Symbol> {
    match u32::from(c) & 0xf {
        rank @ 1..=10 => Some(Symbol::Number(rank)),
        11..=14 => Some(Symbol::Unknown),
        _ => None,
    }
}
