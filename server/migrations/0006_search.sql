-- Search, whose cost does not grow with the number of products. A word that tens of thousands of products share need
-- not be looked up in all of them: products stand in tiers by what they sell, each tier three times as large as all
-- before it, with an index of its own. A page is searched for tier by tier, until enough is found
-- (repeatable/search.sql).

create extension if not exists pg_trgm;

-- One row per product, with the words of all five languages, made by the server: PostgreSQL has none for these scripts.
create table search_words (
  product_id uuid primary key references products (id) on delete cascade,
  tier smallint not null check (tier between 0 and 4),
  -- The version of the words; a job rewrites rows of an older one.
  making smallint not null,
  -- A title, B shop and category, C words of the same meaning; and '=c:<category>', '=s:<shop>'
  title_words tsvector not null,
  -- The same and, as D, summary, facts and description
  all_words tsvector not null
);
-- Read for every product that a search ranks, so they stay in the row even where they are long.
alter table search_words alter column title_words set storage main;
do $$
begin
  for tier in 0..4 loop
    execute format(
      'create index search_titles_%1$s on search_words using gin (title_words) with (fastupdate = off)
        where tier = %1$s', tier);
    execute format(
      'create index search_texts_%1$s on search_words using gin (all_words) with (fastupdate = off)
        where tier = %1$s', tier);
  end loop;
end $$;

-- Latin-script words that occur in titles, for help with typing errors.
create table search_vocabulary (
  word text primary key
);
create index search_vocabulary_like on search_vocabulary using gin (word gin_trgm_ops);

create table recent_searches (
  user_id uuid not null references users (id) on delete cascade,
  keyword text not null,
  searched_at timestamptz not null,
  primary key (user_id, keyword)
);

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
