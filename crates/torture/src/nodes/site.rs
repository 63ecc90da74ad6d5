//! Several servers on one PostgreSQL database, behind a load balancer that knows nothing about tables.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, thread};

use tenback_store::{Sqlite, Store, copy};
use tenback_test_postgres::{Cluster, SmallDisk};

use super::proxy::Proxy;
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::kills::finish;
use crate::scenario::{Stage, Stop};
use crate::server::{Launch, Server, free_port};
use crate::stored;

/// A PostgreSQL server that listens on a port, so that a proxy can stand before it.
pub(super) struct Database {
    pub(super) cluster: Cluster,
    port: u16,
    /// The small disk that it is on. It is unmounted after the server has ended.
    disk: Option<SmallDisk>,
}

impl Database {
    /// PostgreSQL must be installed. It need not survive power cuts, only crashes.
    pub(super) fn start() -> Result<Database, Stop> {
        let port = free_port()?;
        let cluster = Cluster::start(&settings(&port_of(port))).ok_or(Stop::Missing("PostgreSQL"))?;
        Ok(Database { cluster, port, disk: None })
    }

    /// The same on a small disk.
    pub(super) fn start_on(disk: SmallDisk) -> Result<Database, Stop> {
        let port = free_port()?;
        let cluster = Cluster::start_on(&disk, &settings(&port_of(port))).ok_or(Stop::Missing("PostgreSQL"))?;
        Ok(Database { cluster, port, disk: Some(disk) })
    }
}

fn port_of(port: u16) -> String {
    format!("port={port}")
}

fn settings(port: &str) -> [&str; 3] {
    [port, "listen_addresses=127.0.0.1", "fsync=off"]
}

/// Several servers on one database.
pub(super) struct Site<'a> {
    pub(super) cluster: &'a Cluster,
    /// The small disk that the database is on.
    pub(super) disk: Option<&'a SmallDisk>,
    /// The name of its database.
    pub(super) name: String,
    /// The address of its database.
    url: String,
    folder: PathBuf,
    pub(super) nodes: Vec<Node>,
    balancer: Proxy,
}

/// One of the servers.
pub(super) struct Node {
    launch: Launch,
    /// Where the other nodes reach it.
    address: String,
    /// `None` after it was killed.
    pub(super) server: Option<Server>,
    /// Its line to the database, and that of the other nodes to it, if they go through proxies.
    pub(super) lines: Option<[Proxy; 2]>,
}

/// Whether the lines between nodes, and those to the database, go through proxies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lines {
    Direct,
    Proxied,
}

