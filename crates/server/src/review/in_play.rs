//! Deals that somebody may still have to play: a table can deal the cards of a finished game again.

use sha2::{Digest as _, Sha256};
use tenback_rules::{Game, Seat, Setup};
use tenback_store::Digest;

use crate::app::App;
use crate::denial::Denial;

/// A digest of the cards of a deal. Who goes first and how many cards a hand has does not matter.
pub(crate) fn digest(deal: &Setup) -> Digest {
    let mut hash = Sha256::new();
    for deck in &deal.decks {
        deck.iter().for_each(|card| hash.update(card.to_be_bytes()));
        // Not a card: what follows is another deck.
        hash.update(u16::MAX.to_be_bytes());
    }
    Digest::new(hash.finalize().into())
}

/// A digest of the game and of the first seat's opening hand, by which deals are recognised that are closed to people who play
/// them. It does not depend on the order of the draw pile: nobody learns that by submitting one order after another. `None`
/// for what is no deal.
pub(crate) fn opening_digest(deal: &Setup) -> Option<Digest> {
    let game = Game::new(deal).ok()?;
    let rules = game.board().rules();
    let mut hash = Sha256::new();
    hash.update(rules.name().word());
    hash.update([rules.seats()]);
    hash.update(game.hand(Seat::FIRST).bits().to_be_bytes());
    Some(Digest::new(hash.finalize().into()))
}

/// Refuses a deal that is being played at any table, as it is stored: the table may belong to another node. What will be
/// dealt next is not known to anybody yet.
pub(crate) async fn check_not_in_play(app: &App, deal: &Setup) -> Result<(), Denial> {
    if app.store.is_in_play(digest(deal)).await? { Err(Denial::DealInPlay) } else { Ok(()) }
}
