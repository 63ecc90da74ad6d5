//! A TCP proxy whose connections can be cut, delayed or stopped in one direction.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::fault::Fault;

/// How long connecting to a target may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// A direction of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    /// From the one who connected.
    Out,
    /// To the one who connected.
    Back,
}

/// What is wrong with the connections of a proxy, those that are open and those to come.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Weather {
    /// How long everything takes in addition.
    pub(super) delay: Duration,
    /// Nothing arrives in this direction, and nobody is told.
    pub(super) silent: Option<Direction>,
    /// New connections are closed at once.
    pub(super) refuses: bool,
}

/// A proxy. It ends, with all its connections, on drop.
pub(super) struct Proxy {
    port: u16,
    state: Arc<State>,
}

struct State {
    /// Each connection goes to the next one that accepts it.
    targets: Vec<SocketAddr>,
    next: AtomicUsize,
    weather: Mutex<Weather>,
    changed: Condvar,
    open: Mutex<Vec<Arc<Pair>>>,
    ended: AtomicBool,
}

/// Both ends of a connection.
struct Pair {
    streams: [TcpStream; 2],
    is_cut: AtomicBool,
}

impl Proxy {
    /// Starts a proxy at a port that is free.
    pub(super) fn start(targets: Vec<SocketAddr>) -> Result<Proxy, Fault> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(Fault::system("a proxy"))?;
        let port = listener.local_addr().map_err(Fault::system("a proxy"))?.port();
        let state = Arc::new(State {
            targets,
            next: AtomicUsize::new(0),
            weather: Mutex::default(),
            changed: Condvar::new(),
            open: Mutex::default(),
            ended: AtomicBool::new(false),
        });
        let accepting = state.clone();
        thread::spawn(move || accepting.accept(&listener));
        Ok(Proxy { port, state })
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    /// Changes the weather.
    pub(super) fn set(&self, weather: Weather) {
        *lock(&self.state.weather) = weather;
        self.state.changed.notify_all();
    }

    /// Cuts all connections. What is under way is lost.
    pub(super) fn cut(&self) {
        self.state.cut();
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.state.ended.store(true, Ordering::Relaxed);
        self.set(Weather::default());
        self.cut();
        // Wakes up the thread that accepts connections.
        let _ended = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
    }
}

impl State {
    fn accept(self: Arc<State>, listener: &TcpListener) {
        for client in listener.incoming() {
            if self.ended.load(Ordering::Relaxed) {
                return;
            }
            let state = self.clone();
            thread::spawn(move || {
                // A client that cannot be connected is closed, and connects again.
                if let Ok(client) = client
                    && !lock(&state.weather).refuses
                    && let Err(why) = state.connect(client)
                    && why.kind() != io::ErrorKind::ConnectionRefused
                {
                    eprintln!("a proxy could not connect: {why}");
                }
            });
        }
    }

    /// Connects a client with a target, and forwards what they send until one of them closes.
    fn connect(self: &Arc<State>, client: TcpStream) -> io::Result<()> {
        let target = self.dial()?;
        client.set_nodelay(true)?;
        target.set_nodelay(true)?;
        let pair = Arc::new(Pair { streams: [client, target], is_cut: AtomicBool::new(false) });
        lock(&self.open).push(pair.clone());
        if self.ended.load(Ordering::Relaxed) {
            self.cut();
        }
        let (state, other) = (self.clone(), pair.clone());
        let back = thread::spawn(move || state.forward(&other, Direction::Back));
        self.forward(&pair, Direction::Out);
        // It cannot panic.
        let _ended = back.join();
        lock(&self.open).retain(|open| !Arc::ptr_eq(open, &pair));
        Ok(())
    }

    fn dial(&self) -> io::Result<TcpStream> {
        let first = self.next.fetch_add(1, Ordering::Relaxed);
        let mut last = io::Error::from(io::ErrorKind::ConnectionRefused);
        for index in 0..self.targets.len() {
            match TcpStream::connect_timeout(&self.targets[(first + index) % self.targets.len()], CONNECT_TIMEOUT) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn forward(&self, pair: &Pair, direction: Direction) {
        let (mut from, mut to) = match direction {
            Direction::Out => (&pair.streams[0], &pair.streams[1]),
            Direction::Back => (&pair.streams[1], &pair.streams[0]),
        };
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if !self.may_pass(pair, direction) || to.write_all(&buffer[..length]).is_err() {
                break;
            }
        }
        pair.cut();
        self.changed.notify_all();
    }

    /// Waits until something may pass; it never may if the connection is cut meanwhile.
    fn may_pass(&self, pair: &Pair, direction: Direction) -> bool {
        let delay = lock(&self.weather).delay;
        if !delay.is_zero() {
            thread::sleep(delay);
        }
        let mut weather = lock(&self.weather);
        while weather.silent == Some(direction) && !pair.is_cut.load(Ordering::Relaxed) {
            // Cutting a connection does not hold this lock.
            let waited = self.changed.wait_timeout(weather, Duration::from_millis(50));
            weather = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        !pair.is_cut.load(Ordering::Relaxed)
    }

    fn cut(&self) {
        for pair in lock(&self.open).iter() {
            pair.cut();
        }
        self.changed.notify_all();
    }
}

impl Pair {
    fn cut(&self) {
        self.is_cut.store(true, Ordering::Relaxed);
        for stream in &self.streams {
            let _already_closed = stream.shutdown(Shutdown::Both);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that sends back what it gets, after its own letter.
    fn echo(letter: u8) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                thread::spawn(move || {
                    let (mut reader, mut writer) = (&stream, &stream);
                    let mut byte = [0];
                    while let Ok(1) = reader.read(&mut byte) {
                        if writer.write_all(&[letter, byte[0]]).is_err() {
                            return;
                        }
                    }
                });
            }
        });
        address
    }

    fn connect(proxy: &Proxy) -> TcpStream {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, proxy.port())).expect("the proxy accepts");
        stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a timeout");
        stream
    }

    fn ask(stream: &mut TcpStream) -> io::Result<[u8; 2]> {
        let mut answer = [0; 2];
        stream.write_all(b"x")?;
        stream.read_exact(&mut answer)?;
        Ok(answer)
    }

    #[test]
    fn connections_are_spread_over_the_targets_that_accept_them() {
        let gone = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port is free");
        let proxy = Proxy::start(vec![echo(b'a'), gone, echo(b'b')]).expect("it starts");
        let answers = (0..3).map(|_| ask(&mut connect(&proxy)).expect("an answer")[0]).collect::<Vec<u8>>();
        assert_eq!(answers, b"abb");
    }

    #[test]
    fn one_direction_can_be_silent_and_is_heard_later() {
        let proxy = Proxy::start(vec![echo(b'a')]).expect("it starts");
        let mut stream = connect(&proxy);
        proxy.set(Weather { silent: Some(Direction::Back), ..Weather::default() });
        let silence = ask(&mut stream).expect_err("nothing comes back");
        assert!(matches!(silence.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut), "{silence}");
        proxy.set(Weather::default());
        let mut answer = [0; 2];
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream.read_exact(&mut answer).expect("it comes now");
        assert_eq!(&answer, b"ax");
    }

    #[test]
    fn connections_can_be_cut_and_refused() {
        let proxy = Proxy::start(vec![echo(b'a')]).expect("it starts");
        let mut stream = connect(&proxy);
        ask(&mut stream).expect("it works");
        proxy.cut();
        assert!(ask(&mut stream).is_err(), "it was cut");
        proxy.set(Weather { refuses: true, ..Weather::default() });
        assert!(ask(&mut connect(&proxy)).is_err(), "it is refused");
    }
}
