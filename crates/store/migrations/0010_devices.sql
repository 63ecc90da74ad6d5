-- A person has several devices, each with a token of its own. The day on which one was last used is kept, not the time. What was
-- a recovery code is now a link that adds a device; a backup code does so until it is replaced. The one token that people
-- had so far becomes that of their first device, which gets a name when it is next used.

CREATE TABLE devices (
    person INTEGER NOT NULL REFERENCES people (id),
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    token BLOB NOT NULL CHECK (length(token) = 32),
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (person, id)
) STRICT, WITHOUT ROWID;

INSERT INTO devices (person, id, name, token, since, seen)
    SELECT id, 1, '', token, since, since / 86400000 FROM people;

ALTER TABLE people DROP COLUMN token;
ALTER TABLE people RENAME COLUMN recovery TO link;
ALTER TABLE people RENAME COLUMN recovery_until TO link_until;
ALTER TABLE people ADD COLUMN backup BLOB CHECK (length(backup) = 32);
ALTER TABLE people ADD COLUMN backup_since INTEGER;
CREATE UNIQUE INDEX people_backup ON people (backup) WHERE backup IS NOT NULL;
