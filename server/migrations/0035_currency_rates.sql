-- Prices in the reader's own currency: what a dollar was worth, who said so and when, and the currency that a shopper chose.

create table currency_rates (
  id uuid primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- So many units are worth one US dollar.
  rate numeric(18, 8) not null check (rate > 0),
  source text not null,
  -- The day that the rate is of.
  quoted_on date not null,
  loaded_at timestamptz not null,
  -- null: the installation by itself
  loaded_by uuid
);
create index currency_rates_latest on currency_rates (currency, loaded_at desc, id desc);

-- null while the shopper never chose one
alter table users add column currency text check (currency ~ '^[A-Z]{3}$');
