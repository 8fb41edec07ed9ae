-- How many people come to a shop and its products, and how far they get, counted per day (UTC). Only numbers are kept: no row
-- says who it was.

-- What the marks of a day are made with; deleted when the day is over.
create table visit_salts (
  day date primary key,
  salt bytea not null
);

-- Who was counted for what today: keyed digests of the visitor together with what was looked at, so that two marks of one
-- visitor have nothing in common. Deleted with the salt.
create table visit_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);

create table shop_visit_days (
  shop_id uuid not null references shops (id),
  day date not null,
  -- Came to the shop's page or to one of its products, or went on from there
  visitors integer not null default 0 check (visitors >= 0),
  -- Of them, those who looked at a product, put one into the cart, and saw what an order would cost
  product_visitors integer not null default 0 check (product_visitors >= 0),
  carts integer not null default 0 check (carts >= 0),
  checkouts integer not null default 0 check (checkouts >= 0),
  primary key (shop_id, day)
);

create table product_visit_days (
  shop_id uuid not null references shops (id),
  product_id uuid not null references products (id) on delete cascade,
  day date not null,
  visitors integer not null default 0 check (visitors >= 0),
  carts integer not null default 0 check (carts >= 0),
  checkouts integer not null default 0 check (checkouts >= 0),
  primary key (shop_id, day, product_id)
);
create index product_visit_days_product on product_visit_days (product_id);
