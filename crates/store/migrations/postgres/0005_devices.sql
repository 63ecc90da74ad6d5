-- A person has several devices, each with a token of its own. The day on which one was last used is kept, not the time. What was
-- a recovery code is now a link that adds a device; a backup code does so until it is replaced. The one token that people
-- had so far becomes that of their first device, which gets a name when it is next used.

CREATE TABLE devices (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    name TEXT NOT NULL,
    token BYTEA NOT NULL CHECK (length(token) = 32),
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (person, id)
);

INSERT INTO devices (person, id, name, token, since, seen)
    SELECT id, 1, '', token, since, since / 86400000 FROM people;

ALTER TABLE people DROP COLUMN token;
ALTER TABLE people RENAME COLUMN recovery TO link;
ALTER TABLE people RENAME COLUMN recovery_until TO link_until;
ALTER TABLE people ADD COLUMN backup BYTEA CHECK (length(backup) = 32), ADD COLUMN backup_since BIGINT;
ALTER TABLE people ADD CHECK ((backup IS NULL) = (backup_since IS NULL));
CREATE UNIQUE INDEX people_backup ON people (backup) WHERE backup IS NOT NULL;
