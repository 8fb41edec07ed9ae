-- It takes whether to rank; search.sql replaces it.
drop function if exists search_products(
  tsquery, tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text, timestamptz
);
