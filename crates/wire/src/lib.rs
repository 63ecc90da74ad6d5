//! The protocol: frames of a table's socket, and bodies of requests and responses. Plain data, made from what one
//! viewer may know; `docs/PROTOCOL.md` describes how to use it.

mod challenge;
mod client;
mod coach;
mod daily;
mod describe;
mod device;
mod end;
mod goodbye;
mod history;
mod history_csv;
mod http;
mod lesson;
mod occasion;
mod permission;
mod puzzle;
mod replay;
mod review;
mod schema;
mod seen;
mod server;
mod statistics;
mod table;
#[cfg(test)]
mod typescript;
mod view;

pub use challenge::{Challenge, ChallengeResult, NewChallenge};
pub use client::{ClientCommand, ClientFrame, CommandId, CommandScope, InvalidFrame, MOST_LAYS_TRIED};
pub use coach::{Coaching, CostlyLay, Costs, Remark};
pub use daily::{
    CalendarAttempt, CalendarDay, Daily, DailyAttempt, DailyCalendar, DailyDeal, DailyEntry, DailyPromise,
    DailyRanking, DailyRating, DailyScore, DailyStanding, Group, GroupCode, GroupMember, MonthEntry, MonthRanking,
    NewGroup, ShareText,
};
pub use describe::{Describer, LayKind};
pub use device::{BackupCode, Device, DeviceLink, DeviceList, DeviceName, ExportedDevice, RecoveryCode};
pub use end::{End, Stuck};
pub use goodbye::Goodbye;
pub use history::{GamePage, PlayedBy, PlayedGame};
pub use history_csv::CSV_HEADER;
pub use http::{
    Bot, Clock, Export, ExportedAttempt, ExportedGame, ExportedGroup, ExportedMessage, ExportedPuzzle, ExportedTable,
    Keep, Me, NewPerson, NewTable, Problem, ProfileUpdate, Stage, Summary, TableCreated,
};
pub use lesson::{Lesson, LessonMoves, LessonRequest};
pub use occasion::{DailyGame, Occasion};
pub use permission::Permission;
pub use puzzle::{Puzzle, PuzzleList, PuzzleMoves, PuzzleOfTheDay, PuzzleStage, PuzzleStanding, PuzzleThemeCount};
pub use replay::{Commitment, LONGEST_REPLAY, NewReplay, Position, Replay, WhatIf};
pub use review::{
    Difference, JudgedAnswer, LineTurn, NewAnswer, NewReview, RatedTurn, Reason, Review, ReviewBegan, ReviewLine,
    ReviewOpening, ReviewedTurn, Verdict,
};
pub use seen::{Drawn, Seen, SeenEvent};
pub use server::{Advice, Bye, Presence, Refused, ServerFrame, Step, TriedOut, Welcome, You};
pub use statistics::{
    AccuracyPoint, Companion, GameStatistics, Profile, ProfileLink, ProfileVisibility, Rate, Results, Statistics,
};
pub use table::{ChatMessage, Sitter, TableInfo, Vote};
pub use view::{Ending, Legal, Outcome, Phase, Pile, Turn, View};
