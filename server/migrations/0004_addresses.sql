-- Where parcels go.

create table addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  mobile text not null,
  -- Free text: what existing clients call "country" and show as the area
  area text not null,
  detail text not null,
  tag text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index addresses_user on addresses (user_id, created_at desc);
create unique index addresses_one_default on addresses (user_id) where is_default;
