//! Numbers as arguments, with clear error messages.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Reads a whole number within a range.
pub(crate) fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(format!("expected a whole number from {} to {}", range.start(), range.end())),
    }
}

/// Reads a time in milliseconds.
pub(crate) fn milliseconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| "expected a number of milliseconds, such as 10 or 2.5".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_numbers_are_reported_in_a_sentence() {
        let seats = whole(1_u8..=5);
        assert_eq!(seats("3"), Ok(3));
        for text in ["0", "6", "x", "", "3.5", "-1", "99999999999"] {
            assert_eq!(seats(text), Err("expected a whole number from 1 to 5".to_owned()), "{text}");
        }
        assert_eq!(milliseconds("2.5"), Ok(2.5));
        assert!(milliseconds("soon").is_err() && milliseconds("NaN").is_err());
    }
}
