-- Lists that advertise leave out products of ten reviews or more whose mean is under 3.5 stars (scores are half stars). The order by heat is
-- that of such lists alone, so its indexes hold only products that are advertised. The order by sales is that of all lists: there the index
-- says what is advertised, so that it is still read alone.
drop index products_by_heat, products_category_heat, products_category_sales;
create index products_by_heat on products (heat desc, sales desc, id) include (shop_id)
  where status = 'on_sale' and not adult and (review_count < 10 or score_sum >= 7 * review_count);
create index products_category_heat on products (category_code, heat desc, sales desc, id)
  where status = 'on_sale' and (review_count < 10 or score_sum >= 7 * review_count);
create index products_category_sales on products (category_code, sales desc, id)
  include (shop_id, adult, review_count, score_sum) where status = 'on_sale';
