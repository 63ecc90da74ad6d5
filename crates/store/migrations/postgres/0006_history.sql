-- Finished games as people find them again: what lists and statistics need, so that no record has to be read. The index has
-- everything that filters and statistics ask for, so that the scattered rows of a person need not be read. No foreign key:
-- rows are added with their game.

CREATE TABLE played (
    person BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    seats SMALLINT NOT NULL,
    hand_size SMALLINT,
    minimum SMALLINT,
    counts BOOLEAN NOT NULL,
    won BOOLEAN NOT NULL,
    cards_left SMALLINT NOT NULL,
    turns INTEGER NOT NULL,
    ten_backs INTEGER NOT NULL,
    accuracy DOUBLE PRECISION,
    adjusted DOUBLE PRECISION,
    seat SMALLINT,
    -- The other people: 8 bytes of the id and one of the seat, which is 0 if they left before.
    others BYTEA NOT NULL,
    bots TEXT NOT NULL,
    ending TEXT NOT NULL,
    PRIMARY KEY (person, ended, table_id, number)
        INCLUDE (game, seats, hand_size, minimum, counts, won, cards_left, ten_backs, accuracy, adjusted, others)
);

CREATE INDEX played_in ON played (table_id, number);

-- Games that are not in it yet: a record can only be read by the program that stores it.
CREATE TABLE outlines_due (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX outlines_due_latest ON outlines_due (ended);
INSERT INTO outlines_due (table_id, number, ended) SELECT table_id, number, ended FROM games;

-- Games whose luck is to be worked out. Whoever does so moves the time on; if they fail, somebody else tries after it.
CREATE TABLE luck_due (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    free_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX luck_due_free ON luck_due (free_at);

-- People whose statistics everybody may see.
CREATE TABLE public_profiles (
    person BIGINT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE
);
