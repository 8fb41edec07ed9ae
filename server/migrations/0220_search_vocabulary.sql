-- Search corrects typing errors in every script: words are known by how they sound, in Latin letters (server/src/goods/search/sounds.ts).
-- The job that rebuilds the words of products fills the vocabulary again.
delete from search_vocabulary;
drop index search_vocabulary_like;
alter table search_vocabulary
  -- With its tone marks, in the characters of the catalogue
  add column written text not null,
  add column sound text not null;
create index search_vocabulary_sound on search_vocabulary (sound);
create index search_vocabulary_like on search_vocabulary using gin (sound gin_trgm_ops);
