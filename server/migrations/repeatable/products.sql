-- A product shows its cheapest combination and whether anything is left, and its shop whether little is left of one.
-- Written only when it changes, so that buying one of many pieces does not touch the product.
create or replace function show_cheapest_of(changed uuid) returns void language sql as $$
  update products p
  set min_price = s.price, list_price = s.list_price, in_flash_sale = s.in_flash_sale, in_stock = s.in_stock,
    low_stock = s.least <= h.low_stock_at
  from (
    select (array_agg(current_price order by current_price, position))[1] as price,
           (array_agg(current_list_price order by current_price, position))[1] as list_price,
           bool_or(flash_price < price) is true as in_flash_sale,
           bool_or(stock > 0) as in_stock,
           min(stock) as least
    from skus where product_id = changed and retired_at is null
  ) s, shops h
  where p.id = changed and h.id = p.shop_id and s.price is not null
    and (p.min_price, p.list_price, p.in_flash_sale, p.in_stock, p.low_stock)
      is distinct from (s.price, s.list_price, s.in_flash_sale, s.in_stock, s.least <= h.low_stock_at);
$$;

create or replace function show_cheapest_combination() returns trigger language plpgsql as $$
begin
  perform show_cheapest_of(coalesce(new.product_id, old.product_id));
  return null;
end $$;

-- A change of stock counts only where it reaches none, or what its shop calls low.
create or replace function show_changed_stock() returns trigger language plpgsql as $$
begin
  if (old.stock = 0) <> (new.stock = 0) or exists (
    select from products p join shops h on h.id = p.shop_id
    where p.id = new.product_id and (old.stock <= h.low_stock_at) <> (new.stock <= h.low_stock_at)
  ) then
    perform show_cheapest_of(new.product_id);
  end if;
  return null;
end $$;

create or replace trigger skus_price_shown after insert or delete or update of price, list_price, retired_at on skus
  for each row execute function show_cheapest_combination();
create or replace trigger skus_stock_shown after update of stock on skus
  for each row when (old.stock <> new.stock)
  execute function show_changed_stock();
create or replace trigger skus_flash_shown after update of flash_price on skus
  for each row when (old.flash_price is distinct from new.flash_price)
  execute function show_cheapest_combination();
