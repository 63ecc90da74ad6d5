-- People. Only the SHA-256 of their secrets is stored.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    token BLOB NOT NULL CHECK (length(token) = 32),
    recovery BLOB CHECK (length(recovery) = 32),
    since INTEGER NOT NULL
) STRICT;
