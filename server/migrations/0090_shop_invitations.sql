-- Invitations to become a member of a shop, by a one-time link that is mailed to the address.
create table shop_invitations (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  email text not null,
  role text not null check (role in ('manager', 'fulfilment', 'service', 'finance')),
  token_hash bytea not null unique,
  invited_by uuid not null references users (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was accepted, taken back or replaced
  ended_at timestamptz,
  accepted_by uuid references users (id)
);
create unique index shop_invitations_open on shop_invitations (shop_id, lower(email)) where ended_at is null;
create index shop_invitations_of_shop on shop_invitations (shop_id, invited_at);

-- A shop that its owner wants to hand over; it ends with the membership of either.
create table shop_handovers (
  shop_id uuid primary key references shops (id),
  owner_id uuid not null,
  successor_id uuid not null check (successor_id <> owner_id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (owner_id, shop_id) references shop_members (user_id, shop_id) on delete cascade,
  foreign key (successor_id, shop_id) references shop_members (user_id, shop_id) on delete cascade
);
