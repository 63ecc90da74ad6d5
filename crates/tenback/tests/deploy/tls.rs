//! Certificates, and connections that check them.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rcgen::{CertificateParams, KeyPair};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use socket2::{Domain, Socket, Type};

use crate::server::PATIENCE;

/// The domain in the files of `deploy/`.
pub(crate) const DOMAIN: &str = "play.example.org";

/// A certificate for the domain, in files as proxies read them.
pub(crate) struct Certificate {
    pub(crate) chain: PathBuf,
    pub(crate) key: PathBuf,
    trusted: CertificateDer<'static>,
}

/// An encrypted connection.
pub(crate) type Stream = StreamOwned<ClientConnection, TcpStream>;

impl Certificate {
    pub(crate) fn new(folder: &Path) -> Certificate {
        let key = KeyPair::generate().expect("random numbers are available");
        let params = CertificateParams::new([DOMAIN.to_owned()]).expect("a domain");
        let signed = params.self_signed(&key).expect("a certificate");
        let made = Certificate {
            chain: folder.join("fullchain.pem"),
            key: folder.join("privkey.pem"),
            trusted: signed.der().clone(),
        };
        fs::write(&made.chain, signed.pem()).expect("the folder is writable");
        fs::write(&made.key, key.serialize_pem()).expect("the folder is writable");
        made
    }

    /// Connects to a port of this machine from one of its addresses, and trusts this certificate only.
    pub(crate) fn connect(&self, from: Ipv4Addr, port: u16) -> Stream {
        let mut roots = RootCertStore::empty();
        roots.add(self.trusted.clone()).expect("a certificate");
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let name = ServerName::try_from(DOMAIN).expect("a name");
        let session = ClientConnection::new(Arc::new(config), name).expect("it can be used");
        StreamOwned::new(session, connect(from, port))
    }
}

/// Connects to a port of this machine from one of its addresses.
pub(crate) fn connect(from: Ipv4Addr, port: u16) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.bind(&SocketAddr::from((from, 0)).into()).expect("every address of 127.0.0.0/8 is this machine");
    socket.connect(&SocketAddr::from((Ipv4Addr::LOCALHOST, port)).into()).expect("it listens");
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
    stream
}
