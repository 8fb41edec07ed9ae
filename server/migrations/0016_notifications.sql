-- What people and shops are told about, and in which ways they want to be.

create table notifications (
  id uuid primary key,
  -- Whose inbox: a shopper's, or that of a whole shop
  reader text not null check (reader in ('user', 'shop')),
  reader_id uuid not null,
  kind text not null,
  -- What it happened to, and when where it can happen again: told once, however often the event comes by
  subject text not null,
  -- What its text names; the text itself is put into the reader's language when it is read
  details jsonb not null,
  told_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_once unique (reader_id, kind, subject)
);
create index notifications_inbox on notifications (reader_id, told_at desc, id desc);
create index notifications_unread on notifications (reader_id) where read_at is null;
create index notifications_age on notifications (told_at);

-- What differs from the standard: a group of notifications, a way of being told, and whether it is wanted.
create table notification_choices (
  user_id uuid not null references users (id) on delete cascade,
  kind_group text not null,
  channel text not null check (channel in ('in_app', 'email')),
  wanted boolean not null,
  primary key (user_id, kind_group, channel)
);
