//! Deals of the day: days, equal conditions, and fair comparisons.

mod days;
mod deals;
mod mirrors;
mod rankings;
mod ratings;
mod sharing;
