-- The calendar of a shop's earnings: held orders by the date of their release, and those whose refund stops it.
create index orders_shop_after_sale on orders (shop_id, after_sale_until, id) where status = 'received';
create index orders_shop_confirm on orders (shop_id, confirm_at, id) where status = 'delivered';
create index orders_shop_paused on orders (shop_id, placed_at, id) where refund_status = 1;

-- What is held is counted by the index alone.
drop index order_earnings_held;
create index order_earnings_held on order_earnings (shop_id) where released_at is null and refunded < due;
