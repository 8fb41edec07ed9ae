-- Incremental checks of the books: who wrote each row of them, and up to which writer they were proven.

-- PostgreSQL counts its transactions, and a server that a backup was restored to counts from the beginning. `ahead` is added,
-- so that later transactions have higher numbers on any server.
create table server_counts (
  only_row boolean primary key default true check (only_row),
  system_identifier text not null,
  ahead bigint not null
);
insert into server_counts (system_identifier, ahead) select system_identifier::text, 0 from pg_control_system();

-- The number of the transaction that runs.
create function current_writer() returns bigint language sql volatile
return pg_current_xact_id()::text::bigint + (select ahead from server_counts);

-- All transactions below this number are over, and what they wrote is visible. It holds on replicas too, whose snapshots do not
-- list the transactions that run.
create function finished_writers() returns bigint language sql stable
return pg_snapshot_xmin(pg_current_snapshot())::text::bigint + (select ahead from server_counts);

-- 0: before this migration.
alter table transactions add column written_by bigint not null default 0;
alter table transactions alter column written_by set default current_writer();
alter table entries add column written_by bigint not null default 0;
alter table entries alter column written_by set default current_writer();
create index transactions_written_by on transactions using brin (written_by) with (pages_per_range = 16, autosummarize = on);
create index entries_written_by on entries using brin (written_by) with (pages_per_range = 16, autosummarize = on);

-- A point up to which the books were proven. Rows are only added (repeatable/append-only.sql).
create table proven_points (
  number bigint primary key check (number > 0),
  -- It covers the rows of writers before this one.
  before bigint not null check (before >= 0),
  transactions bigint not null,
  entries bigint not null,
  -- Minor units, as in book_checks.
  liabilities bigint not null,
  holdings bigint not null,
  -- Four sums over the hashes of all covered rows; which row comes first makes no difference.
  sums numeric[] not null check (cardinality(sums) = 4),
  -- Over the above and the hash of the point before (repeatable/books.sql).
  hash bytea not null check (length(hash) = 32),
  proven_at timestamptz not null default clock_timestamp()
);

-- What the entries before the last point come to; only for accounts that have some.
create table proven_balances (
  account_id uuid primary key references accounts (id),
  -- Credits are positive.
  amount numeric not null,
  entries bigint not null,
  -- The sum of the credits alone, and what was handed on to authorities.
  credited numeric not null,
  handed_on numeric not null
);

-- The point that an incremental check started from; null for a recount of everything.
alter table book_checks add column since_point bigint references proven_points (number);
-- Whether only what is new is checked.
alter table book_check_runs add column only_new boolean not null default false;

-- Goes on counting when the database was restored to another server: called after each migration.
create function follow_server() returns void language sql
begin atomic
  update server_counts set
    system_identifier = server.system_identifier::text,
    ahead = greatest(
      (select max(written_by) from transactions), (select max(written_by) from entries), (select max(before) from proven_points), 0)
  from pg_control_system() server where server_counts.system_identifier <> server.system_identifier::text;
end;
