-- Wallets of the platform beside the deposit addresses, to which operators move tokens.
create table holding_addresses (
  id uuid primary key,
  network text not null references networks (code),
  address text not null,
  hex text not null,
  label text not null,
  added_by uuid not null references operators (id),
  added_at timestamptz not null,
  unique (network, hex)
);

-- Each comparison of a chain with the books; amounts in US cents.
create table chain_balances (
  id uuid primary key,
  network text not null references networks (code),
  at timestamptz not null,
  -- null: the daily one
  asked_by uuid references operators (id),
  addresses integer not null,
  -- null: no RPC answered
  on_chain bigint,
  books bigint not null,
  uncredited bigint not null,
  handed_over bigint not null,
  failure text not null default '',
  unexplained bigint generated always as (on_chain - books - uncredited + handed_over) stored,
  check ((on_chain is null) = (failure <> ''))
);
create index chain_balances_at on chain_balances (at desc, id);
create index chain_balances_of_network on chain_balances (network, at desc, id);

-- An alarm can be about a difference that nothing explains.
alter table alarms drop constraint alarms_cause_check;
alter table alarms add constraint alarms_cause_check
  check (cause in ('books', 'audit', 'watcher', 'deposits', 'chain', 'timer', 'queue', 'mail', 'disk'));
