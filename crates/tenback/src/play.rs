//! `tenback play`: a game at this keyboard, alone, with bots, or passed round; or a seat at a table elsewhere.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tenback_bots::Level;
use tenback_rules::{GameName, Seat};
use tenback_table::{Name, Talk};
use tenback_tui::{Crowded, Desk, Invitation, Link, Opening, Place, Plan, Wanted, load};
use tenback_wire::{Bot, NewTable};

use crate::game::GameArg;
use crate::language::Spoken;
use crate::number::whole;
use crate::screen::{self, Screen};
use crate::trouble::Trouble;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback play                                   the start screen
  tenback play classic                           The Game, alone
  tenback play extreme --seats 3 --bots expert,expert --seed 7
  tenback play classic --names Ann,Ben           two people pass the keyboard
  tenback play face-to-face --bots master        against the strongest bot
  tenback play --resume                          go on with the last game
  tenback play --join http://192.168.1.5:8098/t/k3v9x2aaqwerty12   sit down at a table
  tenback play classic --seats 3 --at http://localhost:8098        make a table for friends there
  tenback play classic --plain                   lines of text, for a screen reader or a script

Every lay is saved at once in the data folder: --data, else $TENBACK_DATA, else the usual place of the system.";

/// What to play.
#[derive(Args)]
pub(crate) struct Play {
    /// Which game; the start screen opens if nothing is said about one
    game: Option<GameArg>,
    /// How many play [default: people and bots as named; alone, or two in face-to-face]
    #[arg(long, value_parser = whole(0..=u16::MAX))]
    seats: Option<u16>,
    /// Bots, split by commas, on the last seats: random, greedy, casual, expert or master
    #[arg(long, value_delimiter = ',', value_name = "LEVELS", value_parser = level_parser())]
    bots: Vec<Level>,
    /// Names of the people, split by commas, on the first seats
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    names: Vec<String>,
    /// Hand size: the rulebook's or one fewer (A18)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    hand: Option<u16>,
    /// Minimum of a turn: 2, or 3 for professionals (A18)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    minimum: Option<u16>,
    /// What the team may say [default: signals; at a table on a server chat]
    #[arg(long, value_parser = talk_parser())]
    talk: Option<Talk>,
    /// Deal from this seed; otherwise the system's generator deals
    #[arg(long, value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// Go on with a kept game: this file (copied if it lies elsewhere), or the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "seats", "bots", "names", "hand", "minimum", "talk", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// Sit down at a table on a server, by the link that others share
    #[arg(long, value_name = "LINK", group = "elsewhere", conflicts_with_all = ["game", "seats", "bots", "names", "hand", "minimum", "talk", "seed", "resume"])]
    join: Option<String>,
    /// Make a table for this game on a server, and sit down there; friends join by its link
    #[arg(long, value_name = "SERVER", group = "elsewhere", conflicts_with_all = ["names", "seed", "resume", "join"])]
    at: Option<String>,
    /// Let everybody find that table, not only who has its link
    #[arg(long, requires = "at")]
    open: bool,
    /// What the others at the table call you [default: as last time, else your login name]
    #[arg(long, value_name = "NAME", requires = "elsewhere")]
    name: Option<String>,
    /// Only look on, without sitting down
    #[arg(long, requires = "join")]
    watch: bool,
    #[command(flatten)]
    screen: Screen,
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::word)).try_map(|word| Level::from_word(&word).ok_or("no level"))
}

fn talk_parser() -> impl TypedValueParser<Value = Talk> {
    let offered = Talk::ALL.map(Talk::word);
    PossibleValuesParser::new(offered).try_map(|word| Talk::from_word(&word).ok_or("no such talk"))
}

impl Play {
    /// Whether something is said about a game that is to be dealt; without its name it is the classic one.
    fn describes_a_game(&self) -> bool {
        let Play { seats, hand, minimum, .. } = self;
        let numbers = [seats, hand, minimum].into_iter().any(Option::is_some);
        numbers || !self.bots.is_empty() || !self.names.is_empty() || self.talk.is_some() || self.seed.is_some()
    }
}

