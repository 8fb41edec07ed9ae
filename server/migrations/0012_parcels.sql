-- Parcels: an order may travel in several, and a line's pieces may be split between them.

create table parcels (
  id uuid primary key,
  order_id uuid not null references orders (id),
  carrier text not null,
  number text not null check (number <> ''),
  -- AfterShip's nine, and what of it is told besides
  status text not null default 'pending' check (status in (
    'pending', 'info_received', 'in_transit', 'out_for_delivery', 'available_for_pickup', 'attempt_failed', 'delivered',
    'exception', 'expired')),
  detail text not null default '',
  sent_at timestamptz not null,
  arrived_at timestamptz,
  -- When the last news happened; a parcel without any counts from its dispatch
  news_at timestamptz not null,
  -- When its carrier is asked next; null when nobody asks
  ask_at timestamptz,
  unique (carrier, number, order_id)
);
create index parcels_order on parcels (order_id, sent_at);
create index parcels_ask on parcels (ask_at) where ask_at is not null;
create index parcels_silent on parcels (news_at) where status not in ('delivered', 'expired');

create table parcel_lines (
  parcel_id uuid not null references parcels (id),
  line_id uuid not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  -- For customs: what it is in plain words, its tariff number, where it was made, and what one piece is worth
  customs_name text not null default '',
  hs_code text not null default '' check (hs_code ~ '^[0-9]{0,10}$'),
  origin text not null default '' check (origin ~ '^([A-Z]{2})?$'),
  customs_value bigint not null check (customs_value >= 0),
  primary key (parcel_id, line_id)
);
create index parcel_lines_line on parcel_lines (line_id);

create table parcel_events (
  id uuid primary key,
  parcel_id uuid not null references parcels (id),
  happened_at timestamptz not null,
  status text not null check (status in (
    'pending', 'info_received', 'in_transit', 'out_for_delivery', 'available_for_pickup', 'attempt_failed', 'delivered',
    'exception', 'expired')),
  detail text not null default '',
  place text not null default '',
  note text not null default '',
  told_by text not null check (told_by in ('shop', 'carrier', 'clock')),
  told_at timestamptz not null,
  -- The carrier's own name for it: seen twice, kept once
  reference text not null,
  unique (parcel_id, reference)
);
create index parcel_events_parcel on parcel_events (parcel_id, happened_at desc, id desc);
