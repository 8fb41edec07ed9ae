-- Pictures that imported files name by address or by a file in their ZIP, and what they were stored as.

create table product_picture_sources (
  shop_id uuid not null references shops (id),
  -- An address, or zip: and the SHA-256 of the file
  source text not null,
  path text not null,
  fetched_at timestamptz not null,
  primary key (shop_id, source)
);

create table product_import_pictures (
  import_id uuid not null,
  position integer not null,
  source text not null,
  -- Row of the file
  line integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- The issue of a failed one
  issue text not null default '',
  primary key (import_id, position, source),
  foreign key (import_id, position) references product_import_items on delete cascade
);
create index product_import_pictures_waiting on product_import_pictures (import_id, position) where state = 'waiting';

-- Fetched by the server for an import: it does not count as an upload of the member.
alter table uploads add column fetched boolean not null default false;
