-- What people made of puzzles: their first attempt at each, counted from 1, and their rating after it. It goes with the
-- person: a result that is being added while they are erased waits for that, and then has nobody to belong to.

CREATE TABLE puzzle_results (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    solved BOOLEAN NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (person, number),
    UNIQUE (person, puzzle)
);
