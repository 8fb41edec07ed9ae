-- Search knows where shops deliver: what is found can be narrowed down to what is delivered to a country, and free delivery
-- is what is free there. Where each shop delivers was drawn up when its zones were written, so that a search looks it up.

drop function search_products;

-- Products whose words match, tier by tier: first those with the words in their titles; where fewer than `titles_suffice` are
-- found so, then those with the words anywhere.
-- Stops after the tier in which `enough` are reached; then, and where a tier was cut off, the last row has no product and
-- says that there may be more. `part` puts what is found later behind what was found before, so that a longer list begins
-- like a shorter one. The plans are made once: PostgreSQL would think longer about each search than the search takes.
do $body$
declare
  conditions constant text := $$
    p.status = 'on_sale' and h.status = 'open' and (with_adult or not p.adult)
    and (price_from is null or p.min_price >= price_from) and (price_to is null or p.min_price <= price_to)
    and (least_rating is null or p.rating >= least_rating) and (not only_in_stock or p.in_stock)
    and (ships_to is null or exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = ships_to))
    and (not only_free or exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = coalesce(ships_to, '') and p.min_price >= d.free_from))$$;
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
    if have >= titles_suffice then
      if cut then return query select null::uuid, part, 0::real, 0; end if;
      return;
    end if;
    part := (part + 1)::smallint;$$;
  for tier in 0..4 loop
    steps := steps || format(step, tier, 'all_words', 'and not w.title_words @@ asked', conditions, (tier = 4)::text);
  end loop;
  execute format($make$
    create function search_products(
      asked tsquery, meant tsquery, close tsquery, enough integer, titles_suffice integer, with_adult boolean, price_from bigint, price_to bigint, least_rating smallint,
      only_in_stock boolean, only_free boolean, ships_to text
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

-- Zones have taken its place.
drop table freight_templates;
