-- The journal by a kind that hardly occurs, and sums of such kinds. Three kinds are nearly all transactions: by those the
-- journal finds a page at its end, and need not pay for an index with each order.
create index transactions_of_rare_kinds on transactions (kind, id)
  where kind not in ('order_paid', 'order_released', 'recharge');
