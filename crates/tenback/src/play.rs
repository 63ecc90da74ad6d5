//! `tenback play`: a local game, alone, with bots, or passing one keyboard around; a seat at a table on a server; or a deal
//! of the day there.

use std::ffi::OsStr;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command, ValueEnum};
use tenback_bots::Level;
use tenback_rules::{GameName, Seat};
use tenback_table::{Name, Talk};
use tenback_tui::{Context, Invitation, Link, Opening, Place, Plan, SeatingError, TableRequest, load};
use tenback_wire::{Bot, DailyGame, NewTable};

use crate::command_error::CommandError;
use crate::language::LanguageChoice;
use crate::number::whole;
use crate::screen::{self, Screen};
use crate::your_name;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback play                                   the start screen
  tenback play classic                           The Game, alone
  tenback play extreme --seats 3 --bots expert,expert --seed 7
  tenback play classic --names Ann,Ben           two people, one keyboard
  tenback play face-to-face --bots master        against the strongest bot
  tenback play --resume                          resume the last game
  tenback play --join LINK                       join a table on a server
  tenback play --join LINK --data DIR            join as someone else
  tenback play --seats 3 --at http://localhost:8098  create a table for friends there
  tenback play daily                             the deal of the day, at the server on this computer
  tenback play daily --deal classic-2 --at URL   for two people, at another server
  tenback play classic --plain                   lines of text, for screen readers and scripts

Every move is saved immediately in the data folder: --data, else $TENBACK_DATA, else the system's usual place.

At a server, a data folder stands for one person: a second terminal shows the same seat, \
and --name changes that person's name.";

/// A game, or the deal of the day.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    Classic,
    Extreme,
    FaceToFace,
    Daily,
}

impl What {
    /// The game, if it is one.
    const fn game(self) -> Option<GameName> {
        match self {
            What::Classic => Some(GameName::Classic),
            What::Extreme => Some(GameName::Extreme),
            What::FaceToFace => Some(GameName::FaceToFace),
            What::Daily => None,
        }
    }
}

/// Where the deal of the day is played unless another server is named.
const THIS_COMPUTER: &str = "http://localhost:8098";

/// What to play.
#[derive(Args)]
pub(crate) struct Play {
    /// Which game, or the deal of the day; without one, the start screen opens
    game: Option<What>,
    /// Which deal of the day [default: classic-1]
    #[arg(long, value_parser = deal_parser(), conflicts_with_all = ["resume", "join"])]
    deal: Option<DailyGame>,
    /// Number of players [default: as many as people and bots are named; otherwise 1, or 2 in face-to-face]
    #[arg(long, value_parser = whole(0..=u16::MAX))]
    seats: Option<u16>,
    /// Comma-separated bots for the last seats: random, greedy, casual, regular, strong, expert or master
    #[arg(long, value_delimiter = ',', value_name = "LEVELS", value_parser = LevelParser)]
    bots: Vec<Level>,
    /// Comma-separated names of the people in the first seats
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    names: Vec<String>,
    /// Hand size: the standard one, or one card fewer (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    hand: Option<u16>,
    /// Minimum number of cards per turn: 2, or 3 for professionals (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    minimum: Option<u16>,
    /// What the team may say [default: signals; chat at a table on a server]
    #[arg(long, value_parser = talk_parser())]
    talk: Option<Talk>,
    /// Deal from this seed instead of the system's random generator
    #[arg(long, value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// Resume a saved game: this file (copied if it is in another folder), or the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "seats", "bots", "names", "hand", "minimum", "talk", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// Join a table on a server, by its link
    #[arg(long, value_name = "LINK", group = "elsewhere", conflicts_with_all = ["game", "seats", "bots", "names", "hand", "minimum", "talk", "seed", "resume"])]
    join: Option<String>,
    /// Create a table for this game on a server and take a seat; friends join by its link
    #[arg(long, value_name = "SERVER", group = "elsewhere", conflicts_with_all = ["names", "seed", "resume", "join"])]
    at: Option<String>,
    /// List the table publicly, not only for people with the link
    #[arg(long, requires = "at")]
    open: bool,
    /// Your name at the table [default: the one used last time, else your login name]
    #[arg(long, value_name = "NAME", requires = "elsewhere")]
    name: Option<String>,
    /// Watch without taking a seat
    #[arg(long, requires = "join")]
    watch: bool,
    #[command(flatten)]
    screen: Screen,
}

