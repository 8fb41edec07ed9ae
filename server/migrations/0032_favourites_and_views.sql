-- A favourite remembers what it cost and whether it could be had when it was chosen: what has become cheaper since, or can
-- be had again, is told by that. Taken out it stays for a while, so that taking it out can be undone.
alter table product_likes
  add column price_when_liked bigint,
  add column could_be_had boolean,
  add column removed_at timestamptz;
update product_likes l set price_when_liked = p.min_price, could_be_had = p.in_stock from products p where p.id = l.product_id;
alter table product_likes
  alter column price_when_liked set not null,
  alter column could_be_had set not null;
create index product_likes_newest on product_likes (user_id, liked_at desc, product_id) where removed_at is null;
create index shop_follows_newest on shop_follows (user_id, followed_at desc, shop_id);

-- What a shopper looked at lately: the shopper's own, and nobody else's.
create table recent_views (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id),
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index recent_views_newest on recent_views (user_id, viewed_at desc, product_id);

-- Who looked at a product on a day, as a digest that says nothing without the installation's secret and is another one the
-- next day. It is kept for as long as the day can still be counted anew.
create table product_visitors (
  day date not null,
  product_id uuid not null references products (id),
  visitor text not null,
  primary key (day, product_id, visitor)
);

-- How many different visitors a product had on a day, and on all days together. Counted by a job; nothing else writes them.
create table product_view_days (
  product_id uuid not null references products (id),
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (product_id, day)
);
create index product_view_days_day on product_view_days (day);
alter table products add column views integer not null default 0;
