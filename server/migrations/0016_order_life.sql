-- The life of an order after its payment: the moments at which a clock acts are fixed when its state begins, so that a
-- setting changed later takes nothing away from anybody.

alter table orders
  add column free_cancel_until timestamptz,
  add column ship_by timestamptz,
  -- Not shipped by then: cancelled and refunded
  add column unshipped_at timestamptz,
  add column late_told_at timestamptz,
  add column cancel_asked_at timestamptz,
  add column cancel_wish text not null default '',
  -- While the shop still has to answer
  add column cancel_answer_by timestamptz,
  add column cancel_refused_at timestamptz,
  -- What the shop or an operator says to a cancellation or to the refusal of one
  add column cancel_note text not null default '',
  add column arrived_at timestamptz,
  add column confirm_at timestamptz,
  -- A parcel is in trouble: the time to confirm stands still
  add column paused_at timestamptz,
  add column extended_at timestamptz,
  add column after_sale_until timestamptz,
  add column completed_at timestamptz,
  add column refunded_at timestamptz;

alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check
  check (cancel_reason in ('shopper', 'unpaid', 'agreed', 'silence', 'shop', 'unshipped', 'operator'));

-- Orders that were paid before there were clocks get those that the settings begin with.
update orders set
  ship_by = paid_at + interval '5 days', unshipped_at = paid_at + interval '8 days', free_cancel_until = paid_at + interval '60 minutes'
where paid_at is not null;
update orders set confirm_at = delivered_at + interval '45 days' where delivered_at is not null;
update orders set after_sale_until = received_at + interval '15 days' where received_at is not null;

alter table orders add constraint orders_clocks_check check (
  (status <> 'waiting_delivery' or (ship_by is not null and unshipped_at >= ship_by))
  and (status <> 'delivered' or confirm_at is not null)
  and (status <> 'received' or after_sale_until is not null)
  and (cancel_answer_by is null or (status = 'waiting_delivery' and cancel_asked_at is not null))
);

create index orders_ship_by on orders (ship_by) where status = 'waiting_delivery';
create index orders_cancel_answer on orders (cancel_answer_by) where cancel_answer_by is not null;
create index orders_confirm on orders (confirm_at) where status = 'delivered';
create index orders_after_sale on orders (after_sale_until) where status = 'received';

-- Pieces whose money has gone back: they are no longer shipped, nor put back into stock a second time.
alter table order_lines add column refunded integer not null default 0 check (refunded between 0 and quantity);
