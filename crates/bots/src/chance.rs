//! Chances and logits, with plain arithmetic in a fixed order, so that they are the same on every machine.

/// The chance that belongs to a logit.
#[inline]
pub(crate) fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + exp(-logit))
}

/// The logit that belongs to a chance, which must not be certain.
#[inline]
pub(crate) fn logit(chance: f32) -> f32 {
    const LEAST: f32 = 1e-6;
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    quick_ln(chance) - quick_ln(1.0 - chance)
}

/// The natural logarithm of a positive number: its exponent, and a series for the rest.
#[inline]
fn quick_ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    let mantissa = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    let (exponent, mantissa) = if mantissa > 1.414 { (exponent + 1, mantissa * 0.5) } else { (exponent, mantissa) };
    let z = (mantissa - 1.0) / (mantissa + 1.0);
    let square = z * z;
    let series = 2.0 * z * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0))));
    exponent as f32 * std::f32::consts::LN_2 + series
}

/// The natural logarithm by Newton's method.
pub(crate) fn ln(x: f32) -> f32 {
    let mut y = 0.0;
    for _ in 0..60 {
        let power = exp(y);
        y += (2.0 * (x - power) / (x + power)).clamp(-1.0, 1.0);
    }
    y
}

/// e to the power of `x`, to six digits.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-60.0, 60.0) * std::f32::consts::LOG2_E;
    let whole = x.floor();
    let part = x - whole;
    // 2 to the power of a number from 0 to 1.
    let power = [0.001_876_9, 0.008_989_3, 0.055_826_3, 0.240_153_6, 0.693_153_1, 1.0];
    let mantissa = power.into_iter().fold(0.0, |sum, factor| sum * part + factor);
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * mantissa
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_logistic_function() {
        for step in -2000..=2000 {
            let logit = step as f32 * 0.01;
            let exact = 1.0 / (1.0 + (-f64::from(logit)).exp());
            assert!((f64::from(chance(logit)) - exact).abs() < 2e-6, "{logit}: {} {exact}", chance(logit));
        }
        assert_eq!(chance(0.0), 0.5);
        for logit in [-9.0, -2.5, -0.1, 0.0, 0.7, 3.0, 9.0] {
            assert!((super::logit(chance(logit)) - logit).abs() < 3e-3, "{logit}");
        }
        assert!((ln(exp(1.5)) - 1.5).abs() < 1e-4 && ln(1.0).abs() < 1e-5);
        assert!(chance(f32::MAX) == 1.0 && chance(f32::MIN) < 1e-20);
    }
}
