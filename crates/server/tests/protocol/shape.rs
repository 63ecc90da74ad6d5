//! Compares what the document shows with what the server sends. `…` matches anything: as a value, as a part of a text,
//! as the last item of a list, or as a field for all fields not shown. `$NAME` is a value that differs each time: the
//! first occurrence binds it, later ones must be equal.

use std::collections::HashMap;

use serde_json::Value;

const ANYTHING: &str = "…";

/// The values bound so far.
#[derive(Default)]
pub(crate) struct Names(HashMap<String, String>);

impl Names {
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.0.insert(name.to_owned(), value.to_owned());
    }

    /// The text with every known name replaced.
    pub(crate) fn fill(&self, text: &str) -> String {
        let mut filled = String::new();
        let mut rest = text;
        while let Some(start) = rest.find('$') {
            let (before, marked) = rest.split_at(start);
            let name = name_at(marked);
            filled.push_str(before);
            match self.0.get(name) {
                Some(value) if !name.is_empty() => filled.push_str(value),
                _ => filled.push_str(&marked[..=name.len()]),
            }
            rest = &marked[name.len() + 1..];
        }
        filled + rest
    }

    /// Whether a text matches; an unbound name takes what is there.
    pub(crate) fn fits_text(&mut self, shown: &str, real: &str) -> Result<(), String> {
        let filled = self.fill(shown);
        let Some(start) = filled.find('$').filter(|start| !name_at(&filled[*start..]).is_empty()) else {
            return if fits_pattern(&filled, real) { Ok(()) } else { Err(format!("shown {filled:?}, sent {real:?}")) };
        };
        let (before, marked) = filled.split_at(start);
        let name = name_at(marked).to_owned();
        let after = &marked[name.len() + 1..];
        let value = real.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        let value = value.filter(|value| !value.is_empty());
        let value = value.ok_or_else(|| format!("shown {shown:?}, sent {real:?}"))?;
        self.set(&name, value);
        Ok(())
    }

    /// Whether a value matches.
    pub(crate) fn fits(&mut self, shown: &Value, real: &Value) -> Result<(), String> {
        match (shown, real) {
            (Value::String(text), _) if text == ANYTHING => Ok(()),
            (Value::String(shown), Value::String(real)) => self.fits_text(shown, real),
            (Value::Array(shown), Value::Array(real)) => self.fits_list(shown, real),
            (Value::Object(shown), Value::Object(real)) => self.fits_fields(shown, real),
            _ if shown == real => Ok(()),
            _ => Err(format!("shown {shown}, sent {real}")),
        }
    }

    fn fits_list(&mut self, shown: &[Value], real: &[Value]) -> Result<(), String> {
        let open = shown.last().is_some_and(|last| last == ANYTHING);
        let shown = if open { &shown[..shown.len() - 1] } else { shown };
        if real.len() < shown.len() || (!open && real.len() > shown.len()) {
            return Err(format!("{} shown, {} sent", shown.len(), real.len()));
        }
        let mut pairs = shown.iter().zip(real).enumerate();
        pairs.try_for_each(|(index, (shown, real))| self.fits(shown, real).map_err(|why| format!("[{index}] {why}")))
    }

    fn fits_fields(&mut self, shown: &Fields, real: &Fields) -> Result<(), String> {
        let open = shown.contains_key(ANYTHING);
        if let Some(extra) = real.keys().find(|name| !open && !shown.contains_key(*name)) {
            return Err(format!(".{extra} is sent and not shown"));
        }
        for (name, value) in shown.iter().filter(|(name, _)| *name != ANYTHING) {
            let sent = real.get(name).ok_or_else(|| format!(".{name} is shown and not sent"))?;
            self.fits(value, sent).map_err(|why| format!(".{name} {why}"))?;
        }
        Ok(())
    }
}

type Fields = serde_json::Map<String, Value>;

/// The name after a `$`; empty if there is none.
fn name_at(marked: &str) -> &str {
    let length = marked[1..].bytes().take_while(u8::is_ascii_uppercase).count();
    &marked[1..=length]
}

/// Whether a text matches a pattern in which each `…` is arbitrary.
fn fits_pattern(pattern: &str, text: &str) -> bool {
    match pattern.split_once(ANYTHING) {
        None => pattern == text,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            let starts = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            starts.into_iter().any(|at| fits_pattern(after, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn patterns_match_values() {
        let fits = |shown: Value, real: Value| Names::default().fits(&shown, &real).is_ok();
        assert!(fits(json!({ "a": 1, "b": "…" }), json!({ "a": 1, "b": [2] })));
        assert!(!fits(json!({ "a": 1 }), json!({ "a": 1, "b": 2 })), "a field that is not shown");
        assert!(!fits(json!({ "a": 1, "b": 2 }), json!({ "a": 1 })), "a field that is not sent");
        assert!(fits(json!({ "a": 1, "…": "…" }), json!({ "a": 1, "b": 2 })));
        assert!(fits(json!([1, "…"]), json!([1, 2, 3])) && !fits(json!([1]), json!([1, 2])));
        assert!(fits(json!("so … on"), json!("so and on")) && !fits(json!("so … on"), json!("so and off")));
        assert!(fits(json!(["$A", "$A"]), json!(["x", "x"])) && !fits(json!(["$A", "$A"]), json!(["x", "y"])));
        assert!(fits(json!(["$A", "<$A>"]), json!(["x", "<x>"])));
    }
}
