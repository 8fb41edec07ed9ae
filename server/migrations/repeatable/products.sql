-- A product shows its cheapest combination and whether anything is left, and its shop whether little is left of one.
-- Written only when it changes, so that buying one of many pieces does not touch the product.
create or replace function show_cheapest_combination() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.product_id, old.product_id);
begin
  update products p
  set min_price = s.price, list_price = s.list_price, in_stock = s.in_stock, low_stock = s.low_stock
  from (
    select (array_agg(price order by price, position))[1] as price,
           (array_agg(list_price order by price, position))[1] as list_price,
           bool_or(stock > 0) as in_stock,
           bool_or(stock <= 5) as low_stock
    from skus where product_id = changed and retired_at is null
  ) s
  where p.id = changed and s.price is not null
    and (p.min_price, p.list_price, p.in_stock, p.low_stock)
      is distinct from (s.price, s.list_price, s.in_stock, s.low_stock);
  return null;
end $$;
create or replace trigger skus_price_shown after insert or delete or update of price, list_price, retired_at on skus
  for each row execute function show_cheapest_combination();
create or replace trigger skus_stock_shown after update of stock on skus
  for each row when ((old.stock = 0) <> (new.stock = 0) or (old.stock <= 5) <> (new.stock <= 5))
  execute function show_cheapest_combination();
