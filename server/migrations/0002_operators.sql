-- Operators: accounts of their own, what each of them did, and what they enter for the whole installation.

create table operators (
  id uuid primary key,
  email text not null,
  name text not null,
  roles text[] not null check (roles <@ array['finance', 'support', 'catalogue', 'admin'] and cardinality(roles) > 0),
  password_hash text not null,
  -- Sealed under a key that is not in the database; null until the operator has set up codes, without which nobody gets
  -- in.
  code_secret bytea,
  -- The time step of the last code that was taken: neither it nor an older one works again.
  code_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null
);
create unique index operators_email on operators (lower(email));

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- Moved along at most once a minute.
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);
create index operator_sessions_expiry on operator_sessions (expires_at);

-- Somebody who has just proven a first password and is now setting up codes and a password of their own.
create table operator_enrolments (
  operator_id uuid primary key references operators (id),
  ticket_hash bytea not null unique,
  code_secret bytea not null,
  expires_at timestamptz not null
);

-- Append-only: see repeatable/append-only.sql.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  -- null for what was done at the server's command line
  operator_id uuid references operators (id),
  -- What was done, e.g. `withdrawal.passed`, and to what, e.g. `withdrawal:<id>`
  act text not null,
  subject text not null,
  details jsonb not null
);
create index audit_log_at on audit_log (at, id);
create index audit_log_operator on audit_log (operator_id, at);
create index audit_log_act on audit_log (act, at);
create index audit_log_subject on audit_log (subject, at);

-- Holidays, beside Saturdays and Sundays: no deadline of the platform's own work falls on them.
create table days_off (
  day date primary key,
  name text not null check (name <> ''),
  added_by uuid not null references operators (id),
  added_at timestamptz not null
);

-- Who moved the clock of a demo installation.
create table clock_moves (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  -- Times of the shop
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  -- What the jobs did on the way: [{ name, runs, done, error }]
  jobs jsonb not null default '[]'
);
create index clock_moves_at on clock_moves (to_at desc);
