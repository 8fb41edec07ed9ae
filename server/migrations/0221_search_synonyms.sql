-- What operators say means the same in searches: groups of words of their own, and what stands in the place of one that comes with
-- the software (server/src/goods/search/synonyms). A group applies to all products, or to those of a category.
create table search_synonyms (
  -- Of a group of the software: its name there
  id text primary key,
  -- A merged category stands for what it was merged into; of a deleted one the group applies nowhere
  category_code text,
  -- In each language a list of words
  words jsonb not null,
  -- A group of the software that operators took away; one of their own is deleted
  removed boolean not null default false,
  revision integer not null default 1,
  -- Goes up with every change of any group, so that a process knows whether it has read them as they are
  number bigint generated always as identity,
  changed_at timestamptz not null,
  changed_by uuid not null references operators (id)
);
