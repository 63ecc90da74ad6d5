//! `tenback devices`: the devices on which a person is signed in at a server, this terminal among them.

mod error;

use std::io::{self, Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use tenback_table::Name;
use tenback_tui::{Account, ClientError, Context, Link, fill, local_minute, moment};
use tenback_wire::{Device, DeviceList};
use tenback_words::Words;

use crate::columns::{Side, columns};
use crate::command_error::note;
use crate::number::whole;
use crate::qr;
use crate::screen::Screen;
use error::DevicesError;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback devices                                where you are signed in
  tenback devices add LINK                       be the person who made this link in a browser
  tenback devices add 7KQF-9M2X-0ABC-DEFG-HJKM --at http://localhost:8098
  tenback devices link                           a link and a QR code for a browser
  tenback devices rename 2 Laptop
  tenback devices sign-out 1

In a browser, links and the backup code are made on the page “Your devices”, at /devices.";

/// Which server, and what to do there.
#[derive(Args)]
pub(crate) struct Devices {
    /// Which server [default: the only one where this terminal is signed in]
    #[arg(long, value_name = "SERVER", global = true)]
    at: Option<String>,
    /// Folder for saved games and settings [default: $TENBACK_DATA, else the system's data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Sign this terminal in with a link from another device, or with your backup code
    Add {
        /// The link, or the backup code together with --at
        #[arg(value_name = "LINK")]
        code: String,
        /// Stop being the person that this terminal is now
        #[arg(long)]
        replace: bool,
    },
    /// Print a link that signs a browser in as you; it works once, for a day
    Link,
    /// Give a device another name
    Rename {
        /// Its number in the list
        #[arg(value_name = "N", value_parser = whole(1..=u32::MAX))]
        number: u32,
        /// The new name
        name: String,
    },
    /// Sign a device out
    SignOut {
        /// Its number in the list
        #[arg(value_name = "N", value_parser = whole(1..=u32::MAX))]
        number: u32,
    },
}

/// Does what was asked for.
pub(crate) fn run(args: &Devices, words: &Words) -> io::Result<ExitCode> {
    let context = Screen::with_data(args.data.clone()).context(words.language());
    let said = match &args.action {
        Some(Action::Add { code, replace }) => add(args.at.as_deref(), code, *replace, &context),
        other => Session::open(args.at.as_deref(), &context).and_then(|session| match other {
            Some(Action::Link) => session.link(),
            Some(Action::Rename { number, name }) => session.rename(*number, name),
            Some(Action::SignOut { number }) => session.sign_out(*number),
            Some(Action::Add { .. }) | None => session.list(),
        }),
    };
    match said {
        Ok(text) => writeln!(stdout(), "{}", text.trim_end()).map(|()| ExitCode::SUCCESS),
        Err(error) => Ok(error.in_words(&context).report()),
    }
}

/// Signs this terminal in.
fn add(at: Option<&str>, code: &str, replace: bool, context: &Context) -> Result<String, DevicesError> {
    let (server, code) = match (Link::to_recover(code), at) {
        (Ok(found), _) => found,
        (Err(_), Some(at)) => (Link::to_server(at).map_err(|_| DevicesError::NoServer)?, code.to_owned()),
        (Err(_), None) => return Err(DevicesError::NoLink),
    };
    let before = context.account(&server);
    let failed = |why| DevicesError::Server(Box::new(server.clone()), why);
    let known = before.as_ref().map(Account::me).transpose().map_err(failed)?.flatten();
    if let Some(me) = known.filter(|_| !replace) {
        let name = Name::stored(&me.name).to_string();
        return Err(DevicesError::SomebodyElse { server: Box::new(server), name });
    }
    let name = context.sign_in(&server, &code).map_err(|why| DevicesError::SignIn(Box::new(server.clone()), why))?;
    if let Some(before) = before {
        leave(&before);
    }
    let args = [("name", Name::stored(&name).to_string().into()), ("server", server.server().into())];
    Ok(context.words.message("devices-added", &args))
}

/// Signs the identity of before out, whose secret is lost now. Their only device stays in their list, and one that is not
/// known there any more needs nothing.
fn leave(before: &Account) {
    let own = before.devices().ok().and_then(|list| list.devices.into_iter().find(|device| device.this));
    if let Some(own) = own {
        let _only_device = before.sign_out(&own);
    }
}

/// An account at a server.
struct Session<'a> {
    server: Link,
    account: Account,
    context: &'a Context,
}

