-- Server processes cache public answers for some seconds; this makes them drop the answers that name a product whose price,
-- stock or texts have changed, and all answers after any other change. Counted figures may be as old as the cache, so
-- recounting them sends no notification.

create or replace function tell_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
create or replace function tell_product_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', new.id::text);
  return null;
end $$;
create or replace trigger products_changed after insert or delete on products
  for each statement execute function tell_catalog_changed();
-- They enter or leave lists that may not name them yet.
create or replace trigger products_moved after update of shop_id, category_code, status, adult on products
  for each row when (
    (old.shop_id, old.category_code, old.status, old.adult)
      is distinct from (new.shop_id, new.category_code, new.status, new.adult)
  ) execute function tell_catalog_changed();
create or replace trigger products_edited
  after update of titles, summaries, descriptions, facts, options, image, images, image_alts, min_price, list_price, in_stock
  on products
  for each row execute function tell_product_changed();
create or replace function tell_choices_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', new.product_id::text);
  return null;
end $$;
create or replace trigger skus_changed after update of position, choice, price, list_price, image, retired_at on skus
  for each row execute function tell_choices_changed();
create or replace trigger skus_flash_changed after update of flash_price on skus
  for each row when (old.flash_price is distinct from new.flash_price)
  execute function tell_choices_changed();
create or replace trigger flash_sales_changed after insert or update on flash_sales
  for each statement execute function tell_catalog_changed();
create or replace trigger shops_changed
  after insert or delete or update of name, slogans, abouts, cities, avatar, tone, status,
    handling_days, holiday_from, holiday_until, holiday_texts on shops
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
-- Each process keeps the category tree, and forgets it before the answers that were made of it.
create or replace function tell_categories_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('categories_changed', '');
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
create or replace trigger categories_changed after insert or delete or update on categories
  for each statement execute function tell_categories_changed();
create or replace trigger goods_restrictions_changed after insert or delete or update on goods_restrictions
  for each statement execute function tell_catalog_changed();
create or replace trigger home_sections_changed after insert or delete or update on home_sections
  for each statement execute function tell_catalog_changed();
create or replace trigger banners_changed after insert or delete or update on banners
  for each statement execute function tell_catalog_changed();
-- Pages carry the texts that operators changed.
create or replace trigger message_overrides_changed after insert or delete or update on message_overrides
  for each statement execute function tell_catalog_changed();
-- The page of one shop and what is in its own categories: answers that name the shop.
create or replace function tell_shop_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', coalesce(new.shop_id, old.shop_id)::text);
  return null;
end $$;
create or replace trigger shop_pages_changed after insert or update of announcement, featured, categories on shop_pages
  for each row execute function tell_shop_page_changed();
create or replace trigger shop_category_products_changed after insert or delete on shop_category_products
  for each row execute function tell_shop_page_changed();
-- What shoppers and shops say about a product.
create or replace trigger product_questions_changed after insert or update on product_questions
  for each row execute function tell_choices_changed();
create or replace trigger product_answers_changed after insert or update on product_answers
  for each row execute function tell_choices_changed();
