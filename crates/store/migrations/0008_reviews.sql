-- What was worked out about finished games. It can be made afresh at any time.

CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games (key),
    version TEXT NOT NULL,
    review TEXT NOT NULL
) STRICT;
