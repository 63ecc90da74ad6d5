//! The limits of `tenback serve`.

use clap::Args;
use tenback_server::Limits;

use crate::number::{size, whole};

/// The limits that operators can change.
#[derive(Args)]
pub(super) struct LimitOptions {
    /// Maximum number of connections
    #[arg(long, env = "TENBACK_LIMIT_CONNECTIONS", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().connections)]
    limit_connections: u32,
    /// Maximum number of connections per address
    #[arg(long, env = "TENBACK_LIMIT_CONNECTIONS_PER_ADDRESS", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().connections_per_address)]
    limit_connections_per_address: u32,
    /// Maximum number of spectators per table
    #[arg(long, env = "TENBACK_LIMIT_SPECTATORS", value_name = "N", value_parser = whole(0..=u32::MAX), default_value_t = Limits::default().spectators)]
    limit_spectators: u32,
    /// Maximum number of tables a person can create per day
    #[arg(long, env = "TENBACK_LIMIT_TABLES_PER_DAY", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().tables_per_day)]
    limit_tables_per_day: u32,
    /// Maximum number of new people per address and hour
    #[arg(long, env = "TENBACK_LIMIT_PEOPLE_PER_HOUR", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().people_per_hour)]
    limit_people_per_hour: u32,
    /// How often a person can change their name or language per hour
    #[arg(long, env = "TENBACK_LIMIT_RENAMES_PER_HOUR", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().renames_per_hour)]
    limit_renames_per_hour: u32,
    /// Maximum number of requests per address and minute
    #[arg(long, env = "TENBACK_LIMIT_REQUESTS_PER_MINUTE", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().requests_per_minute)]
    limit_requests_per_minute: u32,
    /// Maximum number of messages per person and second; five times as many in a short burst
    #[arg(long, env = "TENBACK_LIMIT_MESSAGES_PER_SECOND", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().messages_per_second)]
    limit_messages_per_second: u32,
    /// Maximum number of replays per address and minute
    #[arg(long, env = "TENBACK_LIMIT_REPLAYS_PER_MINUTE", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().replays_per_minute)]
    limit_replays_per_minute: u32,
    /// Maximum number of games with bots a person can play at once
    #[arg(long, env = "TENBACK_LIMIT_BOT_GAMES", value_name = "N", value_parser = whole(0..=u32::MAX), default_value_t = Limits::default().bot_games)]
    limit_bot_games: u32,
    /// Maximum number of games with bots per address
    #[arg(long, env = "TENBACK_LIMIT_BOT_GAMES_PER_ADDRESS", value_name = "N", value_parser = whole(0..=u32::MAX), default_value_t = Limits::default().bot_games_per_address)]
    limit_bot_games_per_address: u32,
    /// Maximum size of what a person can store per day
    #[arg(long, env = "TENBACK_LIMIT_STORED_PER_DAY", value_name = "SIZE", value_parser = size, default_value = "8MiB")]
    limit_stored_per_day: u64,
    /// Maximum size of what an address can store per day
    #[arg(long, env = "TENBACK_LIMIT_STORED_PER_ADDRESS", value_name = "SIZE", value_parser = size, default_value = "64MiB")]
    limit_stored_per_address: u64,
    /// Maximum size of a table
    #[arg(long, env = "TENBACK_LIMIT_TABLE", value_name = "SIZE", value_parser = size, default_value = "16MiB")]
    limit_table: u64,
    /// Size of the database from which new tables, deals and chat are refused while running games go on; 0 for no limit
    #[arg(long, env = "TENBACK_LIMIT_DATABASE", value_name = "SIZE", value_parser = size, default_value = "8GiB")]
    limit_database: u64,
}

impl LimitOptions {
    pub(super) fn limits(&self) -> Limits {
        Limits {
            connections: self.limit_connections,
            connections_per_address: self.limit_connections_per_address,
            spectators: self.limit_spectators,
            tables_per_day: self.limit_tables_per_day,
            people_per_hour: self.limit_people_per_hour,
            renames_per_hour: self.limit_renames_per_hour,
            requests_per_minute: self.limit_requests_per_minute,
            messages_per_second: self.limit_messages_per_second,
            replays_per_minute: self.limit_replays_per_minute,
            bot_games: self.limit_bot_games,
            bot_games_per_address: self.limit_bot_games_per_address,
            bytes_per_day: u32::try_from(self.limit_stored_per_day).unwrap_or(u32::MAX),
            bytes_per_day_and_address: u32::try_from(self.limit_stored_per_address).unwrap_or(u32::MAX),
            table_bytes: self.limit_table,
            database_bytes: self.limit_database,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;

    #[test]
    fn without_options_the_limits_are_those_of_the_server() {
        let matches = LimitOptions::augment_args(Command::new("tenback")).get_matches_from(["tenback"]);
        let options = LimitOptions::from_arg_matches(&matches).expect("all have defaults");
        assert_eq!(options.limits(), Limits::default());
    }
}
