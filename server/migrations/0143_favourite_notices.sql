-- Notices of favourites that became cheaper or can be had again, and of new coupons.

-- What a favourite product cost and whether it could be had when it was last looked at: only what changed is looked at again.
create table watched_products (
  product_id uuid primary key references products (id) on delete cascade,
  price bigint not null check (price >= 0),
  available boolean not null
);
create index product_likes_product on product_likes (product_id) where removed_at is null;

-- The last notice of each product and coupon to each shopper, with the price that it named.
create table favourite_notices (
  user_id uuid not null references users (id) on delete cascade,
  subject_id uuid not null,
  price bigint,
  told_at timestamptz not null,
  primary key (user_id, subject_id)
);
create index favourite_notices_latest on favourite_notices (user_id, told_at desc);
create index favourite_notices_age on favourite_notices (told_at);

-- Coupons that were told; those that exist already are no news.
create table told_coupons (
  promo_id uuid primary key references promo_codes (id) on delete cascade
);
insert into told_coupons (promo_id) select id from promo_codes where claimable;
