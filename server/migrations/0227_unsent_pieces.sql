-- Pieces of an order that are in no parcel and were not refunded before being sent. They are counted when an order is sent or
-- refunded, since a shop asks for its partly sent orders far more often.
alter table orders add column unsent_pieces integer;
update orders o set unsent_pieces = coalesce(greatest(0, (
  select sum(l.quantity - l.refunded_unsent - coalesce(
    (select sum(x.quantity) from parcel_lines x where x.line_id = l.id), 0))
  from order_lines l where l.order_id = o.id)), 0);
alter table orders
  alter column unsent_pieces set not null,
  add constraint orders_unsent_pieces check (unsent_pieces >= 0);

-- What a shop still has to send, by deadline.
create index orders_to_send on orders (shop_id, ship_by, id)
  where unsent_pieces > 0 and status in ('waiting_delivery', 'delivered');

-- Where shops list their orders by time, under all tabs.
create index orders_shop_placed on orders (shop_id, placed_at desc, id);

-- Products without what the law of product safety asks for, as their shop lists them.
create index products_lacking_safety on products (shop_id, updated_at desc, id)
  include (status, category_code, low_stock, missing_languages) where lacks_safety;