/// Reads the name of a bot.
#[derive(Clone)]
struct LevelParser;

impl TypedValueParser for LevelParser {
    type Value = Level;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Level, clap::Error> {
        if value.is_empty() {
            let text = "a bot is missing between two commas or at the end of --bots: write, for example, expert,greedy";
            return Err(clap::Error::raw(ErrorKind::InvalidValue, format!("{text}\n")).with_cmd(command));
        }
        let known = PossibleValuesParser::new(Level::ALL.map(Level::word));
        known.try_map(|word| Level::from_word(&word).ok_or("no level")).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Level::ALL.into_iter().map(|level| PossibleValue::new(level.word()))))
    }
}

fn talk_parser() -> impl TypedValueParser<Value = Talk> {
    let offered = Talk::ALL.map(Talk::word);
    PossibleValuesParser::new(offered).try_map(|word| Talk::from_word(&word).ok_or("no such talk"))
}

fn deal_parser() -> impl TypedValueParser<Value = DailyGame> {
    let offered = DailyGame::ALL.map(DailyGame::word);
    PossibleValuesParser::new(offered).try_map(|word| DailyGame::from_word(&word).ok_or("no such deal"))
}

impl Play {
    /// Whether the arguments ask for a deal of the day.
    fn is_daily(&self) -> bool {
        self.game == Some(What::Daily) || self.deal.is_some()
    }

    /// The game that was named.
    fn named_game(&self) -> Option<GameName> {
        self.game.and_then(What::game)
    }

    /// Whether the arguments describe a new game; without a name it is the classic one.
    fn describes_a_game(&self) -> bool {
        let Play { seats, hand, minimum, .. } = self;
        let numbers = [seats, hand, minimum].into_iter().any(Option::is_some);
        numbers || !self.bots.is_empty() || !self.names.is_empty() || self.talk.is_some() || self.seed.is_some()
    }
}

/// Plays until the player leaves.
pub(crate) fn run(args: &Play, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let context = args.screen.context(spoken.words.language());
    let mut notices: Vec<String> = spoken.notice.clone().into_iter().collect();
    match opening(args, &context, &mut notices) {
        Ok(opening) => screen::open(&args.screen, context, opening, &notices),
        Err(trouble) => Ok(trouble.report()),
    }
}

/// What to open, and what the user should know about it.
fn opening(args: &Play, context: &Context, notices: &mut Vec<String>) -> Result<Opening, CommandError> {
    if let Some(link) = &args.join {
        return Ok(Opening::Join(Box::new(invitation(args, link, context, notices)?)));
    }
    if args.is_daily() {
        return Ok(Opening::Join(Box::new(daily(args, context, notices)?)));
    }
    if let Some(server) = &args.at {
        return Ok(Opening::Join(Box::new(new_table(args, server, context, notices)?)));
    }
    match (&args.resume, args.named_game()) {
        (Some(Some(file)), _) => resume(file.clone(), context),
        (Some(None), _) => match context.saved.last_open() {
            Some(file) => resume(file, context),
            None => Err(CommandError::Failure(context.words.message("cli-play-nothing-to-resume", &[]))),
        },
        (None, Some(game)) => Ok(Opening::Deal(plan(args, game, context, notices)?)),
        (None, None) if args.describes_a_game() => Ok(Opening::Deal(plan(args, GameName::Classic, context, notices)?)),
        (None, None) => Ok(Opening::Start),
    }
}

/// The table to join.
fn invitation(
    args: &Play,
    link: &str,
    context: &Context,
    notices: &mut Vec<String>,
) -> Result<Invitation, CommandError> {
    let link = Link::parse(link).map_err(|_| CommandError::Usage(context.words.message("tui-no-link", &[])))?;
    // On the screen, the form asks for it.
    let name = your_name::choose(args.name.as_deref(), &link, context, args.screen.is_plain())?;
    notices.extend(name.as_ref().and_then(|name| context.renaming(name, &link)));
    Ok(Invitation { link: Some(link), name, watch: args.watch })
}