/// Plays until the player leaves.
pub(crate) fn run(args: &Play, spoken: &Spoken) -> io::Result<ExitCode> {
    let desk = args.screen.desk(spoken.words.language());
    match opening(args, &desk) {
        Ok(opening) => screen::open(&args.screen, desk, opening, spoken.notice.clone()),
        Err(trouble) => Ok(trouble.report()),
    }
}

fn opening(args: &Play, desk: &Desk) -> Result<Opening, Trouble> {
    if let Some(link) = &args.join {
        return Ok(Opening::Join(Box::new(invitation(args, link, desk)?)));
    }
    if let Some(server) = &args.at {
        return Ok(Opening::Join(Box::new(new_table(args, server, desk)?)));
    }
    match (&args.resume, args.game) {
        (Some(Some(file)), _) => resume(file.clone(), desk),
        (Some(None), _) => match desk.keep.last_open() {
            Some(file) => resume(file, desk),
            None => Err(Trouble::Failure(desk.words.message("cli-play-nothing-to-resume", &[]))),
        },
        (None, Some(game)) => Ok(Opening::Deal(plan(args, game.into(), desk)?)),
        (None, None) if args.describes_a_game() => Ok(Opening::Deal(plan(args, GameName::Classic, desk)?)),
        (None, None) => Ok(Opening::Start),
    }
}

/// The table that the arguments lead to.
fn invitation(args: &Play, link: &str, desk: &Desk) -> Result<Invitation, Trouble> {
    let link = Link::parse(link).map_err(|_| Trouble::Usage(desk.words.message("tui-no-link", &[])))?;
    let name = args.name.as_deref().map(Name::new).transpose();
    let name = name.map_err(|why| Trouble::Usage(desk.words.name_error(&why)))?;
    Ok(Invitation { link: Some(link), name, watch: args.watch })
}

/// A table that is made for the game of the arguments.
fn new_table(args: &Play, server: &str, desk: &Desk) -> Result<Invitation, Trouble> {
    let server = Link::to_server(server).map_err(|_| Trouble::Usage(desk.words.message("tui-no-server", &[])))?;
    let name = args.name.as_deref().map(Name::new).transpose();
    let name = name.map_err(|why| Trouble::Usage(desk.words.name_error(&why)))?;
    let plan = plan(args, args.game.map_or(GameName::Classic, Into::into), desk)?;
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
        ..NewTable::of(plan.game)
    };
    let wanted = Wanted { server, name, table };
    let server = wanted.server.clone();
    desk.make_table(&wanted).map_err(|trouble| Trouble::Failure(desk.no_table(&trouble, &server)))
}

fn resume(file: PathBuf, desk: &Desk) -> Result<Opening, Trouble> {
    let named = |why: String| {
        let file = file.display().to_string();
        Trouble::Failure(desk.words.message("tui-broken", &[("file", file.into()), ("why", why.into())]))
    };
    let loaded = load(&file, 1).map_err(|why| named(desk.unreadable(&why)))?;
    if !loaded.is_open() {
        return Err(named(desk.words.message("cli-play-over", &[])));
    }
    Ok(Opening::Resume(file, Box::new(loaded)))
}

/// The game that the arguments describe: people first, bots behind them.
fn plan(args: &Play, game: GameName, desk: &Desk) -> Result<Plan, Trouble> {
    let usage = |id: &str| Trouble::Usage(desk.words.message(id, &[]));
    let mut plan = Plan::new(game);
    let names = args.names.iter().map(|name| Name::new(name)).collect::<Result<Vec<_>, _>>();
    let names = names.map_err(|why| Trouble::Usage(desk.words.name_error(&why)))?;
    plan.seat(args.seats, &args.bots, names).map_err(|why| match why {
        Crowded::Bots => usage("cli-play-too-many-bots"),
        Crowded::Names => usage("cli-play-too-many-names"),
    })?;
    Ok(Plan {
        hand_size: args.hand,
        minimum: args.minimum,
        talk: args.talk.unwrap_or(Talk::Signals),
        seed: args.seed,
        ..plan
    })
}
