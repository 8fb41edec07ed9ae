-- People, their sessions and the code with which they pay.

create table users (
  id uuid primary key,
  username text not null check (length(username) between 3 and 30),
  nickname text not null,
  email text,
  -- E.164
  mobile text,
  password_hash text not null,
  avatar text not null default '',
  -- null while the shopper never chose one
  locale text check (locale in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  created_at timestamptz not null default now()
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create unique index users_mobile on users (mobile);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Only the hash of the token is kept: who reads this table can't sign in with it.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null default '',
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table payment_codes (
  user_id uuid primary key references users (id) on delete cascade,
  salt bytea not null,
  -- HMAC of the code under a secret that is not in the database
  digest bytea not null,
  errors smallint not null default 0 check (errors >= 0),
  locked_until timestamptz,
  set_at timestamptz not null
);

-- For clients that check the code in a call of its own: one payment of this session, once, for a short time.
create table payment_authorisations (
  session_id uuid primary key references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
