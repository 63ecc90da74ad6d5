-- Tables, their events, people and finished games. Times are milliseconds since 1970; people are numbers. Ids are compared
-- byte by byte, whatever the database's collation.

-- What never changes about a table. An update copies the whole row, so everything that changes is elsewhere.
CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    creator BIGINT NOT NULL,
    created BIGINT NOT NULL,
    charter TEXT NOT NULL
);

CREATE INDEX tables_created ON tables (creator, created);

-- What changes with every append: narrow, without indexes on what changes and with free space on every page, so that a new
-- version of a row stays on its page. An append locks this row first, so that the log has one writer at a time.
CREATE TABLE heads (
    number BIGINT PRIMARY KEY,
    last BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    bytes BIGINT NOT NULL,
    deadline BIGINT
) WITH (fillfactor = 50);

-- How a table appears in lists: changes when people come and go.
CREATE TABLE listings (
    number BIGINT PRIMARY KEY,
    host BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    summary TEXT NOT NULL
) WITH (fillfactor = 80);

CREATE INDEX listings_listed ON listings (number) WHERE listed AND NOT closed;
CREATE INDEX listings_hosted ON listings (host);

-- The log, append-only. No foreign key: it would be checked for every event, and whoever adds events or deletes a table holds
-- the lock on its head. Events are small, and the few that are not are stored uncompressed, so that sizes can be predicted.
CREATE TABLE entries (
    table_number BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    command_person BIGINT,
    command_id TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (table_number, seq),
    CHECK ((command_person IS NULL) = (command_id IS NULL))
);

ALTER TABLE entries ALTER COLUMN event SET STORAGE EXTERNAL;

-- The newest snapshot of each table, if there is one.
CREATE TABLE snapshots (
    table_number BIGINT PRIMARY KEY,
    seq BIGINT NOT NULL,
    state TEXT NOT NULL
) WITH (fillfactor = 80);

-- Who sits at which table, or did.
CREATE TABLE sitters (
    person BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    here BOOLEAN NOT NULL,
    PRIMARY KEY (person, table_number)
);

CREATE INDEX sitters_at ON sitters (table_number);

-- From which event on a table's events happened on which day.
CREATE TABLE days (
    table_number BIGINT NOT NULL,
    first BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (table_number, first)
);

-- Finished games. They outlive their tables, so they refer to them by id.
CREATE TABLE games (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    result TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who played which game; without a seat if they left before the end.
CREATE TABLE players (
    person BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL,
    seat SMALLINT,
    PRIMARY KEY (person, table_id, game),
    FOREIGN KEY (table_id, game) REFERENCES games
);

CREATE INDEX players_in ON players (table_id, game);

-- People. Only the SHA-256 of their secrets is stored.
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    token BYTEA NOT NULL CHECK (length(token) = 32),
    recovery BYTEA CHECK (length(recovery) = 32),
    recovery_until BIGINT,
    since BIGINT NOT NULL,
    banned BIGINT,
    CHECK ((recovery IS NULL) = (recovery_until IS NULL))
);
