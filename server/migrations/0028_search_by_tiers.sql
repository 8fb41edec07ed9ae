-- Search that costs the same however many products there are. A word that tens of thousands of products share need not be
-- looked up in all of them: products stand in tiers by what they sell, each tier three times as large as all before it,
-- with an index of its own. Who asks for a page goes from tier to tier and stops as soon as enough is found.

-- One row per product with the words of all five languages, where there was one per language.
create table search_words (
  product_id uuid primary key references products (id) on delete cascade,
  tier smallint not null check (tier between 0 and 4),
  -- Which making of the words this is; rows of an older one are made anew by a job.
  making smallint not null,
  -- A title, B shop and category, C words of the same meaning; and '=c:<category>', '=s:<shop>'
  title_words tsvector not null,
  -- The same and, as D, summary, facts and description
  all_words tsvector not null
);

create function search_tier(place bigint) returns smallint language sql immutable parallel safe as $$
  select (case when place <= 300 then 0 when place <= 1200 then 1 when place <= 4800 then 2 when place <= 19200 then 3 else 4 end)::smallint
$$;

create aggregate pg_temp.join_vectors(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
insert into search_words (product_id, tier, making, title_words, all_words)
select p.id, search_tier(row_number() over (order by p.sales desc, hashtextextended(p.id::text, 0))), 0,
  pg_temp.join_vectors(ts_filter(w.words, '{a,b}')) || array_to_tsvector(array['=c:' || p.category_code, '=s:' || p.shop_id]),
  pg_temp.join_vectors(w.words) || array_to_tsvector(array['=c:' || p.category_code, '=s:' || p.shop_id])
from products p join product_words w on w.product_id = p.id group by p.id;
drop table product_words;

do $$
begin
  for tier in 0..4 loop
    execute format('create index search_titles_%1$s on search_words using gin (title_words) with (fastupdate = off) where tier = %1$s', tier);
    execute format('create index search_texts_%1$s on search_words using gin (all_words) with (fastupdate = off) where tier = %1$s', tier);
  end loop;
end $$;

-- Counting a list looks into the index alone, for which it must say whose each product is.
drop index products_by_sales, products_category_sales, products_shop_sales;
create index products_by_sales on products (sales desc, id) include (shop_id) where status = 'on_sale' and not adult;
create index products_category_sales on products (category_code, sales desc, id) include (shop_id) where status = 'on_sale';
create index products_shop_sales on products (shop_id, sales desc, id) include (adult) where status = 'on_sale';

-- Mean score in hundredths, 100 to 500; null before the first review.
alter table products add column rating smallint generated always as (case when review_count > 0 then (score_sum * 100 / review_count)::smallint end) stored;
create index products_by_rating on products (rating desc nulls last, sales desc, id) where status = 'on_sale' and not adult;
create index products_category_rating on products (category_code, rating desc nulls last, sales desc, id) where status = 'on_sale';

-- Products whose words match, tier by tier: first those with the words in their titles, then those with the words anywhere.
-- Stops after the tier in which `enough` are reached; then, and where a tier was cut off, the last row has no product and
-- says that there may be more. `part` puts what is found later behind what was found before, so that a longer list begins
-- like a shorter one. The plans are made once: PostgreSQL would think longer about each search than the search takes.
do $body$
declare
  conditions constant text := $$
    p.status = 'on_sale' and h.status = 'open' and (with_adult or not p.adult)
    and (price_from is null or p.min_price >= price_from) and (price_to is null or p.min_price <= price_to)
    and (least_rating is null or p.rating >= least_rating) and (not only_in_stock or p.in_stock)
    and (not only_free or exists (select from freight_templates f where f.shop_id = p.shop_id and (f.first_price = 0 or p.min_price >= f.free_over)))$$;
  step constant text := $$
    return query
      select w.product_id, part, (ts_rank(weights, w.title_words, meant) + ts_rank(weights, w.title_words, close))::real, p.sales
      from search_words w join products p on p.id = w.product_id join shops h on h.id = p.shop_id
      where w.tier = %1$s and w.%2$s @@ asked %3$s and %4$s limit most;
    get diagnostics more = row_count;
    have := have + more;
    cut := cut or more = most;
    if have >= enough and not %5$s then
      return query select null::uuid, part, 0::real, 0;
      return;
    end if;
    if have >= first_part then part := (part + 1)::smallint; end if;$$;
  steps text := '';
begin
  for tier in 0..4 loop
    steps := steps || format(step, tier, 'title_words', '', conditions, 'false');
  end loop;
  steps := steps || $$
    if have >= enough then
      return query select null::uuid, part, 0::real, 0;
      return;
    end if;
    part := (part + 1)::smallint;$$;
  for tier in 0..4 loop
    steps := steps || format(step, tier, 'all_words', 'and not w.title_words @@ asked', conditions, (tier = 4)::text);
  end loop;
  execute format($make$
    create function search_products(
      asked tsquery, meant tsquery, close tsquery, enough integer, with_adult boolean, price_from bigint, price_to bigint, least_rating smallint,
      only_in_stock boolean, only_free boolean
    ) returns table (id uuid, part smallint, rank real, sales integer)
    language plpgsql stable rows 60 set plan_cache_mode = force_generic_plan as $function$
    declare
      weights constant real[] := '{0.1, 0.3, 0.5, 1}';
      most constant integer := 2000;
      first_part constant integer := 30;
      have integer := 0;
      more integer;
      cut boolean := false;
    begin
      part := 0;
      %s
      if cut then return query select null::uuid, part, 0::real, 0; end if;
    end $function$ $make$, steps);
end $body$;
