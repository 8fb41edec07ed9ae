-- The chain of the audit log: each entry gets a number and a hash over its content and the hash before it, in the order in
-- which a job finds it. Rows are only added (repeatable/append-only.sql), and repeatable/audit-chain.sql computes the hashes.

create table audit_seals (
  number bigint primary key check (number > 0),
  audit_id uuid not null unique references audit_log (id),
  hash bytea not null check (length(hash) = 32),
  -- Real time
  sealed_at timestamptz not null default clock_timestamp()
);

-- Entries that wait for their seal. An act only adds a row of its own here, so acts never wait for each other.
create table audit_unsealed (audit_id uuid primary key);
insert into audit_unsealed (audit_id) select id from audit_log;

-- Checks of the chain. The head that each one saw tells later whether the end of the log was cut off.
create table audit_checks (
  id uuid primary key,
  at timestamptz not null,
  -- null for the nightly check
  asked_by uuid references operators (id),
  milliseconds int not null,
  sealed bigint not null,
  head bytea,
  waiting bigint not null,
  -- The first broken entry: { problem, number, id, act, at }; null when the chain is whole
  broken jsonb
);
create index audit_checks_at on audit_checks (at);

create index audit_log_subject_kind on audit_log (subject text_pattern_ops, id);
