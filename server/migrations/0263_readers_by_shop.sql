-- Who follows a shop, and who likes a product, in the order of their ids: notices of coupons and of favourites read them page by page.

create index shop_follows_readers on shop_follows (shop_id, user_id);
drop index shop_follows_shop;
create index product_likes_readers on product_likes (product_id, user_id) where removed_at is null;
drop index product_likes_product;
