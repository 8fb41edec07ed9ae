-- Whom a promo code of the platform is for: everybody, named accounts, or a group that is judged when the order is placed.
alter table promo_codes
  add column audience text not null default 'everybody'
    check (audience in ('everybody', 'accounts', 'first_order', 'registered_since', 'away')),
  -- Of `registered_since`: accounts that were opened at this time or later
  add column audience_since timestamptz,
  -- Of `away`: how long the last paid order has to be over
  add column audience_days smallint check (audience_days > 0),
  add constraint promo_codes_audience_terms check (
    (audience = 'everybody' or (shop_id is null and batch_id is null))
    and (audience = 'registered_since') = (audience_since is not null)
    and (audience = 'away') = (audience_days is not null)
  );
create index promo_codes_audience on promo_codes (ends_at) where audience <> 'everybody';

-- The accounts that a code is for.
create table promo_accounts (
  promo_id uuid not null references promo_codes (id),
  user_id uuid not null references users (id) on delete cascade,
  primary key (promo_id, user_id)
);
create index promo_accounts_user on promo_accounts (user_id);
