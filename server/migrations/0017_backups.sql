-- Backups that were made, so that their lack can be told.

create table backups (
  id uuid primary key,
  -- The moment whose state it holds
  made_at timestamptz not null,
  place text not null check (place <> ''),
  bytes bigint not null check (bytes > 0)
);
create index backups_made on backups (made_at desc);
