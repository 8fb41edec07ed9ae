-- Whether a rule holds at a moment for goods of this kind. What holds for a category holds for its subcategories. One
-- expression, so that PostgreSQL puts it in the place of the call.
create or replace function restricts(
  rule goods_restrictions, category text, parent_category text, for_adults boolean, customs_code text, at timestamptz
) returns boolean language sql immutable as $$
  select rule.valid_from <= at and (rule.valid_until is null or at < rule.valid_until)
    and (rule.category_code = category or rule.category_code = parent_category
      or (rule.adult and for_adults)
      or (rule.hs_prefix <> '' and customs_code like rule.hs_prefix || '%'))
$$;

-- Countries to which goods of this kind must not be sent at a moment, by the operators' rules.
create or replace function restricted_countries(category text, for_adults boolean, customs_code text, at timestamptz)
returns text[] language sql stable as $$
  select coalesce(array_agg(distinct country order by country), '{}')
  from goods_restrictions r cross join unnest(r.countries) as country
  where restricts(
    r, category, (select c.parent_code from categories c where c.code = category), for_adults, customs_code, at)
$$;
