-- Orders: one group per checkout, one order per shop. Prices, texts and the address are copies: an order tells what was agreed.

create table promo_codes (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  titles jsonb not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- Minor units, or basis points
  value bigint not null check (value > 0),
  cap bigint check (cap > 0),
  minimum bigint not null default 0 check (minimum >= 0),
  -- Who pays for it
  bearer text not null default 'platform' check (bearer in ('platform')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  uses_left integer check (uses_left >= 0),
  uses_per_user smallint not null default 1 check (uses_per_user > 0)
);

create table order_groups (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Shown to people and sent back by clients; never guessable
  out_trade_no text not null unique,
  total bigint not null check (total >= 0),
  placed_at timestamptz not null
);
create index order_groups_user on order_groups (user_id, placed_at desc);

create table promo_uses (
  group_id uuid primary key references order_groups (id),
  promo_id uuid not null references promo_codes (id),
  user_id uuid not null references users (id),
  discount bigint not null check (discount > 0),
  given_back_at timestamptz
);
create index promo_uses_user on promo_uses (promo_id, user_id) where given_back_at is null;

create table orders (
  id uuid primary key,
  group_id uuid not null references order_groups (id),
  sn text not null unique,
  user_id uuid not null references users (id),
  shop_id uuid not null references shops (id),
  status text not null check (status in ('waiting_pay', 'waiting_delivery', 'delivered', 'received', 'completed', 'cancelled', 'refunded')),
  refund_status smallint not null default 0 check (refund_status in (0, 1, 2)),
  goods bigint not null check (goods > 0),
  freight bigint not null check (freight >= 0),
  discount bigint not null check (discount >= 0),
  total bigint not null check (total >= 0),
  pieces integer not null check (pieces > 0),
  promo_code text not null default '',
  note text not null default '',
  addressee text not null,
  mobile text not null,
  ship_to text not null,
  placed_at timestamptz not null,
  pay_before timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  received_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('shopper', 'unpaid')),
  hidden_at timestamptz,
  check (total = goods + freight - discount),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  -- A fully discounted order is paid with nothing moved, so only the time says it.
  check (status not in ('waiting_delivery', 'delivered', 'received', 'completed') or paid_at is not null)
);
create index orders_user on orders (user_id, placed_at desc, id) where hidden_at is null;
create index orders_user_status on orders (user_id, status, placed_at desc, id) where hidden_at is null;
create index orders_group on orders (group_id);
create index orders_unpaid on orders (pay_before) where status = 'waiting_pay';
create index orders_shop on orders (shop_id, status, placed_at desc);

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  sku_id uuid not null references skus (id),
  titles jsonb not null,
  -- The chosen values by language, joined with |
  specs jsonb not null,
  image text not null,
  price bigint not null check (price > 0),
  quantity integer not null check (quantity between 1 and 999),
  -- This line's share of the order's discount
  discount bigint not null default 0 check (discount >= 0)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);
