-- The products of a category are counted in this index alone, which says who may see them too: without, all products of the catalogue were
-- read in another index.
drop index products_category_sales;
create index products_category_sales on products (category_code, sales desc, id) include (shop_id, adult) where status = 'on_sale';
