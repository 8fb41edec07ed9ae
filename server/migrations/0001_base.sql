-- What every module uses: settings with their history, the answers of keyed requests, counters of failed attempts, and
-- how far a demo's clock is ahead.

create table settings (
  name text not null,
  value jsonb not null,
  effective_at timestamptz not null,
  set_by uuid,
  set_at timestamptz not null default now(),
  primary key (name, effective_at)
);

-- The first answer to a keyed request. The row is written in the transaction of the act itself, so either both exist or
-- neither.
create table idempotency_keys (
  owner_id uuid not null,
  key text not null check (length(key) between 8 and 128),
  endpoint text not null,
  input_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Failures by whatever is guessed at: an account, a network address.
create table throttles (
  subject text primary key,
  failures integer not null check (failures > 0),
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null
);
create index throttles_age on throttles (last_failure_at);

-- The clock of a demo installation: how far it is ahead of the real one.
create table demo_clock (
  single boolean primary key default true check (single),
  ahead_ms bigint not null check (ahead_ms >= 0)
);
