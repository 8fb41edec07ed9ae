-- The networks from which an account was used, so that its owner is told of a sign-in from another one, and when each
-- session of the storefront was last used.
create table sign_in_networks (
  user_id uuid not null references users (id) on delete cascade,
  -- A block of addresses, such as 203.0.113.0/24
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
create index sign_in_networks_seen on sign_in_networks (seen_at);

-- Null for sessions that were opened before this was recorded
alter table sessions add column used_at timestamptz;
