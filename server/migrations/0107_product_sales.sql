-- What products of shops brought by day, so that a year of a busy shop is read from some thousand rows instead of all its order
-- lines. It is kept order by order: what each order was counted as is noted, and orders that changed since are named
-- (repeatable/product-sales.sql). A job folds them in; until then they are read from the orders themselves.

create table product_sale_days (
  shop_id uuid not null references shops (id),
  -- UTC, of the payment
  day date not null,
  product_id uuid not null references products (id),
  orders integer not null,
  pieces integer not null,
  -- Minor units, less refunds
  sales bigint not null,
  primary key (shop_id, day, product_id)
);

-- What of each order is in the days.
create table counted_product_sales (
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  shop_id uuid not null references shops (id),
  day date not null,
  pieces integer not null,
  sales bigint not null,
  primary key (order_id, product_id)
);

-- Orders whose part of the days has to be counted again; an order may be named several times.
create table changed_product_sales (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  shop_id uuid not null references shops (id)
);
create index changed_product_sales_shop on changed_product_sales (shop_id, order_id);

insert into changed_product_sales (order_id, shop_id) select order_id, shop_id from order_earnings;
