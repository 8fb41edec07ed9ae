-- Flash sales: operators plan them, shops propose SKUs with a price, a quota and a limit per shopper, operators accept them.
create table flash_sales (
  id uuid primary key,
  names jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancelled_at timestamptz,
  made_by uuid references operators,
  made_at timestamptz not null,
  check (ends_at > starts_at)
);

create table flash_offers (
  id uuid primary key,
  sale_id uuid not null references flash_sales,
  sku_id uuid not null references skus,
  shop_id uuid not null references shops,
  price bigint not null check (price > 0),
  -- What the SKU cost when it was proposed: what is struck through is never more than this.
  former_price bigint not null check (former_price > price),
  quota int not null check (quota > 0),
  taken int not null default 0 check (taken between 0 and quota),
  per_shopper int not null check (per_shopper > 0),
  state text not null check (state in ('proposed', 'accepted', 'refused', 'withdrawn')),
  note text not null default '',
  proposed_at timestamptz not null,
  decided_at timestamptz,
  unique (sale_id, sku_id)
);
create index flash_offers_by_sku on flash_offers (sku_id);
create index flash_offers_by_shop on flash_offers (shop_id, sale_id);

-- What orders took of the quotas; `returned_at`: the order was cancelled.
create table flash_purchases (
  order_id uuid not null references orders,
  offer_id uuid not null references flash_offers,
  user_id uuid not null references users,
  quantity int not null check (quantity > 0),
  returned_at timestamptz,
  primary key (order_id, offer_id)
);
create index flash_purchases_by_shopper on flash_purchases (offer_id, user_id) where returned_at is null;

-- What holds now, so that everything that reads a price reads the same: a running offer with pieces left.
alter table skus
  add column flash_price bigint,
  add column flash_former_price bigint,
  add column flash_left int;
alter table skus
  add column current_price bigint not null generated always as (least(price, flash_price)) stored,
  add column current_list_price bigint generated always as (
    case when flash_price < price then least(price, flash_former_price) else list_price end
  ) stored,
  add column current_stock int not null generated always as (least(stock, flash_left)) stored;
create index skus_in_flash_sales on skus (id) where flash_price is not null;

alter table products add column in_flash_sale boolean not null default false;
