-- What was worked out about finished games. It can be made afresh at any time.

CREATE TABLE reviews (
    table_id TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL,
    version TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, game),
    FOREIGN KEY (table_id, game) REFERENCES games
);
