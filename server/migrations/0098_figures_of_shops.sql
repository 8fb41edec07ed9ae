-- What the dashboard and the analytics of a shop read: its paid orders by day, from indexes alone.

create index orders_shop_paid on orders (shop_id, paid_at) include (id, country, ship_by) where paid_at is not null;
create index order_earnings_shop_sums on order_earnings (shop_id, paid_at) include (order_id, due, refunded);
-- Takes the place of the narrower one: the lines of an order.
create index order_lines_sales on order_lines (order_id) include (id, product_id, price, quantity, refunded, shop_discount);
drop index order_lines_order;
