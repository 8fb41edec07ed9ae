-- What shops tell their followers.

create table shop_news (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  -- By language, at least one
  texts jsonb not null check (texts <> '{}'),
  -- Where it leads; null: to the page of the shop
  product_id uuid references products (id),
  sent_by uuid not null references users (id),
  sent_at timestamptz not null
);
create index shop_news_latest on shop_news (shop_id, sent_at desc, id);
