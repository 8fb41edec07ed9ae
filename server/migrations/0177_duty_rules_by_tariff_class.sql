-- Rules of duty and tax by tariff class and origin, and amounts beside percentages, such as three euros for each class.
alter table duty_rules
  -- First digits of the HS code of the goods; null: any. A rule is for a category or for a class, not both
  add column hs_prefix text check (hs_prefix ~ '^\d{2,10}$'),
  -- Beside the rate: an amount for each piece, or once for each tariff class in the parcel; US cents
  add column unit text check (unit in ('piece', 'class')),
  add column unit_amount bigint not null default 0 check (unit_amount >= 0),
  -- Holds only for parcels of shops in these countries; empty: from everywhere
  add column only_from text[] not null default '{}',
  add check (hs_prefix is null or category_code is null),
  add check ((unit is null) = (unit_amount = 0));
