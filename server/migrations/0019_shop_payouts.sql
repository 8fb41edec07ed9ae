-- Shops are paid out through the desk that pays shoppers out: a withdrawal and an address book belong to a shopper or to a shop.

alter table payout_addresses
  alter column user_id drop not null,
  add column shop_id uuid references shops (id),
  add column owner_id uuid not null generated always as (coalesce(user_id, shop_id)) stored,
  add constraint payout_addresses_owner_check check (num_nonnulls(user_id, shop_id) = 1);
drop index payout_addresses_live;
create unique index payout_addresses_live on payout_addresses (owner_id, method, network, address, lower(bank_name), lower(holder)) where removed_at is null;

alter table withdrawals
  alter column user_id drop not null,
  add column shop_id uuid references shops (id),
  add column owner_id uuid not null generated always as (coalesce(user_id, shop_id)) stored,
  -- Who of the shop asked; null for a shopper's own and for the payout calendar
  add column asked_by uuid references users (id),
  add constraint withdrawals_owner_check check (num_nonnulls(user_id, shop_id) = 1),
  add constraint withdrawals_asked_by_check check (asked_by is null or shop_id is not null);
drop index withdrawals_user;
create index withdrawals_owner on withdrawals (owner_id, asked_at desc, id);

-- Shops that are paid out by the calendar, and where to.
create table shop_payout_plans (
  shop_id uuid primary key references shops (id),
  payout_address_id uuid not null references payout_addresses (id),
  chosen_by uuid not null references users (id),
  chosen_at timestamptz not null,
  -- The last date of the calendar that was looked at, with or without anything to pay
  looked_at timestamptz
);
