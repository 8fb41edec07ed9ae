-- What operators put on the home screen.

create table banners (
  id uuid primary key,
  position smallint not null unique,
  kickers jsonb not null,
  titles jsonb not null,
  actions jsonb not null,
  tone text not null check (tone in ('sea', 'butter', 'rose', 'lilac')),
  image text not null,
  link text not null
);
create trigger banners_changed after insert or delete or update on banners for each statement execute function tell_catalog_changed();
