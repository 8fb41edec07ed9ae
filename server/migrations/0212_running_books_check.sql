-- The books check that runs now, at most one in the whole installation, with how far it got.
create table book_check_runs (
  only_row boolean primary key default true check (only_row),
  id uuid not null,
  -- Null: the nightly check.
  asked_by uuid references operators (id),
  asked_at timestamptz not null,
  -- The step that runs; null before the first.
  step text,
  -- By the clock of the database: a check that does not move for long has died with its process.
  moved_at timestamptz not null
);
