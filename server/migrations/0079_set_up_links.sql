-- The one-time link with which the first administrator of an installation is made in the browser. There is at most one.

create table set_up_links (
  one boolean primary key default true check (one),
  -- The id of the operator to come; the secret of codes is sealed for it.
  operator_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Sealed; null until the link is opened.
  code_secret bytea
);
