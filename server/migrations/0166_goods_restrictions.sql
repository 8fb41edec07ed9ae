-- Operators' rules of goods that must not be sent to some countries, beside what shops say of their own products.
create table goods_restrictions (
  id uuid primary key,
  -- What it is about: exactly one of a category, the mark for adults, and the first digits of a customs code
  category_code text references categories (code),
  adult boolean not null default false,
  hs_prefix text not null default '' check (hs_prefix ~ '^(\d{2,10})?$'),
  -- ISO 3166-1 alpha-2
  countries text[] not null check (countries <> '{}'),
  -- The law or treaty that it follows from, for operators
  reason text not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  made_at timestamptz not null,
  -- null: came with the installation
  made_by uuid references operators (id),
  constraint goods_restrictions_one_subject
    check ((category_code is not null)::int + adult::int + (hs_prefix <> '')::int = 1),
  -- One that is ended before it begins never applies
  constraint goods_restrictions_period check (valid_until is null or valid_until >= valid_from)
);

-- It looks at the restrictions now, so it has another parameter.
drop function if exists search_products(
  tsquery, tsquery, tsquery, integer, integer, boolean, bigint, bigint, smallint, boolean, boolean, text);
