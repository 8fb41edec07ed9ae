-- When a shopper stated to be 18 or older; products for adults are shown and sold to nobody else.
alter table users add column adult_since timestamptz;
