-- Filters of lists that an operator keeps under a name.
create table desk_views (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  -- The list, as the desk names it
  list text not null,
  name text not null check (name <> ''),
  -- What the list is filtered and sorted by: { filter, sort }
  view jsonb not null,
  saved_at timestamptz not null,
  unique (operator_id, list, name)
);
