-- Settlement: what commission the platform takes, frozen per order line when the order is paid, and what became of each
-- order's money. The books say where money is; these rows say why.

-- A rule holds for a shop and a category, a shop, a category, or everything, whichever is the closest, from its time on
-- until a later one of the same scope. Rules are never edited: they are their own history.
create table commission_rules (
  id uuid primary key,
  shop_id uuid references shops (id),
  category_code text references categories (code),
  -- Basis points of the goods; null: from here on this scope has no rule of its own.
  rate_bp integer check (rate_bp between 0 and 10000),
  -- Per order line, minor units
  floor bigint not null default 0 check (floor >= 0),
  cap bigint check (cap >= floor),
  effective_from timestamptz not null,
  made_by uuid references operators (id),
  made_at timestamptz not null,
  -- Something must hold for everything.
  check (rate_bp is not null or shop_id is not null or category_code is not null),
  check (rate_bp is not null or (floor = 0 and cap is null))
);
create unique index commission_rules_scope on commission_rules
  (coalesce(shop_id::text, ''), coalesce(category_code, ''), effective_from, id);

-- 5 % of the goods, until operators say otherwise.
insert into commission_rules (id, rate_bp, effective_from, made_at)
values ('00000000-0000-7000-8000-000000000500', 500, '1970-01-01', '1970-01-01');

-- What was agreed when an order line was paid; never recomputed.
create table line_commissions (
  line_id uuid primary key references order_lines (id),
  order_id uuid not null references orders (id),
  rule_id uuid not null references commission_rules (id),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  -- Zero for goods that a shop gave away altogether
  base bigint not null check (base >= 0),
  commission bigint not null check (commission between 0 and base)
);
create index line_commissions_order on line_commissions (order_id);

-- What a shop earns with an order, from its payment on.
create table order_earnings (
  order_id uuid primary key references orders (id),
  shop_id uuid not null references shops (id),
  paid_at timestamptz not null,
  -- What came into escrow: what the shopper paid and what promotions of the platform paid
  due bigint not null check (due >= 0),
  commission bigint not null check (commission between 0 and due),
  -- What went back to the shopper and to the promotions, and the commission that was let go with it
  refunded bigint not null default 0 check (refunded between 0 and due),
  commission_back bigint not null default 0 check (commission_back between 0 and commission),
  -- What the shop paid for sending goods back: no part of what was paid for the order, so it stands beside the refund.
  return_freight bigint not null default 0 check (return_freight >= 0),
  released_at timestamptz,
  -- What the shop was credited with at the release, debts paid from it included
  released bigint check (released >= 0),
  check ((released_at is null) = (released is null))
);
create index order_earnings_shop on order_earnings (shop_id, paid_at desc, order_id);
create index order_earnings_held on order_earnings (shop_id) where released_at is null;
create index order_earnings_released on order_earnings (shop_id, released_at desc) where released_at is not null;

-- Which transactions of the books an order caused, beside those of its escrow.
create table order_transactions (
  order_id uuid not null references orders (id),
  transaction_id uuid not null references transactions (id),
  primary key (order_id, transaction_id)
);
