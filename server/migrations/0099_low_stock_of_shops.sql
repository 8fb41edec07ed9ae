-- Each shop says from how few pieces on a stock is low, and is told once a day which of its products have become so.

alter table shops
  -- At most so many pieces are low stock
  add column low_stock_at smallint not null default 5 check (low_stock_at between 0 and 1000);

create index products_low_stock on products (shop_id) where low_stock and status = 'on_sale';

-- Products of whose low stock their shop was notified, until it is higher again.
create table low_stock_notices (
  product_id uuid primary key references products (id) on delete cascade
);
