-- Shops: who runs them, what they say of themselves, and where they deliver. Texts in several languages are objects by
-- language tag; a missing language falls back.

create table shops (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  slogans jsonb not null,
  abouts jsonb not null,
  cities jsonb not null,
  country text not null,
  since smallint not null,
  avatar text not null,
  banner text not null default '',
  tone text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Counted from follows, paid orders and reviews by jobs; nothing else writes them. A good review gives four stars or
  -- more.
  fans integer not null default 0,
  sales integer not null default 0,
  review_count integer not null default 0,
  good_reviews integer not null default 0,
  -- How hot it is: the logarithm of what happened to it, where later events weigh more. All of it fades alike, so the
  -- order stays right while nothing happens, and a job writes only what has moved.
  heat double precision not null default 0,
  created_at timestamptz not null default now()
);
create index shops_hot on shops (sales desc, id) where status = 'open';

-- Merchants: shoppers' accounts that belong to a shop.
create table shop_members (
  user_id uuid not null references users (id) on delete cascade,
  shop_id uuid not null references shops (id),
  role text not null check (role in ('owner', 'staff')),
  since timestamptz not null,
  primary key (user_id, shop_id)
);
create index shop_members_shop on shop_members (shop_id, role);

create table shop_follows (
  user_id uuid not null references users (id) on delete cascade,
  shop_id uuid not null references shops (id),
  followed_at timestamptz not null,
  primary key (user_id, shop_id)
);
create index shop_follows_shop on shop_follows (shop_id);
create index shop_follows_newest on shop_follows (user_id, followed_at desc, shop_id);

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

-- Whether an operator compared the details of a trader with a register or with documents. Rows are only added and the
-- latest one of the details holds, so a shop that changes its details has none that are checked.
create table trader_checks (
  id uuid primary key,
  trader_id uuid not null references shop_traders (id),
  -- false: an earlier check was withdrawn
  checked boolean not null,
  reason text not null default '',
  made_by uuid not null references operators (id),
  made_at timestamptz not null,
  check (checked or reason <> '')
);
create index trader_checks_latest on trader_checks (trader_id, made_at desc, id desc);

-- The terms of a shop, kept like its traders.
create table shop_policies (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  kind text not null check (kind in ('delivery', 'returns', 'privacy')),
  -- By language; none at all means the standard text of the platform
  texts jsonb not null,
  written_by uuid references users (id),
  written_at timestamptz not null
);
create index shop_policies_latest on shop_policies (shop_id, kind, written_at desc, id desc);

-- Where a shop delivers, how, and what a parcel costs there.
create table freight_zones (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  position smallint not null,
  unique (id, shop_id)
);
create index freight_zones_shop on freight_zones (shop_id, position);

-- A country belongs to one zone of a shop; '*' stands for every country that no zone names, and for an unknown one.
create table freight_countries (
  shop_id uuid not null,
  country text not null check (country = '*' or country ~ '^[A-Z]{2}$'),
  zone_id uuid not null,
  primary key (shop_id, country),
  foreign key (zone_id, shop_id) references freight_zones (id, shop_id) on delete cascade
);
create index freight_countries_zone on freight_countries (zone_id);

-- A zone without options is one to which the shop does not deliver.
create table freight_options (
  zone_id uuid not null references freight_zones (id) on delete cascade,
  kind text not null check (kind in ('standard', 'express')),
  -- Working days on the way
  days_from smallint not null check (days_from between 0 and 90),
  days_to smallint not null check (days_to between days_from and 120),
  -- What is counted: so many pieces or grams cost the first price, each further so many the next one.
  measure text not null check (measure in ('pieces', 'grams')),
  first_size integer not null check (first_size > 0),
  first_price bigint not null check (first_price >= 0),
  next_size integer not null check (next_size > 0),
  next_price bigint not null check (next_price >= 0),
  -- Goods of the shop from which on it costs nothing
  free_over bigint check (free_over > 0),
  primary key (zone_id, kind)
);

-- The same by country, for lists that are narrowed down to what is delivered somewhere: drawn up whenever zones are
-- written. '' stands for an unknown country.
create table shop_destinations (
  shop_id uuid not null references shops (id),
  country text not null,
  -- Goods from which on one piece alone is delivered for nothing, 0: always, null: never
  free_from bigint,
  primary key (shop_id, country)
);
