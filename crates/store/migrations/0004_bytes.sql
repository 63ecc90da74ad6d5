-- How much has been stored for each table, so that it can be limited.

ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
