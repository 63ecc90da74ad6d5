-- Finished games. They outlive their tables, so they refer to them by id.

CREATE TABLE games (
    key INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    public INTEGER NOT NULL,
    result TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (table_id, number)
) STRICT;

-- Who played which game; without a seat if they left before the end.
CREATE TABLE players (
    person INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (key),
    seat INTEGER,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_in ON players (game);