/// Goes to the table of a deal of the day, which has its own game and seats.
fn daily(args: &Play, context: &Context, notices: &mut Vec<String>) -> Result<Invitation, CommandError> {
    let usage = |id: &str| CommandError::Usage(context.words.message(id, &[]));
    if args.named_game().is_some() || args.open || args.describes_a_game() {
        return Err(usage("cli-play-daily-only"));
    }
    let server = args.at.as_deref().unwrap_or(THIS_COMPUTER);
    let server = Link::to_server(server).map_err(|_| usage("tui-no-server"))?;
    let name = your_name::choose(args.name.as_deref(), &server, context, true)?;
    notices.extend(name.as_ref().and_then(|name| context.renaming(name, &server)));
    let deal = args.deal.unwrap_or(DailyGame::ClassicAlone);
    let found = context.play_daily(&server, name, deal);
    let (invitation, notice) = found.map_err(|trouble| CommandError::Failure(context.no_table(&trouble, &server)))?;
    notices.extend(notice);
    Ok(invitation)
}

/// Creates a table for the game that the arguments describe.
fn new_table(
    args: &Play,
    server: &str,
    context: &Context,
    notices: &mut Vec<String>,
) -> Result<Invitation, CommandError> {
    let server =
        Link::to_server(server).map_err(|_| CommandError::Usage(context.words.message("tui-no-server", &[])))?;
    let name = your_name::choose(args.name.as_deref(), &server, context, true)?;
    notices.extend(name.as_ref().and_then(|name| context.renaming(name, &server)));
    let plan = plan(args, args.named_game().unwrap_or(GameName::Classic), context, notices)?;
    let small = |number: Option<u16>| number.map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    let bot = |(index, place): (usize, &Place)| match place {
        Place::Bot(level) => Some(Bot { seat: Seat::from_number(u8::try_from(index + 1).ok()?)?, level: *level }),
        Place::Person(_) => None,
    };
    let table = NewTable {
        seats: u8::try_from(plan.places.len()).unwrap_or(u8::MAX),
        hand_size: small(plan.hand_size),
        minimum: small(plan.minimum),
        talk: args.talk.unwrap_or(Talk::Chat),
        open: args.open,
        bots: plan.places.iter().enumerate().filter_map(bot).collect(),
        invitation: server.invitation().map(str::to_owned),
        ..NewTable::of(plan.game)
    };
    let wanted = TableRequest { server, name, table };
    let server = wanted.server.clone();
    let made = context.make_table(&wanted);
    let (invitation, notice) = made.map_err(|trouble| CommandError::Failure(context.no_table(&trouble, &server)))?;
    notices.extend(notice);
    Ok(invitation)
}

fn resume(file: PathBuf, context: &Context) -> Result<Opening, CommandError> {
    let loaded = load(&file, 1).map_err(|why| CommandError::Failure(context.cannot_open(&file, &why)))?;
    if !loaded.is_open() {
        return Err(CommandError::Failure(context.words.message("cli-play-over", &[])));
    }
    Ok(Opening::Resume(file, Box::new(loaded)))
}

/// The game that the arguments describe: people first, then bots.
fn plan(args: &Play, game: GameName, context: &Context, notices: &mut Vec<String>) -> Result<Plan, CommandError> {
    let usage = |id: &str| CommandError::Usage(context.words.message(id, &[]));
    let mut plan = Plan::new(game);
    let names = args.names.iter().map(|name| Name::new(name)).collect::<Result<Vec<_>, _>>();
    let names = names.map_err(|why| CommandError::Usage(context.words.name_error(&why)))?;
    plan.seat(args.seats, &args.bots, names).map_err(|why| match why {
        SeatingError::Bots => usage("cli-play-too-many-bots"),
        SeatingError::Names => usage("cli-play-too-many-names"),
    })?;
    if plan.places.iter().all(|place| matches!(place, Place::Bot(_))) {
        notices.push(context.words.message("cli-play-only-bots", &[]));
    }
    Ok(Plan {
        hand_size: args.hand,
        minimum: args.minimum,
        talk: args.talk.unwrap_or(Talk::Signals),
        seed: args.seed,
        ..plan
    })
}
