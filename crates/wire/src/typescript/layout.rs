//! Formats declarations like the page's other files: ts-rs puts a whole type on one line.

/// A declaration such as `type Clock = { seconds: number, };`.
pub(super) fn declaration(text: &str) -> String {
    let text = text.trim_end_matches(';').replace('"', "'");
    let Some((head, body)) = text.split_once(" = ") else { return text };
    let members = parts(body, '|');
    match members.as_slice() {
        [only] => format!("{head} = {}", member(only, "")),
        words if !body.contains('{') => format!("{head} = {}", words.join(" | ")),
        many => {
            let lines: String = many.iter().map(|one| format!("\n  | {}", case(one))).collect();
            format!("{head} ={lines}")
        }
    }
}

/// A comment as made by ts-rs, with a line for each of its lines; on a single line if it has only one.
pub(super) fn comment(text: &str, indent: &str) -> String {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_start_matches(['/', '*', ' ']).trim_end()).collect();
    match lines.iter().copied().filter(|line| !line.is_empty()).collect::<Vec<_>>().as_slice() {
        [] => String::new(),
        [only] => format!("{indent}/** {only} */\n"),
        many => {
            let lines: String = many.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}

/// One case of a union.
fn case(text: &str) -> String {
    let member = member(text, "    ");
    if parts(text, '&').len() > 1 { format!("({member})") } else { member }
}

/// Objects and names, joined by `&`.
fn member(text: &str, indent: &str) -> String {
    let joined = parts(text, '&').into_iter().map(|part| match part.chars().next() {
        Some('{') => object(&part[1..part.len() - 1], indent),
        Some('(') => {
            let cases: Vec<String> =
                parts(&part[1..part.len() - 1], '|').iter().map(|one| member(one, indent)).collect();
            format!("({})", cases.join(" | "))
        }
        _ => array(part),
    });
    joined.collect::<Vec<_>>().join(" & ")
}

/// The fields of an object.
fn object(fields: &str, indent: &str) -> String {
    let fields = parts(fields, ',');
    match fields.as_slice() {
        [only] if !only.contains("*/") => format!("{{ {} }}", property(only)),
        many => {
            let inner = format!("{indent}  ");
            let lines: String = many.iter().map(|one| field(one, &inner)).collect();
            format!("{{\n{lines}{indent}}}")
        }
    }
}

fn field(text: &str, indent: &str) -> String {
    let (docs, rest) = text.split_once("*/").unwrap_or(("", text));
    format!("{}{indent}{}\n", comment(docs, indent), property(rest.trim()))
}

/// A name and its type; names need no quotes.
fn property(text: &str) -> String {
    match text.split_once(": ") {
        Some((name, of)) => format!("{}: {}", name.trim_matches('\''), array(of)),
        None => text.to_owned(),
    }
}

/// `Array<Line>` as `Line[]`.
fn array(text: &str) -> String {
    match text.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
        Some(of) => format!("{}[]", array(of)),
        None => text.to_owned(),
    }
}

/// Splits a text at separators that are neither in brackets nor in comments.
fn parts(text: &str, separator: char) -> Vec<&str> {
    let mut depth = 0;
    let mut begin = 0;
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(sign) = text[at..].chars().next() {
        let comment = text[at..].starts_with("/*").then(|| text[at..].find("*/")).flatten();
        match sign {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            _ if sign == separator && depth == 0 => {
                found.push(text[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
        at += comment.map_or(sign.len_utf8(), |end| end + 2);
    }
    found.push(text[begin..].trim());
    found.retain(|part| !part.is_empty());
    found
}
