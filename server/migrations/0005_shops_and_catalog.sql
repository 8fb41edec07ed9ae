-- What is sold and by whom. Texts in several languages are objects by language tag; a missing language falls back.

create extension if not exists pg_trgm;

create table shops (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  slogans jsonb not null,
  abouts jsonb not null,
  cities jsonb not null,
  country text not null,
  since smallint not null,
  avatar text not null,
  tone text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Counted from follows and paid orders by jobs; nothing else writes them.
  fans integer not null default 0,
  sales integer not null default 0,
  created_at timestamptz not null default now()
);
create index shops_hot on shops (sales desc, id) where status = 'open';

-- What one parcel of a shop costs: the first piece, each further piece, and from which goods total it is free.
create table freight_templates (
  shop_id uuid primary key references shops (id),
  first_price bigint not null check (first_price >= 0),
  next_price bigint not null check (next_price >= 0),
  free_over bigint check (free_over > 0)
);

create table categories (
  code text primary key,
  position smallint not null unique,
  names jsonb not null,
  -- What existing clients look up in their own message sets
  name_en text not null unique,
  image text not null,
  adult boolean not null default false
);

create table products (
  id uuid primary key,
  slug text not null unique,
  shop_id uuid not null references shops (id),
  category_code text not null references categories (code),
  status text not null default 'on_sale' check (status in ('on_sale', 'off_sale')),
  titles jsonb not null,
  summaries jsonb not null,
  descriptions jsonb not null,
  facts jsonb not null default '[]',
  -- [{ names, values: [{ code, texts, swatch, image }] }], in the order in which they are asked
  options jsonb not null default '[]',
  image text not null,
  images text[] not null,
  -- Of the cheapest combination; kept by the trigger below
  min_price bigint not null default 0 check (min_price >= 0),
  list_price bigint,
  in_stock boolean not null default false,
  adult boolean not null default false,
  weight_grams integer not null default 0,
  -- Counted from paid order lines and reviews by jobs; nothing else writes them.
  sales integer not null default 0,
  score_sum integer not null default 0,
  review_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index products_by_sales on products (sales desc, id) where status = 'on_sale' and not adult;
create index products_by_age on products (created_at desc, id) where status = 'on_sale' and not adult;
create index products_category_sales on products (category_code, sales desc, id) where status = 'on_sale';
create index products_category_age on products (category_code, created_at desc, id) where status = 'on_sale';
create index products_category_price on products (category_code, min_price, id) where status = 'on_sale';
create index products_price on products (min_price, id) where status = 'on_sale' and not adult;
create index products_shop_sales on products (shop_id, sales desc, id) where status = 'on_sale';
create index products_shop_age on products (shop_id, created_at desc, id) where status = 'on_sale';

create table skus (
  id uuid primary key,
  product_id uuid not null references products (id),
  position smallint not null,
  -- One value code per option, in their order; empty for a product without options
  choice text[] not null,
  price bigint not null check (price > 0),
  list_price bigint check (list_price > price),
  stock integer not null check (stock >= 0),
  image text not null,
  weight_grams integer not null default 0,
  unique (product_id, choice)
);

-- A product shows its cheapest combination and whether anything is left. Written only when it changes, so that buying one
-- of many pieces does not touch the product.
create function show_cheapest_combination() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.product_id, old.product_id);
begin
  update products p set min_price = s.price, list_price = s.list_price, in_stock = s.in_stock
  from (
    select (array_agg(price order by price, position))[1] as price,
           (array_agg(list_price order by price, position))[1] as list_price,
           bool_or(stock > 0) as in_stock
    from skus where product_id = changed
  ) s
  where p.id = changed and s.price is not null
    and (p.min_price, p.list_price, p.in_stock) is distinct from (s.price, s.list_price, s.in_stock);
  return null;
end $$;
create trigger skus_price_shown after insert or delete or update of price, list_price on skus
  for each row execute function show_cheapest_combination();
create trigger skus_stock_shown after update of stock on skus
  for each row when ((old.stock = 0) <> (new.stock = 0)) execute function show_cheapest_combination();

-- Words and 2-grams of one product in one language, made by the server (PostgreSQL has no words for these scripts).
create table product_words (
  product_id uuid not null references products (id) on delete cascade,
  locale text not null,
  words tsvector not null,
  primary key (product_id, locale)
);
create index product_words_search on product_words using gin (words) with (fastupdate = off);

-- Latin-script words that occur in titles, for help with typing errors.
create table search_vocabulary (
  word text primary key
);
create index search_vocabulary_like on search_vocabulary using gin (word gin_trgm_ops);

create table recent_searches (
  user_id uuid not null references users (id) on delete cascade,
  keyword text not null,
  searched_at timestamptz not null,
  primary key (user_id, keyword)
);

create table product_likes (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id),
  liked_at timestamptz not null,
  primary key (user_id, product_id)
);

create table shop_follows (
  user_id uuid not null references users (id) on delete cascade,
  shop_id uuid not null references shops (id),
  followed_at timestamptz not null,
  primary key (user_id, shop_id)
);
create index shop_follows_shop on shop_follows (shop_id);

-- Server processes keep public answers for a moment; this tells them to forget. Counted figures may be that moment old,
-- so recounting them says nothing.
create function tell_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
create trigger products_changed
  after insert or delete or update of shop_id, category_code, status, titles, summaries, descriptions, facts, options, image, images,
    min_price, list_price, in_stock, adult on products
  for each statement execute function tell_catalog_changed();
create trigger shops_changed
  after insert or delete or update of name, slogans, abouts, cities, avatar, tone, status on shops
  for each statement execute function tell_catalog_changed();
create trigger freight_changed after insert or delete or update on freight_templates for each statement execute function tell_catalog_changed();
create trigger categories_changed after insert or delete or update on categories for each statement execute function tell_catalog_changed();