impl<'a> Session<'a> {
    /// The account at this server, or at the only one where this terminal is signed in.
    fn open(at: Option<&str>, context: &'a Context) -> Result<Session<'a>, DevicesError> {
        let server = match at {
            Some(at) => Link::to_server(at).map_err(|_| DevicesError::NoServer)?,
            None => match &context.servers()[..] {
                [] => return Err(DevicesError::Nowhere),
                [only] => only.clone(),
                several => return Err(DevicesError::Several(several.iter().map(Link::server).collect())),
            },
        };
        let account = context.account(&server).ok_or_else(|| DevicesError::NoAccount(Box::new(server.clone())))?;
        Ok(Session { server, account, context })
    }

    fn failed(&self, why: ClientError) -> DevicesError {
        DevicesError::Server(Box::new(self.server.clone()), why)
    }

    fn devices(&self) -> Result<DeviceList, DevicesError> {
        self.account.devices().map_err(|why| self.failed(why))
    }

    fn device(&self, number: u32) -> Result<Device, DevicesError> {
        let devices = self.devices()?.devices;
        let total = devices.len();
        devices.into_iter().nth(number as usize - 1).ok_or(DevicesError::NoSuchDevice { number, total })
    }

    fn say(&self, id: &str, name: &str) -> String {
        self.context.words.message(id, &[("name", name.into())])
    }

    fn list(&self) -> Result<String, DevicesError> {
        let (list, words) = (self.devices()?, &self.context.words);
        let head = ["number", "name", "added", "seen"];
        let mut rows = vec![head.map(|what| words.message("devices-column", &[("what", what.into())])).to_vec()];
        rows.extend(list.devices.iter().zip(1..).map(|(device, number)| self.row(device, number)));
        let sides = [Side::Right, Side::Left, Side::Left, Side::Left];
        let backup = match list.backup_since {
            Some(since) => words.message("devices-backup", &[("day", self.day(since).into())]),
            None => words.message("devices-no-backup", &[("server", self.server.server().into())]),
        };
        Ok(columns(&rows, &sides).join("\n") + "\n\n" + &self.filled(&backup))
    }

    fn row(&self, device: &Device, number: u32) -> Vec<String> {
        let name = self.name_of(device);
        let name = if device.this { self.say("devices-this", &name) } else { name };
        vec![number.to_string(), name, self.day(device.since), self.day(device.seen)]
    }

    fn name_of(&self, device: &Device) -> String {
        match device.name.as_str() {
            "" => self.context.words.message("devices-unnamed", &[]),
            name => Name::stored(name).to_string(),
        }
    }

    /// `2026-11-16`
    fn day(&self, time: i64) -> String {
        local_minute(moment(time), self.context.offset).split(' ').next().unwrap_or_default().to_owned()
    }

    fn filled(&self, text: &str) -> String {
        self.context.columns.map_or_else(|| text.to_owned(), |columns| fill(text, columns))
    }

    /// A link for a browser; on a terminal with its QR code above.
    fn link(&self) -> Result<String, DevicesError> {
        let offer = self.account.offer_device().map_err(|why| self.failed(why))?;
        // Nothing else may reach the terminal.
        if !offer.code.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'.') {
            return Err(self.failed(ClientError::NotTenback));
        }
        // Whatever the server calls itself, the link leads where this terminal is signed in.
        let link = format!("{}/recover#{}", self.server.server(), offer.code);
        let code = self.context.columns.and_then(|_| qr::code(&link, qr::has_colours()));
        let how = self.context.words.message("devices-link-how", &[]);
        Ok(code.map_or_else(String::new, |code| code + "\n") + &link + "\n" + &self.filled(&how))
    }

    fn rename(&self, number: u32, name: &str) -> Result<String, DevicesError> {
        let device = self.device(number)?;
        let name = Name::new(name).map_err(DevicesError::Name)?;
        self.account.rename_device(&device, &name).map_err(|why| self.failed(why))?;
        Ok(self.say("devices-renamed", name.as_str()))
    }

    fn sign_out(&self, number: u32) -> Result<String, DevicesError> {
        let device = self.device(number)?;
        self.account.sign_out(&device).map_err(|why| self.failed(why))?;
        if !device.this {
            return Ok(self.say("devices-signed-out", &self.name_of(&device)));
        }
        if let Err(error) = self.context.forget(&self.server) {
            note(self.context.words.io_error(&error));
        }
        let server = ("server", self.server.server().into());
        Ok(self.context.words.message("devices-signed-out-here", &[server]))
    }
}
