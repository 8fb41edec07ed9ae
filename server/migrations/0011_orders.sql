-- The cart, promo codes and orders: one group per checkout, one order per shop. Prices, texts and the address are
-- copies: an order tells what was agreed.

-- What a shopper means to buy.
create table cart_lines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sku_id uuid not null references skus (id),
  quantity integer not null check (quantity between 1 and 999),
  -- What it cost when it was put in, to tell of a change
  price_when_added bigint not null,
  added_at timestamptz not null,
  -- Laid aside: it stays in the cart and is not bought with the rest.
  saved_at timestamptz,
  unique (user_id, sku_id)
);

-- Promo codes of the platform and of shops. A shop bears its own: what its code takes off lowers what the shop is due
-- and what commission is taken of. In one order a code of the platform and one of each shop count.
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
  bearer text not null default 'platform',
  shop_id uuid references shops (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  uses_left integer check (uses_left >= 0),
  uses_per_user smallint not null default 1 check (uses_per_user > 0),
  made_at timestamptz,
  constraint promo_codes_bearer_check
    check (bearer in ('platform', 'shop') and (bearer = 'shop') = (shop_id is not null))
);
create index promo_codes_shop on promo_codes (shop_id, starts_at desc);

create table order_groups (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Shown to people and sent back by clients; never guessable
  out_trade_no text not null unique,
  total bigint not null check (total >= 0),
  placed_at timestamptz not null
);
create index order_groups_user on order_groups (user_id, placed_at desc);

create table orders (
  id uuid primary key,
  group_id uuid not null references order_groups (id),
  sn text not null unique,
  user_id uuid not null references users (id),
  shop_id uuid not null references shops (id),
  status text not null check (status in (
    'waiting_pay', 'waiting_delivery', 'delivered', 'received', 'completed', 'cancelled', 'refunded')),
  refund_status smallint not null default 0 check (refund_status in (0, 1, 2)),
  -- Minor units
  goods bigint not null check (goods > 0),
  freight bigint not null check (freight >= 0),
  discount bigint not null check (discount >= 0),
  shop_discount bigint not null default 0 check (shop_discount >= 0),
  duty bigint not null default 0 check (duty >= 0),
  tax bigint not null default 0 check (tax >= 0),
  total bigint not null check (total >= 0),
  -- Not paid here: what may be asked for on arrival
  duty_estimate bigint not null default 0 check (duty_estimate >= 0),
  tax_estimate bigint not null default 0 check (tax_estimate >= 0),
  pieces integer not null check (pieces > 0),
  promo_code text not null default '',
  shop_promo_code text not null default '',
  note text not null default '',
  addressee text not null,
  mobile text not null,
  ship_to text not null,
  -- Where it goes and which way was chosen, with the days that were promised
  country text not null default '',
  delivery_kind text not null default 'standard' check (delivery_kind in ('standard', 'express')),
  days_from smallint,
  days_to smallint,
  -- The moments at which a clock acts are fixed when a state begins, so that a setting changed later takes nothing away
  -- from anybody.
  placed_at timestamptz not null,
  pay_before timestamptz not null,
  paid_at timestamptz,
  free_cancel_until timestamptz,
  ship_by timestamptz,
  -- Not shipped by then: cancelled and refunded
  unshipped_at timestamptz,
  late_told_at timestamptz,
  cancel_asked_at timestamptz,
  cancel_wish text not null default '',
  -- While the shop still has to answer
  cancel_answer_by timestamptz,
  cancel_refused_at timestamptz,
  -- What the shop or an operator says to a cancellation or to the refusal of one
  cancel_note text not null default '',
  delivered_at timestamptz,
  arrived_at timestamptz,
  confirm_at timestamptz,
  -- A parcel is in trouble: the time to confirm stands still
  paused_at timestamptz,
  extended_at timestamptz,
  received_at timestamptz,
  after_sale_until timestamptz,
  completed_at timestamptz,
  refunded_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text
    check (cancel_reason in ('shopper', 'unpaid', 'agreed', 'silence', 'shop', 'unshipped', 'operator')),
  hidden_at timestamptz,
  constraint orders_sums_check check (total = goods + freight - discount - shop_discount + duty + tax),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  -- A fully discounted order is paid with nothing moved, so only the time says it.
  check (status not in ('waiting_delivery', 'delivered', 'received', 'completed') or paid_at is not null),
  constraint orders_clocks_check check (
    (status <> 'waiting_delivery' or (ship_by is not null and unshipped_at >= ship_by))
    and (status <> 'delivered' or confirm_at is not null)
    and (status <> 'received' or after_sale_until is not null)
    and (cancel_answer_by is null or (status = 'waiting_delivery' and cancel_asked_at is not null))
  )
);
create index orders_user on orders (user_id, placed_at desc, id) where hidden_at is null;
create index orders_user_status on orders (user_id, status, placed_at desc, id) where hidden_at is null;
create index orders_group on orders (group_id);
create index orders_shop on orders (shop_id, status, placed_at desc);
create index orders_unpaid on orders (pay_before) where status = 'waiting_pay';
create index orders_ship_by on orders (ship_by) where status = 'waiting_delivery';
create index orders_cancel_answer on orders (cancel_answer_by) where cancel_answer_by is not null;
create index orders_confirm on orders (confirm_at) where status = 'delivered';
create index orders_after_sale on orders (after_sale_until) where status = 'received';

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
  -- This line's share of the order's discounts, and of what was collected for authorities
  discount bigint not null default 0 check (discount >= 0),
  shop_discount bigint not null default 0 check (shop_discount >= 0),
  duty bigint not null default 0 check (duty >= 0),
  tax bigint not null default 0 check (tax >= 0),
  -- Pieces whose money has gone back: they are no longer shipped, nor put back into stock a second time.
  refunded integer not null default 0 check (refunded between 0 and quantity),
  -- Those of them that were never sent
  refunded_unsent integer not null default 0,
  -- When its shopper reviewed it
  reviewed_at timestamptz,
  constraint order_lines_refunded_unsent check (refunded_unsent between 0 and refunded)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);

