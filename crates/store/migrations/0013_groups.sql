-- Groups of friends, and who belongs to them. The code of the link is kept as it is, so that the owner can see it again.

CREATE TABLE groups (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    owner INTEGER NOT NULL REFERENCES people (id),
    code TEXT NOT NULL,
    -- How many people have ever joined.
    joined INTEGER NOT NULL,
    since INTEGER NOT NULL
) STRICT;

CREATE INDEX groups_by_owner ON groups (owner);

CREATE TABLE group_members (
    group_id INTEGER NOT NULL REFERENCES groups (id),
    person INTEGER NOT NULL REFERENCES people (id),
    -- Counted from 1 within the group, never used again.
    number INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (group_id, person),
    UNIQUE (group_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX group_members_by_person ON group_members (person);
