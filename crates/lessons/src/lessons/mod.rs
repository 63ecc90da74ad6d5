//! The lessons.

mod basics;
mod extreme;
mod face_to_face;
mod talk;

pub(crate) use basics::BASICS;
pub(crate) use extreme::EXTREME;
pub(crate) use face_to_face::FACE_TO_FACE;
pub(crate) use talk::TALK;
