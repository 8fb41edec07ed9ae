-- An order is named for recounting in the transaction that pays it, or that refunds something of it: so the sales by product
-- are exact at any moment, whoever changes an order. Naming it only adds a row, so nobody waits for anybody.

create or replace function name_changed_sales() returns trigger language plpgsql as $$
begin
  insert into changed_product_sales (order_id, shop_id) values (new.order_id, new.shop_id);
  return null;
end $$;
create or replace function name_changed_line() returns trigger language plpgsql as $$
begin
  insert into changed_product_sales (order_id, shop_id) select e.order_id, e.shop_id from order_earnings e where e.order_id = new.order_id;
  return null;
end $$;
create or replace trigger order_earnings_counted after insert on order_earnings
  for each row execute function name_changed_sales();
create or replace trigger order_earnings_recounted after update on order_earnings
  for each row when ((old.due, old.refunded, old.paid_at) is distinct from (new.due, new.refunded, new.paid_at))
  execute function name_changed_sales();
create or replace trigger order_lines_recounted after update on order_lines
  for each row when (old.refunded is distinct from new.refunded) execute function name_changed_line();
