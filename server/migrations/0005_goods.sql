-- What is sold, who looked at it and liked it, and the pictures around it.

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
  -- Of the cheapest combination; kept by a trigger (repeatable/products.sql)
  min_price bigint not null default 0 check (min_price >= 0),
  list_price bigint,
  in_stock boolean not null default false,
  adult boolean not null default false,
  weight_grams integer not null default 0,
  -- Counted from paid order lines, reviews and visitors by jobs; nothing else writes them. Scores are half stars.
  sales integer not null default 0,
  score_sum integer not null default 0,
  review_count integer not null default 0,
  views integer not null default 0,
  -- As of shops
  heat double precision not null default 0,
  -- Mean score in hundredths of a star, 50 to 500; null before the first review
  rating smallint
    generated always as (case when review_count > 0 then (score_sum * 50 / review_count)::smallint end) stored,
  created_at timestamptz not null default now()
);
-- Counting a list reads the index alone, so it holds the shop.
create index products_by_sales on products (sales desc, id) include (shop_id) where status = 'on_sale' and not adult;
create index products_by_heat on products (heat desc, sales desc, id) include (shop_id)
  where status = 'on_sale' and not adult;
create index products_by_age on products (created_at desc, id) where status = 'on_sale' and not adult;
create index products_by_rating on products (rating desc nulls last, sales desc, id)
  where status = 'on_sale' and not adult;
create index products_price on products (min_price, id) where status = 'on_sale' and not adult;
create index products_category_sales on products (category_code, sales desc, id) include (shop_id)
  where status = 'on_sale';
create index products_category_heat on products (category_code, heat desc, sales desc, id) where status = 'on_sale';
create index products_category_age on products (category_code, created_at desc, id) where status = 'on_sale';
create index products_category_rating on products (category_code, rating desc nulls last, sales desc, id)
  where status = 'on_sale';
create index products_category_price on products (category_code, min_price, id) where status = 'on_sale';
create index products_shop_sales on products (shop_id, sales desc, id) include (adult) where status = 'on_sale';
create index products_shop_age on products (shop_id, created_at desc, id) where status = 'on_sale';
-- In which categories a shop sells, without looking at all that it sells.
create index products_shop_category on products (shop_id, category_code) where status = 'on_sale';

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

-- A favourite remembers what it cost and whether it could be had when it was chosen: what has become cheaper since, or
-- can be had again, is told by that. Taken out it stays for a while, so that taking it out can be undone.
create table product_likes (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id),
  liked_at timestamptz not null,
  price_when_liked bigint not null,
  could_be_had boolean not null,
  removed_at timestamptz,
  primary key (user_id, product_id)
);
create index product_likes_newest on product_likes (user_id, liked_at desc, product_id) where removed_at is null;

-- What a shopper looked at lately: the shopper's own, and nobody else's.
create table recent_views (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id),
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index recent_views_newest on recent_views (user_id, viewed_at desc, product_id);

-- Who looked at a product on a day, as a digest that says nothing without the installation's secret and is another one
-- the next day. It is kept for as long as the day can still be counted anew.
create table product_visitors (
  day date not null,
  product_id uuid not null references products (id),
  visitor text not null,
  primary key (day, product_id, visitor)
);

-- How many different visitors a product had on a day, and on all days together. Counted by a job; nothing else writes
-- them.
create table product_view_days (
  product_id uuid not null references products (id),
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (product_id, day)
);
create index product_view_days_day on product_view_days (day);

-- Which products the same people bought: a few of each, found by a job.
create table product_pairs (
  product_id uuid not null references products (id),
  other_id uuid not null references products (id),
  -- 0 to 1: how much of what is bought of either is bought by the same people
  score real not null check (score > 0),
  primary key (product_id, other_id)
);

-- What operators put on the home screen.
create table banners (
  id uuid primary key,
  position smallint not null unique,
  kickers jsonb not null,
  titles jsonb not null,
  actions jsonb not null,
  tone text not null check (tone in ('sea', 'butter', 'rose', 'lilac')),
  image text not null,
  link text not null
);

-- Pictures of the demo world are known by their recipe; each is made when it is first looked at.
create table demo_pictures (
  -- A hash of the recipe: another recipe is another picture under another name.
  name text primary key,
  recipe jsonb not null
);
