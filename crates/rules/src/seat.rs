//! Seats and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat at the table. Seats are shown and counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats of any game.
    pub const MOST: usize = 5;
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this number, counted from 1.
    pub const fn from_number(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= Seat::MOST { Some(Seat(number - 1)) } else { None }
    }

    /// The seat's number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a game with this many, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(Seat::MOST as u8)).map(Seat)
    }

    /// The next seat clockwise among `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// One value for each seat of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T> {
    values: [T; Seat::MOST],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for each of `seats` seats.
    pub fn new(seats: u8, value: T) -> BySeat<T> {
        // Unused slots keep their default, so that equality depends on seats only.
        let mut values = [T::default(); Seat::MOST];
        for slot in &mut values[..usize::from(seats)] {
            *slot = value;
        }
        BySeat { values, seats }
    }
}

impl<T: Default> BySeat<T> {
    /// A separate value for each of `seats` seats.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut values: [T; Seat::MOST] = Default::default();
        for (seat, slot) in Seat::all(seats).zip(&mut values) {
            *slot = value(seat);
        }
        BySeat { values, seats }
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }

    /// The values in the order of the seats, mutable.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.seats)]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(&self.values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}
