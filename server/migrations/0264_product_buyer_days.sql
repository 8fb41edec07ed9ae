-- How many shoppers bought a product on a day, in orders that still count: the heat of products is made of these counts, so that
-- a run of its job reads the orders of some days and not those of sixty.

create table product_buyer_days (
  day date not null,
  product_id uuid not null references products (id),
  buyers integer not null check (buyers > 0),
  primary key (day, product_id)
);
