-- The words of titles are read for every product that a search ranks. Long ones were kept apart from their row, since the row
-- holds the words of the texts as well, and cost a look-up each; now only those of the texts go elsewhere. Rows that are
-- there already follow when their words are written anew.
alter table search_words alter column title_words set storage main;
