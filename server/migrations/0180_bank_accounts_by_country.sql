-- Bank accounts by the form of their country: codes of bank and branch, and what a payment across borders needs of the
-- holder. Accounts that existing clients add have no country and stay as they are.
alter table payout_addresses
  add column bank_country text not null default '' check (bank_country ~ '^([A-Z]{2})?$'),
  add column bank_details jsonb not null default '{}',
  add constraint payout_addresses_country_check check (method = 'bank' or bank_country = '');

drop index payout_addresses_live;
create unique index payout_addresses_live on payout_addresses
  (owner_id, method, network, address, lower(bank_name), lower(holder), bank_country, bank_details)
  where removed_at is null;
