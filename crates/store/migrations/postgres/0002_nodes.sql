-- Server processes that share the database, and which of them owns a table. All times are those of the database's clock.

CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    address TEXT NOT NULL UNIQUE,
    joined TIMESTAMPTZ NOT NULL,
    expires TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

-- A claim increases the epoch, and a write under an earlier one is rejected. The owner may be a node that is gone.
ALTER TABLE heads ADD COLUMN owner BIGINT, ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
CREATE INDEX heads_owned ON heads (owner) WHERE owner IS NOT NULL;

-- What nodes tell each other. Numbers follow the order of commits.
CREATE TABLE notices (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    node BIGINT NOT NULL,
    notice TEXT NOT NULL,
    posted TIMESTAMPTZ NOT NULL
);
CREATE INDEX notices_posted ON notices (posted);

-- How much of which shared limit is used at which node. After a crash of the database, nodes say it again.
CREATE UNLOGGED TABLE shares (
    node BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (node, name)
);
