-- The second factor with which members of a shop sign in at its desk.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted under a secret that is not in the database
  secret bytea not null,
  -- The time step of the code used last: it and older ones are not valid again.
  step bigint not null default 0,
  started_at timestamptz not null,
  -- Null until a code has shown that the authenticator works
  confirmed_at timestamptz
);

-- Codes for whoever lost the authenticator, each for one use.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  -- HMAC of the code under a secret that is not in the database
  digest bytea not null,
  primary key (user_id, digest)
);
