//! `tenback history`: finished games kept on this computer or at a server, as a list, as files, and as statistics.

mod error;
mod export;
mod output;
mod source;
mod statistics;
mod table;
mod when;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use tenback_rules::Seat;
use tenback_tui::{Context, GameFilter, LocalOffset, Opening, Timeline};
use tenback_wire::GameStatistics;

use crate::command_error::note;
use crate::game::GameArg;
use crate::language::LanguageChoice;
use crate::number::whole;
use crate::review::review_text;
use crate::screen::{self, Screen};
use error::HistoryError;
use export::Format;
use output::write_out;
use source::{Selection, Source};
use table::Listing;
use when::When;

/// How many games a page has unless the user wants another number.
const PAGE: u32 = 50;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback history                                the games kept on this computer, latest first
  tenback history --at http://localhost:8098     your games at a server
  tenback history --game extreme --result won --since 30d
  tenback history --with Ben --page 2            the next 50 games with Ben
  tenback history --replay                       step through the latest game
  tenback history --at URL --review 3            the win chance of the third game in that list
  tenback history --statistics                   how often you win, and how many cards are left
  tenback history --tgn --out games.tgn          all records in one file
  tenback history --json | jq .left              one line of JSON per game

Games you play from this terminal are kept on this computer, those at servers too. At a server there are also the \
games you played in a browser, if you are the same person there.";

/// Which games, and what to do with them.
#[derive(Args)]
pub(crate) struct History {
    /// Your games at this server, instead of those kept on this computer
    #[arg(long, value_name = "SERVER")]
    at: Option<String>,
    /// Only this game
    #[arg(long)]
    game: Option<GameArg>,
    /// Only games with this number of players
    #[arg(long, value_name = "N", value_parser = whole(1..=Seat::MOST as u8))]
    seats: Option<u8>,
    /// Only games you won, or only those you lost
    #[arg(long)]
    result: Option<ResultArg>,
    /// Only games with somebody whose name contains this
    #[arg(long, value_name = "NAME")]
    with: Option<String>,
    /// Only games since a day, or of the last days, weeks or years: 2026-11-01, 30d, 12w or 1y
    #[arg(long, value_name = "DATE", value_parser = When::read)]
    since: Option<When>,
    /// Only games up to a day, that day included
    #[arg(long, value_name = "DATE", value_parser = When::read)]
    until: Option<When>,
    /// Which page of the list
    #[arg(long, value_name = "N", value_parser = whole(1..=u32::MAX))]
    page: Option<u32>,
    /// Games per page [default: 50; with --csv or --json all of them]
    #[arg(long, value_name = "N", value_parser = whole(1..=u32::MAX))]
    limit: Option<u32>,
    /// Step through the game with this number in the list; 1 is the latest
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", group = "action",
        value_parser = whole(1..=u32::MAX), conflicts_with_all = ["page", "limit", "format", "out"])]
    replay: Option<u32>,
    /// Review the game with this number in the list
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", group = "action",
        value_parser = whole(1..=u32::MAX), conflicts_with_all = ["page", "limit", "format", "out"])]
    review: Option<u32>,
    /// Results by game and number of players: wins, cards left, streaks
    #[arg(long, group = "action", conflicts_with_all = ["result", "with", "since", "until", "page", "limit", "csv", "tgn"])]
    statistics: bool,
    /// Print one JSON object per game instead of a table
    #[arg(long, group = "format")]
    json: bool,
    /// Print one row of comma-separated values per game instead of a table
    #[arg(long, group = "format")]
    csv: bool,
    /// Print the records of all these games
    #[arg(long, group = "format", conflicts_with_all = ["page", "limit"])]
    tgn: bool,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE", requires = "format")]
    out: Option<PathBuf>,
    #[command(flatten)]
    screen: Screen,
}

/// A result by its word.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ResultArg {
    Won,
    Lost,
}

/// What is left to do.
enum Next {
    Nothing,
    Replay(Box<Timeline>),
    /// A record, and what it is called.
    Review(String, String),
}

