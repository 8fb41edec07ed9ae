-- Alarms of the installation: each cause fires once and stays open until it is gone. Who wants to know is mailed, and
-- servers of the installation's own are called.

create table alarms (
  id uuid primary key,
  cause text not null check (cause in ('books', 'audit', 'watcher', 'deposits', 'timer', 'queue', 'mail', 'disk')),
  -- What it is about where a cause has several, such as a network or a queue
  subject text not null,
  facts jsonb not null,
  fired_at timestamptz not null,
  acknowledged_by uuid references operators (id),
  acknowledged_at timestamptz,
  note text not null default '',
  resolved_at timestamptz,
  check ((acknowledged_by is null) = (acknowledged_at is null))
);
create unique index alarms_open on alarms (cause, subject) where resolved_at is null;
create index alarms_fired on alarms (fired_at desc, id desc);

-- Operators who get alarms by mail.
create table alarm_readers (
  operator_id uuid primary key references operators (id),
  since timestamptz not null
);

create table alarm_webhooks (
  id uuid primary key,
  url text not null,
  -- Sealed under a key that is not in the database
  secret bytea not null,
  created_by uuid not null references operators (id),
  created_at timestamptz not null,
  -- How the last try ended; empty while there was none
  last_outcome text not null default '',
  last_tried_at timestamptz
);

create table alarm_deliveries (
  id uuid primary key,
  webhook_id uuid not null references alarm_webhooks (id) on delete cascade,
  alarm_id uuid references alarms (id),
  body text not null,
  tries int not null default 0,
  -- null: delivered, or given up
  next_at timestamptz
);
create index alarm_deliveries_due on alarm_deliveries (next_at) where next_at is not null;
create index alarm_deliveries_webhook on alarm_deliveries (webhook_id);
create index alarm_deliveries_alarm on alarm_deliveries (alarm_id);
