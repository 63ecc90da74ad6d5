//! Signing this terminal in and out at a server.

use std::error::Error;
use std::fmt;
use std::io;

use tenback_client::{Account, ClientError, Link};

use crate::context::Context;

/// Why this terminal cannot be signed in.
#[derive(Debug)]
pub enum SignInError {
    /// Its identity could not be saved, so the code was not used.
    NotSaved(io::Error),
    /// The server refuses, or does not respond.
    Server(ClientError),
}

impl fmt::Display for SignInError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SignInError::NotSaved(error) => error.fmt(f),
            SignInError::Server(error) => error.fmt(f),
        }
    }
}

impl Error for SignInError {}

impl Context {
    /// Signs this terminal in at a server by a code of another device, and returns the person's name.
    pub fn sign_in(&self, server: &Link, code: &str) -> Result<String, SignInError> {
        let identities = self.identities().ok_or(SignInError::NotSaved(io::ErrorKind::NotFound.into()))?;
        identities.check_room().map_err(SignInError::NotSaved)?;
        let signed_in = Account::recover(server, code, self.words.language(), &identities);
        let (name, unsaved) = signed_in.map_err(SignInError::Server)?;
        unsaved.map_or(Ok(name), |error| Err(SignInError::NotSaved(error)))
    }

    /// Forgets the identity at a server, once it is signed out there.
    pub fn forget(&self, server: &Link) -> io::Result<()> {
        self.identities().map_or(Ok(()), |identities| identities.forget(server))
    }

    /// Why this terminal cannot be signed in, and what to do.
    pub fn not_signed_in(&self, why: &SignInError, server: &Link) -> String {
        match why {
            SignInError::NotSaved(error) => self.unkept(error),
            SignInError::Server(why) => self.no_answer(why, server),
        }
    }

    /// Why a server does not say something about the person, and what to do.
    pub fn no_answer(&self, why: &ClientError, server: &Link) -> String {
        match why {
            ClientError::SignedOut => self.words.message("devices-forgotten", &[("server", server.server().into())]),
            other => self.no_table(other, server),
        }
    }
}
