//! Two players at a remote table: one at the keyboard, one controlled by the test.

use tenback_rules::{GameName, Seat as Chair, Viewer};
use tenback_table::{PersonId, Settings, Sitter};
use tenback_wire::ClientCommand;
use tenback_words::Words;

use crate::fake::{FakeServer, seat};
use crate::seat::{Looks, Seat, USUAL};

/// Ann at the keyboard and Ben on another machine, at a table for two with the cards dealt.
pub(crate) struct Two {
    pub(crate) server: FakeServer,
    pub(crate) ann: Seat,
    pub(crate) ben: PersonId,
}

impl Two {
    pub(crate) fn at(game: GameName, looks: Looks, agree: impl FnOnce(&mut Settings)) -> Two {
        let server = FakeServer::with(game, 2, agree);
        let mut ann = Seat::joining(&server.link(), "Ann", looks);
        ann.wait_for("a seat", |_| server.table().sitters()[seat(1)] != Sitter::Empty);
        let ben = server.friend("Ben");
        server.ask(ben, ClientCommand::Sit { seat: Some(seat(2)) }).expect("the seat is free");
        server.ask(ben, ClientCommand::Deal { again: false }).expect("everybody sits");
        // The draw pile is named only on the board.
        let stock = Words::new(looks.language).message("tui-trying", &[]);
        ann.wait_for("the table", |ann| !ann.shows("127.0.0.1"));
        assert!(!ann.shows(&stock));
        Two { server, ann, ben }
    }

    pub(crate) fn new() -> Two {
        Two::at(GameName::Classic, USUAL, |_| {})
    }

    /// Ben's whole turn.
    pub(crate) fn ben_plays(&self) {
        while self.to_move() == Some(seat(2)) {
            let asked = next(&self.server, seat(2));
            self.server.ask(self.ben, asked).expect("it is legal");
        }
    }

    pub(crate) fn to_move(&self) -> Option<Chair> {
        self.server.table().game().and_then(|game| game.board().to_move())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.server.table().is_over()
    }

    /// Waits until the server has done what was asked.
    #[track_caller]
    pub(crate) fn done(&mut self, what: &str, holds: impl Fn(&FakeServer) -> bool) {
        let server = &self.server;
        self.ann.wait_for(what, |_| holds(server));
    }
}

/// A sensible command for the seat to move.
pub(crate) fn next(server: &FakeServer, chair: Chair) -> ClientCommand {
    let view = server.table().view(Viewer::Seat(chair)).expect("dealt");
    let best = view.legal().into_iter().min_by_key(|legal| (legal.loses, legal.step));
    match best {
        Some(legal) if !view.board().may_end() => ClientCommand::Lay { lay: legal.lay },
        _ => ClientCommand::EndTurn {},
    }
}
