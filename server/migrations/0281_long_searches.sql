-- A search is told whether it is long, as questions are: repeatable/search.sql, search-counts.sql.
drop function if exists search_products(
  tsquery, tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text, timestamptz, boolean, real);
drop function if exists search_counted(tsquery, tsquery, integer, integer, boolean);
