-- Days that are no working days of the house beside Saturdays and Sundays: holidays, as operators list them. Nobody is
-- promised a day of work on them.

create table days_off (
  day date primary key,
  name text not null check (name <> ''),
  added_by uuid not null references operators (id),
  added_at timestamptz not null
);
