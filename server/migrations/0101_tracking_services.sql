-- Tracking services that tell where parcels are: when one answered last, and what was wrong last.
create table tracking_services (
  name text primary key,
  answered_at timestamptz,
  failed_at timestamptz,
  problem text not null default ''
);

-- Questions about a parcel that failed in a row: the next one waits longer after each.
alter table parcels add column ask_failures smallint not null default 0;

-- A service tells about parcels by their numbers.
create index parcels_number on parcels (number);
