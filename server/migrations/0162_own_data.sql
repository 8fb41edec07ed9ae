-- Copies of all that is kept about a shopper, made on request, and requests to delete an account, which wait so that they
-- can be taken back.

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null: by the shopper
  requested_by uuid references operators (id),
  requested_at timestamptz not null,
  -- Null until the archive is made
  ready_at timestamptz,
  ready_until timestamptz,
  bytes integer,
  check ((ready_at is null) = (ready_until is null) and (ready_at is null) = (bytes is null))
);
create index data_exports_user on data_exports (user_id, requested_at desc);
create index data_exports_old on data_exports (ready_until) where ready_until is not null;

create table account_deletions (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null: by the shopper
  requested_by uuid references operators (id),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  taken_back_at timestamptz,
  done_at timestamptz,
  check (taken_back_at is null or done_at is null)
);
create unique index account_deletions_open on account_deletions (user_id) where taken_back_at is null and done_at is null;
create index account_deletions_due on account_deletions (due_at) where taken_back_at is null and done_at is null;
