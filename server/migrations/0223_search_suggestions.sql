-- What is offered while somebody types: searches of others that found something, and what products are called. Jobs replace them.
create table search_suggestions (
  locale text not null,
  words text not null,
  -- By its keystrokes, without spaces, so that a syllable or a word that is still being composed begins it (typed-text.ts)
  key text not null,
  -- In Latin letters, for pinyin and romaji; empty for words that are written so
  sound text not null,
  searched boolean not null,
  weight real not null,
  primary key (locale, searched, key)
);
create index search_suggestions_key on search_suggestions (locale, key text_pattern_ops);
create index search_suggestions_sound on search_suggestions (locale, sound text_pattern_ops) where sound <> '';
