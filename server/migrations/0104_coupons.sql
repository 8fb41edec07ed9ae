-- Coupons: promo codes of shops that shoppers claim on the shop's page. A claimed one waits among the shopper's coupons and is
-- offered at the checkout; what it is worth and how often it can be used follows from the code.

alter table promo_codes
  add column claimable boolean not null default false,
  add constraint promo_codes_claimable_check check (not claimable or shop_id is not null);
create index promo_codes_claimable on promo_codes (shop_id, ends_at) where claimable;

create table promo_claims (
  user_id uuid not null references users (id) on delete cascade,
  promo_id uuid not null references promo_codes (id),
  claimed_at timestamptz not null,
  primary key (user_id, promo_id)
);
create index promo_claims_promo on promo_claims (promo_id);
