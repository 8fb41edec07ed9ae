-- What a shop says of itself: its banner, who stands behind it, and its policies. Buyers may know all of it before they buy.

alter table shops add column banner text not null default '';
create trigger shops_banner_changed after update of banner on shops for each statement execute function tell_catalog_changed();

-- Rows stay as they are and the latest one holds, so that it can be told who sold something, and under which terms.
create table shop_traders (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  legal_name text not null check (legal_name <> ''),
  address text not null check (address <> ''),
  -- ISO 3166-1, two letters
  country text not null,
  -- The register or office that gave the number; empty where the country has none for such traders
  register text not null,
  registration_number text not null,
  tax_number text not null,
  email text not null check (email <> ''),
  phone text not null,
  -- null came with the shop
  written_by uuid references users (id),
  written_at timestamptz not null
);
create index shop_traders_latest on shop_traders (shop_id, written_at desc, id desc);
create trigger shop_traders_changed after insert on shop_traders for each statement execute function tell_catalog_changed();

create table shop_policies (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  kind text not null check (kind in ('delivery', 'returns', 'privacy')),
  -- By language; none at all means the words of the house
  texts jsonb not null,
  written_by uuid references users (id),
  written_at timestamptz not null
);
create index shop_policies_latest on shop_policies (shop_id, kind, written_at desc, id desc);
create trigger shop_policies_changed after insert on shop_policies for each statement execute function tell_catalog_changed();
