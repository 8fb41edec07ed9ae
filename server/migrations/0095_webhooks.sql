-- Where shops want to be told of events, what happened, and what was sent to whom.
create table webhooks (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  url text not null,
  -- The types of events that it gets
  types text[] not null,
  -- Sealed under a secret of the installation
  secret bytea not null,
  -- The secret before the last rotation, which signs too until then
  old_secret bytea,
  old_secret_until timestamptz,
  -- `paused` keeps events until it is active again; of a `disabled` one they count as failed
  state text not null check (state in ('active', 'paused', 'disabled')),
  -- Since when nothing got through; null after a success
  failing_since timestamptz,
  created_by uuid not null references users (id),
  created_at timestamptz not null
);
create index webhooks_of_shop on webhooks (shop_id);

-- One row for each event of a shop that had a webhook for its type, written in the transaction of the event.
create table webhook_events (
  -- Sent as `webhook-id`
  id uuid primary key,
  -- The order in which the events of one subject are sent
  seq bigint generated always as identity,
  shop_id uuid not null references shops (id),
  type text not null,
  -- What keeps events in order: the order, product or payout, or the webhook that is tested
  subject uuid not null,
  -- What the event shows: the subject, or a refund of the order
  about uuid not null,
  at timestamptz not null,
  -- The body as it was first sent; each repeat sends the same
  payload text
);
create index webhook_events_old on webhook_events (at);
create index webhook_events_of_subject on webhook_events (subject, seq desc);

create table webhook_deliveries (
  id uuid primary key,
  event_id uuid not null references webhook_events (id) on delete cascade,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  seq bigint not null,
  subject uuid not null,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  -- How often it was tried since it was created or last replayed
  tries int not null default 0,
  next_at timestamptz not null,
  -- Until when the process that sends it has it for itself
  taken_until timestamptz,
  delivered_at timestamptz,
  unique (event_id, webhook_id)
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'pending';
create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, subject, seq) where state = 'pending';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, seq desc);

create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  ms int not null,
  -- Null where there was no answer; then `failure` says why
  status int,
  failure text not null,
  -- The begin of the answer
  answer text not null
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id);
