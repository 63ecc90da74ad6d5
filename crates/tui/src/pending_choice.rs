//! A bot that thinks on its own thread, so that the interface stays responsive.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Choice, Level};
use tenback_rules::View;

/// How long a master thinks about a turn.
const BUDGET: Budget = Budget::CpuTime(Duration::from_millis(300));

/// The choice of a bot that is still thinking.
#[derive(Debug)]
pub(crate) struct PendingChoice {
    view: View,
    seed: u64,
    answer: Receiver<Choice>,
}

impl PendingChoice {
    /// Asks a bot for its turn; it sees what its seat sees.
    pub(crate) fn begin(view: View, level: Level, seed: u64) -> PendingChoice {
        let (send, answer) = channel();
        let thought = PendingChoice { view: view.clone(), seed, answer };
        // If no thread can be started, `quick` answers.
        let _no_thread = thread::Builder::new().name("bot".into()).spawn(move || {
            let _nobody_waits = send.send(think(level, &view, seed));
        });
        thought
    }

    /// The choice, if it is ready.
    pub(crate) fn ready(&self) -> Option<Choice> {
        match self.answer.try_recv() {
            Ok(choice) => Some(choice),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(self.quick()),
        }
    }

    /// Waits for the choice.
    pub(crate) fn wait(&self, longest: Duration) -> Option<Choice> {
        match self.answer.recv_timeout(longest) {
            Ok(choice) => Some(choice),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(self.quick()),
        }
    }

    fn quick(&self) -> Choice {
        think(Level::Greedy, &self.view, self.seed)
    }
}

fn think(level: Level, view: &View, seed: u64) -> Choice {
    Bot::new(level).choose(view, BUDGET, &mut BotRng::seed_from_u64(seed))
}
