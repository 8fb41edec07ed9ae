-- Products that are delivered free, by price: a walk from the cheapest on went through all that cost less than what is delivered free.

-- Whether one piece is delivered free under the terms of its shop for countries without terms of their own, kept by the triggers below.
alter table search_orders add column free_delivery boolean not null default false;

-- Nothing changes between the filling and the triggers.
lock table products, search_words, shop_destinations in share row exclusive mode;
update search_orders o set free_delivery = true
from products p join shop_destinations d on d.shop_id = p.shop_id and d.country = ''
where p.id = o.product_id and p.min_price >= d.free_from;
create index search_orders_free_by_price on search_orders (min_price, product_id)
  include (signature) where on_sale and free_delivery;

-- Prices and terms of a shop that change at the same moment go one after the other.
create function is_delivered_free(shop uuid, price bigint) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('free delivery ' || shop, 0));
  return exists (select from shop_destinations where shop_id = shop and country = '' and price >= free_from);
end $$;

create or replace function show_search_order() returns trigger language plpgsql as $$
declare
  free boolean;
begin
  if new.min_price <> old.min_price then free := is_delivered_free(new.shop_id, new.min_price); end if;
  update search_orders
  set on_sale = new.status = 'on_sale', created_at = new.created_at, min_price = new.min_price, rating = new.rating, sales = new.sales,
    free_delivery = coalesce(free, free_delivery)
  where product_id = new.id;
  return null;
end $$;

create or replace function show_search_signature() returns trigger language plpgsql as $$
declare
  made constant bit(1536) := search_signature(new.title_words);
begin
  update search_orders set signature = made where product_id = new.product_id and signature <> made;
  if not found and not exists (select from search_orders where product_id = new.product_id) then
    insert into search_orders
    select p.id, p.status = 'on_sale', p.created_at, p.min_price, p.rating, p.sales, made, is_delivered_free(p.shop_id, p.min_price)
    from products p where p.id = new.product_id for share;
  end if;
  return null;
end $$;

create function show_free_delivery() returns trigger language plpgsql as $$
declare
  shop constant uuid := coalesce(new.shop_id, old.shop_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('free delivery ' || shop, 0));
  update search_orders o set free_delivery = coalesce(o.min_price >= new.free_from, false)
  from products p
  where p.shop_id = shop and o.product_id = p.id and o.free_delivery <> coalesce(o.min_price >= new.free_from, false);
  return null;
end $$;
create trigger shop_destinations_free_shown after insert or update on shop_destinations
  for each row when (new.country = '') execute function show_free_delivery();
create trigger shop_destinations_free_hidden after delete on shop_destinations
  for each row when (old.country = '') execute function show_free_delivery();
