//! People with the same name are told apart by their seats, as on the page.

use tenback_rules::GameName;
use tenback_table::Name;
use tenback_tui::Place;
use tenback_wire::ClientCommand;

use crate::fake::{FakeServer, seat};
use crate::seat::{Seat, USUAL, deal};

#[test]
fn two_at_a_server() {
    let server = FakeServer::new(GameName::Classic, 4);
    let mut ann = Seat::joining(&server.link(), "Ann", USUAL);
    ann.until("You · Ann");
    let others = [(2, "Ben"), (3, "Ben"), (4, "Ann")].map(|(number, name)| {
        let person = server.friend(name);
        server.ask(person, ClientCommand::Sit { seat: Some(seat(number)) }).expect("the seat is free");
        person
    });
    ann.until("2  Ben (2)");
    ann.sees("3  Ben (3)");
    ann.until("4  Ann ");
    ann.sees_no("Ann (4)");
    server.ask(others[1], ClientCommand::Say { text: "Hello!".into() }).expect("people may chat");
    ann.until("Ben (3): “Hello!”");
    server.ask(others[1], ClientCommand::Leave {}).expect("nobody has dealt");
    ann.until("3  empty");
    ann.sees("2  Ben ");
    ann.sees_no("2  Ben (2)");
}

#[test]
fn two_at_one_keyboard() {
    let ann = || Place::Person(Name::new("Ann").ok());
    let seat = Seat::new(deal(GameName::Classic, vec![ann(), ann()], 7));
    seat.sees("Ann (1)");
}
