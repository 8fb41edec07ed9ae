-- The version of a product that was put on sale last: what is reviewed is compared with it.
alter table products add column approved_revision integer;
update products set approved_revision = revision where status in ('on_sale', 'off_sale', 'scheduled');
