-- People: accounts, sessions, the code with which they pay, their addresses, mails and uploaded pictures.

create table users (
  id uuid primary key,
  username text not null check (length(username) between 3 and 30),
  nickname text not null,
  email text,
  -- When a mailed code proved that the address is theirs.
  email_confirmed_at timestamptz,
  -- Typed by whoever opened the account, or confirmed with password and code: good enough to let somebody back in. An
  -- address that a session alone has changed is not.
  email_trusted boolean not null default false,
  -- E.164
  mobile text,
  password_hash text not null,
  avatar text not null default '',
  -- null while the shopper never chose one
  locale text check (locale in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- When the password or an existing payment code was last changed: withdrawals wait for a while after that.
  credentials_changed_at timestamptz,
  -- When a forgotten code or password was replaced, or the address was.
  credentials_recovered_at timestamptz,
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

-- A code that was mailed to prove who somebody is. One for each purpose; a new one takes the old one's place.
create table mail_codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('payment_code', 'password', 'email')),
  -- Where it was sent: the address that it proves
  address text not null,
  salt bytea not null,
  -- HMAC of the code under a secret that is not in the database
  digest bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Kinds of browsers from which somebody has signed in: another one is worth a message.
create table sign_in_devices (
  user_id uuid not null references users (id) on delete cascade,
  device bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);

-- Where parcels go.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  mobile text not null,
  -- E.164; null where no number of any country could be read from what was typed
  mobile_e164 text check (mobile_e164 ~ '^\+[0-9]{4,15}$'),
  -- Free text: what existing clients call "country" and show as the area
  area text not null,
  detail text not null,
  -- Country code and the parts that the free text was written from; null where only the text is known.
  parts jsonb check (parts is null or jsonb_typeof(parts) = 'object'),
  -- From the parts or from what is written; empty where it is unknown
  country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$'),
  tag text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index addresses_user on addresses (user_id, created_at desc);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- What is to be sent, and what became of it.
create table mails (
  id uuid primary key,
  -- null for an address that belongs to nobody yet
  user_id uuid references users (id) on delete set null,
  recipient text not null check (recipient <> ''),
  locale text not null check (locale in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  -- What it is about, e.g. `code.payment_code` or `notice.order_paid`
  template text not null,
  -- Subject, paragraphs and a link, in its language
  letter jsonb not null,
  -- A code that belongs into the letter, sealed under a key that is not in the database; taken out once it was sent.
  secret bytea,
  -- `kept`: there is no mail server, an operator reads it in the outbox
  state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
  tries smallint not null default 0,
  next_try_at timestamptz,
  -- After that there is no use in sending it.
  good_until timestamptz,
  failure text not null default '',
  written_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'waiting') = (next_try_at is not null)),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'sent' or secret is null)
);
create index mails_due on mails (next_try_at) where state = 'waiting';
create index mails_written on mails (written_at, id);

-- A picture as it was kept: re-encoded, without what the camera wrote into it.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Random, so that nobody finds one picture from another.
  name text not null unique,
  -- Of what was sent, and of what was made of it: two pictures that differ only in what the camera wrote are one.
  sent_sha256 bytea not null,
  kept_sha256 bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_at timestamptz not null,
  -- null until something refers to it; what nothing ever refers to is forgotten.
  used_at timestamptz,
  -- Shown to everybody, e.g. as an avatar; everything else needs a signed link.
  public boolean not null default false
);
create index uploads_user on uploads (user_id, uploaded_at);
create index uploads_sent on uploads (sent_sha256);
create index uploads_kept on uploads (kept_sha256);
create index uploads_unused on uploads (uploaded_at) where used_at is null;
