-- Orders whose pieces are in the sales of their products and shop, so that a payment adds what is new and a cancellation
-- takes off what was added, whatever the number of orders. No foreign key: counting never waits for an order that is being
-- changed, and orders are never deleted.

create table orders_in_sales (order_id uuid primary key);
insert into orders_in_sales select id from orders where paid_at is not null and status not in ('cancelled', 'refunded');
