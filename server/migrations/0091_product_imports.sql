-- Products of a shop from a file: what the file says of each, what became of it, and what it was before.

create table product_imports (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  created_by uuid not null references users (id),
  file_name text not null,
  -- The language of columns that name none
  language text not null,
  encoding text not null,
  separator text not null,
  -- [{ header, field, language }] of the columns that are read
  columns jsonb not null,
  -- Headers of the others
  ignored text[] not null,
  -- Of new products that name none; empty: they must
  category_code text not null default '',
  row_count integer not null,
  state text not null default 'ready'
    check (state in ('ready', 'running', 'done', 'cancelled', 'undoing', 'undone')),
  -- The key of the ZIP in the file storage; empty: a CSV
  archive text not null default '',
  -- The SHA-256 of each picture in it, by its name in small letters
  archive_files jsonb not null default '{}',
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When the job last went on: one that stood still is started again
  worked_at timestamptz
);
create index product_imports_of_shop on product_imports (shop_id, created_at desc);
create index product_imports_working on product_imports (worked_at) where state in ('running', 'undoing');
-- One import of a shop works at a time.
create unique index product_imports_one_working on product_imports (shop_id) where state in ('running', 'undoing');

create table product_import_items (
  import_id uuid not null references product_imports (id) on delete cascade,
  -- In the order of the file
  position integer not null,
  line integer not null,
  handle text not null,
  title text not null,
  -- [{ line, cells }], cells in the order of the columns that are read
  rows jsonb not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'refused')),
  changes jsonb not null default '[]',
  issues jsonb not null default '[]',
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'written', 'unchanged', 'refused', 'undone', 'kept')),
  product_id uuid,
  -- { revision, after, status, statusAfter, stocks }: what undoing needs; null: nothing was written
  undo jsonb,
  primary key (import_id, position)
);
create index product_import_items_kind on product_import_items (import_id, kind, position);
create index product_import_items_waiting on product_import_items (import_id, outcome, position);

-- By which handle a file names a product of a shop. Others are named by their slug.
create table product_handles (
  shop_id uuid not null references shops (id),
  handle text not null,
  product_id uuid not null unique references products (id),
  primary key (shop_id, handle)
);
