-- What the law of a destination asks of a product: whether the right of withdrawal is excluded, and who made it and who
-- answers for it in the EU (Regulation (EU) 2023/988). Order lines keep the exclusion that was shown.
alter table products
  add column no_revocation text not null default ''
    check (no_revocation in ('', 'custom_made', 'sealed_hygiene', 'perishable')),
  add column safety jsonb not null default '{}',
  -- The manufacturer is incomplete, or is outside the EU and nobody inside answers for the product.
  add column lacks_safety boolean generated always as (
    coalesce(safety ->> 'maker_name', '') = ''
    or coalesce(safety ->> 'maker_address', '') = ''
    or coalesce(safety ->> 'maker_contact', '') = ''
    or coalesce(safety ->> 'maker_country', '') = ''
    or not (safety ->> 'maker_country') = any ('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[])
      and (coalesce(safety ->> 'eu_name', '') = ''
        or coalesce(safety ->> 'eu_address', '') = ''
        or coalesce(safety ->> 'eu_contact', '') = '')
  ) stored;
alter table order_lines
  add column no_revocation text not null default ''
    check (no_revocation in ('', 'custom_made', 'sealed_hygiene', 'perishable'));
