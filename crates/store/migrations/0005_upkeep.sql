-- What operators and people need to look after what is stored: closing and deleting tables, bans, codes that expire, and
-- since when events are kept.

ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN recovery_until INTEGER;

-- People who have left a table stay known there, so that what they said can be found.
ALTER TABLE sitters ADD COLUMN here INTEGER NOT NULL DEFAULT 1;
INSERT INTO sitters (person, table_number, here)
    SELECT DISTINCT command_person, table_number, 0 FROM entries WHERE command_person IS NOT NULL
    ON CONFLICT DO NOTHING;

-- From which event on a table's events happened on which day. Much smaller than a time for every event.
CREATE TABLE days (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    first INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_number, first)
) STRICT, WITHOUT ROWID;

INSERT INTO days (table_number, first, since) SELECT number, 1, updated FROM tables;
