-- Tables, their logs, tokens, talk, records, and what was worked out about them.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    kept BLOB NOT NULL,
    timed INTEGER NOT NULL,
    changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_timed ON tables (timed) WHERE timed = 1;

CREATE TABLE log (
    tbl TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    back INTEGER NOT NULL,
    intent TEXT NOT NULL,
    spent INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (tbl, version)
) WITHOUT ROWID;

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    tbl TEXT NOT NULL REFERENCES tables (id),
    seats BLOB NOT NULL,
    is_host INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_tbl ON tokens (tbl);

CREATE TABLE chat (
    tbl TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kept BLOB NOT NULL,
    intent TEXT NOT NULL,
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    facts BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE kept (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (kind, key)
) WITHOUT ROWID;
