-- Top-ups, whatever their way: by transfer with evidence, by card and online, and from a chain.

create table recharges (
  id uuid primary key,
  user_id uuid not null references users (id),
  method text not null check (method in ('chain', 'manual', 'card', 'online')),
  -- waiting: for the payment itself; auditing: for an operator.
  state text not null check (state in ('waiting', 'auditing', 'passed', 'refused')),
  -- Minor USD: what the shopper says or was asked for, and what was credited.
  asked bigint not null check (asked > 0),
  arrived bigint check (arrived > 0),
  -- Dollars that one unit of what was sent was worth at asked_at
  rate numeric(18, 8) not null default 1 check (rate > 0),
  network text,
  -- Where the shopper sent it to.
  address text,
  evidence_id uuid references uploads (id),
  -- Who takes the payment, and under which names: of the checkout, and of the payment when there is one.
  provider text,
  checkout_id text,
  payment_id text,
  -- What says so on the chain.
  chain_reference text unique,
  -- What the operator tells the shopper.
  message text not null default '',
  -- Why a payment came to nothing by itself.
  failure text check (failure in ('declined', 'expired')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  unique (provider, checkout_id),
  unique (provider, payment_id),
  check ((state = 'passed') = (arrived is not null)),
  check ((state in ('passed', 'refused')) = (decided_at is not null)),
  check (method <> 'manual' or (network is not null and address is not null and evidence_id is not null)),
  check (method not in ('card', 'online') or provider is not null),
  check (method <> 'chain' or (network is not null and chain_reference is not null))
);
create index recharges_user on recharges (user_id, asked_at desc, id desc);
create index recharges_queue on recharges (state, asked_at, id);
create index recharges_evidence on recharges (evidence_id) where evidence_id is not null;

-- Who agrees that so much of a top-up arrived, in minor USD.
create table recharge_approvals (
  recharge_id uuid not null references recharges (id),
  operator_id uuid not null references operators (id),
  arrived bigint not null check (arrived > 0),
  approved_at timestamptz not null,
  primary key (recharge_id, operator_id)
);

-- Payments that were taken back after they had been credited: disputed with the bank, or refunded.
create table recharge_reversals (
  recharge_id uuid not null references recharges (id),
  -- The provider's own name of the dispute or refund.
  reference text not null,
  reason text not null check (reason in ('dispute', 'refund')),
  amount bigint not null check (amount > 0),
  -- What of it the shopper no longer had, so that the platform bears it.
  borne bigint not null check (borne between 0 and amount),
  reversed_at timestamptz not null,
  -- Won back: the money came again.
  returned_at timestamptz,
  primary key (recharge_id, reference)
);

-- What the payment page of a demo installation remembers, in place of a real provider.
create table sandbox_checkouts (
  id text primary key,
  recharge_id uuid not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('card', 'online')),
  locale text not null,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'declined')),
  payment_id text unique,
  created_at timestamptz not null,
  -- When a payment that is still being processed will be told of.
  tell_at timestamptz
);
create index sandbox_checkouts_late on sandbox_checkouts (tell_at) where state = 'processing';
