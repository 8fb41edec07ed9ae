-- Whether a search looks into descriptions no longer depends on its filters and its category, so that the counts beside them are those
-- of the results; it has another parameter for that.
drop function if exists search_products(
  tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text, timestamptz);
