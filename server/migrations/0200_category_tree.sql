-- Categories become a tree of two levels that operators change. A category that was merged into another one stays as a
-- pointer to it, so that addresses, ids and history that name it stay valid for ever.

alter table categories
  -- null: of the first level
  add column parent_code text,
  -- Left out of menus, filters and sitemaps; its products stay on sale
  add column hidden boolean not null default false,
  -- null: a category that can be used. A merged one has neither products nor subcategories, and its target is not merged
  add column merged_into text references categories (code),
  -- Goes up with each change, so that nobody overwrites a colleague unseen
  add column revision integer not null default 0,
  -- The two columns exist for the foreign key: a parent is of the first level, so there is no third one and no circle.
  add column is_top boolean generated always as (parent_code is null) stored,
  add column parent_is_top boolean generated always as (case when parent_code is not null then true end) stored,
  -- Counted among the subcategories of one parent now
  drop constraint categories_position_key;
alter table categories
  add constraint categories_code_level unique (code, is_top),
  add constraint categories_parent foreign key (parent_code, parent_is_top) references categories (code, is_top),
  add constraint categories_merged check (merged_into is null or (parent_code is null and merged_into <> code));
create index categories_children on categories (parent_code);
create index categories_former on categories (merged_into) where merged_into is not null;
