-- What people made of puzzles: their first attempt at each, counted from 1, and their rating after it.

CREATE TABLE puzzle_results (
    person INTEGER NOT NULL REFERENCES people (id),
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (person, number),
    UNIQUE (person, puzzle)
) STRICT, WITHOUT ROWID;
