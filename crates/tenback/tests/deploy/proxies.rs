//! Tenback behind nginx and Caddy, with the files of `deploy/`: only ports and certificates are replaced.

use std::fs;
use std::io::Write;
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::browser::{Answer, Browser, Player};
use crate::server::{Running, free_port, tenback};
use crate::tls::{Certificate, DOMAIN, connect};
use crate::{deployed, found, replaced};

/// How many people an address may become within an hour.
const PEOPLE: usize = 3;
/// The largest replay that may be asked for.
const LONGEST_REPLAY: usize = 256 * 1024;

const ADA: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const BEN: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
const EVE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);

/// A proxy with Tenback behind it.
struct Proxied {
    certificate: Certificate,
    /// The port for HTTPS.
    port: u16,
    /// The port for visitors who forget the s, if the file has one.
    plain: Option<u16>,
    behind: u16,
    _running: [Running; 2],
    _folder: TempDir,
}

/// Tenback as deploy/README.md starts it.
fn behind_a_proxy() -> (Running, u16) {
    let people = PEOPLE.to_string();
    let options = ["--behind-proxy", "--trusted-proxies", "127.0.0.1", "--limit-people-per-hour", &people];
    tenback(&[&options[..], &["--allowed-hosts", DOMAIN]].concat())
}

fn nginx() -> Option<Proxied> {
    let program = found("nginx")?;
    let folder = TempDir::new().expect("a folder");
    let certificate = Certificate::new(folder.path());
    let (served, behind) = behind_a_proxy();
    let (port, plain) = (free_port(), free_port());
    let folder_of_certificates = format!("/etc/letsencrypt/live/{DOMAIN}");
    let mut site = deployed("nginx.conf");
    for (from, to) in [
        ("127.0.0.1:8098", format!("127.0.0.1:{behind}")),
        ("listen 80;", format!("listen 127.0.0.1:{plain};")),
        ("    listen [::]:80;\n", String::new()),
        ("listen 443 ssl http2;", format!("listen 127.0.0.1:{port} ssl http2;")),
        ("    listen [::]:443 ssl http2;\n", String::new()),
        (&folder_of_certificates, folder.path().display().to_string()),
    ] {
        site = replaced(&site, from, &to);
    }
    fs::write(folder.path().join("site.conf"), site).expect("the folder is writable");
    let main = folder.path().join("nginx.conf");
    fs::write(&main, nginx_around(folder.path())).expect("the folder is writable");
    let mut command = Command::new(program);
    command.arg("-p").arg(folder.path()).arg("-e").arg("stderr").arg("-c").arg(main);
    let proxy = Running::start(&mut command, port);
    Some(Proxied { certificate, port, plain: Some(plain), behind, _running: [proxy, served], _folder: folder })
}

/// What is in nginx's own configuration around a site.
fn nginx_around(folder: &Path) -> String {
    let folder = folder.display();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary: String = temporary.iter().map(|kind| format!("{kind}_temp_path {folder}/{kind};\n")).collect();
    format!(
        "daemon off;\nuser root;\nworker_processes 1;\npid {folder}/nginx.pid;\nevents {{}}\n\
         http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
}

fn caddy() -> Option<Proxied> {
    let program = found("caddy")?;
    let folder = TempDir::new().expect("a folder");
    let certificate = Certificate::new(folder.path());
    let (served, behind) = behind_a_proxy();
    let port = free_port();
    let (chain, key) = (certificate.chain.display(), certificate.key.display());
    let site = replaced(&deployed("Caddyfile"), "127.0.0.1:8098", &format!("127.0.0.1:{behind}"));
    let here = format!("https://{DOMAIN}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}\n");
    let site = replaced(&site, &format!("{DOMAIN} {{\n"), &here);
    let file = folder.path().join("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}")).expect("it is writable");
    let mut command = Command::new(program);
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
    for variable in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(variable, folder.path());
    }
    let proxy = Running::start(&mut command, port);
    Some(Proxied { certificate, port, plain: None, behind, _running: [proxy, served], _folder: folder })
}

