-- Who created a table: hosting can be passed on, but limits count those who create.

ALTER TABLE tables ADD COLUMN creator INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET creator = host;
DROP INDEX tables_hosted;
CREATE INDEX tables_created ON tables (creator, created);
CREATE INDEX tables_hosted ON tables (host);
