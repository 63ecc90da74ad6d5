//! The server from outside: plain requests and sockets, as any client would.

mod agreements;
mod client;
mod clocks;
mod commands;
mod company;
mod games;
mod house;
mod pages;
mod people;
mod permissions;
mod reconnect;
mod replays;
mod seats;
mod secrecy;
mod tables;
mod trouble;
mod what_if;
