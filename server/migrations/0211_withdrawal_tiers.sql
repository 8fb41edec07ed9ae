-- Tiers that operators gave to shoppers, which decide how much they can withdraw. Without one the tier follows from the account.
create table withdrawal_tiers (
  user_id uuid primary key references users (id),
  tier text not null check (tier in ('new', 'confirmed', 'verified')),
  reason text not null,
  set_by uuid not null references operators (id),
  set_at timestamptz not null
);

-- What a shopper requested in 30 days.
create index withdrawals_by_user_and_time on withdrawals (user_id, asked_at) where status in ('auditing', 'passed');