impl Proxied {
    fn browser(&self, from: Ipv4Addr) -> Browser<'_> {
        Browser { certificate: &self.certificate, port: self.port, from, cookie: String::new() }
    }

    /// Two people play a whole game over sockets. Returns its record.
    fn whole_game(&self) -> String {
        let (ada, ben) = (self.browser(ADA).named("Ada"), self.browser(BEN).named("Ben"));
        let made = ada.post("/api/tables", &json!({ "game": "classic", "seats": 2 }).to_string()).json();
        assert_eq!(made["link"], format!("https://{DOMAIN}/t/{}", made["id"].as_str().expect("an id")));
        let table = made["id"].as_str().expect("an id");
        let mut players = [ada.join(table), ben.join(table)];
        act(&mut players, 1, &json!({ "kind": "sit" }));
        act(&mut players, 0, &json!({ "kind": "deal" }));
        if players[0].view["phase"] == "dealt" {
            act(&mut players, 0, &json!({ "kind": "begin" }));
        }
        while !players[0].is_over() {
            let mover = players.iter().position(Player::is_to_move).expect("somebody is to move");
            let command = players[mover].sensible();
            act(&mut players, mover, &command);
        }
        let record = ben.get(&format!("/api/tables/{table}/games/1"));
        assert_eq!(record.status, 200, "{record:?}");
        record.body
    }
}

/// One player does something, and both know it.
fn act(players: &mut [Player; 2], index: usize, command: &Value) {
    let newest = players[0].seq.max(players[1].seq);
    players[index].until(newest);
    players[index].act(command);
    let newest = players[index].seq;
    players.iter_mut().for_each(|player| player.until(newest));
}

/// A game, a long request, and what a proxy must not let through.
fn plays_through(proxied: &Proxied) {
    let record = proxied.whole_game();
    let mut long = json!({ "record": record }).to_string();
    long.push_str(&" ".repeat(LONGEST_REPLAY - long.len()));
    let visitor = proxied.browser(ADA);
    let replay = visitor.post("/api/replay", &long);
    assert_eq!(replay.status, 200, "{:?}", replay.head);
    assert!(replay.json()["positions"].as_array().is_some_and(|all| all.len() > 20), "it has the whole game");
    let page = visitor.get("/");
    assert!(page.status == 200 && page.header("strict-transport-security").is_some(), "{page:?}");
    assert_eq!(visitor.get("/readyz").status, 200);
    assert_no_metrics(proxied);
    assert_limits_by_visitor(proxied);
}

/// The metrics are for this machine only; neither the proxy nor Tenback hands them out.
fn assert_no_metrics(proxied: &Proxied) {
    for path in ["/metrics", "/metrics/", "/metrics?x"] {
        let answer = proxied.browser(ADA).get(path);
        assert!(answer.status == 404 && !answer.body.contains("tenback"), "{path}: {answer:?}");
    }
    for (headers, status) in [("", 200), ("X-Forwarded-For: 127.0.0.2\r\n", 404)] {
        let answer = direct(proxied.behind, Ipv4Addr::LOCALHOST, "/metrics", headers);
        assert_eq!(answer.status, status, "{answer:?}");
    }
}

/// People per hour are counted for the visitor's address, whatever the visitor claims to be.
fn assert_limits_by_visitor(proxied: &Proxied) {
    let eve = proxied.browser(EVE);
    let claims = (0..PEOPLE + 2).map(|number| {
        let headers = format!("Content-Type: application/json\r\nX-Forwarded-For: 203.0.113.{number}\r\n");
        eve.ask("POST", "/api/me", &headers, &json!({ "name": "Eve" }).to_string()).status
    });
    let statuses: Vec<u16> = claims.collect();
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), PEOPLE, "{statuses:?}");
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    proxied.browser(Ipv4Addr::new(127, 0, 0, 77)).named("Fay");
}

/// A plain request, not through the proxy or without encryption.
fn direct(port: u16, from: Ipv4Addr, path: &str, headers: &str) -> Answer {
    let mut stream = connect(from, port);
    let text = format!("GET {path} HTTP/1.1\r\nHost: {DOMAIN}\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(text.as_bytes()).expect("it reads");
    Answer::read(&mut stream)
}

#[test]
fn a_game_is_played_through_nginx() {
    let Some(proxied) = nginx() else { return };
    plays_through(&proxied);
    let plain = direct(proxied.plain.expect("a port"), ADA, "/t/x", "");
    assert_eq!((plain.status, plain.header("location")), (301, Some(&*format!("https://{DOMAIN}/t/x"))));
}

#[test]
fn a_game_is_played_through_caddy() {
    let Some(proxied) = caddy() else { return };
    plays_through(&proxied);
}
