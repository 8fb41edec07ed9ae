-- Found products by age, price and rating: what an order goes by, and of the words of a title a signature. A walk through the list in an
-- order reads one of these indexes alone, and looks up the words only of products whose signature allows them to match.

-- Three bits of 1,536 for each lexeme: `search-signature.ts` knows the same ones. Of products without a word one in fifty has its bits.
create function search_signature(words tsvector) returns bit(1536) language sql immutable parallel safe as $$
  select coalesce(
    bit_or(set_bit(set_bit(set_bit(
      repeat('0', 1536)::bit(1536),
      (get_byte(hash, 0) * 256 + get_byte(hash, 1)) % 1536, 1),
      (get_byte(hash, 2) * 256 + get_byte(hash, 3)) % 1536, 1),
      (get_byte(hash, 4) * 256 + get_byte(hash, 5)) % 1536, 1)),
    repeat('0', 1536)::bit(1536))
  from (
    select sha256(convert_to(lexeme, 'UTF8')) as hash from unnest(tsvector_to_array(words)) as words (lexeme) offset 0
  ) hashes
$$;

-- One row for each product with words, kept by the triggers below.
create table search_orders (
  product_id uuid primary key references products (id) on delete cascade,
  on_sale boolean not null,
  created_at timestamptz not null,
  min_price bigint not null,
  rating smallint,
  sales integer not null,
  -- Of the words of titles in `search_words`
  signature bit(1536) not null
) with (autovacuum_vacuum_scale_factor = 0.02);

-- Nothing changes between the filling and the triggers.
lock table products, search_words in share row exclusive mode;
insert into search_orders
select p.id, p.status = 'on_sale', p.created_at, p.min_price, p.rating, p.sales, search_signature(w.title_words)
from search_words w join products p on p.id = w.product_id;
create index search_orders_by_age on search_orders (created_at desc, product_id) include (signature) where on_sale;
create index search_orders_by_price on search_orders (min_price, product_id) include (signature) where on_sale;
create index search_orders_by_rating on search_orders (rating desc nulls last, sales desc, product_id)
  include (signature) where on_sale;

create function show_search_order() returns trigger language plpgsql as $$
begin
  update search_orders
  set on_sale = new.status = 'on_sale', created_at = new.created_at, min_price = new.min_price, rating = new.rating, sales = new.sales
  where product_id = new.id;
  return null;
end $$;
create trigger products_order_shown after update on products
  for each row when (
    (old.status = 'on_sale', old.created_at, old.min_price, old.rating, old.sales)
    is distinct from (new.status = 'on_sale', new.created_at, new.min_price, new.rating, new.sales)
  ) execute function show_search_order();

-- A row is written only where its bits change, so that indexing again lets no sale of a product wait. The lock on a new one lets no change
-- of the product pass that would find no row to change yet.
create function show_search_signature() returns trigger language plpgsql as $$
declare
  made constant bit(1536) := search_signature(new.title_words);
begin
  update search_orders set signature = made where product_id = new.product_id and signature <> made;
  if not found and not exists (select from search_orders where product_id = new.product_id) then
    insert into search_orders
    select p.id, p.status = 'on_sale', p.created_at, p.min_price, p.rating, p.sales, made
    from products p where p.id = new.product_id for share;
  end if;
  return null;
end $$;
create trigger search_words_signed after insert or update of title_words on search_words
  for each row execute function show_search_signature();

-- Whether a shop is open is asked for each found product. Without this index PostgreSQL 18 went through those of `shops_hot` each time.
create index shops_open on shops (id) where status = 'open';
