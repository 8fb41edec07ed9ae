-- Texts of the storefront that operators changed. Rows are only added; the latest of a language and key counts.
create table message_overrides (
  number bigint generated always as identity primary key,
  locale text not null,
  key text not null,
  -- Null: the text that comes with the software again.
  text text,
  -- The text that came with the software then: where it has changed since, the override may be outdated.
  original text not null,
  saved_by uuid not null references operators (id),
  saved_at timestamptz not null
);

create index message_overrides_latest on message_overrides (locale, key, number desc);
