-- The page of a shop: a draft beside what is published, its published versions, and categories of the shop's own. The name,
-- pictures and texts that are published are columns of shops, because lists show them too.

create table shop_pages (
  shop_id uuid primary key references shops (id),
  -- Rises with every change, so that two members don't overwrite each other
  revision integer not null default 0,
  -- The whole page; null: no draft
  draft jsonb,
  -- Published: texts by language, and from when until when (null: open)
  announcement jsonb not null default '{"texts": {}, "from": null, "until": null}',
  -- Published: products in their order
  featured uuid[] not null default '{}' check (cardinality(featured) <= 12),
  -- Published: ids and names by language, in their order
  categories jsonb not null default '[]' check (jsonb_array_length(categories) <= 30),
  changed_by uuid references users (id),
  changed_at timestamptz
);

-- What was published, and by whom; the first version is what the shop had before.
create table shop_page_versions (
  shop_id uuid not null references shops (id),
  version integer not null,
  content jsonb not null,
  published_by uuid references users (id),
  published_at timestamptz not null,
  primary key (shop_id, version)
);

-- Which products are in which category of their shop. The categories are in the page or its draft.
create table shop_category_products (
  shop_id uuid not null references shops (id),
  category_id uuid not null,
  product_id uuid not null references products (id),
  primary key (shop_id, category_id, product_id)
);
create index shop_category_products_product on shop_category_products (product_id);
