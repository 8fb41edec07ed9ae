-- Freight by zone: where a shop delivers, how, and what a parcel costs there. What was one template for the whole world
-- becomes one zone for the whole world.

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
create trigger freight_options_changed after insert or delete or update on freight_options for each statement execute function tell_catalog_changed();

-- The same by country, for lists that are narrowed down to what is delivered somewhere: drawn up whenever zones are written.
-- '' stands for an unknown country.
create table shop_destinations (
  shop_id uuid not null references shops (id),
  country text not null,
  -- Goods from which on one piece alone is delivered for nothing, 0: always, null: never
  free_from bigint,
  primary key (shop_id, country)
);

insert into freight_zones (id, shop_id, position) select gen_random_uuid(), shop_id, 0 from freight_templates;
insert into freight_countries (shop_id, country, zone_id) select shop_id, '*', id from freight_zones;
insert into freight_options (zone_id, kind, days_from, days_to, measure, first_size, first_price, next_size, next_price, free_over)
select z.id, 'standard', 7, 15, 'pieces', 1, t.first_price, 1, t.next_price, t.free_over from freight_zones z join freight_templates t on t.shop_id = z.shop_id;
insert into shop_destinations (shop_id, country, free_from)
select t.shop_id, c.country, case when t.first_price = 0 then 0 else t.free_over end
from freight_templates t cross join unnest(array[''] || string_to_array('AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW', ' ')) as c (country);

-- The country of an address, as far as it is known: from its parts or from what is written.
alter table addresses add column country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$');
update addresses set country = parts ->> 'country' where parts ->> 'country' ~ '^[A-Z]{2}$';

-- Where an order goes and which way was chosen, with the days that were promised.
alter table orders
  add column country text not null default '',
  add column delivery_kind text not null default 'standard' check (delivery_kind in ('standard', 'express')),
  add column days_from smallint,
  add column days_to smallint;
