-- Withdrawals that cost no fee because their shopper had some free in that calendar month.
alter table withdrawals add column free boolean not null default false,
  add check (not free or (fee = 0 and user_id is not null));
create index withdrawals_free on withdrawals (user_id, asked_at) where free;
