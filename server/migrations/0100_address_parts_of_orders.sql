-- The parts of the address that an order goes to, so that labels are written in the format of the destination. Null where
-- the shopper's app knew the text only.
alter table orders add column ship_parts jsonb;