/// Prints the list, or does what was asked for with it.
pub(crate) fn run(args: &History, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let context = args.screen.context(spoken.words.language());
    match args.begin(&context) {
        Ok(Next::Nothing) => Ok(ExitCode::SUCCESS),
        Ok(Next::Replay(timeline)) => {
            screen::open(&args.screen, context, Opening::Replay(timeline), spoken.notice.as_slice())
        }
        Ok(Next::Review(record, title)) => review_text(&record, &title, &spoken.words),
        Err(HistoryError::Output(error)) => Err(error),
        Err(error) => Ok(error.in_words(&context).report()),
    }
}

impl History {
    fn begin(&self, context: &Context) -> Result<Next, HistoryError> {
        let source = Source::open(self.at.as_deref(), context)?;
        let filter = self.filter(context.offset);
        if let Some(number) = self.replay {
            let loaded = source.load(&source.find(&filter, number)?)?;
            return Ok(Next::Replay(Box::new(Timeline::new(loaded.record, loaded.replayed))));
        }
        if let Some(number) = self.review {
            let entry = source.find(&filter, number)?;
            let record = source.load(&entry)?.record.to_string();
            return Ok(Next::Review(record, entry.title()));
        }
        if self.statistics {
            self.print_statistics(&source, &filter, context)?;
        } else if let Some(format) = self.format() {
            self.export(&source, &filter, format, context)?;
        } else {
            self.list(&source, &filter, context)?;
        }
        Ok(Next::Nothing)
    }

    fn filter(&self, offset: LocalOffset) -> GameFilter {
        GameFilter {
            game: self.game.map(Into::into),
            seats: self.seats,
            won: self.result.map(|result| result == ResultArg::Won),
            with: self.with.clone(),
            since: self.since.as_ref().map(|when| when.begins(offset)),
            until: self.until.as_ref().map(|when| when.ends(offset)),
        }
    }

    fn format(&self) -> Option<Format> {
        let formats = [(self.json, Format::Json), (self.csv, Format::Csv), (self.tgn, Format::Tgn)];
        formats.into_iter().find_map(|(chosen, format)| chosen.then_some(format))
    }

    /// The games of the chosen page.
    fn select(&self, source: &Source, filter: &GameFilter, per_page: u32) -> Result<Selection, HistoryError> {
        let skip = u64::from(self.page.unwrap_or(1) - 1) * u64::from(per_page);
        source.select(filter, usize::try_from(skip).unwrap_or(usize::MAX), per_page as usize)
    }

    fn list(&self, source: &Source, filter: &GameFilter, context: &Context) -> Result<(), HistoryError> {
        let per_page = self.limit.unwrap_or(PAGE);
        let selection = self.select(source, filter, per_page)?;
        let is_filtered = *filter != GameFilter::default();
        let page = self.page.unwrap_or(1);
        let listing = Listing { context, server: source.server(), page, is_filtered };
        write_out(None, |out| Ok(out.write_all(listing.text(&selection).as_bytes())?))
    }

    fn export(
        &self,
        source: &Source,
        filter: &GameFilter,
        format: Format,
        context: &Context,
    ) -> Result<(), HistoryError> {
        let is_paged = self.page.is_some() || self.limit.is_some();
        let per_page = self.limit.unwrap_or(if is_paged { PAGE } else { u32::MAX });
        let any = write_out(self.out.as_deref(), |out| match format {
            Format::Tgn => source.write_records(filter, out),
            _ => export::write(&self.select(source, filter, per_page)?.entries, format, source.is_here(), out),
        })?;
        if !any {
            note(context.words.message("history-none-exported", &[]));
        }
        Ok(())
    }

    fn print_statistics(&self, source: &Source, filter: &GameFilter, context: &Context) -> Result<(), HistoryError> {
        let mut statistics = source.statistics()?;
        let is_wanted = |game: &GameStatistics| {
            filter.game.is_none_or(|wanted| wanted == game.game) && filter.seats.is_none_or(|seats| seats == game.seats)
        };
        statistics.games.retain(is_wanted);
        let text =
            if self.json { export::json_of_statistics(&statistics) } else { statistics::text(&statistics, context) };
        write_out(self.out.as_deref(), |out| Ok(out.write_all(text.as_bytes())?))
    }
}
