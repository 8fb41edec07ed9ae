-- Shoppers who invite others, and what becomes of each invitation.

create table invite_codes (
  user_id uuid primary key references users (id) on delete cascade,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  made_at timestamptz not null
);

-- One row for each person who accepted an invitation, with the terms of that moment.
create table invitations (
  user_id uuid primary key references users (id),
  inviter_id uuid not null references users (id),
  accepted_at timestamptz not null,
  -- Minor units of the wallet's currency
  reward bigint not null check (reward > 0),
  minimum_order bigint not null check (minimum_order >= 0),
  -- Orders paid later earn nothing.
  order_before timestamptz not null,
  -- Both were signed in from the same browser when the invitation was accepted.
  same_device boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'rewarded', 'refused', 'taken_back')),
  reason text not null default ''
    check (reason in ('', 'same_device', 'same_mobile', 'same_address', 'same_payout', 'own_shop', 'yearly_limit')),
  order_id uuid references orders (id),
  decided_at timestamptz,
  -- What the inviter still owes of a reward that was taken back; later rewards pay it.
  owed bigint not null default 0 check (owed >= 0 and owed <= reward),
  check (user_id <> inviter_id),
  check ((status = 'refused') = (reason <> '')),
  check ((status = 'waiting') = (decided_at is null)),
  check (status = 'waiting' or order_id is not null),
  check (owed = 0 or status = 'taken_back')
);
create index invitations_inviter on invitations (inviter_id, accepted_at desc, user_id);
create index invitations_accepted on invitations (accepted_at desc, user_id);
create unique index invitations_order on invitations (order_id) where order_id is not null;
