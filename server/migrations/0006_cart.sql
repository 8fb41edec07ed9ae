-- What a shopper means to buy.

create table cart_lines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sku_id uuid not null references skus (id),
  quantity integer not null check (quantity between 1 and 999),
  -- What it cost when it was put in, to tell of a change
  price_when_added bigint not null,
  added_at timestamptz not null,
  unique (user_id, sku_id)
);
