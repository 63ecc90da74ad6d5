//! Parses the shell commands of the worked example.

use crate::shape::Names;

/// A command and the lines below it.
pub(crate) struct Typed {
    pub(crate) line: String,
    pub(crate) answer: String,
}

/// The commands of a console block: `$ ` begins one, a backslash at the end of a line continues it.
pub(crate) fn typed(text: &str) -> Vec<Typed> {
    let joined = text.replace("\\\n", " ");
    let commands = joined.strip_prefix("$ ").expect("a console block begins with a command").split("\n$ ");
    let typed = |command: &str| {
        let (line, answer) = command.split_once('\n').unwrap_or((command, ""));
        Typed { line: line.to_owned(), answer: answer.trim().to_owned() }
    };
    commands.map(typed).collect()
}

impl Typed {
    /// The words of the command, with names replaced outside of single quotes.
    pub(crate) fn words(&self, names: &Names) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut rest = self.line.trim_start();
        while !rest.is_empty() {
            let mut word = String::new();
            while let Some(next) = rest.chars().next().filter(|next| !next.is_whitespace()) {
                let (part, behind) = match next {
                    '\'' | '"' => rest[1..].split_once(next).unwrap_or_else(|| panic!("an open quote: {}", self.line)),
                    _ => rest.split_at(rest.find([' ', '\'', '"']).unwrap_or(rest.len())),
                };
                word.push_str(&if next == '\'' { part.to_owned() } else { names.fill(part) });
                rest = behind;
            }
            words.push(word);
            rest = rest.trim_start();
        }
        words
    }
}

/// A call of curl.
pub(crate) struct Curl {
    pub(crate) method: String,
    pub(crate) url: String,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Curl {
    /// Parses the options used in the document, and no others.
    pub(crate) fn read(words: &[String]) -> Curl {
        let mut curl = Curl { method: String::new(), url: String::new(), headers: String::new(), body: String::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_else(|| panic!("{word} wants a value")).clone();
            match word.as_str() {
                "-i" => {}
                "-X" => curl.method = value(),
                "-H" => curl.headers += &format!("{}\r\n", value()),
                "-d" => curl.body = value(),
                option if option.starts_with('-') => panic!("curl {option} is not known here"),
                url => curl.url = url.to_owned(),
            }
        }
        if curl.method.is_empty() {
            curl.method = if curl.body.is_empty() { "GET" } else { "POST" }.to_owned();
        }
        curl
    }

    /// The path of the URL.
    pub(crate) fn path(&self) -> &str {
        let rest = self.url.strip_prefix("http://").unwrap_or_else(|| panic!("no address: {}", self.url));
        rest.find('/').map_or("/", |slash| &rest[slash..])
    }
}