-- A use of a shop's code belongs to the one order of that shop, and comes back with it; one of the platform to the
-- group.
create table promo_uses (
  group_id uuid not null references order_groups (id),
  promo_id uuid not null references promo_codes (id),
  order_id uuid references orders (id),
  user_id uuid not null references users (id),
  discount bigint not null check (discount > 0),
  given_back_at timestamptz,
  primary key (group_id, promo_id)
);
create index promo_uses_user on promo_uses (promo_id, user_id) where given_back_at is null;

-- Orders whose pieces are in the sales of their products and shop, so that a payment adds what is new and a
-- cancellation takes off what was added, whatever the number of orders. No foreign key: counting never waits for an
-- order that is being changed, and orders are never deleted.
create table orders_in_sales (order_id uuid primary key);

-- Duties and taxes of the country that a parcel goes to, from dated rules. What is collected is part of what the
-- shopper pays and belongs to the authorities; what is an estimate is only shown. Rules are never edited: one is ended,
-- and another begins.
create table duty_rules (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- null: goods of every category that has no rule of its own
  category_code text references categories (code),
  kind text not null check (kind in ('duty', 'tax')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  -- Holds for parcels whose goods come to more than `above` and at most `up_to`, US cents
  above bigint not null default 0 check (above >= 0),
  up_to bigint check (up_to > above),
  collected boolean not null,
  -- Parcels of shops in these countries are not imports, as within a customs union
  except_from text[] not null default '{}',
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until >= valid_from),
  made_by uuid references operators (id),
  made_at timestamptz not null
);
create index duty_rules_country on duty_rules (country, valid_from);

-- Duty and tax that were collected with orders, handed on to an authority by bank transfer.
create table duty_remittances (
  id uuid primary key,
  -- Minor units
  amount bigint not null check (amount > 0),
  authority text not null check (authority <> ''),
  bank_reference text not null check (bank_reference <> ''),
  -- So large that whoever asked may not book it
  two_people boolean not null,
  state text not null default 'asked' check (state in ('asked', 'booked', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Whatever a program believes.
  constraint duty_remittances_two_people check (not two_people or state <> 'booked' or decided_by <> asked_by)
);
create index duty_remittances_state on duty_remittances (state, asked_at);
-- One transfer is handed on once, however its reference is typed.
create unique index duty_remittances_transfer on duty_remittances (upper(bank_reference)) where state <> 'refused';
