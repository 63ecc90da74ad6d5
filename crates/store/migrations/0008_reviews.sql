-- What was worked out about finished games. It can be made afresh at any time.

CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games (key),
    version TEXT NOT NULL,
    review TEXT NOT NULL
) STRICT;

-- A digest of the cards that are being played at a table: games with them are not reviewed.
ALTER TABLE tables ADD COLUMN deal BLOB;
CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