impl<'a> Site<'a> {
    /// Creates a database and starts servers.
    pub(super) fn start(
        stage: &Stage<'_>,
        database: &'a Database,
        folder: &Path,
        count: usize,
        lines: Lines,
    ) -> Result<Site<'a>, Fault> {
        let name = database.cluster.create_database();
        let url = database_url(database.port, &name);
        // Creates what is stored about nodes.
        stored::read(&url)?;
        let nodes = (0..count).map(|index| Node::new(&stage.plan.program, folder, index, database.port, &name, lines));
        let nodes = nodes.collect::<Result<Vec<Node>, Fault>>()?;
        let balancer = Proxy::start(nodes.iter().map(|node| local(node.launch.port())).collect())?;
        let (cluster, disk) = (&database.cluster, database.disk.as_ref());
        let mut site = Site { cluster, disk, name, url, folder: folder.to_owned(), nodes, balancer };
        site.divert();
        site.watch_claims();
        for node in &mut site.nodes {
            node.server = Some(node.launch.start()?);
        }
        Ok(site)
    }

    /// Runs SQL in the database of the servers.
    pub(super) fn sql(&self, sql: &str) -> String {
        self.cluster.sql(&self.name, sql)
    }

    /// Nodes find each other by their addresses in the database: it replaces those that have a proxy.
    fn divert(&self) {
        let row = |node: &Node| {
            let [_, link] = node.lines.as_ref()?;
            Some(format!("('{}', '127.0.0.1:{}')", node.address, link.port()))
        };
        let rows: Vec<String> = self.nodes.iter().filter_map(row).collect();
        if rows.is_empty() {
            return;
        }
        self.sql(&format!(
            "CREATE TABLE public.lines (node TEXT, proxy TEXT);
             INSERT INTO public.lines VALUES {};
             CREATE FUNCTION public.divert() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
                 NEW.address := coalesce((SELECT proxy FROM public.lines WHERE node = NEW.address), NEW.address);
                 RETURN NEW;
             END $$;
             CREATE TRIGGER divert BEFORE INSERT ON tenback.nodes FOR EACH ROW EXECUTE FUNCTION public.divert()",
            rows.join(", ")
        ));
    }

    /// The address for clients.
    pub(super) fn link(&self) -> String {
        format!("http://127.0.0.1:{}", self.balancer.port())
    }

    /// The tables of each node.
    pub(super) fn owned(&self) -> Vec<Vec<String>> {
        let rows = self.sql(
            "SELECT address, tables.id FROM tenback.heads JOIN tenback.tables USING (number)
             JOIN tenback.nodes ON nodes.id = owner WHERE expires > clock_timestamp()",
        );
        let rows: Vec<(&str, &str)> = rows.lines().filter_map(|row| row.split_once('|')).collect();
        let owned = |node: &Node| -> Vec<String> {
            let own = rows.iter().filter(|(address, _)| *address == node.address);
            own.map(|(_, table)| (*table).to_owned()).collect()
        };
        self.nodes.iter().map(owned).collect()
    }

    /// Whether a server has ended although nobody stopped it.
    pub(super) fn check(&mut self) -> Result<(), Fault> {
        let ended = |node: &mut Node| node.server.as_mut().is_some_and(Server::has_ended).then(|| node.launch.ended());
        self.nodes.iter_mut().find_map(ended).map_or(Ok(()), Err)
    }

    /// Stops everything in an orderly way, and checks what is stored.
    pub(super) fn finish(mut self, stage: &mut Stage<'_>, crowd: Crowd) -> Result<(), Fault> {
        self.check()?;
        crowd.wait_until_connected()?;
        crowd.settle()?;
        let servers = self.nodes.iter_mut().filter_map(|node| node.server.take());
        let stopping: Vec<_> = servers.map(|server| thread::spawn(|| server.stop())).collect();
        for stopping in stopping {
            stopping.join().unwrap_or_else(|_| Err(Fault::Expected { what: "servers to stop".to_owned() }))?;
        }
        let checked = finish(stage, &self.url, crowd);
        if checked.is_err() {
            self.save();
        }
        checked
    }

    /// Keeps what is stored as evidence, as a file: the database disappears with its server.
    pub(super) fn save(&self) {
        if let Err(why) = self.copy() {
            eprintln!("the database could not be saved: {why}");
        }
        let log = self.folder.join("postgresql.log");
        if let Err(why) = fs::copy(self.cluster.socket().join("log"), &log) {
            eprintln!("{}: {why}", log.display());
        }
    }

    fn copy(&self) -> Result<(), Fault> {
        let address = stored::address(&self.url)?;
        stored::runtime()?.block_on(async {
            let from = address.open_as(tenback_store::Sharing::Shared).await?;
            let to: Arc<dyn Store> = Arc::new(Sqlite::open(self.folder.join("tenback.db"))?);
            let copied = copy(&from, &to, |_| ()).await;
            from.close().await;
            to.close().await;
            copied.map(drop).map_err(|why| Fault::Store { why: format!("{why:?}") })
        })
    }
}

impl Node {
    fn new(
        program: &Path,
        folder: &Path,
        index: usize,
        database_port: u16,
        database: &str,
        lines: Lines,
    ) -> Result<Node, Fault> {
        let mut launch = Launch::new(program, folder)?;
        let node_port = free_port()?;
        let lines = match lines {
            Lines::Direct => None,
            Lines::Proxied => Some([Proxy::start(vec![local(database_port)])?, Proxy::start(vec![local(node_port)])?]),
        };
        let database_port = lines.as_ref().map_or(database_port, |[line, _]| line.port());
        launch.database = database_url(database_port, database);
        launch.log = folder.join(format!("node-{index}.log"));
        launch.variables.push(("TENBACK_DATA", folder.into()));
        // Nodes need the same secret, whatever way to the database they know.
        launch.variables.push(("TENBACK_SECRET_FILE", folder.join("nodes.secret").into()));
        let mut node = Node { launch, address: String::new(), server: None, lines };
        node.use_address(node_port);
        Ok(node)
    }

    fn use_address(&mut self, port: u16) {
        self.address = local(port).to_string();
        self.launch.options = vec!["--node-address".to_owned(), self.address.clone()];
    }

    /// From now on the other nodes reach it elsewhere, as if it had moved to another machine.
    pub(super) fn move_elsewhere(&mut self) -> Result<(), Fault> {
        self.use_address(free_port()?);
        Ok(())
    }

    /// Kills it, without a chance to finish anything.
    pub(super) fn kill(&mut self) -> Result<(), Fault> {
        self.server.take().map_or(Ok(()), Server::kill)
    }

    /// Starts it again, without waiting for it.
    pub(super) fn restart(&mut self) -> Result<(), Fault> {
        self.server = Some(self.launch.spawn()?);
        Ok(())
    }

    /// Waits until it is ready.
    pub(super) fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.server.as_mut().map_or(Ok(()), |server| self.launch.wait_until_ready(server))
    }

    /// Sends it a signal, such as `-STOP`.
    pub(super) fn send(&self, signal: &str) -> Result<(), Fault> {
        self.server.as_ref().map_or(Ok(()), |server| server.send(signal))
    }
}

fn local(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

fn database_url(port: u16, name: &str) -> String {
    format!("postgres://postgres@127.0.0.1:{port}/{name}")
}
