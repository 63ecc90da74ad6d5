-- Contests: deals that many people play, each at a table of their own. Their cards and salts are secret until they open.

CREATE TABLE contests (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    instance TEXT COLLATE "C" NOT NULL,
    setup TEXT NOT NULL,
    salt TEXT NOT NULL,
    commitment TEXT NOT NULL,
    cards BYTEA NOT NULL CHECK (length(cards) = 32),
    opens BIGINT,
    settled BOOLEAN NOT NULL,
    UNIQUE (kind, deal, instance)
);

CREATE INDEX contests_cards ON contests (cards);
CREATE INDEX contests_due ON contests (opens) WHERE NOT settled;

-- Games that are played for a contest. They outlive their tables, so they refer to them by id.
CREATE TABLE attempts (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contests (number),
    game BIGINT NOT NULL,
    begun BIGINT NOT NULL,
    ranked BOOLEAN NOT NULL,
    ended BIGINT,
    won BOOLEAN,
    cards_left SMALLINT
);

CREATE INDEX attempts_at ON attempts (contest);

-- Who played them. A person sees a deal for the first time once, whichever of its instances they play. An attempt is added
-- by the statement that adds its people, after them, so they do not refer to it.
CREATE TABLE entrants (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    first BOOLEAN NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE UNIQUE INDEX entrants_first ON entrants (person, kind, deal) WHERE first;
CREATE INDEX entrants_at ON entrants (table_id);

-- How bots did with them.
CREATE TABLE field (
    contest BIGINT NOT NULL REFERENCES contests (number),
    level TEXT COLLATE "C" NOT NULL,
    run BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    cards_left SMALLINT NOT NULL,
    PRIMARY KEY (contest, level, run)
);
