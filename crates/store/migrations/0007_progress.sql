-- What changes with every event is kept apart from the long rows of tables, so that the rows of many tables share a page.

CREATE TABLE progress (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    last INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    deadline INTEGER
) STRICT;

INSERT INTO progress (table_number, last, updated, bytes, deadline)
    SELECT number, coalesce((SELECT max(seq) FROM entries WHERE table_number = number), 0), updated, bytes, deadline
    FROM tables;

DROP INDEX tables_listed;
ALTER TABLE tables DROP COLUMN updated;
ALTER TABLE tables DROP COLUMN bytes;
ALTER TABLE tables DROP COLUMN deadline;
CREATE INDEX tables_listed ON tables (host) WHERE listed = 1;

-- The newest events of all tables, in the order they happened: together they fill a few pages, while in the log every
-- table has a page of its own that would be written again with each event. They are moved to the log many at a time,
-- and the log checks them.
CREATE TABLE recent (
    key INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    command_person INTEGER,
    command_id TEXT,
    event TEXT NOT NULL
) STRICT;
