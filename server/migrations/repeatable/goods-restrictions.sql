-- Countries to which goods of this kind must not be sent at a moment, by the operators' rules. What holds for a category
-- holds for its subcategories.
create or replace function restricted_countries(category text, for_adults boolean, customs_code text, at timestamptz)
returns text[] language sql stable as $$
  select coalesce(array_agg(distinct country order by country), '{}')
  from goods_restrictions r cross join unnest(r.countries) as country
  where r.valid_from <= at and (r.valid_until is null or at < r.valid_until)
    and (r.category_code = category or r.category_code = (select c.parent_code from categories c where c.code = category)
      or (r.adult and for_adults)
      or (r.hs_prefix <> '' and customs_code like r.hs_prefix || '%'))
$$;
