-- The list of all shops sums the products of each: by the index alone, since a row of a product is wide.
create index products_shop_sums on products (shop_id) include (status, score_sum, review_count);
