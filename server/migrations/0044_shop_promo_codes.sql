-- Promo codes of shops beside those of the house. A shop bears its own: what its code takes off lowers what the shop is due and
-- what commission is taken of. In one order a code of the house and one of each shop count.

alter table promo_codes drop constraint promo_codes_bearer_check;
alter table promo_codes
  add column shop_id uuid references shops (id),
  add column made_at timestamptz,
  add constraint promo_codes_bearer_check check (bearer in ('platform', 'shop') and (bearer = 'shop') = (shop_id is not null));
create index promo_codes_shop on promo_codes (shop_id, starts_at desc);

-- A use of a shop's code belongs to the one order of that shop, and comes back with it; one of the house to the whole group.
alter table promo_uses drop constraint promo_uses_pkey;
alter table promo_uses add primary key (group_id, promo_id);
alter table promo_uses add column order_id uuid references orders (id);

alter table orders
  add column shop_discount bigint not null default 0 check (shop_discount >= 0),
  add column shop_promo_code text not null default '';
alter table orders drop constraint orders_sums_check;
alter table orders add constraint orders_sums_check check (total = goods + freight - discount - shop_discount + duty + tax);
alter table order_lines add column shop_discount bigint not null default 0 check (shop_discount >= 0);

-- Goods that a shop gave away altogether are worth no commission.
alter table line_commissions drop constraint line_commissions_base_check;
alter table line_commissions add constraint line_commissions_base_check check (base >= 0);
