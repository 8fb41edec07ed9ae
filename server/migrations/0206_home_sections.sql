-- What operators put on Home, in its order. An installation begins with what Home always had.
create table home_sections (
  id uuid primary key,
  kind text not null
    check (kind in ('categories', 'banners', 'facts', 'flash', 'shops', 'hot', 'new', 'recommended', 'viewed', 'picked')),
  position int not null,
  -- Of a picked list
  titles jsonb not null default '{}',
  products uuid[] not null default '{}',
  -- The languages in which it is shown; none: in all
  locales text[] not null default '{}',
  published boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  revision int not null default 1,
  check (ends_at > starts_at)
);

insert into home_sections (id, kind, position)
select gen_random_uuid(), kind, place * 10
from unnest(array['categories', 'banners', 'facts', 'flash', 'shops', 'hot']) with ordinality as sections (kind, place);
