-- The desk: operators with accounts of their own, what each of them did, and corrections that take two of them.

create table operators (
  id uuid primary key,
  email text not null,
  name text not null,
  roles text[] not null check (roles <@ array['finance', 'support', 'catalogue', 'admin'] and cardinality(roles) > 0),
  password_hash text not null,
  -- Sealed under a key that is not in the database; null until the operator has set up codes, without which nobody gets in.
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

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change_of_audit();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change_of_audit();

create table corrections (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Minor units: what the user gains, or loses when negative.
  amount bigint not null check (amount <> 0),
  -- Where it comes from or goes to: the platform's own result, or a source of the outside world.
  against text not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Two people, whatever a program believes.
  constraint corrections_two_people check (state <> 'approved' or decided_by <> asked_by)
);
create index corrections_state on corrections (state, asked_at);
create index corrections_user on corrections (user_id, asked_at);
