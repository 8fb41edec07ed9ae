-- The day until which an order was promised to arrive, when it was placed; null for orders from before.
alter table orders add column promised_on date;
