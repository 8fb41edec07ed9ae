-- In which categories a shop sells, without looking at all that it sells.
create index products_shop_category on products (shop_id, category_code) where status = 'on_sale';
