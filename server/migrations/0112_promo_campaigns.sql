-- Campaigns: the platform bears a part of coupons of shops, up to an amount of each order and a budget in all. A coupon joins
-- one when it is made. What orders may take of the budget is counted when they are placed, and given back with their coupons.

create table promo_campaigns (
  id uuid primary key,
  name text not null,
  -- the platform's part of a discount, in per cent
  share int not null check (share between 1 and 100),
  -- of each order, at most, in US cents
  most bigint not null check (most > 0),
  budget bigint not null check (budget > 0),
  spent bigint not null default 0 check (spent between 0 and budget),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  made_at timestamptz not null
);
create index promo_campaigns_ends on promo_campaigns (ends_at);

alter table promo_codes
  add column campaign_id uuid references promo_campaigns (id),
  add constraint promo_codes_campaign_check check (campaign_id is null or shop_id is not null);
create index promo_codes_campaign on promo_codes (campaign_id) where campaign_id is not null;

-- the platform's part of what a shop's code took off
alter table promo_uses add column shared bigint not null default 0 check (shared between 0 and discount);
