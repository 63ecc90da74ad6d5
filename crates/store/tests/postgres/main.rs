//! Tests of the PostgreSQL store only. Where PostgreSQL is not installed they are skipped and say so.
#![cfg(unix)]

mod copying;
mod durable;
mod failing;
mod full;
mod leases;
#[path = "../contract/make.rs"]
mod make;
mod opening;

use std::sync::Arc;

use tenback_store::{OpenError, Postgres, PostgresAddress, Sharing};
use tenback_test_postgres::Cluster;

fn address(cluster: &Cluster, database: &str) -> PostgresAddress {
    PostgresAddress::parse(&cluster.url(database)).expect("an address")
}

async fn open(cluster: &Cluster, database: &str) -> Result<Arc<Postgres>, OpenError> {
    Postgres::open(&address(cluster, database), Sharing::Alone).await.map(Arc::new)
}
