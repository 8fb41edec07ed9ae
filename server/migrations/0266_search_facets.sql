-- What counts beside filters ask of the best sellers, which most counts end among: the words of their titles and what is counted, in one
-- narrow row. A count reads these rows alone, side by side, where it looked up the words of a product on one page and the product on another.

-- One row for each product with words in the first five tiers, kept by the triggers below. The words lie apart from the row, since the index
-- answers for them. Room in each page keeps a changed price or stock out of the indexes of words.
create table search_facets (
  product_id uuid primary key references search_words (product_id) on delete cascade,
  tier smallint not null check (tier between 0 and 4),
  on_sale boolean not null,
  adult boolean not null,
  in_stock boolean not null,
  rating smallint,
  min_price bigint not null,
  shop_id uuid not null,
  category_code text not null,
  hs_code text not null,
  no_delivery_to text[] not null,
  title_words tsvector not null
) with (fillfactor = 70, toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.02);
alter table search_facets alter column title_words set storage external;

-- Nothing changes between the filling and the triggers.
lock table products, search_words in share row exclusive mode;
insert into search_facets
select
  w.product_id, w.tier, p.status = 'on_sale', p.adult, p.in_stock, p.rating, p.min_price, p.shop_id, p.category_code, p.hs_code,
  p.no_delivery_to, w.title_words
from search_words w join products p on p.id = w.product_id where w.tier <= 4 order by w.tier, w.product_id;
do $$
begin
  for tier in 0..4 loop
    execute format(
      'create index search_facets_%1$s on search_facets using gin (title_words) with (fastupdate = off) where tier = %1$s', tier);
  end loop;
end $$;

create function show_search_facets() returns trigger language plpgsql as $$
begin
  update search_facets
  set on_sale = new.status = 'on_sale', adult = new.adult, in_stock = new.in_stock, rating = new.rating, min_price = new.min_price,
    shop_id = new.shop_id, category_code = new.category_code, hs_code = new.hs_code, no_delivery_to = new.no_delivery_to
  where product_id = new.id;
  return null;
end $$;
create trigger products_facets_shown after update on products
  for each row when (
    (old.status = 'on_sale', old.adult, old.in_stock, old.rating, old.min_price, old.shop_id, old.category_code, old.hs_code,
      old.no_delivery_to)
    is distinct from (new.status = 'on_sale', new.adult, new.in_stock, new.rating, new.min_price, new.shop_id, new.category_code,
      new.hs_code, new.no_delivery_to)
  ) execute function show_search_facets();

-- The lock on a new row lets no change of the product pass that would find no row to change yet.
create function keep_search_facets() returns trigger language plpgsql as $$
begin
  if new.tier > 4 then
    delete from search_facets where product_id = new.product_id;
    return null;
  end if;
  update search_facets set tier = new.tier, title_words = new.title_words
  where product_id = new.product_id and (tier, title_words) is distinct from (new.tier, new.title_words);
  if not found and not exists (select from search_facets where product_id = new.product_id) then
    insert into search_facets
    select
      p.id, new.tier, p.status = 'on_sale', p.adult, p.in_stock, p.rating, p.min_price, p.shop_id, p.category_code, p.hs_code,
      p.no_delivery_to, new.title_words
    from products p where p.id = new.product_id for share;
  end if;
  return null;
end $$;
create trigger search_words_with_facets after insert on search_words
  for each row when (new.tier <= 4) execute function keep_search_facets();
create trigger search_words_facets_changed after update of tier, title_words on search_words
  for each row when (least(old.tier, new.tier) <= 4) execute function keep_search_facets();
