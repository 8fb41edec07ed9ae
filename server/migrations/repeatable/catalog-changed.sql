-- Server processes cache public answers for some seconds; this makes them drop the cache. Counted figures may be that
-- old, so recounting them sends no notification.

create or replace function tell_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
create or replace trigger products_changed
  after insert or delete or update of shop_id, category_code, status, titles, summaries, descriptions, facts, options,
    image, images, min_price, list_price, in_stock, adult on products
  for each statement execute function tell_catalog_changed();
create or replace trigger shops_changed
  after insert or delete or update of name, slogans, abouts, cities, avatar, tone, status on shops
  for each statement execute function tell_catalog_changed();
create or replace trigger shops_banner_changed after update of banner on shops
  for each statement execute function tell_catalog_changed();
create or replace trigger shop_traders_changed after insert on shop_traders
  for each statement execute function tell_catalog_changed();
create or replace trigger trader_checks_changed after insert on trader_checks
  for each statement execute function tell_catalog_changed();
create or replace trigger shop_policies_changed after insert on shop_policies
  for each statement execute function tell_catalog_changed();
create or replace trigger freight_options_changed after insert or delete or update on freight_options
  for each statement execute function tell_catalog_changed();
create or replace trigger categories_changed after insert or delete or update on categories
  for each statement execute function tell_catalog_changed();
create or replace trigger banners_changed after insert or delete or update on banners
  for each statement execute function tell_catalog_changed();
