-- The tier of the product at this place of the list by sales: 0006_search.sql.
create or replace function search_tier(place bigint) returns smallint language sql immutable parallel safe as $$
  select (
    case
      when place <= 300 then 0 when place <= 1200 then 1 when place <= 4800 then 2 when place <= 19200 then 3
      when place <= 76800 then 4 when place <= 307200 then 5 else 6
    end
  )::smallint
$$;

-- Products whose words match, tier by tier: first those with the words in their titles; where fewer than
-- `titles_suffice` are found so, then those with the words anywhere. A step through a tier reads its index and the
-- words of what it found, nothing more; products and shops are looked up once for what several steps have found
-- together, products in the index `products_found`, which has all that filters, orders and counts ask.
-- Stops after the tier in which `enough` are reached; then, and where a tier was cut off, the last row has no product and says that there
-- may be more: `rank` is the step after which (up to 6 those of titles, tier by tier), `in_stock` whether no step was cut off. `part` puts
-- what is found later behind what was found before, so that a longer list begins like a shorter one: it goes up with every tier as soon as
-- there is a page, the least that is ever asked for. Where that page is not full of products that are called so, those of the first
-- three tiers are compared with each other, so that a best seller with a synonym doesn't stand before them; `called` is the rank of what is called so. `rank` is in hundredths, since smaller differences mean nothing. The plans are made once: PostgreSQL would
-- think longer about each search than the search takes.
-- Filters and category don't decide whether descriptions are looked into: `wide` is the search without its category, null where that is
-- `asked`, and what is visible is counted before it is filtered. So the counts beside filters are those of the results.
-- Where few products pass the rating or the price, their words are compared instead of going through the tiers.
-- Characters that must stand one after the other are looked up by an index that does not know their order. So of large tiers, and of
-- descriptions, only so many that have them all are looked into: of pairs that are common everywhere nearly all would be read in vain.
-- Without `ranked` every rank is 0, for orders and counts that need none. With filters only what has passed them is ranked.
-- A search that `is_long`, as questions are, has many words, which few products or none have together, so it would be looked for in all
-- descriptions. It is looked for in those of the first three tiers only, 4,800.
do $body$
declare
  -- The candidates of one tier. Its number is a literal, so that its partial index is used.
  step constant text := $$
          when %1$s then
            select array_agg(w.product_id), array_agg(w.rank) into found, found_ranks from (
              select product_id, ts_rank(weights, title_words, meant) + ts_rank(weights, title_words, close) as rank
              from %2$s limit most
            ) w;$$;
  -- The same without ranks.
  plain_step constant text := $$
          when %1$s then
            select array_agg(w.product_id) into found from (
              select product_id from %2$s limit most
            ) w;$$;
  -- The places where each step looks
  all_titles constant text := 'search_words where tier = %s and title_words @@ asked';
  some_titles constant text :=
    '(select * from search_words where tier = %s and title_words @@ unordered limit titles_read) t where title_words @@ asked';
  some_texts constant text :=
    '(select * from search_words where tier = %s and all_words @@ unordered limit texts_read) t
      where all_words @@ asked and not title_words @@ asked';
  -- Counts the visible products with the words in their titles, whatever their category or the filters.
  wider constant text := $$
              union all select 1 from (
                select w.product_id from search_words w join products p on p.id = w.product_id join shops h on h.id = p.shop_id
                where w.tier = %s and w.title_words @@ %s and p.status = 'on_sale' and h.status = 'open' and not p.adult
                limit titles_suffice
              ) t$$;
  place text;
  steps text := '';
  plain_steps text := '';
  widers text := '';
  unfiltered text := '';
