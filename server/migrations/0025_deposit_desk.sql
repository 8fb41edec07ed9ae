-- Deposits at the desk: large credits need two people, and blocks can be looked through once more.

-- Who agrees that a deposit is credited to whom. Saying something else later takes its place.
create table deposit_approvals (
  deposit_id uuid not null references deposits (id),
  operator_id uuid not null references operators (id),
  user_id uuid not null references users (id),
  approved_at timestamptz not null,
  primary key (deposit_id, operator_id)
);

-- Who agrees that so much of a top-up arrived, in minor USD.
create table recharge_approvals (
  recharge_id uuid not null references recharges (id),
  operator_id uuid not null references operators (id),
  arrived bigint not null check (arrived > 0),
  approved_at timestamptz not null,
  primary key (recharge_id, operator_id)
);

-- Where a second look, that an operator asked for, goes on; null when there is none.
alter table network_scans add column again_from bigint check (again_from >= 0);
