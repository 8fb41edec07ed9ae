-- What rank says that a product is called so depends on what is asked for, so the search has another parameter for it; search.sql makes
-- the function anew.
drop function if exists search_products(
  tsquery, tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text, timestamptz, boolean
);
