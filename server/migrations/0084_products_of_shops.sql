-- Products as their shops write them: states, versions, what customs ask, and every change of a stock.

alter table products
  drop constraint products_status_check,
  -- on_sale: published; off_sale: taken down by the shop; taken_down: by an operator
  add constraint products_status_check
    check (status in ('draft', 'in_review', 'scheduled', 'on_sale', 'off_sale', 'taken_down')),
  -- Counts the versions of its content
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- When it was first on sale; null: never, so nobody but its shop may see it
  add column published_at timestamptz,
  -- When it is to go on sale
  add column publish_at timestamptz,
  -- Why an operator took it down or refused it
  add column status_reason text not null default '',
  -- text: plain, with blank lines between paragraphs; html: as `safeHtml` leaves it
  add column description_format text not null default 'text' check (description_format in ('text', 'html')),
  -- Texts by language for each of `images`, in their order; may be shorter
  add column image_alts jsonb not null default '[]',
  add column no_delivery_to text[] not null default '{}',
  add column hs_code text not null default '' check (hs_code ~ '^(\d{6,10})?$'),
  add column origin text not null default '' check (origin ~ '^([A-Z]{2})?$'),
  add column customs_name text not null default '',
  -- Languages in which it lacks a text that it has in another one
  add column missing_languages text[] not null default '{}',
  -- Kept by a trigger, as in_stock is
  add column low_stock boolean not null default false,
  add constraint products_scheduled check (status <> 'scheduled' or publish_at is not null);

update products p set
  published_at = created_at,
  updated_at = created_at,
  low_stock = exists (select from skus s where s.product_id = p.id and s.stock <= 5),
  missing_languages = array(
    select l from unnest(array['en', 'zh-CN', 'ja', 'ko', 'th']) as l
    where exists (
      select from unnest(array[titles, summaries, descriptions]) as texts
      where coalesce(texts ->> l, '') = '' and exists (select from jsonb_each_text(texts) where value <> '')
    )
  );

alter table products add constraint products_published
  check (status not in ('on_sale', 'off_sale') or published_at is not null);

-- The desk's list of one shop reads this index alone, with any filter.
create index products_desk on products (shop_id, updated_at desc, id)
  include (status, category_code, low_stock, missing_languages);
create index products_scheduled_next on products (publish_at) where status = 'scheduled';
create index products_in_review on products (updated_at) where status = 'in_review';

-- Titles, codes and barcodes of a product in small letters, where its shop looks for it: apart from the product, since a
-- search reads those of the whole shop.
create table product_desk_words (
  product_id uuid primary key references products (id) on delete cascade,
  shop_id uuid not null,
  words text not null
);
create index product_desk_words_shop on product_desk_words (shop_id);
insert into product_desk_words (product_id, shop_id, words)
select id, shop_id, lower(coalesce((select string_agg(value, E'\n') from jsonb_each_text(titles)), '')) from products;

-- An SKU is never deleted, since orders and carts refer to it: it is retired, and sold again when its choice comes back.
alter table skus
  add column code text not null default '',
  add column barcode text not null default '',
  add column retired_at timestamptz,
  drop constraint skus_product_id_choice_key,
  -- Deferred to the end of each statement, so that choices can be exchanged
  add constraint skus_one_per_choice exclude using btree (product_id with =, choice with =)
    where (retired_at is null) deferrable initially immediate;
create index skus_product on skus (product_id, position);

-- What a product was after each time it was saved. The first one is stored when it is saved for the second time.
create table product_versions (
  product_id uuid not null references products (id),
  revision integer not null,
  content jsonb not null,
  -- Parts of the content that differ from the version before
  changed text[] not null,
  -- null: came with the product
  saved_by uuid references users (id),
  saved_at timestamptz not null,
  primary key (product_id, revision)
);

-- Every change of a stock, so that a stock is the sum of its movements. Rows are only added.
create table stock_movements (
  id bigint generated always as identity primary key,
  sku_id uuid not null references skus (id),
  reason text not null check (reason in (
    'created', 'edited', 'received', 'counted', 'damaged', 'other', 'ordered', 'cancelled', 'refunded')),
  -- Pieces; negative: taken out
  quantity integer not null check (quantity <> 0),
  before integer not null check (before >= 0),
  after integer not null check (after = before + quantity and after >= 0),
  order_id uuid,
  -- The member who did it; null for orders
  moved_by uuid references users (id),
  note text not null default '',
  moved_at timestamptz not null
);
create index stock_movements_sku on stock_movements (sku_id, id desc);
insert into stock_movements (sku_id, reason, quantity, before, after, moved_at)
select s.id, 'created', s.stock, 0, s.stock, p.created_at
from skus s join products p on p.id = s.product_id where s.stock > 0 order by p.created_at, s.id;
