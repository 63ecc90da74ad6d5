//! Numbers as arguments, with clear error messages.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use tenback_server::DayStart;

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

/// Reads a number of bytes, such as `500`, `64MiB` or `8G`.
pub(crate) fn size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|char: char| !char.is_ascii_digit());
    let shift = match text[digits.len()..].trim().to_ascii_lowercase().as_str() {
        "" | "b" => Some(0),
        "k" | "kb" | "kib" => Some(10),
        "m" | "mb" | "mib" => Some(20),
        "g" | "gb" | "gib" => Some(30),
        "t" | "tb" | "tib" => Some(40),
        _ => None,
    };
    let bytes = digits.parse().ok().zip(shift).and_then(|(number, shift): (u64, u32)| number.checked_mul(1 << shift));
    bytes.ok_or_else(|| "expected a size, such as 500MiB or 8GiB".to_owned())
}

/// Reads a time in days, weeks or years, such as `90d`, `12w` or `1y`.
pub(crate) fn days(text: &str) -> Result<Duration, String> {
    let (number, days) = match text.as_bytes() {
        [number @ .., b'd'] => (number, 1),
        [number @ .., b'w'] => (number, 7),
        [number @ .., b'y'] => (number, 365),
        _ => (&[][..], 0),
    };
    let number = std::str::from_utf8(number).ok().and_then(|number| number.parse::<u32>().ok());
    let seconds = number.filter(|number| *number > 0).map(|number| u64::from(number) * days * 24 * 60 * 60);
    seconds.map(Duration::from_secs).ok_or_else(|| "expected a time in days or years, such as 90d or 1y".to_owned())
}

/// Reads when a day starts, in hours and minutes from midnight.
pub(crate) fn day_start(text: &str) -> Result<DayStart, String> {
    let (sign, time) = match text.strip_prefix('-') {
        Some(time) => (-1, time),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let two_digits = |text: &str| {
        let is_plain = text.len() == 2 && text.bytes().all(|digit| digit.is_ascii_digit());
        text.parse::<u8>().ok().filter(|_| is_plain).map(i32::from)
    };
    let minutes = time.split_once(':').and_then(|(hours, minutes)| {
        let minutes = two_digits(minutes).filter(|minutes| *minutes < 60)?;
        DayStart::new(sign * (two_digits(hours)? * 60 + minutes))
    });
    minutes.ok_or_else(|| "expected hours and minutes, such as 04:00 or -02:00".to_owned())
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

    #[test]
    fn times_have_units() {
        for (text, count) in [("1d", 1), ("90d", 90), ("2w", 14), ("1y", 365)] {
            assert_eq!(days(text), Ok(Duration::from_secs(count * 24 * 60 * 60)), "{text}");
        }
        for text in ["", "d", "0d", "90", "-1d", "1.5y", "1 year", "99999999999y", "1м"] {
            assert!(days(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_day_starts_at_some_time() {
        for (text, minutes) in [("00:00", 0), ("04:30", 270), ("+05:45", 345), ("-02:00", -120), ("23:59", 1439)] {
            assert_eq!(day_start(text).map(DayStart::minutes), Ok(minutes), "{text}");
        }
        for text in ["", "4:00", "24:00", "12:60", "0400", "12:5", "--1:00", "-+1:00", "٠٤:٠٠", "noon"] {
            assert!(day_start(text).is_err(), "{text}");
        }
    }

    #[test]
    fn sizes_have_units() {
        for (text, bytes) in
            [("0", 0), ("500", 500), ("64MiB", 64 << 20), ("8 GiB", 8 << 30), ("2k", 2048), ("1T", 1 << 40)]
        {
            assert_eq!(size(text), Ok(bytes), "{text}");
        }
        for text in ["", "x", "MiB", "-1", "1.5G", "8 elephants", "99999999999T"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
