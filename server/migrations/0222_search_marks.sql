-- A search counts once a day for an account and for a network, by digests as those of visits (0097_visits.sql): under a random salt of the
-- day, together with what was looked for. Salt and digests are deleted when the day is over; then only numbers are left.
create table search_salts (
  day date primary key,
  salt bytea not null
);
create table search_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
