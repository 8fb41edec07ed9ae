-- Withdrawals of shoppers and payouts of shops: where money may go, what was promised when it was asked for, who
-- approved it and how it ended.

-- The payout address book of a shopper or a shop. Entries are removed by time, never deleted: withdrawals point to
-- them.
create table payout_addresses (
  id uuid primary key,
  user_id uuid references users (id),
  shop_id uuid references shops (id),
  owner_id uuid not null generated always as (coalesce(user_id, shop_id)) stored,
  method text not null check (method in ('bank', 'chain')),
  -- Code of the network; empty for a bank
  network text not null default '',
  -- Card or account number, or the address on the chain, each in its one spelling
  address text not null check (address <> ''),
  bank_name text not null default '',
  holder text not null default '',
  label text not null default '',
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  constraint payout_addresses_owner_check check (num_nonnulls(user_id, shop_id) = 1),
  check ((method = 'chain') = (network <> '')),
  check ((method = 'bank') = (bank_name <> '' and holder <> ''))
);
create unique index payout_addresses_live on payout_addresses
  (owner_id, method, network, address, lower(bank_name), lower(holder)) where removed_at is null;

-- Withdrawals that were handed over for payment together.
create table payout_batches (
  id uuid primary key,
  number text not null unique,
  made_by uuid not null references operators (id),
  made_at timestamptz not null
);
create index payout_batches_made on payout_batches (made_at desc);

create table withdrawals (
  id uuid primary key,
  sn text not null unique,
  user_id uuid references users (id),
  shop_id uuid references shops (id),
  owner_id uuid not null generated always as (coalesce(user_id, shop_id)) stored,
  -- Who of the shop asked; null for a shopper's own and for the payout calendar
  asked_by uuid references users (id),
  status text not null default 'auditing' check (status in ('auditing', 'passed', 'refused', 'cancelled')),
  -- Copies: a request goes where it was asked to go, whatever becomes of the address book.
  payout_address_id uuid not null references payout_addresses (id),
  method text not null check (method in ('bank', 'chain')),
  network text not null default '',
  address text not null,
  bank_name text not null default '',
  holder text not null default '',
  -- What left the balance, the part of it that is the platform's, and what arrives; minor units
  price bigint not null check (price > 0),
  fee bigint not null check (fee >= 0),
  receives bigint not null check (receives > 0),
  -- Dollars that one unit of the asset was worth at asked_at
  asset text not null default 'USD' check (asset in ('USD', 'USDT')),
  rate numeric(18, 8) not null default 1 check (rate > 0),
  -- The promise, fixed with the request
  asked_at timestamptz not null,
  not_before timestamptz not null,
  review_before timestamptz not null,
  arrival_hours integer not null check (arrival_hours >= 0),
  second_approver boolean not null,
  -- Whether the payment code was given; clients that can't give one are looked at more closely.
  code_checked boolean not null,
  -- On hold once a payment of the same shopper was taken back, until an operator has looked at it and releases it.
  released_at timestamptz,
  released_by uuid references operators (id),
  release_reason text not null default '',
  -- From here on somebody may be paying, so the shopper can't cancel any more.
  batch_id uuid references payout_batches (id),
  decided_at timestamptz,
  -- null where the shopper cancelled
  decided_by uuid references operators (id),
  reference text not null default '',
  reason text not null default '',
  fee_waived boolean not null default false,
  constraint withdrawals_owner_check check (num_nonnulls(user_id, shop_id) = 1),
  constraint withdrawals_asked_by_check check (asked_by is null or shop_id is not null),
  check (price = fee + receives),
  check (review_before >= asked_at and review_before >= not_before),
  check ((status = 'auditing') = (decided_at is null)),
  check ((status in ('passed', 'refused')) = (decided_by is not null)),
  check ((status = 'passed') = (reference <> '')),
  check ((status = 'refused') = (reason <> '')),
  check (status <> 'cancelled' or batch_id is null),
  check (not fee_waived or (status = 'passed' and decided_at > review_before)),
  check ((released_at is null) = (released_by is null))
);
create index withdrawals_owner on withdrawals (owner_id, asked_at desc, id);
create index withdrawals_queue on withdrawals (status, asked_at, id);
create index withdrawals_batch on withdrawals (batch_id) where batch_id is not null;
-- One transaction of a chain pays one withdrawal.
create unique index withdrawals_chain_reference on withdrawals (network, lower(reference))
  where method = 'chain' and status = 'passed';

-- Who else looked at a large withdrawal before it was passed.
create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  operator_id uuid not null references operators (id),
  approved_at timestamptz not null,
  primary key (withdrawal_id, operator_id)
);

-- Shops that are paid out by the calendar, and where to.
create table shop_payout_plans (
  shop_id uuid primary key references shops (id),
  payout_address_id uuid not null references payout_addresses (id),
  chosen_by uuid not null references users (id),
  chosen_at timestamptz not null,
  -- The last date of the calendar that was looked at, with or without anything to pay
  looked_at timestamptz
);
