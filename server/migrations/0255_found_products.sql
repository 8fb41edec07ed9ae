-- What filters, orders and counts ask of a product that a search has found, in one index, so that the product itself is read only where it
-- is shown. The search returns it, and search.sql makes that function anew.
create index products_found on products (id)
  include (shop_id, category_code, min_price, rating, sales, in_stock, adult, created_at, hs_code, no_delivery_to)
  where status = 'on_sale';
-- An index is read alone where the pages of its table were vacuumed since their last change.
alter table products set (autovacuum_vacuum_scale_factor = 0.02);

drop function if exists search_products(
  tsquery, tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text, timestamptz, boolean
);

-- Two more tiers, so that a step through "all others" stays a step among a million products. The job that rebuilds tiers fills them.
alter table search_words drop constraint search_words_tier_check, add check (tier between 0 and 6);
do $$
begin
  for tier in 5..6 loop
    execute format(
      'create index search_titles_%1$s on search_words using gin (title_words) with (fastupdate = off) where tier = %1$s', tier);
    execute format(
      'create index search_texts_%1$s on search_words using gin (all_words) with (fastupdate = off) where tier = %1$s', tier);
  end loop;
end $$;

-- A walk through the list in an order reads these alone, so they hold the shop as well.
drop index products_by_age, products_by_rating, products_price;
create index products_by_age on products (created_at desc, id) include (shop_id) where status = 'on_sale' and not adult;
create index products_by_rating on products (rating desc nulls last, sales desc, id) include (shop_id)
  where status = 'on_sale' and not adult;
create index products_price on products (min_price, id) include (shop_id) where status = 'on_sale' and not adult;
