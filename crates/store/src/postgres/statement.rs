//! Statements that write many rows at once: one array for each column.

use tokio_postgres::types::ToSql;

use super::session::Call;

/// A statement with the values of its parameters.
pub(super) struct Values<'a> {
    sql: &'static str,
    params: Vec<Value<'a>>,
}

/// The value of a parameter.
pub(super) type Value<'a> = Box<dyn ToSql + Sync + Send + 'a>;

impl<'a> Values<'a> {
    pub(super) fn new(sql: &'static str, params: Vec<Value<'a>>) -> Values<'a> {
        Values { sql, params }
    }

    pub(super) fn call(&self) -> Call<'_> {
        (self.sql, self.params.iter().map(|value| -> &(dyn ToSql + Sync) { &**value }).collect())
    }
}

/// One column of some rows.
pub(super) fn column<'a, R, T: ToSql + Sync + Send + 'a>(rows: &[R], value: impl Fn(&R) -> T) -> Value<'a> {
    Box::new(rows.iter().map(value).collect::<Vec<T>>())
}
