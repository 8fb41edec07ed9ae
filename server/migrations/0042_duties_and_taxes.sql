-- Duties and taxes of the country that a parcel goes to, from dated rules. What is collected is part of what the shopper
-- pays and belongs to the authorities; what is an estimate is only shown.

-- Rules are never edited: one is ended, and another begins.
create table duty_rules (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- null: goods of every category that has no rule of its own
  category_code text references categories (code),
  kind text not null check (kind in ('duty', 'tax')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  -- Holds for parcels whose goods come to more than `above` and at most `up_to`, US cents
  above bigint not null default 0 check (above >= 0),
  up_to bigint check (up_to > above),
  collected boolean not null,
  -- Parcels of shops in these countries are not imports, as within a customs union
  except_from text[] not null default '{}',
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until >= valid_from),
  made_by uuid references operators (id),
  made_at timestamptz not null
);
create index duty_rules_country on duty_rules (country, valid_from);

alter table orders
  add column duty bigint not null default 0 check (duty >= 0),
  add column tax bigint not null default 0 check (tax >= 0),
  -- Not paid here: what may be asked for on arrival
  add column duty_estimate bigint not null default 0 check (duty_estimate >= 0),
  add column tax_estimate bigint not null default 0 check (tax_estimate >= 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_sums_check check (total = goods + freight - discount + duty + tax);

-- A line's own part of what was collected, and what of it goes back with pieces of a request
alter table order_lines
  add column duty bigint not null default 0 check (duty >= 0),
  add column tax bigint not null default 0 check (tax >= 0);
alter table refund_lines add column charges bigint not null default 0 check (charges >= 0);