begin
  for tier in 0..6 loop
    place := format(case when tier < 5 then all_titles else some_titles end, tier);
    steps := steps || format(step, tier, place);
    plain_steps := plain_steps || format(plain_step, tier, place);
    widers := widers || format(wider, tier, 'wide');
    unfiltered := unfiltered || format(wider, tier, 'asked');
  end loop;
  for tier in 0..6 loop
    place := format(some_texts, tier);
    steps := steps || format(step, 7 + tier, place);
    plain_steps := plain_steps || format(plain_step, 7 + tier, place);
  end loop;
  execute format($make$
    create or replace function search_products(
      asked tsquery, meant tsquery, close tsquery, wide tsquery, enough integer, titles_suffice integer, with_adult boolean,
      price_from bigint, price_to bigint, least_rating smallint, only_in_stock boolean, only_free boolean, ships_to text, ships_at timestamptz,
      ranked boolean, called real, is_long boolean
    ) returns table (
      id uuid, part smallint, rank integer, sales integer, shop_id uuid, category_code text, min_price bigint, rating smallint,
      in_stock boolean, created_at timestamptz
    )
    language plpgsql stable rows 60 set plan_cache_mode = force_generic_plan as $function$
    declare
      weights constant real[] := '{0.02, 0.2, 0.5, 1}';
      -- Filters may leave few candidates, so more are read.
      is_narrowed constant boolean :=
        coalesce(price_from, price_to, least_rating) is not null or only_in_stock or only_free or ships_to is not null;
      ranks_at_once constant boolean := ranked and not is_narrowed;
      most integer := case when is_narrowed then 10000 else 2000 end;
      page constant integer := 10;
      -- All characters of `asked`, in any order; so many that have them are looked into, or all where no order is asked for
      unordered constant tsquery := replace(asked::text, '<->', '&')::tsquery;
      titles_read constant integer := case when unordered <> asked then 5000 end;
      texts_read constant integer := case when unordered <> asked then 1000 end;
      last_of_titles constant integer := 6;
      last_of_texts constant integer := 13;
      -- The best sellers, of 4,800, among which what is called so is looked for
      last_of_best constant integer := 2;
      -- The products that pass the rating or the price, where they are so few
      few_enough constant integer := 1000;
      few uuid[];
      found uuid[];
      found_ranks real[];
      waiting uuid[] := '{}';
      waiting_ranks real[] := '{}';
      have integer := 0;
      -- Before filters, and at least as many as suffice
      seen integer := 0;
      more integer;
      cut boolean := false;
      stopped boolean := false;
      last_step integer := 0;
    begin
      part := 0;
      if least_rating is not null and not with_adult then
        few := array(
          select p.id from products p where p.status = 'on_sale' and not p.adult and p.rating >= least_rating limit few_enough + 1);
      elsif coalesce(price_from, price_to) is not null and not with_adult then
        few := array(
          select p.id from products p
          where p.status = 'on_sale' and not p.adult and p.min_price >= coalesce(price_from, 0)
            and p.min_price <= coalesce(price_to, 9223372036854775807) limit few_enough + 1);
      end if;
      if cardinality(few) > few_enough then few := null; end if;
      for step in 0..last_of_texts loop
        last_step := step;
        -- To count many, an eighth more than is missing: some are not visible.
        if not ranked and not is_narrowed and enough >= 250 then most := least(enough - have + enough / 8, 2000); end if;
        if is_long and few is null and step > last_of_titles + 1 + last_of_best then
          found := null;
          found_ranks := '{}';
        elsif few is not null then
          found := case step
            when 0 then array(select s.product_id from search_words s where s.product_id = any(few) and s.title_words @@ asked)
            when last_of_titles + 1 then array(
              select s.product_id from search_words s
              where s.product_id = any(few) and s.all_words @@ asked and not s.title_words @@ asked
                and (not is_long or s.tier <= last_of_best))
          end;
          found_ranks := '{}';
        elsif ranks_at_once then
          case step%s
          end case;
        else
          case step%s
          end case;
          found_ranks := '{}';
        end if;
        if found is not null then
          waiting := waiting || found;
          waiting_ranks := waiting_ranks || found_ranks;
          cut := cut or cardinality(found) = most;
        end if;

        if waiting <> '{}' and (
          step in (last_of_titles, last_of_texts)
          or have + cardinality(waiting) >= page and (
            not ranks_at_once or have > 0 or step >= last_of_best
            or (select count(*) from unnest(waiting_ranks) r where r >= called) >= page)
        ) then
          return query
            select p.id, part,
              case
                when ranks_at_once then round(w.rank * 100)::integer
                when ranked then (
                  select round((ts_rank(weights, s.title_words, meant) + ts_rank(weights, s.title_words, close)) * 100)::integer
                  from search_words s where s.product_id = p.id)
                else 0
              end,
              p.sales, p.shop_id, p.category_code, p.min_price, p.rating, p.in_stock, p.created_at
            from unnest(waiting, waiting_ranks) as w (id, rank)
              join products p on p.id = w.id join shops h on h.id = p.shop_id
            where p.status = 'on_sale' and h.status = 'open' and (with_adult or not p.adult)
              and (price_from is null or p.min_price >= price_from) and (price_to is null or p.min_price <= price_to)
              and (least_rating is null or p.rating >= least_rating) and (not only_in_stock or p.in_stock)
              and (ships_to is null or not ships_to = any(p.no_delivery_to || restricted_countries(
                p.category_code, p.adult, p.hs_code, ships_at)) and exists (
                select from shop_destinations d where d.shop_id = p.shop_id and d.country = ships_to))
              and (not only_free or exists (
                select from shop_destinations d
                where d.shop_id = p.shop_id and d.country = coalesce(ships_to, '') and p.min_price >= d.free_from));
          get diagnostics more = row_count;
          have := have + more;
          if not is_narrowed then
            seen := have;
          elsif few is null and seen < titles_suffice and step <= last_of_titles then
            select seen + count(*) into seen from (
              select from unnest(waiting) as w (id) join products p on p.id = w.id join shops h on h.id = p.shop_id
              where p.status = 'on_sale' and h.status = 'open' and (with_adult or not p.adult) limit titles_suffice
            ) visible;
          end if;
          waiting := '{}';
          waiting_ranks := '{}';
          if have >= page then part := (part + 1)::smallint; end if;
        end if;

        if step = last_of_titles then
          if few is not null then
            select count(*) into seen from (select 1 where false%s limit titles_suffice) found_unfiltered;
          end if;
          if wide is not null and seen > 0 and seen < titles_suffice then
            select count(*) into seen from (select 1 where false%s limit titles_suffice) found_widely;
          end if;
          exit when seen >= titles_suffice and (have < enough or few is not null);
          part := (part + 1)::smallint;
        end if;
        if have >= enough and step < last_of_texts and few is null then
          stopped := true;
          exit;
        end if;
      end loop;
      if cut or stopped then
        return query
          select null::uuid, part, last_step, 0, null::uuid, null::text, null::bigint, null::smallint, not cut, null::timestamptz;
      end if;
    end $function$ $make$, steps, plain_steps, unfiltered, widers);
end $body$;

-- For each of these words, known ones that sound alike; the server counts in how many letters they differ. Words of few letters
-- share few trigrams with a mistyped one, so the threshold is low.
create or replace function similar_sounds(words text[], sounds text[])
returns table (typed text, word text, written text, sound text)
language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select t.word, v.word, v.written, v.sound
  from unnest(words, sounds) as t (word, sound)
    cross join lateral (
      select * from search_vocabulary v where v.sound % t.sound order by similarity(v.sound, t.sound) desc, v.word limit 40
    ) v
$$;
