-- Tables and their events. Times are milliseconds since 1970; people are numbers.

CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    host INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    summary TEXT NOT NULL,
    charter TEXT NOT NULL
) STRICT;

CREATE INDEX tables_listed ON tables (updated DESC, id) WHERE listed = 1;
CREATE INDEX tables_hosted ON tables (host, created);

-- The log. Append-only; the rows of one table are stored together, in order.
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    command_person INTEGER,
    command_id TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (table_number, seq),
    CHECK ((command_person IS NULL) = (command_id IS NULL))
) STRICT, WITHOUT ROWID;

-- The newest snapshot of each table, if there is one.
CREATE TABLE snapshots (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;

-- Who sits at which table.
CREATE TABLE sitters (
    person INTEGER NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, table_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitters_at ON sitters (table_number);
