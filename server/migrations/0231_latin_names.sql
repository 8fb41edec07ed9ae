-- Carriers abroad and customs read Latin letters. An addressee whose name is written in others can give it in Latin ones too; it
-- is kept with the address, and with each order as it was when the order was placed.
alter table addresses add column name_latin text not null default '';
alter table orders add column addressee_latin text not null default '';
