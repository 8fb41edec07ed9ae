-- What is looked for, counted per day and language without saying by whom, and what of it is hot: a job lets older days
-- weigh less and less.
create table search_days (
  locale text not null,
  keyword text not null,
  day date not null,
  searches integer not null check (searches > 0),
  primary key (day, locale, keyword)
);

create table hot_searches (
  locale text not null,
  keyword text not null,
  heat real not null,
  primary key (locale, keyword)
);
create index hot_searches_hottest on hot_searches (locale, heat desc, keyword);
