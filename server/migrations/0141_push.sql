-- Messages that browsers show although no page is open (web push): the keys of the installation, the browsers that want them,
-- what is to be sent to each, and the hours in which only the urgent is.

create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  -- Encrypted under a key that is not in the database.
  private_key bytea not null,
  made_at timestamptz not null
);

-- One browser, for as long as its session lasts.
create table push_subscriptions (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  time_zone text not null,
  subscribed_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_endpoint on push_subscriptions (endpoint);

create table push_messages (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  message jsonb not null,
  written_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  -- Sent or given up.
  done_at timestamptz
);
create index push_messages_due on push_messages (due_at) where done_at is null;
create index push_messages_age on push_messages (written_at);
create index push_messages_subscription on push_messages (subscription_id);

-- What differs from the standard: whether there are quiet hours, and which.
create table push_quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  wanted boolean not null,
  from_hour smallint not null check (from_hour between 0 and 23),
  until_hour smallint not null check (until_hour between 0 and 23)
);

alter table notification_choices
  drop constraint notification_choices_channel_check,
  add constraint notification_choices_channel_check check (channel in ('in_app', 'email', 'push'));
