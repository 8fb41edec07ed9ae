-- Deposits on chains: the networks that are watched, everybody's own addresses, what arrived there and who claims it.

create table networks (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('tron', 'evm')),
  position smallint not null,
  -- Whether shoppers are given an address. What arrives at addresses given before is watched for all the same.
  enabled boolean not null default false,
  -- Play money only
  test boolean not null default false,
  -- What every RPC has to say it is: one that speaks for another chain would credit what never arrived.
  chain_id bigint not null,
  -- Asked in this order, the next one when one fails; empty: not watched.
  rpc_urls text[] not null default '{}',
  -- Contract of the token, in the spelling of its chain
  token text not null,
  symbol text not null,
  decimals smallint not null check (decimals between 2 and 36),
  -- finalized: by the chain's own word, else by confirmations
  finality text not null check (finality in ('finalized', 'confirmations')),
  confirmations integer not null check (confirmations > 0),
  -- Minor USD; less is kept and listed, and credited by an operator
  minimum bigint not null check (minimum > 0),
  -- Account-level extended public key; addresses are its children 0/i. No private key is ever here.
  xpub text check (xpub not like 'xprv%'),
  next_index integer not null default 0 check (next_index >= 0),
  check (not enabled or xpub is not null)
);

insert into networks
  (code, name, kind, position, chain_id, token, symbol, decimals, finality, confirmations, minimum)
values
  ('USDT-TRC20', 'Tron (TRC-20)', 'tron', 1, 728126428,
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'USDT', 6, 'confirmations', 20, 100),
  ('USDT-ERC20', 'Ethereum (ERC-20)', 'evm', 2, 1,
    '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT', 6, 'finalized', 33, 1000);

-- Whoever sets a network's token, RPCs or key decides what counts as money, so such a change needs a second
-- administrator.
create table network_changes (
  id uuid primary key,
  network text not null references networks (code),
  -- terms: what was typed over what held, RPCs in full. key: the extended public key alone.
  what text not null check (what in ('terms', 'key')),
  wanted jsonb not null,
  -- What people read of it: no secret of an RPC, both ends of a key
  shown jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Two people, whatever a program believes.
  constraint network_changes_two_people check (state <> 'approved' or decided_by <> asked_by)
);
-- One at a time: whoever agrees knows what they agree to.
create unique index network_changes_open on network_changes (network) where state = 'asked';

create table deposit_addresses (
  network text not null references networks (code),
  index integer not null,
  -- In the spelling of its chain, and as chains write it into their logs
  address text not null,
  -- One key, one owner, on whatever network something arrives
  hex text primary key check (hex ~ '^0x[0-9a-f]{40}$'),
  -- null: given up again, so that what still arrives there waits for an operator
  user_id uuid references users (id),
  allocated_at timestamptz not null,
  unique (network, index),
  unique (network, user_id)
);
create index deposit_addresses_user on deposit_addresses (user_id);

-- How far each network has been looked through, and when somebody last looked.
create table network_scans (
  network text primary key references networks (code),
  -- Everything up to here is final and has been looked at.
  scanned_through bigint not null,
  -- Where a second look, that an operator asked for, goes on; null when there is none.
  again_from bigint check (again_from >= 0),
  head bigint not null,
  final bigint not null,
  -- When the watcher last began, and when it last came to the end
  tried_at timestamptz not null,
  done_at timestamptz,
  -- Why it did not, the last time
  error text not null default ''
);

create table deposits (
  id uuid primary key,
  network text not null references networks (code),
  tx_hash text not null check (tx_hash ~ '^0x[0-9a-f]{64}$'),
  -- Which event of the transaction; unlike its place in the block it is the same wherever a re-org puts the
  -- transaction.
  place integer not null check (place >= 0),
  block_number bigint not null,
  block_hash text not null,
  from_hex text not null,
  to_hex text not null,
  token_hex text not null,
  units numeric(78, 0) not null check (units > 0),
  -- Minor USD, rounded down; 0 for what is no token of ours
  amount bigint not null check (amount >= 0),
  user_id uuid references users (id),
  -- seen: not final yet; gone: its block is no longer part of the chain
  state text not null check (state in ('seen', 'gone', 'credited', 'below_minimum', 'unmatched', 'closed')),
  reason text check (reason in ('no_owner', 'other_token', 'other_network')),
  seen_at timestamptz not null,
  settled_at timestamptz,
  decided_by uuid references operators (id),
  note text not null default '',
  unique (network, tx_hash, place),
  check (state <> 'credited' or (user_id is not null and amount > 0)),
  check ((state = 'unmatched') <= (reason is not null)),
  check ((state in ('seen', 'gone')) = (settled_at is null))
);
create index deposits_user on deposits (user_id, seen_at desc, id desc);
create index deposits_state on deposits (state, seen_at desc, id desc);
create index deposits_tx on deposits (tx_hash);
create index deposits_open on deposits (network, block_number) where state in ('seen', 'gone');

-- Who says that a transfer is theirs, where the chain alone cannot tell.
create table deposit_claims (
  id uuid primary key,
  deposit_id uuid not null references deposits (id),
  user_id uuid not null references users (id),
  claimed_at timestamptz not null,
  unique (deposit_id, user_id)
);
create index deposit_claims_user on deposit_claims (user_id, claimed_at);

-- Who agrees that a deposit is credited to whom. Saying something else later takes its place.
create table deposit_approvals (
  deposit_id uuid not null references deposits (id),
  operator_id uuid not null references operators (id),
  user_id uuid not null references users (id),
  approved_at timestamptz not null,
  primary key (deposit_id, operator_id)
);
