//! Runs code with the best instructions that the processor has.
//!
//! The program is built for every x86-64 processor, so the compiler may not use what came later: vectors of eight numbers,
//! counting bits in one step. Nearly every processor has them. So the code that takes most of the time is compiled twice,
//! and the better version runs where it can. Both give the same results: multiplications and additions are not fused, and
//! are made in the same order.

/// Work that is worth compiling twice.
pub trait Work {
    /// What it results in.
    type Output;

    /// Does the work. This needs `#[inline(always)]`, and so does every function in it that should profit: what is not
    /// inlined is compiled for all processors only.
    fn run(self) -> Self::Output;
}

/// Does some work with the best instructions that the processor has.
#[inline]
pub fn run<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if newer::available() {
        #[expect(unsafe_code, reason = "the compiler cannot know which instructions the processor has")]
        // SAFETY: the processor was just asked whether it has all of them.
        return unsafe { newer::run(work) };
    }
    work.run()
}

#[cfg(target_arch = "x86_64")]
mod newer {
    use super::Work;

    /// Whether the processor has the instructions that [`run`] needs. The standard library remembers the answer.
    #[inline]
    pub(super) fn available() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn run<W: Work>(work: W) -> W::Output {
        work.run()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sums whose result depends on the order and on rounding.
    struct Sums([f32; 64]);

    impl Work for Sums {
        type Output = [u32; 64];

        #[inline(always)]
        fn run(self) -> [u32; 64] {
            let mut sums = [0.1; 64];
            for factor in self.0 {
                for (sum, number) in sums.iter_mut().zip(self.0) {
                    *sum += factor * number;
                }
            }
            sums.map(f32::to_bits)
        }
    }

    #[test]
    fn the_result_is_the_same_on_every_processor() {
        let numbers = std::hint::black_box(std::array::from_fn(|at| 1.0 / (at as f32 + 3.0)));
        assert_eq!(run(Sums(numbers)), Sums(numbers).run());
    }
}
