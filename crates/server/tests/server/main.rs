//! The server from outside: plain requests and sockets, as any client would.

mod client;
mod games;
mod house;
