-- Korean customs ask for the personal customs clearance code of the addressee of a parcel from abroad. It is kept with the
-- address, and with each order as it was when the order was placed.
alter table addresses add column customs_code text not null default '' check (customs_code ~ '^(P[0-9]{12})?$');
alter table orders add column customs_code text not null default '';
