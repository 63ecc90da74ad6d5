-- How much has been stored for each table, so that it can be limited; and when the time of the current turn is up.

ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deadline INTEGER;
