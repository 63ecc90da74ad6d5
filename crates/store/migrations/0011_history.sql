-- Finished games as people find them again: what lists and statistics need, so that no record has to be read. The rows of one
-- person are stored together, in the order in which the games ended.

CREATE TABLE played (
    person INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    hand_size INTEGER,
    minimum INTEGER,
    counts INTEGER NOT NULL,
    won INTEGER NOT NULL,
    cards_left INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    ten_backs INTEGER NOT NULL,
    accuracy REAL,
    adjusted REAL,
    seat INTEGER,
    -- The other people: 8 bytes of the id and one of the seat, which is 0 if they left before.
    others BLOB NOT NULL,
    bots TEXT NOT NULL,
    ending TEXT NOT NULL,
    PRIMARY KEY (person, ended, table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_in ON played (table_id, number);

-- Games that are not in it yet: a record can only be read by the program that stores it.
CREATE TABLE outlines_due (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX outlines_due_latest ON outlines_due (ended);
INSERT INTO outlines_due (table_id, number, ended) SELECT table_id, number, ended FROM games;

-- Games whose luck is to be worked out. Whoever does so moves the time on; if they fail, somebody else tries after it.
CREATE TABLE luck_due (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    free_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX luck_due_free ON luck_due (free_at);

-- People whose statistics everybody may see.
CREATE TABLE public_profiles (
    person INTEGER PRIMARY KEY REFERENCES people (id)
) STRICT;
