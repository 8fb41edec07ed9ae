-- How hot a product or a shop is: the logarithm of what happened to it, where what happened later weighs more. As all that
-- happened fades alike, the order stays right while nothing new happens, and a job writes only what has moved.
alter table products add column heat double precision not null default 0;
alter table shops add column heat double precision not null default 0;
create index products_by_heat on products (heat desc, sales desc, id) include (shop_id) where status = 'on_sale' and not adult;
create index products_category_heat on products (category_code, heat desc, sales desc, id) where status = 'on_sale';

-- Which products the same people bought: a few of each, found by a job.
create table product_pairs (
  product_id uuid not null references products (id),
  other_id uuid not null references products (id),
  -- 0 to 1: how much of what is bought of either is bought by the same people
  score real not null check (score > 0),
  primary key (product_id, other_id)
);

-- Laid aside: it stays in the cart and is not bought with the rest.
alter table cart_lines add column saved_at timestamptz;
