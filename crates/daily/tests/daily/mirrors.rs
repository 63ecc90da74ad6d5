//! Mirrored deals are exactly as hard: what can be played in one can be played mirrored in the other.

use proptest::prelude::*;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_daily::{Mirror, Score, deal, mirrored};
use tenback_rules::{Command, CommandCards, Game, GameName, Lay, LegalLay, Seat, Setup, Viewer};
use tenback_wire::DailyGame;

/// A game and its mirror image, played side by side.
struct Pair {
    game: Game,
    image: Game,
    mirror: Mirror,
}

impl Pair {
    fn new(setup: &Setup) -> Pair {
        let start = |setup: &Setup| {
            let mut game = Game::new(setup).expect("a game");
            if setup.first.is_none() {
                game.play(Seat::FIRST, Command::Begin).expect("seat 1 begins");
            }
            game
        };
        Pair { game: start(setup), image: start(&mirrored(setup)), mirror: Mirror::of(setup.game) }
    }

    fn image_of(&self, lay: Lay) -> Lay {
        self.mirror.lay(lay).expect("a card of the game")
    }

    /// Everything that may be played now, what it advances and whether it loses.
    fn compare(&self) {
        let (board, image) = (self.game.board(), self.image.board());
        assert_eq!(board.to_move(), image.to_move());
        assert_eq!(board.may_end(), image.may_end());
        assert_eq!(board.ending(), image.ending());
        assert_eq!(board.hand_sizes(), image.hand_sizes());
        assert_eq!(board.visible(), image.visible());
        for seat in Seat::all(board.rules().seats()) {
            assert_eq!(Score::of(board, seat), Score::of(image, seat));
        }
        let sorted = |mut lays: Vec<LegalLay>| {
            lays.sort_by_key(|legal| legal.lay);
            lays
        };
        let expected = self.game.legal().into_iter().map(|legal| LegalLay { lay: self.image_of(legal.lay), ..legal });
        assert_eq!(sorted(self.image.legal()), sorted(expected.collect()));
    }

    /// Plays at random to the end, comparing all the way; returns how many lays it took.
    fn play(mut self, rng: &mut Xoshiro256PlusPlus) -> usize {
        let mut played = 0;
        while let Some(seat) = self.game.board().to_move() {
            self.compare();
            // Lays that lose at once are left out where there are others, so that games get to their ends.
            let mut lays = self.game.view(Viewer::Seat(seat)).legal();
            if lays.iter().any(|legal| !legal.loses) {
                lays.retain(|legal| !legal.loses);
            }
            let ends = self.game.board().may_end() && (lays.is_empty() || rng.random_bool(0.6));
            let command = if ends { Command::EndTurn } else { Command::Lay(lays[rng.random_range(..lays.len())].lay) };
            let image = match command {
                Command::Lay(lay) => Command::Lay(self.image_of(lay)),
                other => other,
            };
            let events = self.game.play(seat, command).expect("it is legal");
            let reflected = self.image.play(seat, image).expect("its mirror image is legal, too");
            assert_eq!(events.len(), reflected.len());
            played += 1;
        }
        self.compare();
        played
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// For all deals of the day, so for all three games.
    #[test]
    fn a_mirrored_game_allows_the_same_and_ends_the_same(seed: u64) {
        for name in DailyGame::ALL {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let setup = deal(name, "salt", &mut rng);
            Pair::new(&setup).play(&mut rng);
        }
    }

    /// With any hand size and minimum (A18), and with command cards that are not symmetric, which are mirrored as well.
    #[test]
    fn options_and_other_command_cards_are_mirrored(seed: u64, professional: bool) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for seats in 1..=5 {
            let mut setup = Setup::deal(GameName::Extreme, seats, &mut rng);
            setup.minimum = professional.then_some(3);
            let shuffled = Setup::deal(GameName::Classic, 1, &mut rng);
            let mut numbers = shuffled.decks[0].chunks(4);
            let kinds = tenback_rules::CardCommand::ALL.map(|kind| (kind, numbers.next().expect("four cards").to_vec()));
            setup.commands = Some(kinds.to_vec());
            Pair::new(&setup).play(&mut rng);
        }
    }

    #[test]
    fn a_mirror_image_of_a_mirror_image_is_the_deal_itself(seed: u64) {
        for name in DailyGame::ALL {
            let setup = deal(name, "salt", &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            let image = mirrored(&setup);
            prop_assert_ne!(&image, &setup);
            // Nothing but the cards tells them apart.
            prop_assert_eq!(&Setup { decks: setup.decks.clone(), ..image.clone() }, &setup);
            prop_assert_eq!(mirrored(&image), setup);
        }
    }
}

/// Only because of this are mirrored deals of Extreme equally hard without another list of command cards.
#[test]
fn the_built_in_command_cards_are_symmetric() {
    let (mirror, cards) = (Mirror::of(GameName::Extreme), CommandCards::stand_in());
    for card in cards.all() {
        let image = mirror.card(card).expect("a card");
        assert_eq!(cards.of(card), cards.of(image), "{card}");
    }
}

/// Games are played long enough to compare something.
#[test]
fn games_reach_their_ends() {
    let longest = (0..20).map(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let setup = deal(DailyGame::FaceToFace, "salt", &mut rng);
        Pair::new(&setup).play(&mut rng)
    });
    assert!(longest.max() > Some(40));
}

#[test]
fn positions_are_mirrored_with_hands_and_piles() {
    let setup = Setup {
        game: GameName::FaceToFace,
        seats: 2,
        first: Some(1),
        hand_size: None,
        minimum: None,
        commands: None,
        decks: vec![vec![9], vec![]],
        hands: Some(vec![vec![20, 30], vec![5, 6]]),
        piles: Some(vec![12, 40, 1, 60]),
    };
    let image = mirrored(&setup);
    assert_eq!(image.piles, Some(vec![21, 49, 1, 60]));
    assert_eq!(image.hands, Some(vec![vec![41, 31], vec![56, 55]]));
    assert_eq!(image.decks, [vec![52], vec![]]);
    Pair::new(&setup).compare();
}
