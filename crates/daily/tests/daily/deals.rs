//! Who plays the deals of the day, and what is dealt.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_daily::{Lineup, bot_seed, deal, first_seat};
use tenback_players::Level;
use tenback_rules::{Command, Game, GameName, Seat, Viewer};
use tenback_wire::DailyGame;

#[test]
fn the_six_deals_are_those_of_the_day() {
    let lineups = DailyGame::ALL.map(Lineup::of);
    assert_eq!(lineups.map(|lineup| lineup.people()), [1, 1, 1, 2, 3, 4]);
    assert_eq!(lineups.iter().filter(|lineup| lineup.is_alone()).count(), 3);
    let bots: Vec<_> = lineups.iter().filter_map(|lineup| lineup.bot.map(|bot| (lineup.game, bot))).collect();
    assert_eq!(bots, [(GameName::FaceToFace, (Seat::SECOND, Level::Master))]);
}

proptest! {
    /// Every deal can be played by the rulebook's rules. Only where a bot takes part is it fixed who goes first; people
    /// agree on that themselves (A4).
    #[test]
    fn every_deal_is_a_game(seed: u64, salt in "[a-z0-9]{26}") {
        for name in DailyGame::ALL {
            let setup = deal(name, &salt, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            let game = Game::new(&setup).expect("a game");
            prop_assert_eq!(*game.board().rules(), Lineup::of(name).rules());
            let first = setup.first.map(|first| first as u8);
            let expected = (name == DailyGame::FaceToFace).then(|| first_seat(&salt, 2).number());
            prop_assert_eq!(first, expected);
        }
    }
}

/// Lots that fall on one side more often would be noticed.
#[test]
fn either_opponent_goes_first_half_of_the_time() {
    let firsts = (0..2000).filter(|number| first_seat(&format!("salt {number}"), 2) == Seat::FIRST).count();
    assert!((900..1100).contains(&firsts), "{firsts}");
    let third = (0..3000).filter(|number| first_seat(&format!("salt {number}"), 3) == Seat::FIRST).count();
    assert!((900..1100).contains(&third), "{third}");
}

/// Equal conditions: what a bot does depends on the deal, its seat and what has been played, on nothing else.
#[test]
fn a_bot_has_the_same_chances_in_the_same_position() {
    let setup = deal(DailyGame::ClassicForTwo, "salt", &mut Xoshiro256PlusPlus::seed_from_u64(5));
    let start = || {
        let mut game = Game::new(&setup).expect("a game");
        game.play(Seat::FIRST, Command::Begin).expect("seat 1 begins");
        game
    };
    let (mut game, again) = (start(), start());
    let seed = bot_seed("salt", Seat::FIRST, game.board());
    assert_eq!(seed, bot_seed("salt", Seat::FIRST, again.board()));
    assert_ne!(seed, bot_seed("salt", Seat::SECOND, game.board()));
    assert_ne!(seed, bot_seed("other", Seat::FIRST, game.board()));
    let lay = game.view(Viewer::Seat(Seat::FIRST)).legal()[0].lay;
    game.play(Seat::FIRST, Command::Lay(lay)).expect("it is legal");
    assert_ne!(seed, bot_seed("salt", Seat::FIRST, game.board()));
}
