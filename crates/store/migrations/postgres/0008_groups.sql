-- Groups of friends, and who belongs to them. The code of the link is kept as it is, so that the owner can see it again. A
-- group goes with its owner, and a membership with the person and the group.

CREATE TABLE groups (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    owner BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    -- How many people have ever joined.
    joined BIGINT NOT NULL,
    since BIGINT NOT NULL
);

CREATE INDEX groups_by_owner ON groups (owner);

CREATE TABLE group_members (
    group_id BIGINT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Counted from 1 within the group, never used again.
    number BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (group_id, person),
    UNIQUE (group_id, number)
);

CREATE INDEX group_members_by_person ON group_members (person);
