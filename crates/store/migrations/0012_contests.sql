-- Contests: deals that many people play, each at a table of their own. Their cards and salts are secret until they open.

CREATE TABLE contests (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    deal TEXT NOT NULL,
    instance TEXT NOT NULL,
    setup TEXT NOT NULL,
    salt TEXT NOT NULL,
    commitment TEXT NOT NULL,
    cards BLOB NOT NULL CHECK (length(cards) = 32),
    opens INTEGER,
    settled INTEGER NOT NULL,
    UNIQUE (kind, deal, instance)
) STRICT;

CREATE INDEX contests_cards ON contests (cards);
CREATE INDEX contests_due ON contests (opens) WHERE settled = 0;

-- Games that are played for a contest. They outlive their tables, so they refer to them by id.
CREATE TABLE attempts (
    table_id TEXT PRIMARY KEY,
    contest INTEGER NOT NULL REFERENCES contests (number),
    game INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    ranked INTEGER NOT NULL,
    ended INTEGER,
    won INTEGER,
    cards_left INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_at ON attempts (contest);

-- Who played them. A person sees a deal for the first time once, whichever of its instances they play.
CREATE TABLE entrants (
    person INTEGER NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    deal TEXT NOT NULL,
    first INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entrants_first ON entrants (person, kind, deal) WHERE first = 1;
CREATE INDEX entrants_at ON entrants (table_id);

-- How bots did with them.
CREATE TABLE field (
    contest INTEGER NOT NULL REFERENCES contests (number),
    level TEXT NOT NULL,
    run INTEGER NOT NULL,
    won INTEGER NOT NULL,
    cards_left INTEGER NOT NULL,
    PRIMARY KEY (contest, level, run)
) STRICT, WITHOUT ROWID;
