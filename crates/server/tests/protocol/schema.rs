//! Validates values against schemas of the OpenAPI document. Unknown keywords are errors, so that nothing is silently
//! ignored.

use serde_json::Value;

/// The whole document, for references.
pub(crate) struct Document(pub(crate) Value);

impl Document {
    /// The target of a reference.
    pub(crate) fn resolve(&self, reference: &str) -> &Value {
        let pointer = reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} is in another document"));
        self.0.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }

    /// Checks a value against a schema.
    pub(crate) fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let words = schema.as_object().ok_or_else(|| format!("{schema} is no schema"))?;
        for (word, wanted) in words {
            self.check_word(word, wanted, value).map_err(|why| format!("{why} ({word} of {schema})"))?;
        }
        let known = |name: &String| schema["properties"].get(name).is_some();
        match value.as_object().filter(|_| words.contains_key("properties")) {
            Some(fields) => match fields.keys().find(|name| !known(name)) {
                Some(extra) => Err(format!("{extra} is sent and not told")),
                None => Ok(()),
            },
            None => Ok(()),
        }
    }

    fn check_word(&self, word: &str, wanted: &Value, value: &Value) -> Result<(), String> {
        let fits = match word {
            "$ref" => return self.check(self.resolve(text(wanted)), value),
            "oneOf" => list(wanted).iter().filter(|schema| self.check(schema, value).is_ok()).count() == 1,
            "type" => of_type(wanted, value),
            "enum" => list(wanted).contains(value),
            "minimum" => value.as_f64() >= wanted.as_f64(),
            "maximum" => value.as_f64() <= wanted.as_f64(),
            "required" => list(wanted).iter().all(|name| value.get(text(name)).is_some()),
            "properties" => return self.check_fields(wanted, value),
            "minItems" => value.as_array().map(Vec::len) >= wanted.as_u64().map(|least| least as usize),
            "maxItems" => value.as_array().map(Vec::len) <= wanted.as_u64().map(|most| most as usize),
            "prefixItems" => {
                let mut pairs = list(wanted).iter().zip(value.as_array().into_iter().flatten());
                return pairs.try_for_each(|(schema, item)| self.check(schema, item));
            }
            // No further items; their number is checked by maxItems.
            "items" if *wanted == Value::Bool(false) => true,
            "items" => return value.as_array().into_iter().flatten().try_for_each(|item| self.check(wanted, item)),
            "additionalProperties" | "default" | "description" | "example" | "format" => true,
            other => return Err(format!("{other} is not known here")),
        };
        if fits { Ok(()) } else { Err(format!("{value} does not fit")) }
    }

    fn check_fields(&self, wanted: &Value, value: &Value) -> Result<(), String> {
        let fields = wanted.as_object().into_iter().flatten();
        let sent = fields.filter_map(|(name, schema)| Some((name, schema, value.get(name)?)));
        sent.into_iter()
            .try_for_each(|(name, schema, value)| self.check(schema, value).map_err(|why| format!("{name}: {why}")))
    }
}

fn of_type(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::Array(several) => several.iter().any(|one| of_type(one, value)),
        _ => match text(wanted) {
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            "null" => value.is_null(),
            other => panic!("{other} is no type that this document uses"),
        },
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}
