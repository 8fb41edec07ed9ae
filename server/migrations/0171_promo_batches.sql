-- Batches of single-use promo codes of the platform, made together and handed out one by one.
create table promo_batches (
  id uuid primary key,
  -- What it is for, for operators
  name text not null,
  -- What its codes begin with
  prefix text not null check (prefix ~ '^[A-Z0-9]{2,8}$'),
  codes integer not null check (codes > 0),
  made_at timestamptz not null
);

alter table promo_codes add column batch_id uuid references promo_batches (id);
create index promo_codes_batch on promo_codes (batch_id) where batch_id is not null;
