//! `tenback deal`: a new deal as a record.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_notation::{Record, Recorder, Tag, commitment};
use tenback_rules::{Game, GameName, Setup, SetupError};
use tenback_tui::system_generator;
use tenback_words::Words;

use crate::command_error::note;
use crate::game::GameArg;
use crate::number::whole;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback deal                                   The Game for one
  tenback deal extreme --seats 3 --seed 7        the same cards every time
  tenback deal > game.tgn && tenback replay game.tgn  then p plays it";

/// What to deal.
#[derive(Args)]
pub(crate) struct Deal {
    /// Which game
    #[arg(default_value = "classic")]
    game: GameArg,
    /// Number of players [default: 1; face-to-face: 2]
    #[arg(long, value_parser = whole(0..=u16::MAX))]
    seats: Option<u16>,
    /// Hand size: the standard one, or one card fewer (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    hand: Option<u16>,
    /// Minimum number of cards per turn: 2, or 3 for professionals (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    minimum: Option<u16>,
    /// Deal from this seed, for experiments, instead of the system's random generator
    #[arg(long, value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
}

/// Deals and prints the record, with a commitment that `tenback verify` checks.
pub(crate) fn run(args: &Deal, words: &Words) -> io::Result<ExitCode> {
    let dealt = match args.seed {
        Some(seed) => deal(args, &mut Xoshiro256PlusPlus::seed_from_u64(seed)),
        None => match system_generator() {
            Ok(mut rng) => deal(args, &mut rng),
            Err(error) => {
                note(words.message("cli-no-chance", &[("error", error.to_string().into())]));
                return Ok(ExitCode::FAILURE);
            }
        },
    };
    match dealt {
        Ok(record) => {
            write!(io::stdout(), "{record}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            note(words.setup_error(&error));
            Ok(ExitCode::from(2))
        }
    }
}

fn deal(args: &Deal, rng: &mut impl Rng) -> Result<Record, SetupError> {
    let game = GameName::from(args.game);
    let seats = args.seats.unwrap_or(game.seats().0.into());
    let mut setup = Setup { hand_size: args.hand, minimum: args.minimum, ..Setup::deal(game, seats, rng) };
    let rules = setup.rules()?;
    setup.first = Some(rng.random_range(1..=u16::from(rules.seats())));
    Game::new(&setup)?;
    let mut record = Recorder::new(&setup).record();
    // The result is added together with the turns.
    record.remove_tag("Result");
    let salt = format!("{:016x}{:016x}", rng.random::<u64>(), rng.random::<u64>());
    let promise = record.tag("Deck").map(|deck| commitment(&salt, deck)).unwrap_or_default();
    for tag in [Tag::new("Salt", &salt), Tag::new("Commitment", &promise)].into_iter().flatten() {
        record.set_tag(tag);
    }
    Ok(record)
}
