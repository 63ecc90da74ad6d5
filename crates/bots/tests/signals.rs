//! What bots signal in whole games, asked after every event as at a table.

use std::collections::HashSet;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{
    CardCommand, Command, Event, Game, GameName, Options, Pile, PileSignal, Rules, Seat, Signal, Viewer,
};

/// Signals about piles for each card laid: the measured value is 0.17 to 0.22.
const MOST_PER_LAY: f64 = 0.25;

fn team_rules() -> impl Iterator<Item = Rules> {
    let games = [GameName::Classic, GameName::Extreme].into_iter();
    games.flat_map(|name| (2..=5).map(move |seats| Rules::new(name, seats, Options::default()).expect("they may play")))
}

/// A game of experts who may speak at any time.
struct Talkative {
    game: Game,
    bot: Bot,
    rng: BotRng,
    lays: u32,
    /// Everything said about piles, and the board when it was said.
    said: Vec<(Game, Seat, PileSignal, Pile)>,
}

impl Talkative {
    fn new(rules: Rules, seed: u64) -> Talkative {
        let mut rng = BotRng::seed_from_u64(seed);
        let game = Game::deal(rules, None, &mut rng);
        let bot = Bot::new(Level::Expert).with_secret(seed);
        Talkative { game, bot, rng, lays: 0, said: Vec::new() }
    }

    /// Plays to the end, and calls `look` whenever everybody has said what they want to.
    fn play(&mut self, mut look: impl FnMut(&Game, &Bot)) {
        self.talk();
        let first = self.game.board().agreed_starter();
        self.command(first, Command::Begin);
        while let Some(seat) = self.game.board().to_move() {
            look(&self.game, &self.bot);
            let number = self.game.board().turn().number();
            let choice = self.bot.choose(&self.game.view(Viewer::Seat(seat)), Budget::Evaluations(1), &mut self.rng);
            for &lay in choice.turn.as_slice() {
                self.lays += 1;
                self.command(seat, Command::Lay(lay));
                look(&self.game, &self.bot);
            }
            if self.game.board().to_move().is_some() && self.game.board().turn().number() == number {
                self.command(seat, Command::EndTurn);
            }
        }
    }

    fn command(&mut self, seat: Seat, command: Command) {
        self.game.play(seat, command).expect("bots play legally");
        self.talk();
    }

    fn talk(&mut self) {
        for seat in Seat::all(self.game.board().rules().seats()) {
            for signal in self.bot.signals(&self.game.view(Viewer::Seat(seat))) {
                if let Signal::Pile(what, pile) = signal {
                    self.said.push((self.game.clone(), seat, what, pile));
                }
                self.game.play(seat, Command::Signal(signal)).expect("bots signal legally");
            }
        }
    }
}

fn warned_piles(game: &Game, seat: Seat) -> usize {
    let standing = game.board().signals()[seat].piles;
    standing.0.into_iter().filter(|signal| signal.is_some_and(|signal| signal != PileSignal::GoAhead)).count()
}

/// Whether a seat holds the card ten back or one of the next three still in play of a pile.
fn has_reason(game: &Game, seat: Seat, pile: Pile) -> bool {
    let direction = game.board().rules().pile(pile).direction;
    let top = game.board().tops()[pile];
    let step = |card| direction.step(top, card);
    let mut ahead: Vec<i8> = game.board().unlaid()[0].iter().map(step).filter(|&step| step > 0).collect();
    ahead.sort_unstable();
    game.hand(seat).iter().map(step).any(|step| step == -10 || ahead.iter().take(3).any(|&next| next == step))
}

#[test]
fn signals_are_few_and_do_not_change_during_a_turn() {
    for rules in team_rules() {
        let (mut signals, mut lays, mut with_reason) = (0u32, 0, 0u32);
        for seed in 0..40 {
            let mut table = Talkative::new(rules, seed);
            table.play(|game, _| {
                let most = Seat::all(rules.seats()).map(|seat| warned_piles(game, seat)).max();
                assert!(most <= Some(1), "a seat asks for one pile at most");
            });
            for (game, seat, what, pile) in &table.said {
                let turn = game.board().turn();
                assert_eq!(*what, PileSignal::KeepOff, "nothing has to be withdrawn");
                assert_eq!(turn.laid(), 0, "nothing is said during a turn");
                assert_eq!(turn.seat().next(rules.seats()), *seat, "only the next seat speaks");
                assert!(game.board().stock_sizes()[0] > 0, "nothing is said at the end");
                with_reason += u32::from(has_reason(game, *seat, *pile));
            }
            signals += table.said.len() as u32;
            lays += table.lays;
        }
        let per_lay = f64::from(signals) / f64::from(lays);
        assert!((0.05..MOST_PER_LAY).contains(&per_lay), "{per_lay:.3} signals per lay: {rules:?}");
        assert!(with_reason * 10 > signals * 8, "only {with_reason} of {signals} signals had a reason");
    }
}

/// A15: whatever a seat says or does not say, it could have said with any other hand, so no card can be ruled out or
/// in; not by a listener who holds other cards either.
#[test]
fn every_statement_is_possible_with_every_hand() {
    for rules in team_rules() {
        let mut table = Talkative::new(rules, 7);
        let mut rng = BotRng::seed_from_u64(8);
        table.play(|game, bot| {
            let turn = game.board().turn();
            let (listener, seat) = (turn.seat(), turn.seat().next(rules.seats()));
            let can_speak = game.board().stock_sizes()[0] > 0 && !game.board().visible().has(CardCommand::Mute);
            if !can_speak || turn.laid() > 0 || turn.number() % 3 != 0 {
                return;
            }
            let mut possible = game.view(Viewer::Seat(listener)).sample(&mut rng);
            for pile in Pile::ALL {
                possible.apply(&Event::Signalled { seat, signal: Signal::Pile(PileSignal::GoAhead, pile) });
            }
            let view = possible.view(Viewer::Seat(seat));
            let statement = |secret| bot.clone().with_secret(secret).signals(&view).as_slice().to_vec();
            let statements: HashSet<_> = (0..4_000).map(statement).collect();
            assert_eq!(statements.len(), 5, "one of four piles, or nothing: {statements:?}");
        });
    }
}

/// The same for the start preferences.
#[test]
fn every_start_preference_is_possible_with_every_hand() {
    for (rules, seed) in team_rules().zip(0..) {
        let table = Talkative::new(rules, seed);
        for seat in Seat::all(rules.seats()) {
            let view = table.game.view(Viewer::Seat(seat));
            let preference = |secret| table.bot.clone().with_secret(secret).signals(&view).as_slice().to_vec();
            let preferences: HashSet<_> = (0..1_000).map(preference).collect();
            assert_eq!(preferences.len(), 3, "let me begin, not me, or nothing: {preferences:?}");
        }
    }
}

#[test]
fn a_bot_that_takes_over_a_seat_withdraws_what_was_said_there() {
    let rules = Rules::new(GameName::Classic, 3, Options::default()).expect("three may play");
    let mut table = Talkative::new(rules, 1);
    table.game.play(Seat::FIRST, Command::Begin).expect("nobody has begun");
    for pile in Pile::ALL {
        let signal = Signal::Pile(PileSignal::RatherNot, pile);
        table.game.play(Seat::SECOND, Command::Signal(signal)).expect("it may signal");
    }
    table.talk();
    assert!(warned_piles(&table.game, Seat::SECOND) <= 1);
}
