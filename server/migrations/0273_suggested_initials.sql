-- Koreans type the first consonants of syllables for a whole word, as in ㅁㅅㅇㅇㅍ for 무선 이어폰: suggestions are offered for them too.
-- Jobs fill it within the hour.
alter table search_suggestions
  -- The first consonants of its syllables; empty for words without Hangul (typed-text.ts)
  add column initials text not null default '';
create index search_suggestions_initials on search_suggestions (locale, initials text_pattern_ops) where initials <> '';
