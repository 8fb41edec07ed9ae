-- The transaction that a session wrote last, so that what it reads next comes from a server that shows it.
alter table sessions add column last_write xid8 not null default pg_current_xact_id();
alter table operator_sessions add column last_write xid8 not null default pg_current_xact_id();
