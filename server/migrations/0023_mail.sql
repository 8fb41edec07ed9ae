-- Mail: what is to be sent and what became of it, the codes that prove an address, and from where people signed in before.

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

-- When a code proved that the address is theirs.
alter table users add column email_confirmed_at timestamptz;
-- Typed by whoever opened the account, or confirmed with password and code: good enough to let somebody back in. An address
-- that a session alone has changed is not.
alter table users add column email_trusted boolean not null default false;
-- When a code or password was given anew to somebody who had forgotten it, or their address was replaced.
alter table users add column credentials_recovered_at timestamptz;
